// UIGestureRecognizer — after Apple's documentation "UIGestureRecognizer", read 2026-11.
// State: partial. Missing: presses, allowed touch types.

import QuartzCore

/// Watches touches and tells when they make a gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: MainActorObject {
  /// How far a gesture has come. Discrete gestures, such as a tap, go from `possible` to `ended` at once.
  public enum State: Int, Sendable {
    /// Not recognised yet: there are no fingers, or too few have come, or the gesture waits for another to
    /// fail.
    case possible = 0
    /// The first moment of a gesture that goes on, such as a pan.
    case began
    /// Fingers of a gesture that has begun have moved.
    case changed
    /// For discrete gestures: recognised.
    case ended
    /// A gesture that had begun was taken away, as by a scroll view or by disabling it.
    case cancelled
    /// The fingers made no such gesture. Actions do not hear of it.
    case failed

    /// Another name of `ended`, for discrete gestures.
    public static let recognized = State.ended
  }

  /// Decides whether the gesture may begin, beside which others, and with which touches. Not kept alive.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// The view that has the recogniser: it hears the touches of it and of all it holds. nil for none.
  open internal(set) weak var view: UIView?
  /// Disabling cancels a gesture under way; enabled again, the recogniser waits for fingers that land later.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { abandon() } }
  }
  /// Whether the touched view loses its touches once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the touched view hears of no finger before the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the touched view hears of lifted fingers only when it is decided that they were no part of the
  /// gesture: a double tap keeps the end of the first tap back.
  open var delaysTouchesEnded = true
  /// Names the recogniser for people.
  open var name: String?
  /// Kept, without effect.
  open var requiresExclusiveTouchType = true

  /// Setting it from a subclass moves the gesture on and calls the actions. It stays `possible` while the
  /// gesture waits for another to fail (`require(toFail:)`).
  open var state: State {
    get { progress.state }
    set { move(to: newValue) }
  }

  var progress = GestureProgress()
  let requirements = GestureRequirements()
  private var actions: [GestureAction] = []
  private var announcements = 0
  /// How many calls of actions are under way, one within the other.
  private var announcing = 0
  private var finishesWhenAnnounced = false
  private var isFinishing = false
  /// Touches that the recogniser follows, oldest first.
  private(set) var trackedTouches: [UITouch] = []
  /// Those and the ones that have lifted since the last reset, oldest first.
  private(set) var heardTouches: [UITouch] = []

  /// Calls `action` of `target`, which is not kept alive, with the recogniser, on every change of state but
  /// to `possible` and `failed`.
  public init(target: Any?, action: Selector?) {
    super.init(_object: ())
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recogniser without actions, as subclasses and `addTarget` want it.
  public convenience init() { self.init(target: nil, action: nil) }

  /// The closure form of `init(target:action:)`.
  public convenience init(_ action: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addAction(action)
  }

  /// Calls `action` on every change of state but to `possible` and `failed`: the closure form of `addTarget`.
  public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) {
    actions.append(.closure(action))
  }

  /// As `init(target:action:)`; a pair that is there already is not added again.
  open func addTarget(_ target: Any, action: Selector) {
    let target = TargetAction(target, action)
    let isKnown = actions.contains { if case .target(target) = $0 { true } else { false } }
    if !isKnown { actions.append(.target(target)) }
  }

  /// nil stands for every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { if case .target(let own) = $0 { own.matches(target, action) } else { false } }
  }

  /// Lets this gesture begin only when `otherGestureRecognizer`, which is not kept alive, has failed, as long
  /// as that one has fingers or waits for more; where the other one is recognised, this one fails. Two that
  /// wait for each other do not wait for ever: the later of them begins.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    requirements.add(otherGestureRecognizer)
  }

  /// How many fingers the recogniser follows at the moment.
  open var numberOfTouches: Int { trackedTouches.count }

  /// The middle of the touches, in `view`'s coordinates; nil is the window. Those that were last heard of
  /// where all have lifted; zero without any.
  open func location(in view: UIView?) -> CGPoint {
    let touches = trackedTouches.isEmpty ? heardTouches.suffix(1) : trackedTouches[...]
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(CGPoint.zero) { sum, touch in
      let point = touch.location(in: view)
      return CGPoint(x: sum.x + point.x, y: sum.y + point.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// The place of one of the touches, oldest first, in `view`'s coordinates; nil is the window. Zero where
  /// there are not so many.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    trackedTouches.indices.contains(index) ? trackedTouches[index].location(in: view) : .zero
  }

  // MARK: For subclasses

  /// Fingers have landed on the view. A subclass looks at them and sets `state`. Base: does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers that the recogniser follows have moved. Base: does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers that the recogniser follows have left the screen. Base: does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers that the recogniser follows were taken away. Base: does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a gesture is over, whichever way it ended, and its fingers have lifted, before the next can
  /// begin. Not for one that stays `possible`: it goes on with the next finger.
  open func reset() {}

  /// Hears no more of `touch`. Only for touches that it hears of; the view goes on hearing.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard trackedTouches.contains(touch) else { return }
    touch.gestureRecognizers?.removeAll { $0 === self }
    heardTouches.removeAll { $0 === touch }
    release([touch])
  }

  /// Whether this gesture, recognised, ends the other one's chances.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other one, recognised, ends this gesture's chances.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture waits for the other one to fail, beside what `require(toFail:)` and delegates say.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other one waits for this gesture to fail, beside what `require(toFail:)` and delegates say.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the gesture goes on without a finger for a while, as between the taps of a double tap.
  var isWaitingForMore: Bool { false }

  // MARK: The window's side

  func track(_ touch: UITouch) {
    trackedTouches.append(touch)
    heardTouches.append(touch)
    // A subclass that never says whether it failed goes on with every finger that lands.
    if heardTouches.count > Self.mostHeardTouches { heardTouches.removeFirst() }
  }

  private static let mostHeardTouches = 100

  /// Forgets touches that have left the screen and, with the last of them, a gesture that is over. One
  /// that is still possible then waits for another finger, or for other gestures.
  func release(_ touches: Set<UITouch>) {
    trackedTouches.removeAll { touches.contains($0) }
    if trackedTouches.isEmpty, state != .possible { finish() }
  }

  /// Another gesture has taken the touches.
  func prevent() {
    guard !progress.isOver else { return }
    move(to: state == .possible ? .failed : .cancelled)
  }

  /// Lets go of its touches, which it will not hear of again; a gesture under way is cancelled.
  func abandon() {
    guard !heardTouches.isEmpty || state != .possible else { return }
    let heard = heardTouches
    for touch in heard { touch.gestureRecognizers?.removeAll { $0 === self } }
    prevent()
    trackedTouches = []
    // One without fingers is finished already.
    if announcing > 0 {
      finishesWhenAnnounced = true
    } else if state != .possible || !heardTouches.isEmpty {
      finish()
    }
    TouchDispatch.settle(heard)
  }

  /// Whether touches still matter: not when the gesture is over and only waits for the fingers to lift.
  var isListening: Bool { !progress.isOver }

  /// Whether a new finger is for this gesture: not for one that has all it wants and waits for others to
  /// fail.
  var takesTouches: Bool { isEnabled && !progress.held.contains(.ended) }

  /// Whether it is still open what becomes of the fingers that this one hears.
  var isUndecided: Bool { state == .possible && !heardTouches.isEmpty }

  // MARK: Going on

  private func move(to next: State) {
    switch progress.ask(next) {
    case .nothing: break
    case .start(let start): attempt(start)
    case .announce:
      callActions()
      finishIfOver()
    case .fail: settled()
    }
  }

  private func attempt(_ start: State) {
    switch requirements.obstacle(to: self) {
    case .none: begin([start])
    case .undecided: progress.hold(start)
    case .recognised: move(to: .failed)
    }
  }

  /// One that this gesture waits for has been decided.
  func checkRequirements() {
    guard progress.isHeld else { return }
    switch requirements.obstacle(to: self) {
    case .none: begin(progress.release())
    case .undecided: break
    case .recognised: move(to: .failed)
    }
  }

  private func begin(_ states: [State]) {
    guard mayBegin() else { return move(to: .failed) }
    for (index, next) in states.enumerated() {
      // An action may have ended what it was told of.
      guard index == 0 || progress.state == states[index - 1] else { break }
      progress.enter(next)
      if index == 0 {
        preventOthers()
        requirements.tellWaiting()
      }
      callActions()
    }
    settled()
  }

  /// It is decided what becomes of the fingers: the recognisers that waited for that go on.
  private func settled() {
    requirements.tellWaiting()
    TouchDispatch.settle(heardTouches)
    finishIfOver()
  }

  /// Without fingers nothing is left to wait for.
  private func finishIfOver() {
    guard trackedTouches.isEmpty, state != .possible, !isFinishing else { return }
    if announcing > 0 { finishesWhenAnnounced = true } else { finish() }
  }

  private func finish() {
    isFinishing = true
    if !progress.isOver, state != .possible { move(to: .cancelled) }
    isFinishing = false
    let heard = heardTouches
    heardTouches = trackedTouches
    progress.reset()
    requirements.reset()
    reset()
    requirements.tellWaiting()
    TouchDispatch.settle(heard)
  }

  private func callActions() {
    announcements += 1
    announcing += 1
    let announcement = announcements
    // An action may move the state on; then all have been told of the newer one.
    for action in actions where announcement == announcements { action.run(for: self) }
    announcing -= 1
    guard announcing == 0, finishesWhenAnnounced else { return }
    finishesWhenAnnounced = false
    finish()
  }
}

/// An action of a recogniser.
private enum GestureAction {
  case closure((UIGestureRecognizer) -> Void)
  case target(TargetAction)

  @MainActor func run(for recognizer: UIGestureRecognizer) {
    switch self {
    case .closure(let action): action(recognizer)
    case .target(let target): target.send([recognizer])
    }
  }
}

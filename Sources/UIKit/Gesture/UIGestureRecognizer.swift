// UIGestureRecognizer — after Apple's documentation "UIGestureRecognizer", read 2026-11.
// State: partial. Missing: require(toFail:) (kept, without effect), presses, allowed touch types.

import QuartzCore

/// Watches touches and tells when they make a gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: MainActorObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began
    case changed
    /// For discrete gestures: recognised.
    case ended
    case cancelled
    case failed

    public static let recognized = State.ended
  }

  open weak var delegate: UIGestureRecognizerDelegate?
  open internal(set) weak var view: UIView?
  /// Disabling cancels a gesture under way; enabled again, the recogniser waits for fingers that land later.
  open var isEnabled = true {
    didSet { if oldValue, !isEnabled { abandon() } }
  }
  /// Whether the touched view loses its touches once the gesture is recognised.
  open var cancelsTouchesInView = true

  /// Setting it from a subclass moves the gesture on and calls the actions.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  private var currentState = State.possible
  private var actions: [GestureAction] = []
  private var announcements = 0
  /// How many calls of actions are under way, one within the other.
  private var announcing = 0
  private var finishesWhenAnnounced = false
  /// Touches that the recogniser follows, oldest first.
  private(set) var trackedTouches: [UITouch] = []

  /// Calls `action` of `target`, which is not kept alive, with the recogniser, on every change of state but to
  /// `possible` and `failed`.
  public init(target: Any?, action: Selector?) {
    super.init(_object: ())
    if let target, let action { addTarget(target, action: action) }
  }

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

  /// Kept for source compatibility, without effect: no recogniser waits for another one.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Names the recogniser for people.
  open var name: String?
  /// Kept, without effect.
  open var delaysTouchesBegan = false
  /// Kept, without effect.
  open var delaysTouchesEnded = true
  /// Kept, without effect.
  open var requiresExclusiveTouchType = true

  open var numberOfTouches: Int { trackedTouches.count }

  /// The middle of the touches, in `view`'s coordinates; nil is the window. Zero without touches.
  open func location(in view: UIView?) -> CGPoint {
    let touches = trackedTouches
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(CGPoint.zero) { sum, touch in
      let point = touch.location(in: view)
      return CGPoint(x: sum.x + point.x, y: sum.y + point.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// The place of one of the touches, oldest first, in `view`'s coordinates; nil is the window. Zero where there are
  /// not so many.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    trackedTouches.indices.contains(index) ? trackedTouches[index].location(in: view) : .zero
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a gesture is over, whichever way it ended, before the next can begin.
  open func reset() {}

  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }

  // MARK: The window's side

  func track(_ touch: UITouch) { trackedTouches.append(touch) }

  /// Forgets touches that have left the screen and, with the last of them, the gesture.
  func release(_ touches: Set<UITouch>) {
    trackedTouches.removeAll { touches.contains($0) }
    if trackedTouches.isEmpty { finish() }
  }

  /// Another gesture has taken the touches.
  func prevent() {
    switch currentState {
    case .possible: currentState = .failed
    case .began, .changed: move(to: .cancelled)
    case .ended, .cancelled, .failed: break
    }
  }

  /// Lets go of its touches, which it will not hear of again; a gesture under way is cancelled.
  func abandon() {
    guard !trackedTouches.isEmpty || currentState != .possible else { return }
    for touch in trackedTouches { touch.gestureRecognizers?.removeAll { $0 === self } }
    prevent()
    trackedTouches = []
    if announcing > 0 { finishesWhenAnnounced = true } else { finish() }
  }

  /// Whether touches still matter: not when the gesture is over and only waits for the fingers to lift.
  var isListening: Bool { currentState == .possible || currentState == .began || currentState == .changed }

  private func finish() {
    if currentState == .began || currentState == .changed { move(to: .cancelled) }
    currentState = .possible
    reset()
  }

  private func move(to next: State) {
    switch (currentState, next) {
    case (.possible, .began), (.possible, .ended):
      guard mayBegin() else {
        currentState = .failed
        return
      }
      currentState = next
      preventOthers()
      callActions()
    case (.possible, .failed), (.possible, .cancelled):
      currentState = .failed
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      currentState = next
      callActions()
    default:
      break
    }
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

  private func mayBegin() -> Bool {
    guard isEnabled, trackedTouches.first?.view?.gestureRecognizerShouldBegin(self) ?? true else {
      return false
    }
    if let view, view !== trackedTouches.first?.view, !view.gestureRecognizerShouldBegin(self) {
      return false
    }
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return !rivals.contains { rival in
      (rival.state == .began || rival.state == .changed) && rival.canPrevent(self)
        && canBePrevented(by: rival) && !isSimultaneous(with: rival)
    }
  }

  /// Once this gesture has begun, the others on its touches are over; the touched view loses its touches.
  private func preventOthers() {
    for rival in rivals
    where canPrevent(rival) && rival.canBePrevented(by: self) && !isSimultaneous(with: rival) {
      rival.prevent()
    }
    if cancelsTouchesInView, let window = view?.window {
      window.cancelInView(trackedTouches, by: self)
    }
  }

  private var rivals: [UIGestureRecognizer] {
    var seen: [UIGestureRecognizer] = []
    for touch in trackedTouches {
      for other in touch.gestureRecognizers ?? [] where other !== self && !seen.contains(other) {
        seen.append(other)
      }
    }
    return seen
  }

  private func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    (delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
  }
}

/// What a recogniser calls.
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

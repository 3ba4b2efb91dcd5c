// A window's change of size, as a device's rotation is: what its controllers add to it, and when that runs.

import QuartzCore

/// Coordinates one change of a window's size. There may be several at a time, each with an end of its own.
final class SizeTransition: UIViewControllerTransitionCoordinator {
  /// Seconds of a change of size that is seen. Our choice: a device takes 0.3 s for a quarter turn, and
  /// nothing here turns.
  static let duration: TimeInterval = 0.3

  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage { case collecting, running, over }

  private var stage = Stage.collecting
  private var animations: [Step] = []
  private var completions: [Step] = []
  private weak var window: UIWindow?
  private weak var controller: UIViewController?
  /// Virtual time, in seconds; nil before the animation has begun.
  private var begin: TimeInterval?
  /// Hears of the end, before the completions run.
  private let ended: (SizeTransition) -> Void

  /// - Parameters:
  ///   - isAnimated: false lets everything happen at once.
  ///   - ended: called once, when the transition is over.
  init(
    in window: UIWindow, of controller: UIViewController, isAnimated: Bool,
    ended: @escaping (SizeTransition) -> Void
  ) {
    self.window = window
    self.controller = controller
    self.isAnimated = isAnimated
    self.ended = ended
  }

  // MARK: Running it

  /// Runs `change`, which sets the new size and lays out, then what goes along, in one animation. The
  /// completions follow when its time is over.
  func run(_ change: @escaping () -> Void) {
    let loop = VirtualRunLoop.current
    begin = loop.now
    stage = .running
    let everything = { [self] in
      change()
      runAnimations()
    }
    guard isAnimated else {
      everything()
      return finish()
    }
    UIView.animate(
      withDuration: Self.duration, animations: everything, completion: { [self] _ in finishInTime() })
  }

  /// An animation may add others while it runs; they run as well.
  private func runAnimations() {
    while !animations.isEmpty {
      let batch = animations
      animations = []
      for animation in batch { animation(self) }
    }
    window?.layoutIfNeeded()
  }

  /// A transition takes its time, also where nothing on screen moves or another one took over what did.
  private func finishInTime() {
    let loop = VirtualRunLoop.current
    let end = (begin ?? loop.now) + transitionDuration
    if loop.now < end {
      loop.schedule(at: end) { [self] in finish() }
    } else {
      finish()
    }
  }

  private func finish() {
    guard stage == .running else { return }
    stage = .over
    ended(self)
    let batch = completions
    completions = []
    for completion in batch { completion(self) }
  }

  // MARK: UIViewControllerTransitionCoordinator

  /// Before the change both wait for it. While it runs, `animation` is too late; after it, so is
  /// `completion`.
  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    switch stage {
    case .collecting:
      if let animation { animations.append(animation) }
      if let completion { completions.append(completion) }
      return true
    case .running:
      if let completion { completions.append(completion) }
      return false
    case .over:
      return false
    }
  }

  /// All views are in the window, so that they move with it wherever they are.
  func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Does nothing: no finger holds a change of size.
  func notifyWhenInteractionChanges(_ handler: @escaping Step) {}
  func notifyWhenInteractionEnds(_ handler: @escaping Step) {}

  let isAnimated: Bool
  var transitionDuration: TimeInterval { isAnimated ? Self.duration : 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  var percentComplete: CGFloat {
    guard stage != .over, let begin else { return stage == .over ? 1 : 0 }
    guard transitionDuration > 0 else { return 1 }
    return CGFloat(min(max((VirtualRunLoop.current.now - begin) / transitionDuration, 0), 1))
  }

  /// The same one before and after.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controller }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { controller?.viewIfLoaded }
  /// The window.
  var containerView: UIView { window ?? UIView() }
  /// The identity: the window gets another size, and is not turned.
  var targetTransform: CGAffineTransform { .identity }
}

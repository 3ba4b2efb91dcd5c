import QuartzCore

/// One transition from a controller to another, under way: the context of its animator and the coordinator of
/// the animations that go along.
final class ControllerTransition: UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator
{
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let from: UIViewController?
  let to: UIViewController?
  let containerView: UIView
  /// Stands still with the transition while a hand holds it.
  let timedLayer: CALayer
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  var presentationStyle = UIModalPresentationStyle.none
  /// The view that moves, where that is not the controller's own.
  var views: [UITransitionContextViewKey: UIView] = [:]
  var frames: (initial: [ObjectIdentifier: CGRect], final: [ObjectIdentifier: CGRect]) = ([:], [:])

  private var phase = TransitionPhase()
  private var alongside: [Step] = []
  private var completions: [Step] = []
  private var changes: [Step] = []
  private var begin: TimeInterval = 0
  /// Called once, when it is over; whether it went to its end.
  private let ended: (Bool) -> Void

  init(
    from: UIViewController?, to: UIViewController?, in container: UIView, timing layer: CALayer,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, ended: @escaping (Bool) -> Void
  ) {
    (self.from, self.to, containerView, timedLayer) = (from, to, container, layer)
    (self.animator, self.interaction, self.ended) = (animator, interaction, ended)
    initiallyInteractive = interaction?.wantsInteractiveStart ?? false
  }

  /// All animations that go along have been added.
  func start() {
    begin = VirtualRunLoop.current.now
    phase.started(byHand: initiallyInteractive)
    if let interaction, initiallyInteractive {
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    guard !phase.isOver else { return }
    let steps = alongside
    alongside = []
    guard !steps.isEmpty else { return }
    UIView.animate(withDuration: transitionDuration) { for step in steps { step(self) } }
  }

  /// Jumps to the end: something else comes now.
  func finishAtOnce() {
    guard !phase.isOver else { return }
    containerView.layer.endAllAnimationsBelow()
    completeTransition(true)
  }

  // MARK: Progress

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    perform(phase.moved(to: Double(percentComplete)))
  }
  func finishInteractiveTransition() { perform(phase.released(isCancelled: false)) }
  func cancelInteractiveTransition() { perform(phase.released(isCancelled: true)) }
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { perform(phase.completed(didComplete)) }

  private func perform(_ action: TransitionPhase.Action) {
    switch action {
    case .nothing, .show: break
    case .settle:
      let told = changes
      changes = []
      for step in told { step(self) }
    case .end(let isCancelled):
      timedLayer.speed = 1
      timedLayer.beginTime = 0
      timedLayer.timeOffset = 0
      ended(!isCancelled)
      animator._implementing("animationEnded(_:)")?.animationEnded(!isCancelled)
      let told = completions
      completions = []
      for step in told { step(self) }
    }
  }

  // MARK: Properties

  var isAnimated: Bool { true }
  var isInteractive: Bool { phase.isHeld }
  var transitionWasCancelled: Bool { phase.isCancelled }
  var isCancelled: Bool { phase.isCancelled }
  let initiallyInteractive: Bool
  var isInterruptible: Bool { false }
  var transitionDuration: TimeInterval { animator.transitionDuration(using: self) }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  var percentComplete: CGFloat {
    switch phase.state {
    case .collecting: return 0
    case .held(let percent): return CGFloat(percent)
    case .settling(let isCancelled), .over(let isCancelled): return isCancelled ? 0 : 1
    case .running:
      guard transitionDuration > 0 else { return 1 }
      return CGFloat(min(max((VirtualRunLoop.current.now - begin) / transitionDuration, 0), 1))
    }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    views[key]
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    frames.initial[ObjectIdentifier(viewController)] ?? .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    frames.final[ObjectIdentifier(viewController)] ?? .zero
  }

  // MARK: Going along

  /// Before the start both wait for it. Afterwards `animation` is too late; after the end so is `completion`.
  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    guard !phase.isOver else { return false }
    if let completion { completions.append(completion) }
    guard phase.state == .collecting else { return false }
    if let animation { alongside.append(animation) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Step) { changes.append(handler) }
  func notifyWhenInteractionEnds(_ handler: @escaping Step) { changes.append(handler) }
}

extension CALayer {
  /// Ends every animation of the layer and of what it holds; what is drawn is its own values from now on.
  func endAllAnimationsBelow() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.endAllAnimationsBelow() }
    mask?.endAllAnimationsBelow()
  }
}

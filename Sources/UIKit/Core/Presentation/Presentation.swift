// Controllers over controllers: over the whole window, without the cards and gestures of a device. They come
// and go at once unless a transitioning delegate animates that.

import QuartzCore

/// One controller that is presented.
@MainActor final class Presentation {
  let controller: UIPresentationController
  /// Covers the window; nil for a presentation without transitions.
  let container: PresentationContainer?
  var transition: ControllerTransition?
  var isDismissing = false

  init(_ controller: UIPresentationController, in container: PresentationContainer?) {
    self.controller = controller
    self.container = container
    container?.controller = controller
    controller.containerView = container
  }
}

/// Presented views stand in it. Touches that meet nothing else fall on it, and not on the views below.
final class PresentationContainer: UIView {
  weak var controller: UIPresentationController?

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}

extension UIViewController {
  /// The transition that the controller, or one around it, takes part in.
  var runningTransition: (any UIViewControllerTransitionCoordinator)? {
    if let own = presented?.presentation?.transition ?? presentation?.transition { return own }
    if let own = (self as? UINavigationController)?.transition { return own }
    return parent?.runningTransition
  }

  /// Itself or the outermost controller around it.
  private var outermost: UIViewController { parent?.outermost ?? self }

  func showOver(_ new: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let window = UIWindow.current, new.presenter == nil else { return }
    new.presenter = self
    presented = new
    new.loadViewIfNeeded()
    guard
      let given = new.transitioningDelegate ?? new.ownTransitions(in: window) ?? new.preferredTransitions
    else {
      new.presentation = Presentation(
        UIPresentationController(presentedViewController: new, presenting: outermost), in: nil)
      new.view.frame = window.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      new.appear()
      window.addSubview(new.view)
      window.overlays.append(new)
      if let completion { VirtualRunLoop.current.post(completion) }
      return
    }
    let by =
      given._implementing("presentationController(forPresented:presenting:source:)")?
      .presentationController(forPresented: new, presenting: outermost, source: self)
      ?? UIPresentationController(presentedViewController: new, presenting: outermost)
    by.presentingViewController = outermost
    let container = PresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let presentation = Presentation(by, in: container)
    new.presentation = presentation
    window.addSubview(container)
    window.overlays.append(new)
    pass(new, presentation, in: container, isComing: true, animated: animated, given, completion)
  }

  func takeAway(animated: Bool, completion: (() -> Void)?) {
    guard let old = presented else {
      if let completion { VirtualRunLoop.current.post(completion) }
      return
    }
    old.presentation?.transition?.finishAtOnce()
    old.takeAway(animated: false, completion: nil)
    guard let presentation = old.presentation, let container = presentation.container else {
      old.presenter = nil
      old.disappear()
      remove(old)
      if let completion { VirtualRunLoop.current.post(completion) }
      return
    }
    let given =
      old.transitioningDelegate ?? presentation.controller.transitions ?? old.preferredTransitions
    pass(old, presentation, in: container, isComing: false, animated: animated, given, completion)
  }

  /// Brings the presented controller `moving` or takes it away, in the container of its presentation.
  ///
  /// - Parameter given: says how; nil, and an answer of nil, is at once.
  private func pass(
    _ moving: UIViewController, _ presentation: Presentation, in container: UIView, isComing: Bool,
    animated: Bool, _ given: (any UIViewControllerTransitioningDelegate)?, _ completion: (() -> Void)?
  ) {
    let by = presentation.controller
    let home = isComing ? by.frameOfPresentedViewInContainerView : nil
    let view = by.presentedView ?? moving.view ?? UIView()
    let animator = animated ? chosenAnimator(for: moving, isComing: isComing, given) : nil
    presentation.isDismissing = !isComing
    moving.isInTransition = true
    moving.beginAppearanceTransition(isComing, animated: animated)
    let ended: (Bool) -> Void = { [weak self] didComplete in
      presentation.transition = nil
      presentation.isDismissing = false
      moving.isInTransition = false
      if isComing {
        by.presentationTransitionDidEnd(didComplete)
      } else {
        by.dismissalTransitionDidEnd(didComplete)
      }
      let isThere = isComing == didComplete
      if isThere, view.superview == nil { container.addSubview(view) }
      // On its way it was said to appear or to disappear; taken back it does the opposite.
      if !didComplete { moving.beginAppearanceTransition(isThere, animated: animated) }
      moving.endAppearance(animated: animated)
      if !isThere { self?.remove(moving) }
      if !isComing { self?.outermost.putBackIntoWindow() }
      if let completion { VirtualRunLoop.current.post(completion) }
    }
    if let home { UIView.performWithoutAnimation { view.frame = home } }
    guard let animator else {
      by.transitionWillBegin(isComing: isComing)
      if isComing { container.addSubview(view) }
      return ended(true)
    }
    let interaction = chosenInteraction(with: animator, isComing: isComing, given)
    let transition = ControllerTransition(
      from: isComing ? outermost : moving, to: isComing ? moving : outermost, in: container,
      timing: container.layer, animator: animator, interaction: interaction, ended: ended)
    describe(transition, of: moving, view, home: home)
    presentation.transition = transition
    by.transitionWillBegin(isComing: isComing)
    transition.start()
    if isComing { outermost.putBackIntoWindow() }
  }

  /// - Parameters:
  ///   - view: moves for the controller `moving`.
  ///   - home: its frame at the end, in the container's coordinates; nil where the controller goes.
  private func describe(
    _ transition: ControllerTransition, of moving: UIViewController, _ view: UIView, home: CGRect?
  ) {
    let isComing = home != nil
    let room = transition.containerView.bounds
    transition.presentationStyle = moving.modalPresentationStyle
    transition.views[isComing ? .to : .from] = view
    if moving.modalPresentationStyle == .fullScreen {
      transition.views[isComing ? .from : .to] = outermost.view
    }
    transition.frames.initial[ObjectIdentifier(outermost)] = room
    transition.frames.final[ObjectIdentifier(outermost)] = room
    if let home {
      transition.frames.final[ObjectIdentifier(moving)] = home
    } else {
      transition.frames.initial[ObjectIdentifier(moving)] = view.frame
    }
  }

  private func chosenAnimator(
    for moving: UIViewController, isComing: Bool, _ given: (any UIViewControllerTransitioningDelegate)?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isComing
      ? given?._implementing("animationController(forPresented:presenting:source:)")?
        .animationController(forPresented: moving, presenting: outermost, source: self)
      : given?._implementing("animationController(forDismissed:)")?
        .animationController(forDismissed: moving)
  }

  private func chosenInteraction(
    with animator: any UIViewControllerAnimatedTransitioning, isComing: Bool,
    _ given: (any UIViewControllerTransitioningDelegate)?
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isComing
      ? given?._implementing("interactionControllerForPresentation(using:)")?
        .interactionControllerForPresentation(using: animator)
      : given?._implementing("interactionControllerForDismissal(using:)")?
        .interactionControllerForDismissal(using: animator)
  }

  /// Forgets what was presented.
  private func remove(_ old: UIViewController) {
    old.presenter = nil
    old.viewIfLoaded?.removeFromSuperview()
    old.presentation?.container?.removeFromSuperview()
    old.presentation = nil
    old.sheetIfMade = nil
    old.popoverIfMade = nil
    UIWindow.current?.overlays.removeAll { $0 === old }
    if presented === old { presented = nil }
  }

  /// Animators may have taken the presenting view into the container.
  private func putBackIntoWindow() {
    guard let window = UIWindow.current, window.rootViewController === self, view.superview !== window else {
      return
    }
    guard presented?.presentation?.transition == nil, !(view.superview is SheetBackdrop.Card) else { return }
    UIView.performWithoutAnimation {
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
  }
}

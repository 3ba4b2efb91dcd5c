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
    new.presentation = Presentation(by, in: container)
    window.addSubview(container)
    window.overlays.append(new)
    present(new, by, in: container, animated: animated, given, completion)
  }

  private func present(
    _ new: UIViewController, _ by: UIPresentationController, in container: UIView, animated: Bool,
    _ given: any UIViewControllerTransitioningDelegate, _ completion: (() -> Void)?
  ) {
    let home = by.frameOfPresentedViewInContainerView
    let moving = by.presentedView ?? new.view ?? UIView()
    let animator =
      animated
      ? given._implementing("animationController(forPresented:presenting:source:)")?
        .animationController(forPresented: new, presenting: outermost, source: self) : nil
    new.isInTransition = true
    new.beginAppearanceTransition(true, animated: animated)
    let ended: (Bool) -> Void = { [weak self] didComplete in
      new.presentation?.transition = nil
      new.isInTransition = false
      by.presentationTransitionDidEnd(didComplete)
      if didComplete {
        if moving.superview == nil { container.addSubview(moving) }
        new.endAppearance(animated: animated)
      } else {
        new.beginAppearanceTransition(false, animated: animated)
        new.endAppearance(animated: animated)
        self?.remove(new)
      }
      if let completion { VirtualRunLoop.current.post(completion) }
    }
    UIView.performWithoutAnimation { moving.frame = home }
    guard let animator else {
      by.presentationTransitionWillBegin()
      container.addSubview(moving)
      return ended(true)
    }
    let interaction = given._implementing("interactionControllerForPresentation(using:)")?
      .interactionControllerForPresentation(using: animator)
    let transition = ControllerTransition(
      from: outermost, to: new, in: container, timing: container.layer, animator: animator,
      interaction: interaction, ended: ended)
    transition.presentationStyle = new.modalPresentationStyle
    transition.views[.to] = moving
    if new.modalPresentationStyle == .fullScreen { transition.views[.from] = outermost.view }
    transition.frames.initial[ObjectIdentifier(outermost)] = container.bounds
    transition.frames.final[ObjectIdentifier(outermost)] = container.bounds
    transition.frames.final[ObjectIdentifier(new)] = home
    new.presentation?.transition = transition
    by.presentationTransitionWillBegin()
    transition.start()
    outermost.putBackIntoWindow()
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
    dismiss(old, presentation, in: container, animated: animated, completion)
  }

  private func dismiss(
    _ old: UIViewController, _ presentation: Presentation, in container: UIView, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let by = presentation.controller
    let given =
      old.transitioningDelegate ?? (by as? UISheetPresentationController)?.transitions
      ?? (by as? UIPopoverPresentationController)?.transitions ?? old.preferredTransitions
    let animator =
      animated
      ? given?._implementing("animationController(forDismissed:)")?.animationController(forDismissed: old)
      : nil
    let moving = by.presentedView ?? old.view ?? UIView()
    presentation.isDismissing = true
    old.isInTransition = true
    old.beginAppearanceTransition(false, animated: animated)
    let ended: (Bool) -> Void = { [weak self] didComplete in
      presentation.transition = nil
      presentation.isDismissing = false
      old.isInTransition = false
      by.dismissalTransitionDidEnd(didComplete)
      if didComplete {
        old.endAppearance(animated: animated)
        self?.remove(old)
      } else {
        if moving.superview == nil { container.addSubview(moving) }
        old.beginAppearanceTransition(true, animated: animated)
        old.endAppearance(animated: animated)
      }
      self?.outermost.putBackIntoWindow()
      if let completion { VirtualRunLoop.current.post(completion) }
    }
    guard let animator else {
      by.dismissalTransitionWillBegin()
      return ended(true)
    }
    let interaction = given?._implementing("interactionControllerForDismissal(using:)")?
      .interactionControllerForDismissal(using: animator)
    let transition = ControllerTransition(
      from: old, to: outermost, in: container, timing: container.layer, animator: animator,
      interaction: interaction, ended: ended)
    transition.presentationStyle = old.modalPresentationStyle
    transition.views[.from] = moving
    if old.modalPresentationStyle == .fullScreen { transition.views[.to] = outermost.view }
    transition.frames.initial[ObjectIdentifier(old)] = moving.frame
    transition.frames.initial[ObjectIdentifier(outermost)] = container.bounds
    transition.frames.final[ObjectIdentifier(outermost)] = container.bounds
    presentation.transition = transition
    by.dismissalTransitionWillBegin()
    transition.start()
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

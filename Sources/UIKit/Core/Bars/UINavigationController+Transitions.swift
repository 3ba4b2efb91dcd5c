import QuartzCore

extension UINavigationController {
  /// The kind of change of the stack, for its animator.
  public enum Operation: Int, Sendable {
    case none = 0
    case push
    case pop
  }

  /// Moves from one top controller to another in time; the stack has changed already.
  ///
  /// Order of calls, as on a device: the old one will disappear, the new one will appear, and at the end the
  /// old one did disappear and the new one did appear. Where the way back is taken back, both hear the
  /// reverse.
  func animate(
    from old: UIViewController, to new: UIViewController, _ operation: Operation,
    undo: @escaping () -> Void, finish: @escaping () -> Void
  ) {
    let own = swipeBack.isBeginning ? swipeBack : nil
    let given = delegate?._implementing("navigationController(_:animationControllerFor:from:to:)")?
      .navigationController(self, animationControllerFor: operation, from: old, to: new)
    let interaction = given.flatMap {
      delegate?._implementing("navigationController(_:interactionControllerFor:)")?
        .navigationController(self, interactionControllerFor: $0)
    }
    let preferred =
      given != nil || own != nil
      ? nil
      : operation == .pop
        ? old.preferredMotion(over: new, isComing: false) : new.preferredMotion(over: old, isComing: true)
    let animator: any UIViewControllerAnimatedTransitioning =
      given ?? preferred ?? NavigationSlide(isPush: operation != .pop, isInteractive: own != nil)

    new.loadViewIfNeeded()
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.clipsToBounds = false
    let (oldFrame, newFrame) = (old.view.frame, contentFrame(of: new))
    let isMoving = ControllerTransition(
      from: old, to: new, in: container, timing: view.layer, animator: animator,
      interaction: given == nil ? own : interaction,
      ended: { [weak self] didComplete in
        self?.transitionEnded(
          from: old, to: new, in: container, didComplete: didComplete, undo: undo, finish: finish)
      })
    isMoving.views = [.from: old.view, .to: new.view]
    isMoving.frames.initial[ObjectIdentifier(old)] = oldFrame
    isMoving.frames.final[ObjectIdentifier(new)] = newFrame
    transition = isMoving

    old.isInTransition = true
    new.isInTransition = true
    old.movement = operation == .pop ? .leaving : .staying
    new.movement = operation == .push ? .coming : .staying
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    delegate?.navigationController(self, willShow: new, animated: true)
    UIView.performWithoutAnimation {
      view.insertSubview(container, belowSubview: navigationBar)
      container.addSubview(old.view)
      new.view.frame = newFrame
    }
    isMoving.start()
    if !isMoving.isInteractive { showBar(animated: true) }
  }

  private func transitionEnded(
    from old: UIViewController, to new: UIViewController, in container: UIView, didComplete: Bool,
    undo: () -> Void, finish: () -> Void
  ) {
    transition = nil
    let shown = didComplete ? new : old
    let gone = didComplete ? old : new
    if !didComplete {
      undo()
      // Before the views move: what leaves the window unheard would hear of it from there.
      new.beginAppearanceTransition(false, animated: true)
      old.beginAppearanceTransition(true, animated: true)
    }
    UIView.performWithoutAnimation {
      view.insertSubview(shown.view, belowSubview: navigationBar)
      gone.viewIfLoaded?.removeFromSuperview()
      container.removeFromSuperview()
    }
    gone.endAppearance(animated: true)
    shown.isInTransition = false
    gone.isInTransition = false
    shown.endAppearance(animated: true)
    if didComplete { finish() }
    old.movement = .staying
    new.movement = .staying
    showBar(animated: false)
    showToolbarItems()
    view.setNeedsLayout()
    if didComplete { delegate?.navigationController(self, didShow: new, animated: true) }
  }

  /// Whether there is something to see moving.
  var canAnimate: Bool {
    guard let view = viewIfLoaded, let window = view.window else { return false }
    return UIWindow.current === window && UIView.areAnimationsEnabled && appearance == .shown
  }
}

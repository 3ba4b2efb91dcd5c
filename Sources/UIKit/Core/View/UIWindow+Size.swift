// A window of another size: a device that is turned, as far as what is on the screen can tell.
//
// Order of calls, as on a device: the controllers hear of the new traits and of the new size; then, inside
// the animation, size, traits, layout, and what the controllers let go along; their completions come after
// it. Views have their new values at once, what is drawn follows.

import QuartzCore

extension UIWindow {
  /// Runs `change`, which makes the window one of `size` points; animated where its controller is on the
  /// screen.
  func resize(to size: CGSize, _ change: @escaping () -> Void) {
    guard size != layer.bounds.size else { return change() }
    guard let controller = rootViewController else { return setSize(change) }
    let transition = SizeTransition(
      in: self, of: controller, isAnimated: isSeen(controller),
      ended: { [weak self] over in self?.end(over) })
    sizeTransition = transition
    tell([controller] + overlays, size, transition)
    transition.run { [self] in
      setSize(change)
      layoutIfNeeded()
    }
  }

  private func tell(_ controllers: [UIViewController], _ size: CGSize, _ transition: SizeTransition) {
    let new = traits(ofSize: size)
    if new != traits {
      for controller in controllers { controller.willTransition(to: new, with: transition) }
    }
    for controller in controllers { controller.viewWillTransition(to: size, with: transition) }
  }

  private func isSeen(_ controller: UIViewController) -> Bool {
    UIWindow.current === self && controller.appearance == .shown && UIView.areAnimationsEnabled
  }

  private func end(_ transition: SizeTransition) {
    if sizeTransition === transition { sizeTransition = nil }
  }

  /// The window itself is as large as the screen at once: what it holds moves to where it belongs.
  private func setSize(_ change: () -> Void) {
    let old = layer.bounds.size
    let isLayingOut = autoresizesSubviews
    autoresizesSubviews = false
    isChangingSize = true
    UIView.performWithoutAnimation(change)
    autoresizesSubviews = isLayingOut
    resizeSubviews(from: old)
    // Views hear of it with the sizes that belong to it.
    isChangingSize = false
    updateSafeArea()
    sizeClassesChanged()
    SystemBars.current.changed()
    keyboard.update()
  }

  /// Tells the session and the views how large the window counts as.
  func sizeClassesChanged() {
    if UIWindow.current === self {
      SessionContext.current.screenClass = SizeClasses(ofScreen: layer.bounds.size).code
    }
    updateTraits()
  }
}

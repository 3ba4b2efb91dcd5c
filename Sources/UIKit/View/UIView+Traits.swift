// How light and dark come to the views: from the session's screen down, each view from its superview.

import QuartzCore

extension UIView {
  /// Takes the traits that the surroundings give now. What changes tells its controller, itself and then its
  /// subviews; below a view that does not change nothing does.
  func updateTraits() {
    let (old, new) = (traits, inheritedTraits)
    guard new != old else { return }
    traits = new
    new.performAsCurrent {
      if let color = givenBackground, layer.backgroundColor == color.resolvedColor(with: old).cgColor {
        layer.backgroundColor = color.resolvedColor(with: new).cgColor
      }
      viewController?.traitCollectionDidChange(old)
      viewController?.traitObservers.tell(old)
      traitCollectionDidChange(old)
      traitObservers.tell(old)
    }
    // Apple's "Supporting Dark Mode in your interface": layout runs again, so colours may be resolved there.
    setNeedsLayout()
    let told = subviews
    for view in told where view.superview === self { view.updateTraits() }
  }

  private var inheritedTraits: UITraitCollection {
    let styles = [
      overrideUserInterfaceStyle, viewController?.overrideUserInterfaceStyle ?? .unspecified,
    ]
    if let style = styles.first(where: { $0 != .unspecified }) { return .of(style) }
    return superview?.traits ?? .session
  }
}

extension UIWindow {
  /// The style of the session's screen, for the host to set while the session is the current one: light or dark
  /// (unspecified counts as light). Views and controllers are told at once.
  package var screenStyle: UIUserInterfaceStyle {
    get { VirtualRunLoop.isDark ? .dark : .light }
    set {
      VirtualRunLoop.current.isDark = newValue == .dark
      updateTraits()
    }
  }
}

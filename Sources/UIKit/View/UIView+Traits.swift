// How light and dark and the size classes come to the views: from the session's screen down, each view from its
// superview.

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
      viewController?.traitObservers.tell(old, now: new)
      traitCollectionDidChange(old)
      traitObservers.tell(old, now: new)
      inheritedTraitsChanged(from: old)
    }
    // Apple's "Supporting Dark Mode in your interface": layout runs again, so colours may be resolved there.
    setNeedsLayout()
    if drawsItself { setNeedsDisplay() }
    let told = subviews
    for view in told where view.superview === self { view.updateTraits() }
  }

  private var inheritedTraits: UITraitCollection {
    let styles = [
      overrideUserInterfaceStyle, viewController?.overrideUserInterfaceStyle ?? .unspecified,
    ]
    let around = superview?.traits ?? screenTraits
    // A controller's traits are those of its view, which has the last word.
    let inherited = traitOverrides.applied(to: viewController?.traitOverrides.applied(to: around) ?? around)
    guard let style = styles.first(where: { $0 != .unspecified }), style != inherited.userInterfaceStyle
    else {
      return inherited
    }
    return .of(style, inherited.sizes)
  }
}

extension UIWindow {
  /// The traits of the window if it were of `size` points.
  func traits(ofSize size: CGSize) -> UITraitCollection {
    .of(traits.userInterfaceStyle, SizeClasses(ofScreen: size))
  }

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

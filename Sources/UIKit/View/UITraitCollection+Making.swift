// Collections in which one trait is said, and collections put together from others.

import QuartzCore

extension UITraitCollection {
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, SizeClasses(horizontal: horizontalSizeClass, vertical: .unspecified))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, SizeClasses(horizontal: .unspecified, vertical: verticalSizeClass))
  }

  // The traits of these are the same everywhere: nothing is left to say.

  public convenience init(displayScale: CGFloat) { self.init(userInterfaceStyle: .unspecified) }
  public convenience init(layoutDirection: UIUserInterfaceLayoutDirection) {
    self.init(userInterfaceStyle: .unspecified)
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(userInterfaceStyle: .unspecified)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(userInterfaceStyle: .unspecified)
  }

  /// Of each trait the last that is specified.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var (style, sizes) = (
      UIUserInterfaceStyle.unspecified, SizeClasses(horizontal: .unspecified, vertical: .unspecified)
    )
    for one in traitCollections {
      if one.userInterfaceStyle != .unspecified { style = one.userInterfaceStyle }
      if one.horizontalSizeClass != .unspecified { sizes.horizontal = one.horizontalSizeClass }
      if one.verticalSizeClass != .unspecified { sizes.vertical = one.verticalSizeClass }
    }
    self.init(style, sizes)
  }
}

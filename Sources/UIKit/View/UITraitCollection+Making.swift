// Collections with a trait of one's own. All but the style are the session's.

import QuartzCore

extension UITraitCollection {
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified)
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified)
  }
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
  /// The last style that is specified.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let style = traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
    self.init(userInterfaceStyle: style ?? .unspecified)
  }
}

// UITraitOverrides — after Apple's documentation, read 2026-11.
// State: partial. Missing: traits other than the style and the size classes (kept for asking), traits of one's own.

import QuartzCore

/// The traits that a view or a controller says itself, for all that is below it, in place of what its surroundings say.
///
/// A trait that was not set reads as unspecified; setting it to that takes it back.
public struct UITraitOverrides: Equatable, Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Kept, without effect, as are the others from here.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  public var layoutDirection = UIUserInterfaceLayoutDirection.session
  public var displayScale: CGFloat = 0

  /// `traits` with what is said here in their place.
  func applied(to traits: UITraitCollection) -> UITraitCollection {
    let style = userInterfaceStyle == .unspecified ? traits.userInterfaceStyle : userInterfaceStyle
    var sizes = traits.sizes
    if horizontalSizeClass != .unspecified { sizes.horizontal = horizontalSizeClass }
    if verticalSizeClass != .unspecified { sizes.vertical = verticalSizeClass }
    return style == traits.userInterfaceStyle && sizes == traits.sizes ? traits : .of(style, sizes)
  }
}

// UIFontMetrics — after Apple's documentation "UIFontMetrics", read 2026-11.
// State: partial. Missing: content sizes other than the standard one, at which nothing is scaled.

import QuartzCore

/// Scales sizes as somebody likes text to be large. Previews have the standard size.
@preconcurrency @MainActor public final class UIFontMetrics: MainActorObject {
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init(_object: ()) }

  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// No larger than `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font
  }
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}

// UIFontMetrics — after Apple's documentation "UIFontMetrics", read 2026-11.
// State: partial. Missing: fonts that change size while they are shown, rounding of what is scaled.

import QuartzCore

/// Scales sizes as somebody likes text to be large, by the ratio of the style's sizes. Previews have the
/// standard size.
@preconcurrency @MainActor public final class UIFontMetrics: MainActorObject {
  /// Scales as the body does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Scales as `textStyle` does; an unknown style does as the body.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init(_object: ())
  }

  /// `font` in a size for the session's content size category.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// No larger than `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// `value`, in points, for the session's content size category.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// At the content size category of `traitCollection`; at the session's for nil and where that says none.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }
  /// As that, but no larger than `maximumPointSize`.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize)
    return size == font.pointSize ? font : font.withSize(size)
  }
  /// As that, of any length.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { DynamicTypeSizes.scaled(value, of: style, at: .of(traitCollection)) }
}

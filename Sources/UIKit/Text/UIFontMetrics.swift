// UIFontMetrics — after Apple's documentation "UIFontMetrics", read 2026-11.
// State: partial. Missing: rounding of what is scaled.

import QuartzCore

/// Scales sizes as somebody likes text to be large, by the ratio of the style's sizes (Facts 6.5).
@preconcurrency @MainActor public final class UIFontMetrics: MainActorObject {
  /// Scales as the body does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Scales as `textStyle` does; an unknown style does as the body.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init(_object: ())
  }

  /// `font` in a size for the session's content size category. Labels that adjust their fonts give it another
  /// when that changes. A font that grows already does so with this style from now on.
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
    let base = font.growth?.baseSize ?? font.pointSize
    return font.growing(
      FontGrowth(style: style, baseSize: base, mostSize: maximumPointSize), at: .of(traitCollection))
  }
  /// As that, of any length.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { DynamicTypeSizes.scaled(value, of: style, at: .of(traitCollection)) }
}

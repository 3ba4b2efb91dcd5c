/// Heights of a font in a size, all in points; above the baseline is positive.
public struct FontMetrics: Hashable, Sendable {
  public var ascender: Double
  /// Negative, as it lies below the baseline.
  public var descender: Double
  /// Gap between lines that the font asks for.
  public var leading: Double
  public var capHeight: Double
  public var xHeight: Double

  /// From the top of a line to the top of the next, without the gap.
  public var lineHeight: Double { ascender - descender }

  init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// Of no font in particular: for machines without the fonts. Close to Inter's.
  init(size: Double) {
    self.init(
      ascender: size * 0.97, descender: size * -0.24, leading: 0, capHeight: size * 0.73, xHeight: size * 0.55
    )
  }
}

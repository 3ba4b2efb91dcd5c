import QuartzCore
internal import Typesetting

/// The look of letters beyond their font and colour, by their attributes.
struct TextLook {
  private var strokeWidth: Double = 0
  private var strokeColor: UIColor?
  private var shadow: NSShadow?
  private(set) var rise: Double = 0
  private var slant: Double = 0
  private var underline: Int = 0
  private var underlineColor: UIColor?
  private var strikethrough: Int = 0
  private var strikethroughColor: UIColor?
  private var ground: UIColor?

  /// Beyond these nothing is to be seen: points, and the tangent of a slant.
  private static let (farthest, steepest) = (10_000.0, 10.0)

  /// nil where they say nothing of it.
  init?(_ attributes: [NSAttributedString.Key: Any]) {
    func number(_ key: NSAttributedString.Key, upTo most: Double = Self.farthest) -> Double {
      let value = attributes[key].map { TextContent.number($0) } ?? 0
      return value.isFinite ? min(max(value, -most), most) : 0
    }
    strokeWidth = number(.strokeWidth)
    strokeColor = attributes[.strokeColor] as? UIColor
    shadow = attributes[.shadow] as? NSShadow
    rise = number(.baselineOffset)
    slant = number(.obliqueness, upTo: Self.steepest)
    underline = Int(number(.underlineStyle, upTo: 65_535))
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = Int(number(.strikethroughStyle, upTo: 65_535))
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    ground = attributes[.backgroundColor] as? UIColor
    let isPlain =
      strokeWidth == 0 && shadow == nil && rise == 0 && slant == 0 && ground == nil
      && Self.isPlain(underline, underlineColor) && Self.isPlain(strikethrough, strikethroughColor)
    if isPlain { return nil }
  }

  /// Whether the line is none, or single and in the colour of the letters.
  private static func isPlain(_ style: Int, _ color: UIColor?) -> Bool {
    style == 0
      || color == nil && style & ~NSUnderlineStyle.byWord.rawValue == NSUnderlineStyle.single.rawValue
  }

  /// - Parameter color: of the letters.
  func presented(of style: SpanStyle, _ color: UIColor, in line: TextLayout.Line) -> PresentedText.Ornaments {
    var ornaments = PresentedText.Ornaments(rise: rise, slant: slant)
    if strokeWidth != 0 {
      let width = abs(strokeWidth) / 100 * style.size
      ornaments.stroke = (CGFloat(width), (strokeColor ?? color).cgColor, strokeWidth > 0)
    }
    if let shadow, let color = shadow.shadowColor as? UIColor {
      ornaments.shadow = (color.cgColor, shadow.shadowOffset, max(shadow.shadowBlurRadius, 0))
    }
    if !Self.isPlain(underline, underlineColor) {
      ornaments.underline = Self.line(underline, underlineColor ?? color)
    }
    if !Self.isPlain(strikethrough, strikethroughColor) {
      ornaments.strikethrough = Self.line(strikethrough, strikethroughColor ?? color)
    }
    if let ground {
      ornaments.ground = (
        ground.cgColor, -CGFloat(line.metrics.ascender), -CGFloat(line.metrics.descender)
      )
    }
    return ornaments
  }

  private static func line(_ style: Int, _ color: UIColor) -> PresentedText.Ornaments.Line {
    let isDouble = style & NSUnderlineStyle.double.rawValue == NSUnderlineStyle.double.rawValue
    let isThick = style & NSUnderlineStyle.thick.rawValue != 0
    return PresentedText.Ornaments.Line(
      weight: isDouble ? 2 : isThick ? 1 : 0, pattern: UInt8(clamping: min(style >> 8 & 7, 4)),
      color: color.cgColor)
  }
}

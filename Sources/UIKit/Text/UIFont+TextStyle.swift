import QuartzCore

extension UIFont {
  /// The purpose of a text, which gives it its size.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// UIKit's name for the style.
    public let rawValue: String
    /// Takes any name; an unknown style is set as the body.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// 34 points at the standard size of text.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at the standard size of text.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at the standard size of text.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at the standard size of text.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold, at the standard size of text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points at the standard size of text.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points at the standard size of text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at the standard size of text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points at the standard size of text.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at the standard size of text.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at the standard size of text.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font for a style at the session's content size category; an unknown style is set as the body. Labels
  /// that adjust their fonts give it another size when the category changes.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a style at the content size category of `traitCollection`; the session's for nil and where
  /// that says none.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(
      forTextStyle: style, weight: style == .headline ? .semibold : .regular,
      compatibleWith: traitCollection)
  }
}

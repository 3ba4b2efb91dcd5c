import QuartzCore

/// How letters and paragraphs within an element of HTML look. Lengths are in points, of which CSS calls one a
/// px.
struct HtmlStyle {
  /// Without a style sheet, HTML is set in this size on a device (in Times, which is not here).
  static let standardSize: CGFloat = 12
  /// No text is larger, in points.
  static let largestSize: CGFloat = 1000

  private(set) var size = standardSize
  var weight = UIFont.Weight.regular
  var isItalic = false
  var isMonospaced = false
  /// The app's own font; nil is the system's.
  var family: String?
  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var ground: UIColor?
  var isUnderlined = false
  var isStruckThrough = false
  var kern: CGFloat = 0
  /// Upwards.
  var rise: CGFloat = 0
  var link: String?
  var keepsSpaces = false
  var isHidden = false
  /// "uppercase", "lowercase" or "capitalize"; nil for none.
  var textCase: String?

  var alignment = NSTextAlignment.natural
  var isRightToLeft = false
  var lineHeightMultiple: CGFloat = 0
  var lineHeight: CGFloat = 0
  var indent: CGFloat = 0
  /// After a paragraph and before it. They are the block's own, and are not handed on.
  var after: CGFloat = 0
  var before: CGFloat = 0

  mutating func setSize(_ value: CGFloat) {
    guard value.isFinite else { return }
    size = min(max(value, 0), Self.largestSize)
  }

  var font: UIFont {
    if let family, let own = AppFonts.font(named: family) {
      return UIFont(pointSize: size, weight: weight, isItalic: isItalic, own: own)
    }
    return UIFont(
      pointSize: size, weight: weight, isItalic: isItalic, design: isMonospaced ? .monospaced : .default)
  }

  /// Of letters; the paragraph's style comes in addition.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    attributes[.backgroundColor] = ground
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if kern != 0 { attributes[.kern] = kern }
    if rise != 0 { attributes[.baselineOffset] = rise }
    if let link { attributes[.link] = URL(string: link) ?? link }
    return attributes
  }

  /// Of a paragraph; one of a list begins with its mark between tabs.
  func paragraphStyle(isListItem: Bool) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
    style.paragraphSpacing = after
    style.paragraphSpacingBefore = before
    style.lineHeightMultiple = lineHeightMultiple
    (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight, lineHeight)
    (style.firstLineHeadIndent, style.headIndent) = (indent, indent)
    if isListItem {
      // Where the mark and the item stand, as widely reported of Apple's texts.
      style.firstLineHeadIndent = 0
      style.tabStops = [
        NSTextTab(textAlignment: .left, location: max(indent - 25, 0)),
        NSTextTab(textAlignment: .natural, location: indent),
      ]
    }
    return style
  }
}

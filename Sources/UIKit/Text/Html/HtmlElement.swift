/// Elements that are known, and what they do to the style of what they hold.
enum HtmlElement {
  static let empty: Set<String> = [
    "br", "hr", "img", "input", "meta", "link", "base", "col", "area", "wbr", "source", "track", "embed",
    "param",
  ]

  static let blocks: Set<String> = [
    "html", "body", "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre",
    "center", "section", "article", "header", "footer", "main", "nav", "aside", "figure", "figcaption",
    "table", "thead", "tbody", "tfoot", "tr", "td", "th", "caption", "dl", "dt", "dd", "form", "fieldset",
    "address", "hr", "details", "summary",
  ]

  /// Whose text is never shown.
  static let hidden: Set<String> = [
    "script", "style", "title", "head", "textarea", "noscript", "template", "select",
  ]

  /// `closed[name]`: which open elements end where one of that name begins, and which keep the others
  /// outside.
  static let closed: [String: (ended: Set<String>, within: Set<String>)] = [
    "li": (["li"], ["ul", "ol"]), "tr": (["tr"], ["table"]), "td": (["td", "th"], ["tr", "table"]),
    "th": (["td", "th"], ["tr", "table"]), "dt": (["dt", "dd"], ["dl"]), "dd": (["dt", "dd"], ["dl"]),
    "body": (["head"], []),
  ]

  /// Points by which a list or a quotation stands further in, as browsers have it; lists as Apple's texts.
  private static let (listIndent, quoteIndent): (CGFloat, CGFloat) = (36, 40)

  /// Sizes of headings, and the room after them, as parts of the size of the letters: the style sheet of
  /// HTML 5.
  private static let headings: [String: (size: CGFloat, room: CGFloat)] = [
    "h1": (2, 0.67), "h2": (1.5, 0.83), "h3": (1.17, 1), "h4": (1, 1.33), "h5": (0.83, 1.67),
    "h6": (0.67, 2.33),
  ]

  static func change(_ style: inout HtmlStyle, by name: String, _ attributes: [String: String]) {
    if blocks.contains(name) {
      (style.after, style.before, style.ground) = (0, 0, nil)
      style.takeAlignment(attributes["align"])
    }
    if let heading = headings[name] {
      style.setSize(style.size * heading.size)
      style.weight = .bold
      style.after = style.size * heading.room
    }
    switch name {
    case "b", "strong", "th", "dt": style.weight = .bold
    case "i", "em", "cite", "var", "dfn", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruckThrough = true
    case "code", "tt", "kbd", "samp": style.isMonospaced = true
    case "mark": style.ground = CssColor.color("yellow")
    case "p": style.after = style.size
    case "pre": (style.isMonospaced, style.keepsSpaces, style.after) = (true, true, style.size)
    case "center": style.alignment = .center
    case "big": style.setSize(style.size * 1.2)
    case "small": style.setSize(style.size / 1.2)
    case "sub", "sup":
      style.rise += name == "sup" ? style.size / 3 : -style.size / 6
      style.setSize(style.size / 1.2)
    case "ul", "ol": style.indent += listIndent
    case "dd": style.indent += quoteIndent
    case "blockquote":
      style.indent += quoteIndent
      style.after = style.size
    case "a": if let target = attributes["href"] { takeLink(target, &style) }
    case "font": takeFont(attributes, &style)
    default: break
    }
    if attributes["dir"]?.lowercased() == "rtl" { style.isRightToLeft = true }
    if attributes["hidden"] != nil || hidden.contains(name) { style.isHidden = true }
  }

  private static func takeLink(_ target: String, _ style: inout HtmlStyle) {
    style.link = target
    style.isUnderlined = true
    // The colour of links in browsers.
    style.color = UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1)
  }

  private static func takeFont(_ attributes: [String: String], _ style: inout HtmlStyle) {
    if let color = attributes["color"]?.lowercased() { style.color = CssColor.color(color) ?? style.color }
    if let size = attributes["size"] { style.takeFontSize(size) }
    if let face = attributes["face"] { style.apply(CssDeclarations("font-family:" + face)) }
  }
}

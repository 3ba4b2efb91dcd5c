import QuartzCore

/// Makes an attributed text of HTML. However the input is nested, there is no recursion, and beyond its
/// limits tags are left out while their text stays.
struct HtmlReading {
  /// Of the input; what comes after is not read.
  static let maximumBytes = 1 << 20
  /// Elements inside of each other that still change the style.
  static let maximumDepth = 200
  /// Elements that still change the style.
  static let maximumElements = 20_000

  private struct Open {
    let name: String
    let style: HtmlStyle
    /// Items that a list has had.
    var items = 0
  }

  private var open = [Open(name: "", style: HtmlStyle())]
  private var elements = 0
  private var hasBody = false
  private var sheet = CssSheet()
  private let text = NSMutableAttributedString(string: "")
  /// The pieces of the paragraph that is under way.
  private var paragraph: [(string: String, style: HtmlStyle)] = []
  /// Whether the paragraph begins with the mark of a list.
  private var isListItem = false
  /// Whether spaces have come that are shown only before further letters.
  private var owesSpace = false

  static func text(_ html: String) -> NSAttributedString {
    var reading = HtmlReading()
    reading.read(html)
    return reading.text
  }

  private var style: HtmlStyle { open[open.count - 1].style }

  private mutating func read(_ html: String) {
    var scanner = HtmlScanner(html)
    while let token = scanner.next() {
      switch token {
      case .text(let text): take(text)
      case .open(let name, let attributes): begin(name, attributes)
      case .close(let name): end(name)
      }
    }
    finishParagraph(isWhole: false)
  }

  // MARK: Elements

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    if !Self.beforeBody.contains(name) { beginBody() }
    if name == "body" { hasBody = true }
    if HtmlElement.blocks.contains(name) {
      // The text of an item may be a paragraph of its own beside the mark.
      if !isListItem || paragraph.count > 1 || name == "li" || name == "ul" || name == "ol" {
        finishParagraph()
      }
      close(["p"], within: ["table", "li", "blockquote", "div"])
    }
    if let rule = HtmlElement.closed[name] { close(rule.ended, within: rule.within) }
    if name == "br", !style.isHidden { takeBreak() }
    if name == "q" { append("“", style) }
    guard !HtmlElement.empty.contains(name), open.count < Self.maximumDepth, elements < Self.maximumElements
    else { return }
    elements += 1
    var style = style
    HtmlElement.change(&style, by: name, attributes)
    for declarations in sheet.declarations(for: name, attributes) { style.apply(declarations) }
    if let own = attributes["style"] { style.apply(CssDeclarations(own)) }
    open.append(Open(name: name, style: style))
    if name == "li", !style.isHidden { beginItem() }
  }

  /// A page has a body, and may have rules for it, even where no tag begins it.
  private mutating func beginBody() {
    guard !hasBody else { return }
    hasBody = true
    var style = style
    for name in ["html", "body"] {
      for declarations in sheet.declarations(for: name, [:]) { style.apply(declarations) }
    }
    open.append(Open(name: "body", style: style))
  }

  private static let beforeBody = HtmlElement.hidden.union(["html", "body", "meta", "link", "base"])

  private mutating func end(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }), index > 0 else { return }
    if name == "q" { append("”", style) }
    // A paragraph that ends with elements inside of it ends in its own style.
    if open[index...].contains(where: { HtmlElement.blocks.contains($0.name) }) {
      open.removeSubrange((index + 1)...)
      finishParagraph()
    }
    open.removeSubrange(index...)
  }

  /// Ends the last open element that is one of `names`, unless one of `outside` was opened after it.
  private mutating func close(_ names: Set<String>, within outside: Set<String>) {
    for index in open.indices.dropFirst().reversed() {
      if names.contains(open[index].name) {
        finishParagraph()
        open.removeSubrange(index...)
        return
      }
      if outside.contains(open[index].name) { return }
    }
  }

  private mutating func beginItem() {
    let list = open.lastIndex { $0.name == "ul" || $0.name == "ol" }
    let depth = open.count { $0.name == "ul" || $0.name == "ol" }
    var mark = ["•", "◦", "▪"][min(max(depth, 1), 3) - 1]
    if let list {
      open[list].items += 1
      if open[list].name == "ol" { mark = "\(open[list].items)." }
    }
    isListItem = true
    paragraph = [("\t\(mark)\t", style)]
  }

  // MARK: Text

  private mutating func take(_ raw: Substring) {
    if open[open.count - 1].name == "style" { sheet.add(raw) }
    guard !style.isHidden else { return }
    if raw.contains(where: { !$0.isWhitespace }) { beginBody() }
    let text = Self.cased(HtmlEntities.decoded(raw), style.textCase)
    if style.keepsSpaces {
      let isFirst = paragraph.isEmpty && text.first?.isNewline == true
      append(String(isFirst ? text.dropFirst() : text[...]), style)
      return
    }
    // Character by character would part a return from its line feed.
    var word = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard Self.isSpace(scalar) else {
        if owesSpace, hasLetters || !word.isEmpty { word.append(" ") }
        owesSpace = false
        word.append(scalar)
        continue
      }
      owesSpace = true
    }
    append(String(word), style)
  }

  /// Not the spaces that do not break: they stay.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (9...13).contains(scalar.value)
  }

  private static func cased(_ text: String, _ textCase: String?) -> String {
    switch textCase {
    case "uppercase": text.uppercased()
    case "lowercase": text.lowercased()
    case "capitalize": text.capitalized
    default: text
    }
  }

  /// Whether the line has anything before which a space would be seen.
  private var hasLetters: Bool {
    guard let last = paragraph.last?.string.unicodeScalars.last else { return false }
    return last != "\t" && last != "\u{2028}" && !(last == " " && !style.keepsSpaces)
  }

  private mutating func append(_ string: String, _ style: HtmlStyle) {
    guard !string.isEmpty, !style.isHidden else { return }
    paragraph.append((string, style))
  }

  /// A new line in the same paragraph.
  private mutating func takeBreak() {
    owesSpace = false
    append("\u{2028}", style)
  }

  /// - Parameter isWhole: whether the paragraph's end was said, or at least the beginning of something after
  ///   it.
  private mutating func finishParagraph(isWhole: Bool = true) {
    defer { (paragraph, isListItem, owesSpace) = ([], false, false) }
    guard !paragraph.isEmpty else { return }
    let paragraphStyle = blockStyle.paragraphStyle(isListItem: isListItem)
    if isWhole { paragraph[paragraph.count - 1].string += "\n" }
    for piece in paragraph {
      var attributes = piece.style.attributes
      attributes[.paragraphStyle] = paragraphStyle
      text.append(NSAttributedString(string: piece.string, attributes: attributes))
    }
  }

  /// Of the innermost block that is open.
  private var blockStyle: HtmlStyle {
    open.last { $0.name.isEmpty || HtmlElement.blocks.contains($0.name) }?.style ?? HtmlStyle()
  }
}

/// The Markdown that a line of text may have: strong, emphasised, struck out, code and links.
package struct InlineMarkdown {
  package struct Piece: Equatable {
    package var text: String
    package var intent: InlinePresentationIntent = []
    /// As it is written; nil for none.
    package var link: String?
  }

  /// A longer text is shown as it is: marks without an end are looked for up to the end.
  private static let longest = 10_000
  private static let deepest = 12

  private static let marks: [(mark: String, intent: InlinePresentationIntent)] = [
    ("***", [.stronglyEmphasized, .emphasized]), ("___", [.stronglyEmphasized, .emphasized]),
    ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough), ("*", .emphasized),
    ("_", .emphasized), ("`", .code),
  ]
  private static let special: Set<Character> = ["*", "_", "~", "`", "[", "\\", "<"]

  private var pieces: [Piece] = []
  private var plain = ""
  private let depth: Int

  private init(depth: Int) { self.depth = depth }

  package static func pieces(_ text: String) -> [Piece] { pieces(text[...], depth: 0) }

  private static func pieces(_ text: Substring, depth: Int) -> [Piece] {
    guard depth < deepest, text.utf8.count <= longest, text.contains(where: special.contains) else {
      return text.isEmpty ? [] : [Piece(text: String(text))]
    }
    var markdown = InlineMarkdown(depth: depth)
    markdown.read(text)
    return markdown.pieces
  }

  private mutating func read(_ text: Substring) {
    var rest = text
    while let first = rest.first {
      if Self.special.contains(first), let end = takeMarked(rest, after: text[..<rest.startIndex].last) {
        rest = text[end...]
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    flush()
  }

  private mutating func flush() {
    if !plain.isEmpty { pieces.append(Piece(text: plain)) }
    plain = ""
  }

  /// - Returns: where the text goes on; nil where nothing is marked.
  private mutating func takeMarked(_ rest: Substring, after before: Character?) -> Substring.Index? {
    switch rest.first {
    case "\\":
      let next = rest.dropFirst()
      guard let escaped = next.first, escaped.isPunctuation || escaped.isSymbol else { return nil }
      plain.append(escaped)
      return next.dropFirst().startIndex
    case "[": return takeLink(rest)
    case "<": return takeAddress(rest)
    default: return takeEmphasis(rest, after: before)
    }
  }

  private mutating func takeEmphasis(_ rest: Substring, after before: Character?) -> Substring.Index? {
    for (mark, intent) in Self.marks where rest.hasPrefix(mark) {
      let inside = rest.dropFirst(mark.count)
      // Snake_case is no emphasis.
      if mark.first == "_", before?.isWordPart == true { continue }
      guard inside.first?.isWhitespace == false, let end = Self.end(of: mark, in: inside) else { continue }
      flush()
      let text = inside[..<end]
      let inner = mark == "`" ? [Piece(text: String(text))] : Self.pieces(text, depth: depth + 1)
      pieces += inner.map { piece in
        Piece(text: piece.text, intent: piece.intent.union(intent), link: piece.link)
      }
      return inside[end...].dropFirst(mark.count).startIndex
    }
    return nil
  }

  /// Where `mark` ends what it marks.
  private static func end(of mark: String, in text: Substring) -> Substring.Index? {
    var rest = text
    var previous: Character = " "
    while let first = rest.first {
      if first == "\\", mark != "`" {
        rest = rest.dropFirst(2)
        previous = "a"
        continue
      }
      guard first == mark.first else {
        previous = first
        rest = rest.dropFirst()
        continue
      }
      let run = rest.prefix { $0 == first }
      let after = rest[run.endIndex...].first
      let ends =
        run.startIndex > text.startIndex && !previous.isWhitespace && fits(run.count, mark.count)
        && (first != "_" || after?.isWordPart != true)
      // Of a longer run the last marks are those of what is outside.
      if ends { return rest.index(run.startIndex, offsetBy: run.count - mark.count) }
      previous = first
      rest = rest[run.endIndex...]
    }
    return nil
  }

  /// Two marks within single ones are others', and so is one within two.
  private static func fits(_ run: Int, _ mark: Int) -> Bool { run == mark || run == 3 && mark < 3 }

  private mutating func takeLink(_ rest: Substring) -> Substring.Index? {
    guard let middle = rest.range(of: "]("), let end = rest[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    flush()
    // A title may follow the address.
    let target = rest[middle.upperBound..<end].split(separator: " ").first.map(String.init)
    let title = rest[rest.index(after: rest.startIndex)..<middle.lowerBound]
    pieces += Self.pieces(title, depth: depth + 1).map {
      Piece(text: $0.text, intent: $0.intent, link: target ?? "")
    }
    return rest.index(after: end)
  }

  /// "<https://apple.com>".
  private mutating func takeAddress(_ rest: Substring) -> Substring.Index? {
    guard rest.hasPrefix("<http"), let end = rest.firstIndex(of: ">") else { return nil }
    let address = String(rest[rest.index(after: rest.startIndex)..<end])
    guard !address.contains(where: \.isWhitespace) else { return nil }
    flush()
    pieces.append(Piece(text: address, link: address))
    return rest.index(after: end)
  }
}

extension UIFont {
  /// The font for letters that Markdown has marked.
  func meaning(_ intent: InlinePresentationIntent) -> UIFont {
    guard !intent.isDisjoint(with: [.stronglyEmphasized, .emphasized, .code]) else { return self }
    return UIFont(
      pointSize: pointSize, weight: intent.contains(.stronglyEmphasized) ? .bold : weight,
      isItalic: isItalic || intent.contains(.emphasized), hasEvenDigits: hasEvenDigits,
      design: intent.contains(.code) ? .monospaced : design, own: own)
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

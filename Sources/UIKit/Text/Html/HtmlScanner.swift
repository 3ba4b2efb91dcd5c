/// Cuts HTML of any origin into tags and text: nothing is malformed enough to stop it, and it goes forwards
/// only.
struct HtmlScanner {
  enum Token: Equatable {
    /// As it stands, entities and all.
    case text(Substring)
    case open(name: String, attributes: [String: String])
    case close(name: String)
  }

  /// Of one tag; the rest are left out.
  static let mostAttributes = 32

  private var rest: Substring
  /// Of an element whose text has no tags; nil outside of one.
  private var rawName: String?

  init(_ html: String) { rest = html[...] }

  /// nil at the end.
  mutating func next() -> Token? {
    while !rest.isEmpty {
      if let name = rawName {
        rawName = nil
        let text = take(before: "</" + name)
        if !text.isEmpty { return .text(text) }
        continue
      }
      guard rest.first == "<" else { return .text(takeText()) }
      if rest.hasPrefix("<!--") {
        rest = rest.dropFirst(4)
        _ = take(before: "-->")
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("<!") || rest.hasPrefix("<?") {
        rest = rest.drop { $0 != ">" }.dropFirst()
      } else if let token = takeTag() {
        return token
      } else {
        let mark = rest.prefix(1)
        rest = rest.dropFirst()
        return .text(mark)
      }
    }
    return nil
  }

  private mutating func takeText() -> Substring {
    let text = rest.prefix { $0 != "<" }
    rest = rest[text.endIndex...]
    return text
  }

  /// All that is left where `mark` does not come; letters may be of either case.
  private mutating func take(before mark: String) -> Substring {
    let bytes = Array(mark.utf8)
    let utf8 = rest.utf8
    var index = utf8.startIndex
    while index < utf8.endIndex {
      if utf8[index] == bytes[0], utf8[index...].prefix(bytes.count).elementsEqual(bytes, by: Self.isSame) {
        let text = rest[..<index]
        rest = rest[index...]
        return text
      }
      utf8.formIndex(after: &index)
    }
    defer { rest = rest[rest.endIndex...] }
    return rest
  }

  private static func isSame(_ one: UInt8, _ other: UInt8) -> Bool {
    one == other || (one | 0x20 == other | 0x20 && (0x61...0x7A).contains(one | 0x20))
  }

  /// nil where `<` begins no tag.
  private mutating func takeTag() -> Token? {
    var ahead = rest.dropFirst()
    let isClosing = ahead.first == "/"
    if isClosing { ahead = ahead.dropFirst() }
    guard ahead.first?.isLetter == true else { return nil }
    let name = ahead.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
    rest = ahead[name.endIndex...]
    let attributes = takeAttributes()
    let lowered = name.prefix(Self.longestName).lowercased()
    if isClosing { return .close(name: lowered) }
    if Self.raw.contains(lowered) { rawName = lowered }
    return .open(name: lowered, attributes: attributes)
  }

  /// In letters; no element's is longer.
  private static let longestName = 32
  private static let raw: Set<String> = ["script", "style", "title", "textarea"]

  /// Up to the end of the tag, which is passed.
  private mutating func takeAttributes() -> [String: String] {
    var found: [String: String] = [:]
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" || $0 == "=" }
      guard let first = rest.first else { return found }
      if first == ">" {
        rest = rest.dropFirst()
        return found
      }
      let name = rest.prefix { !$0.isWhitespace && !"=>/".contains($0) }
      rest = rest[name.endIndex...].drop { $0.isWhitespace }
      var value = Substring()
      if rest.first == "=" {
        rest = rest.dropFirst().drop { $0.isWhitespace }
        value = takeValue()
      }
      let key = name.lowercased()
      if found.count < Self.mostAttributes, found[key] == nil { found[key] = HtmlEntities.decoded(value) }
    }
  }

  private mutating func takeValue() -> Substring {
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let value = rest.prefix { !$0.isWhitespace && $0 != ">" }
      rest = rest[value.endIndex...]
      return value
    }
    let value = rest.dropFirst().prefix { $0 != quote }
    rest = rest[value.endIndex...].dropFirst()
    return value
  }
}

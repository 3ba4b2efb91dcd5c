/// Which texts of a model may stand in Swift source.
enum DataModelNames {
  static let maximumLength = 200

  /// Whether it is one word of letters, digits and underscores that does not begin with a digit.
  static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, text.utf8.count <= maximumLength else { return false }
    return (first == "_" || first.properties.isAlphabetic)
      && text.unicodeScalars.allSatisfy {
        $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      }
  }

  /// `Item`, `.Item`, `Shop.Item`.
  static func isPath(_ text: String) -> Bool {
    let parts = text.split(separator: ".")
    return (1...4).contains(parts.count) && parts.allSatisfy(isName)
  }

  /// A name, or a list or table of some: `[String]`, `[String: Int]`, `Set<Int>`.
  static func isType(_ text: String) -> Bool {
    let signs: Set<Character> = ["[", "]", "<", ">", ":", ",", " ", ".", "?"]
    let words = text.split(whereSeparator: signs.contains)
    return !words.isEmpty && words.allSatisfy(isName) && text.utf8.count <= maximumLength
      && text.count { $0 == "[" } == text.count { $0 == "]" }
      && text.count { $0 == "<" } == text.count { $0 == ">" }
  }
}

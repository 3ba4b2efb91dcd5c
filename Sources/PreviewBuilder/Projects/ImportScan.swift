/// Which modules a Swift file imports.
enum ImportScan {
  /// The modules, each once, in the order of the file: of every line that begins as an import does, whatever
  /// `#if` it is in.
  static func modules(of text: String) -> [String] {
    var found: [String] = []
    for line in text.utf8.split(whereSeparator: isEnd) {
      let line = Substring(line.drop { $0 == 0x20 || $0 == 0x09 }.prefix(300))
      guard mayImport(line) else { continue }
      if let name = module(line), !found.contains(name) { found.append(name) }
    }
    return found
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: ";")
  }

  private static func mayImport(_ line: Substring) -> Bool {
    line.hasPrefix("import ")
      || (line.hasPrefix("@") || accesses.contains { line.hasPrefix($0) }) && line.contains("import ")
  }

  private static let accesses = ["public ", "internal ", "private ", "fileprivate ", "package "]
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  private static func module(_ line: Substring) -> String? {
    var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
    while let word = words.first, word != "import" {
      guard word.hasPrefix("@") || accesses.contains(word + " ") else { return nil }
      words = words.dropFirst()
    }
    words = words.dropFirst()
    if let kind = words.first, kinds.contains(kind) { words = words.dropFirst() }
    guard let path = words.first else { return nil }
    let name = path.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    return name.isEmpty ? nil : String(name)
  }
}

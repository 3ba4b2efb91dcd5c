/// Names in Swift source, told by what stands before them: quickly, and without regard to where they are.
struct SourceWords {
  /// Names behind full stops.
  private(set) var used: Set<String> = []
  /// Names behind `let`, `func`, `class` and the like.
  private(set) var declared: Set<String> = []

  private static let declaring: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "typealias", "actor", "case",
  ]

  mutating func add(_ text: String) {
    var word: [UInt8] = []
    var before: UInt8 = 0
    var isDeclaring = false
    for byte in text.utf8 {
      if Self.isPart(byte) {
        word.append(byte)
        continue
      }
      if !word.isEmpty {
        let name = String(decoding: word, as: UTF8.self)
        if before == UInt8(ascii: ".") { used.insert(name) }
        if isDeclaring { declared.insert(name) }
        isDeclaring = before != UInt8(ascii: ".") && Self.declaring.contains(name)
        word.removeAll(keepingCapacity: true)
      }
      before = byte
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
  }
}

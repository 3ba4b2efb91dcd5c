/// The words of a Swift file that say what it stands on: types that it names, types that it declares for the
/// whole module, modules that it imports. Comments and strings say nothing.
struct FileWords {
  /// Names that may be those of types: capitals and underscores first, but for members of something (`A.B`
  /// names `A`).
  private(set) var named: Set<String> = []
  /// Types at the top level, without private ones.
  private(set) var declared: Set<String> = []
  /// Modules, in whatever way they are imported.
  private(set) var imported: Set<String> = []

  private static let declaring: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  private static let others: Set<String> = ["let", "var", "func", "extension", "import"]

  private var depth = 0
  private var isPrivate = false
  private var isDeclaring = false
  private var isImporting = false

  init(_ text: String) {
    let code = Self.withoutCommentsAndStrings(Array(text.utf8))
    var place = 0
    while place < code.count {
      guard Self.isLetter(code[place]) else {
        if code[place] == UInt8(ascii: "{") { depth += 1 }
        if code[place] == UInt8(ascii: "}") { depth -= 1 }
        place += 1
        continue
      }
      let start = place
      while place < code.count, Self.isLetter(code[place]) { place += 1 }
      let isMember = start > 0 && code[start - 1] == UInt8(ascii: ".")
      take(String(decoding: code[start..<place], as: UTF8.self), isMember: isMember)
    }
  }

  private mutating func take(_ word: String, isMember: Bool) {
    if isImporting {
      if Self.declaring.contains(word) || Self.others.contains(word) { return }
      imported.insert(word)
      isImporting = false
      return
    }
    if isDeclaring {
      if !isPrivate { declared.insert(word) }
      (isDeclaring, isPrivate) = (false, false)
    }
    if depth == 0, !isMember {
      switch word {
      case "private", "fileprivate": isPrivate = true
      case "import": isImporting = true
      case _ where Self.declaring.contains(word): isDeclaring = true
      case _ where Self.others.contains(word): isPrivate = false
      default: break
      }
    }
    let isType = word.first.map { $0.isUppercase || $0 == "_" } ?? false
    if isType, word.count > 1, !isMember { named.insert(word) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: byte >= 0x80
    }
  }

  /// The text with nothing where comments and strings were.
  private static func withoutCommentsAndStrings(_ text: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count)
    var rest = text[...]
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "/") where rest.starts(with: "//".utf8): rest = rest.drop { $0 != UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8): rest = afterComment(rest)
      case _ where isString(rest):
        rest = afterString(rest)
        kept.append(UInt8(ascii: " "))
      default:
        kept.append(byte)
        rest.removeFirst()
      }
    }
    return kept
  }

  private static func isString(_ text: ArraySlice<UInt8>) -> Bool {
    text.first == UInt8(ascii: "\"") || text.first == UInt8(ascii: "#") && text.starts(with: "#\"".utf8)
  }

  /// Comments may lie in one another.
  private static func afterComment(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (rest, depth) = (text.dropFirst(2), 1)
    while depth > 0, !rest.isEmpty {
      if rest.starts(with: "/*".utf8) {
        (rest, depth) = (rest.dropFirst(2), depth + 1)
      } else if rest.starts(with: "*/".utf8) {
        (rest, depth) = (rest.dropFirst(2), depth - 1)
      } else {
        rest.removeFirst()
      }
    }
    return rest
  }

  /// A string of one line ends with that line in any case: a quotation mark may stand in a regular
  /// expression.
  private static func afterString(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isRaw = text.first == UInt8(ascii: "#")
    var rest = isRaw ? text.dropFirst() : text
    let isLong = rest.starts(with: "\"\"\"".utf8)
    let end = Array((isLong ? "\"\"\"" : "\"").utf8) + (isRaw ? Array("#".utf8) : [])
    rest = rest.dropFirst(isLong ? 3 : 1)
    while let byte = rest.first {
      if byte == end[0], rest.starts(with: end) { return rest.dropFirst(end.count) }
      if !isLong, byte == UInt8(ascii: "\n") { return rest }
      rest = rest.dropFirst(!isRaw && byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    return rest
  }
}

/// A place of the previewed source where something stands for what is missing here.
///
/// Its number, by which the previewed code reports that it was reached, is its place in `BuildResult.holes`.
public struct Hole: Hashable, Sendable {
  /// The kind of code that was replaced.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A statement that does nothing now.
    case statement = 0
    /// A value: a neutral one of its type stands for it.
    case value = 1
    /// The body of a function, an initialiser or an accessor.
    case body = 2
    /// A member of a type, or a declaration of the file, which is gone.
    case declaration = 3
    /// A protocol that a type no longer conforms to, or a class that it no longer derives from.
    case inheritance = 4
    /// An attribute, a modifier or a requirement, without which the declaration stands.
    case mark = 5
    /// A module, a type or a protocol that is missing here; it is declared in the shape in which it is used.
    case standIn = 6
  }

  public var kind: Kind
  /// As people know the file: relative to what is served.
  public var file: String
  /// For the editor.
  public var absolutePath: String
  /// Where what was replaced begins; both from 1, the column in bytes.
  public var line, column: Int
  /// The first line of what was replaced, as the author wrote it.
  public var text: String
  /// The missing thing, as a sentence without a full stop: "Kingfisher is not here".
  public var reason: String
  /// A sentence that says what would fill it.
  public var remedy: String

  /// A hole; `file` and `absolutePath` of at most `WireLimits.string` bytes. The other texts are cut to
  /// `WireLimits.holeText` on their way.
  public init(
    kind: Kind, file: String, absolutePath: String = "", line: Int, column: Int, text: String,
    reason: String, remedy: String
  ) {
    self.kind = kind
    self.file = file
    self.absolutePath = absolutePath
    (self.line, self.column) = (line, column)
    self.text = text
    self.reason = reason
    self.remedy = remedy
  }
}

extension ByteReader {
  /// How many holes there are in all, and those that are listed.
  mutating func holes() throws(WireError) -> (count: Int, [Hole]) {
    let total = try varint()
    let count = try count(upTo: WireLimits.holes, of: .holes, eachAtLeast: 8)
    guard total >= count else { throw .outOfRange(.holeCount, Int64(total)) }
    var holes: [Hole] = []
    for _ in 0..<count { holes.append(try hole()) }
    return (total, holes)
  }

  private mutating func hole() throws(WireError) -> Hole {
    let code = try byte()
    guard let kind = Hole.Kind(rawValue: code) else { throw .outOfRange(.holeKind, Int64(code)) }
    return Hole(
      kind: kind, file: try string(), absolutePath: try string(), line: try varint(), column: try varint(),
      text: try string(upTo: WireLimits.holeText), reason: try string(upTo: WireLimits.holeText),
      remedy: try string(upTo: WireLimits.holeText))
  }
}

extension ByteWriter {
  /// As many of the first holes as there is room for: a result without the rest is better than none.
  mutating func holes(_ holes: [Hole], outOf total: Int) throws(WireError) {
    try WireLimits.check(holes.count, .holes, WireLimits.holes)
    var list = ByteWriter()
    var listed = 0
    for hole in holes {
      let before = list.count
      try list.hole(hole)
      guard list.count <= WireLimits.holeBytes else {
        list.truncate(to: before)
        break
      }
      listed += 1
    }
    varint(max(total, holes.count))
    varint(listed)
    raw(list.bytes)
  }

  private mutating func hole(_ hole: Hole) throws(WireError) {
    byte(hole.kind.rawValue)
    try string(hole.file, upTo: WireLimits.string)
    try string(hole.absolutePath, upTo: WireLimits.string)
    varint(hole.line)
    varint(hole.column)
    for text in [hole.text, hole.reason, hole.remedy] { string(text.cut(toBytes: WireLimits.holeText)) }
  }
}

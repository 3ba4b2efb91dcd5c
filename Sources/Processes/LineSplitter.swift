/// Cuts bytes into lines, however they come.
public struct LineSplitter {
  /// Longest line that is kept, in bytes; the rest of a longer one is cut off.
  public static let maximumLine = 4096

  /// The beginning of a line that has not ended.
  private var rest: [UInt8] = []

  /// Begins at the beginning of a line.
  public init() {}

  /// The lines that end within `bytes`, in order and without their line feeds. Bytes that are no UTF-8 become
  /// U+FFFD.
  public mutating func lines(adding bytes: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(takeRest())
      } else if rest.count < Self.maximumLine {
        rest.append(byte)
      }
    }
    return lines
  }

  /// The last line, if it has no line feed; nil where the bytes ended with one. The next byte begins a new
  /// line.
  public mutating func lastLine() -> String? {
    rest.isEmpty ? nil : takeRest()
  }

  /// The line that has begun and not ended, as far as it has come; empty where none has.
  public var unfinishedLine: String { String(decoding: rest, as: UTF8.self) }

  private mutating func takeRest() -> String {
    defer { rest.removeAll(keepingCapacity: true) }
    return String(decoding: rest, as: UTF8.self)
  }
}

import SwiftSyntax

/// The comments that belong to a declaration.
enum NearbyComments {
  /// The lines of comments right above the declaration's line, top to bottom, and the comment that ends the
  /// line on which the initial value ends; with their slashes.
  ///
  /// - Parameters:
  ///   - declaration: in bytes of `text`, up to the end of the initial value.
  ///   - text: of the file.
  static func lines(around declaration: Range<Int>, in text: [UInt8]) -> [String] {
    guard declaration.upperBound <= text.count else { return [] }
    var lines: [String] = []
    var end = lineStart(before: declaration.lowerBound, in: text) - 1
    while end > 0 {
      let start = lineStart(before: end, in: text)
      let line = trimmed(text[start..<end])
      guard ["//", "/*", "*"].contains(where: line.hasPrefix) || line.hasSuffix("*/") else { break }
      lines.insert(line, at: 0)
      end = start - 1
    }
    let rest = text[declaration.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
    var tail = trimmed(rest)
    if tail.hasPrefix(",") || tail.hasPrefix(";") { tail = trimmed(rest.drop { $0 != UInt8(ascii: "/") }) }
    if tail.hasPrefix("//") || tail.hasPrefix("/*") { lines.append(tail) }
    return lines
  }

  private static func lineStart(before offset: Int, in text: [UInt8]) -> Int {
    text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let front = bytes.drop(while: isSpace)
    return String(
      decoding: front.prefix(front.lastIndex { !isSpace($0) }.map { $0 - front.startIndex + 1 } ?? 0),
      as: UTF8.self)
  }
}

import Foundation

/// A font file made for a test: every printable character of ASCII is one and the same box.
struct TinyFont {
  var family = "Blocks"
  var style = "Regular"
  var weight = 400
  var isItalic = false
  /// In thousandths of the size.
  var advance = 600
  var ascender = 750
  var descender = -250

  var postScriptName: String { "\(family)-\(style)".filter { $0 != " " } }

  var file: [UInt8] {
    let tables: [(String, [UInt8])] = [
      ("OS/2", os2), ("cmap", cmap), ("glyf", glyf), ("head", head), ("hhea", hhea), ("hmtx", hmtx),
      ("loca", loca), ("maxp", maxp), ("name", name), ("post", post),
    ]
    var directory = words(0x0001, 0x0000, tables.count, 128, 3, tables.count * 16 - 128)
    var bodies: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (tag, body) in tables {
      directory += Array(tag.utf8) + long(sum(body)) + long(start + bodies.count) + long(body.count)
      bodies += body + [UInt8](repeating: 0, count: (4 - body.count % 4) % 4)
    }
    return directory + bodies
  }

  private var head: [UInt8] {
    words(1, 0, 1, 0, 0, 0, 0x5F0F, 0x3CF5, 0, 1000) + [UInt8](repeating: 0, count: 16)
      + words(0, descender, advance, ascender, isItalic ? 2 : 0, 8, 2, 0, 0)
  }
  private var hhea: [UInt8] {
    words(1, 0, ascender, descender, 0, advance, 0, 0, advance, 1, 0, 0, 0, 0, 0, 0, 0, 2)
  }
  private var maxp: [UInt8] { words(1, 0, 2, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0) }
  private var hmtx: [UInt8] { words(advance, 0, advance, 0) }
  private var loca: [UInt8] { words(0, 0, glyf.count / 2) }
  private var glyf: [UInt8] {
    let corners: [UInt8] = [1, 1, 1, 1]
    return words(1, 0, 0, advance - 50, 700, 3, 0) + corners
      + words(0, 0, advance - 50, 0) + words(0, 700, 0, -700)
  }
  private var post: [UInt8] { words(3, 0, 0, 0, 0, 0, 0, 0) + [UInt8](repeating: 0, count: 16) }
  private var cmap: [UInt8] {
    words(0, 1, 3, 1, 0, 12, 4, 222, 0, 4, 4, 1, 0) + words(126, 0xFFFF, 0, 32, 0xFFFF)
      // Characters are found in a list: one glyph for all of them.
      + words(0, 1, 4, 0) + (32...126).flatMap { _ in words(1) }
  }
  private var os2: [UInt8] {
    words(4, advance, weight, 5) + [UInt8](repeating: 0, count: 54)
      + words(isItalic ? 1 : weight >= 700 ? 32 : 64, 32, 126, ascender, descender, 0, ascender, -descender)
      + [UInt8](repeating: 0, count: 8) + words(500, 700, 0, 32, 1)
  }
  private var name: [UInt8] {
    let names = [(1, family), (2, style), (4, "\(family) \(style)"), (6, postScriptName)]
    var (records, strings): ([UInt8], [UInt8]) = ([], [])
    for (id, text) in names {
      let body = text.utf16.flatMap { words(Int($0)) }
      records += words(3, 1, 0x409, id, body.count, strings.count)
      strings += body
    }
    return words(0, names.count, 6 + 12 * names.count) + records + strings
  }

  private func sum(_ table: [UInt8]) -> Int {
    var sum: UInt32 = 0
    for (index, byte) in table.enumerated() { sum &+= UInt32(byte) << UInt32(24 - index % 4 * 8) }
    return Int(sum)
  }

  private func words(_ values: Int...) -> [UInt8] {
    values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private func long(_ value: Int) -> [UInt8] { words(value >> 16, value) }
}

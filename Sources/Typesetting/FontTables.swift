// A font file's words about itself — after the OpenType specification, "Organization of an OpenType Font" and
// the tables head, hhea, name and OS/2, read 2026-11.

/// Names and heights of a font file whose bytes may be anything: nothing is read beyond them, and nothing
/// without end.
struct FontTables: Sendable {
  /// Of all its weights and slants together.
  private(set) var familyName = ""
  /// Of the file alone, without spaces.
  private(set) var postScriptName = ""
  private(set) var fullName = ""
  /// As in CSS, 100…900.
  private(set) var weight = 400
  private(set) var isItalic = false
  /// Whether outlines are those of PostScript.
  let isOpenType: Bool
  private let unitsPerEm: Double
  /// In units of the file; nil where it does not say.
  private var heights: (ascender: Double, descender: Double, leading: Double)?
  private var capHeight, xHeight: Double?

  /// More tables, and more names, than any font has.
  private static let (mostTables, mostNames, longestName) = (128, 4_096, 512)

  /// nil where that is no single font, or one without a name.
  init?(_ bytes: [UInt8]) {
    let file = BigEndian(bytes[...])
    guard let kind = file.long(0), let count = file.word(4), count <= Self.mostTables else { return nil }
    isOpenType = kind == Self.tag("OTTO")
    guard isOpenType || kind == 0x0001_0000 || kind == Self.tag("true") else { return nil }
    var tables: [UInt32: BigEndian] = [:]
    for index in 0..<count {
      let entry = 12 + 16 * index
      guard let tag = file.long(entry), let offset = file.long(entry + 8), let length = file.long(entry + 12)
      else { return nil }
      tables[tag] = file.part(at: Int(offset), length: Int(length))
    }
    guard let head = tables[Self.tag("head")], let units = head.word(18), (16...16_384).contains(units) else {
      return nil
    }
    unitsPerEm = Double(units)
    isItalic = (head.word(44) ?? 0) & 2 != 0
    if let hhea = tables[Self.tag("hhea")], let up = hhea.signed(4), let down = hhea.signed(6) {
      heights = (Double(up), -abs(Double(down)), Double(max(hhea.signed(8) ?? 0, 0)))
    }
    if let os2 = tables[Self.tag("OS/2")] { readLook(os2) }
    if let names = tables[Self.tag("name")] { readNames(names) }
    guard !postScriptName.isEmpty || !familyName.isEmpty else { return nil }
    if postScriptName.isEmpty { postScriptName = familyName.filter { $0 != " " } }
    if familyName.isEmpty { familyName = postScriptName }
  }

  /// Heights of its letters in a size, in points; `standard` where the file does not say.
  func metrics(size: Double, standard: FontMetrics) -> FontMetrics {
    let points = size / unitsPerEm
    var metrics = standard
    if let heights, heights.ascender - heights.descender > 0 {
      metrics.ascender = heights.ascender * points
      metrics.descender = heights.descender * points
      metrics.leading = heights.leading * points
    }
    if let capHeight { metrics.capHeight = capHeight * points }
    if let xHeight { metrics.xHeight = xHeight * points }
    return metrics
  }

  private mutating func readLook(_ table: BigEndian) {
    if let said = table.word(4), said > 0 { weight = min(max(said, 100), 900) }
    if (table.word(62) ?? 0) & 1 != 0 { isItalic = true }
    guard (table.word(0) ?? 0) >= 2 else { return }
    if let height = table.signed(86), height > 0 { xHeight = Double(height) }
    if let height = table.signed(88), height > 0 { capHeight = Double(height) }
  }

  /// English names of Windows are taken before any others.
  private mutating func readNames(_ table: BigEndian) {
    guard let count = table.word(2), let strings = table.word(4) else { return }
    var found: [Int: (rank: Int, text: String)] = [:]
    for index in 0..<min(count, Self.mostNames) {
      let entry = 6 + 12 * index
      guard let platform = table.word(entry), let language = table.word(entry + 4),
        let id = table.word(entry + 6),
        let length = table.word(entry + 8), let offset = table.word(entry + 10)
      else { break }
      guard [1, 4, 6, 16].contains(id), length <= Self.longestName else { continue }
      let rank = platform == 3 ? (language == 0x409 ? 0 : 2) : 1
      guard rank < found[id]?.rank ?? .max, let part = table.part(at: strings + offset, length: length) else {
        continue
      }
      let text = platform == 1 ? part.latin : part.utf16
      if !text.isEmpty { found[id] = (rank, text) }
    }
    familyName = (found[16] ?? found[1])?.text ?? ""
    postScriptName = found[6]?.text ?? ""
    fullName = found[4]?.text ?? ""
  }

  private static func tag(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}

/// Numbers with the high byte first; nil beyond the end.
private struct BigEndian: Sendable {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  func word(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    let start = bytes.startIndex + offset
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  func signed(_ offset: Int) -> Int? { word(offset).map { Int(Int16(truncatingIfNeeded: $0)) } }

  func long(_ offset: Int) -> UInt32? {
    guard let high = word(offset), let low = word(offset + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }

  func part(at offset: Int, length: Int) -> BigEndian? {
    guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else { return nil }
    let start = bytes.startIndex + offset
    return BigEndian(bytes[start..<start + length])
  }

  var latin: String { String(bytes.map { Character(Unicode.Scalar($0)) }) }

  var utf16: String {
    String(
      decoding: stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(word($0) ?? 0) }, as: UTF16.self)
  }
}

import Foundation

/// The outermost element of an SVG file, as far as it says how large the drawing is.
struct VectorDrawing {
  /// In pixels, at least 1: what is said, rounded up.
  let width: Int
  let height: Int
  /// Whether the element itself says both, without which some browsers draw nothing.
  let isSized: Bool

  /// In bytes: the element stands near the beginning.
  private static let longestProlog = 1 << 16
  private static let largest = 100_000.0

  /// nil where the bytes are no SVG, or tell no size.
  init?(_ bytes: [UInt8]) {
    guard let attributes = Self.attributes(bytes) else { return nil }
    let box = attributes["viewBox"]?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    let own = (attributes["width"].flatMap(Self.length), attributes["height"].flatMap(Self.length))
    let wide = own.0 ?? (box.count == 4 ? box[2] : 0)
    let high = own.1 ?? (box.count == 4 ? box[3] : 0)
    guard wide > 0, high > 0, wide <= Self.largest, high <= Self.largest else { return nil }
    (width, height) = (Int(wide.rounded(.up)), Int(high.rounded(.up)))
    isSized = own.0 != nil && own.1 != nil
  }

  /// The same file with its size in the outermost element, for browsers that ask for it there.
  static func sized(_ bytes: [UInt8]) -> [UInt8] {
    guard let drawing = VectorDrawing(bytes), !drawing.isSized, let place = start(of: bytes) else {
      return bytes
    }
    let size = " width=\"\(drawing.width)\" height=\"\(drawing.height)\""
    // Of an attribute that is there twice, nothing is drawn at all.
    guard attributes(bytes)?["width"] == nil, attributes(bytes)?["height"] == nil else { return bytes }
    return Array(bytes[..<place] + Array(size.utf8) + bytes[place...])
  }

  /// After `<svg`.
  private static func start(of bytes: [UInt8]) -> Int? {
    let head = bytes.prefix(longestProlog)
    let tag = Array("<svg".utf8)
    guard let first = head.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }),
      first == 0x3C,
      head.count > tag.count
    else { return nil }
    let place = head.indices.dropLast(tag.count).first {
      head[$0..<$0 + tag.count].elementsEqual(tag) && [0x20, 0x09, 0x0A, 0x0D].contains(head[$0 + tag.count])
    }
    return place.map { $0 + tag.count }
  }

  /// Of the outermost element, by name.
  private static func attributes(_ bytes: [UInt8]) -> [String: String]? {
    guard let start = start(of: bytes),
      let end = bytes[start...].prefix(longestProlog).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    var found: [String: String] = [:]
    for match in text.matches(of: /([A-Za-z:_][A-Za-z0-9:_.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/) {
      found[String(match.1)] = String(match.2 ?? match.3 ?? "")
    }
    return found
  }

  /// In pixels; a point of a drawing counts as one. nil of shares of what is around it.
  private static func length(_ text: String) -> Double? {
    let number = text.trimmingCharacters(in: .whitespaces).prefix { $0.isNumber || $0 == "." }
    let unit = text.trimmingCharacters(in: .whitespaces).dropFirst(number.count)
    return ["", "px", "pt"].contains(unit) ? Double(number) : nil
  }
}

import Glibc
import PreviewWire

/// A picture that can be drawn: pixels, or a drawing that has as many as are asked for.
final class DecodedPicture {
  private enum Kind {
    case pixels(Sheet)
    case drawing(VectorPicture)
  }

  private let kind: Kind
  private var tinted: [WireColor: Sheet] = [:]

  /// The longest side of a picture that is decoded, in pixels; and all that it may have.
  static let longestSide = 16_384
  static let mostPixels = 64 << 20

  /// nil where that is no PNG, JPEG, WebP or SVG file, or a broken one, or one that is too large.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      guard let sheet = PNGPicture.decode(bytes) else { return nil }
      kind = .pixels(sheet)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      guard let sheet = JPEGPicture.decode(bytes) else { return nil }
      kind = .pixels(sheet)
    } else if bytes.starts(with: Array("RIFF".utf8)) {
      guard let sheet = WebPPicture.decode(bytes) else { return nil }
      kind = .pixels(sheet)
    } else {
      guard let drawing = VectorPicture(bytes) else { return nil }
      kind = .drawing(drawing)
    }
  }

  /// - Parameters:
  ///   - width: as wide as it is drawn, in pixels; `height` likewise. A drawing has so many.
  ///   - tint: the colour of all that it covers; nil for its own colours.
  func pixels(width: Double, height: Double, tint: WireColor?) -> Sheet? {
    let own: Sheet? =
      switch kind {
      case .pixels(let sheet): sheet
      case .drawing(let drawing): drawing.pixels(width: width, height: height)
      }
    guard let tint, let own else { return own }
    if case .pixels = kind, let known = tinted[tint] { return known }
    let sheet = Self.tinted(own, tint)
    tinted[tint] = sheet
    return sheet
  }

  private static func tinted(_ picture: Sheet, _ color: WireColor) -> Sheet? {
    guard let sheet = Sheet(picture.region) else { return nil }
    sheet.setColor(color)
    sheet.cover(with: picture)
    return sheet
  }

  /// Whether a picture of that size is decoded at all.
  static func isFit(_ width: Int, _ height: Int) -> Bool {
    (1...longestSide).contains(width) && (1...longestSide).contains(height) && width * height <= mostPixels
  }
}

/// The pictures of a scene, decoded when they are first drawn.
final class DrawnPictures {
  private let bytes: (String) -> [UInt8]?
  private var decoded: [String: DecodedPicture?] = [:]

  /// - Parameter bytes: a picture's file by its hash; nil: there is none.
  init(bytes: @escaping (String) -> [UInt8]?) { self.bytes = bytes }

  func picture(_ hash: String) -> DecodedPicture? {
    if let known = decoded[hash] { return known }
    let picture = bytes(hash).flatMap { DecodedPicture($0) }
    decoded[hash] = .some(picture)
    return picture
  }
}

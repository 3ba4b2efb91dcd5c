// The size of an encoded picture, read from the first bytes of its file.
//
// PNG: W3C "Portable Network Graphics" 5.2, 11.2.2. JPEG: ITU-T T.81 B.1, B.2.2. WebP:
// RFC 9649 2.5, 2.6, 2.7. SVG: W3C "Scalable Vector Graphics 2" 8.2, 8.9.

import Foundation

struct ImageHeader: Equatable {
  /// In pixels, at least 1.
  var width: Int
  var height: Int
  var mediaType: String

  /// nil where the bytes are none of the four formats, end too early, or say a size of zero.
  init?(of bytes: [UInt8]) {
    let size: (width: Int, height: Int)?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      mediaType = "image/png"
      size = Self.png(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      mediaType = "image/jpeg"
      size = Self.jpeg(bytes)
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      mediaType = "image/webp"
      size = Self.webP(bytes)
    } else if let drawing = VectorDrawing(bytes) {
      mediaType = "image/svg+xml"
      size = (drawing.width, drawing.height)
    } else {
      return nil
    }
    guard let size, size.width > 0, size.height > 0 else { return nil }
    (width, height) = size
  }

  /// The header chunk comes first: its length and name, then width and height.
  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    return (bigEndian(bytes[16..<20]), bigEndian(bytes[20..<24]))
  }

  /// From segment to segment up to the frame header: precision, then height and width.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Markers may be preceded by any number of fill bytes.
      if marker == 0xFF {
        place += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        guard place + 9 <= bytes.count else { return nil }
        return (bigEndian(bytes[place + 7..<place + 9]), bigEndian(bytes[place + 5..<place + 7]))
      }
      let length = bigEndian(bytes[place + 2..<place + 4])
      guard length >= 2 else { return nil }
      place += 2 + length
    }
    return nil
  }

  /// Three forms: lossy, lossless, extended.
  private static func webP(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 30 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      guard bytes[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else { return nil }
      return (littleEndian(bytes[26..<28]) & 0x3FFF, littleEndian(bytes[28..<30]) & 0x3FFF)
    case "VP8L":
      guard bytes[20] == 0x2F else { return nil }
      let packed = littleEndian(bytes[21..<25])
      return ((packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1)
    case "VP8X":
      return (littleEndian(bytes[24..<27]) + 1, littleEndian(bytes[27..<30]) + 1)
    default:
      return nil
    }
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

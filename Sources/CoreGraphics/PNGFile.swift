// Small pictures made in memory: the least that is a PNG file.

import Foundation

extension CGImage {
  /// A picture of 8-bit red, green, blue and alpha, row by row from the top; nil where there are not four
  /// bytes for each of its pixels. Not compressed: for small pictures.
  package convenience init?(width: Int, height: Int, rgba: [UInt8]) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, area < 1 << 24, rgba.count == area * 4 else { return nil }
    self.init(encoded: file(width: width, height: height, kind: 6, pixels: rgba), pixels: .colors(rgba))
  }

  /// A picture in one colour, 8 bits each of red, green and blue, and an alpha for each pixel; nil where
  /// there is not one byte for each of its pixels.
  package convenience init?(width: Int, height: Int, alphas: [UInt8], rgb: (UInt8, UInt8, UInt8)) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, area < 1 << 24, alphas.count == area else { return nil }
    // A palette of that colour in every alpha: a byte a pixel instead of four.
    let colors = (0..<256).flatMap { _ in [rgb.0, rgb.1, rgb.2] }
    let palette = chunk("PLTE", colors) + chunk("tRNS", Array(0...255))
    self.init(
      encoded: file(width: width, height: height, kind: 3, palette: palette, pixels: alphas),
      pixels: .cover(alphas, red: rgb.0, green: rgb.1, blue: rgb.2))
  }
}

/// `kind` is PNG's colour type, with 8 bits a sample.
private func file(
  width: Int, height: Int, kind: UInt8, palette: [UInt8] = [], pixels: [UInt8]
) -> [UInt8] {
  let stride = pixels.count / height
  var rows: [UInt8] = []
  rows.reserveCapacity(pixels.count + height)
  for row in 0..<height {
    rows.append(0)
    rows += pixels[row * stride..<(row + 1) * stride]
  }
  let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, kind, 0, 0, 0]
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + palette
    + chunk("IDAT", stored(rows)) + chunk("IEND", [])
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  [UInt8(number >> 24), UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
}

private func chunk(_ kind: String, _ body: [UInt8]) -> [UInt8] {
  let named = Array(kind.utf8) + body
  return bigEndian(UInt32(body.count)) + named + bigEndian(crc(named))
}

/// A zlib stream of blocks that are not compressed.
private func stored(_ bytes: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var start = 0
  repeat {
    let end = min(bytes.count, start + 0xFFFF)
    let length = UInt16(end - start)
    stream.append(end == bytes.count ? 1 : 0)
    stream += [UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8)]
    stream += bytes[start..<end]
    start = end
  } while start < bytes.count
  return stream + bigEndian(adler(bytes))
}

private func adler(_ bytes: [UInt8]) -> UInt32 {
  var (a, b): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    a = (a + UInt32(byte)) % 65521
    b = (b + a) % 65521
  }
  return b << 16 | a
}

/// The sum's change for each byte, as a table: a symbol is thousands of bytes, and a list is full of them.
private let crcTable: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
}

private func crc(_ bytes: [UInt8]) -> UInt32 {
  var value: UInt32 = 0xFFFF_FFFF
  for byte in bytes { value = value >> 8 ^ crcTable[Int((value ^ UInt32(byte)) & 0xFF)] }
  return ~value
}

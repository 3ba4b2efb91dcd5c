import Glibc

/// Spreads every pixel like a bell, as CSS means it: three boxes one after the other where the bell is wide —
/// after W3C "Filter Effects Module Level 1", `feGaussianBlur`, read 2026-11.
enum Blur {
  /// Narrower bells are done exactly.
  private static let narrow = 2.0

  /// - Parameter deviation: standard deviation in pixels.
  static func apply(to sheet: Sheet, deviation: Double) {
    guard deviation > 0.01, deviation.isFinite else { return }
    let channels = sheet.content == .colors ? 4 : 1
    let (width, height) = (sheet.width, sheet.height)
    _ = sheet.withPixels { bytes, stride in
      var (line, other) = ([Float](repeating: 0, count: max(width, height)), [Float]())
      other = line
      for channel in 0..<channels {
        for row in 0..<height {
          blur(bytes + row * stride + channel, count: width, step: channels, deviation, &line, &other)
        }
        for column in 0..<width {
          blur(
            bytes + column * channels + channel, count: height, step: stride, deviation, &line, &other)
        }
      }
    }
  }

  private static func blur(
    _ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ deviation: Double, _ line: inout [Float],
    _ other: inout [Float]
  ) {
    line.withUnsafeMutableBufferPointer { line in
      other.withUnsafeMutableBufferPointer { other in
        var isEmpty = true
        for index in 0..<count {
          line[index] = Float(bytes[index * step])
          if line[index] != 0 { isEmpty = false }
        }
        if isEmpty { return }
        if deviation < narrow {
          bell(line, &other, count, Float(deviation))
          for index in 0..<count { bytes[index * step] = UInt8(min(max(other[index] + 0.5, 0), 255)) }
        } else {
          boxes(line, other, count, deviation)
          for index in 0..<count { bytes[index * step] = UInt8(min(max(other[index] + 0.5, 0), 255)) }
        }
      }
    }
  }

  private static func bell(
    _ line: UnsafeMutableBufferPointer<Float>, _ out: inout UnsafeMutableBufferPointer<Float>, _ count: Int,
    _ deviation: Float
  ) {
    let reach = Int(ceil(3 * deviation))
    var weights = (-reach...reach).map { exp(-Float($0 * $0) / (2 * deviation * deviation)) }
    let total = weights.reduce(0, +)
    for index in weights.indices { weights[index] /= total }
    for index in 0..<count {
      var sum: Float = 0
      for (offset, weight) in weights.enumerated() {
        let at = index + offset - reach
        if at >= 0, at < count { sum += line[at] * weight }
      }
      out[index] = sum
    }
  }

  /// Three boxes, the result in `other`.
  private static func boxes(
    _ line: UnsafeMutableBufferPointer<Float>, _ other: UnsafeMutableBufferPointer<Float>, _ count: Int,
    _ deviation: Double
  ) {
    let size = max(Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5), 1)
    let half = size / 2
    if size % 2 == 1 {
      box(line, other, count, half, half)
      box(other, line, count, half, half)
      box(line, other, count, half, half)
    } else {
      // Of even boxes, one leans to either side, and the third is one wider.
      box(line, other, count, half, half - 1)
      box(other, line, count, half - 1, half)
      box(line, other, count, half, half)
    }
  }

  /// The mean of `before` pixels on the left, the pixel, and `after` on the right; nothing is beyond the
  /// ends.
  private static func box(
    _ line: UnsafeMutableBufferPointer<Float>, _ out: UnsafeMutableBufferPointer<Float>, _ count: Int,
    _ before: Int, _ after: Int
  ) {
    let size = Float(before + after + 1)
    var sum: Float = 0
    for index in 0..<min(after, count) { sum += line[index] }
    for index in 0..<count {
      if index + after < count { sum += line[index + after] }
      out[index] = sum / size
      if index - before >= 0 { sum -= line[index - before] }
    }
  }
}

import Glibc
import PreviewWire

/// A change of a whole picture, by W3C "Filter Effects Module Level 1", read 2026-11.
enum Filter {
  /// - Parameter scale: pixels per point.
  static func apply(_ filter: LayerEffects.Filter, to sheet: Sheet, scale: Double) {
    let part = Double(filter.amount) / Quantise.fineSteps
    switch filter.kind {
    case .blur: Blur.apply(to: sheet, deviation: Double(filter.amount) / Quantise.lengthSteps * scale)
    case .brightness: change(sheet) { $0 + min(max(part, -1), 1) }
    case .contrast: change(sheet) { ($0 - 0.5) * max(part, 0) + 0.5 }
    case .saturation: turn(sheet, saturation(max(part, 0)))
    case .grayscale: turn(sheet, saturation(1 - min(max(part, 0), 1)))
    case .hueRotation: turn(sheet, hue(part))
    case .inversion: change(sheet) { 1 - $0 }
    case .multiplication:
      let steps = Quantise.unitSteps
      let color = SIMD3(
        Double(filter.color.red) / steps, Double(filter.color.green) / steps,
        Double(filter.color.blue) / steps)
      change(sheet) { $0 * color }
    }
  }

  /// Rows for red, green and blue.
  private typealias Matrix = (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Parts of red, green and blue in the brightness of a colour.
  private static let luma = SIMD3(0.213, 0.715, 0.072)

  private static func saturation(_ amount: Double) -> Matrix {
    let grey = luma * (1 - amount)
    return (
      grey + SIMD3(amount, 0, 0), grey + SIMD3(0, amount, 0), grey + SIMD3(0, 0, amount)
    )
  }

  private static func hue(_ radians: Double) -> Matrix {
    let (c, s) = (cos(radians), sin(radians))
    return (
      luma + SIMD3(0.787, -0.715, -0.072) * c + SIMD3(-0.213, -0.715, 0.928) * s,
      luma + SIMD3(-0.213, 0.285, -0.072) * c + SIMD3(0.143, 0.14, -0.283) * s,
      luma + SIMD3(-0.213, -0.715, 0.928) * c + SIMD3(-0.787, 0.715, 0.072) * s
    )
  }

  private static func turn(_ sheet: Sheet, _ matrix: Matrix) {
    change(sheet) { color in
      SIMD3((color * matrix.0).sum(), (color * matrix.1).sum(), (color * matrix.2).sum())
    }
  }

  /// Every colour that is seen becomes another; 0…1 each, not weighed by alpha.
  private static func change(_ sheet: Sheet, _ change: (SIMD3<Double>) -> SIMD3<Double>) {
    _ = sheet.withPixels { bytes, stride in
      for row in 0..<sheet.height {
        for column in 0..<sheet.width {
          let pixel = bytes + row * stride + column * 4
          guard pixel[3] > 0 else { continue }
          let alpha = Double(pixel[3])
          let old = SIMD3(Double(pixel[2]), Double(pixel[1]), Double(pixel[0])) / alpha
          let new = change(old).clamped(lowerBound: .zero, upperBound: .one) * alpha
          (pixel[2], pixel[1], pixel[0]) = (UInt8(new.x + 0.5), UInt8(new.y + 0.5), UInt8(new.z + 0.5))
        }
      }
    }
  }
}

import Glibc
import PreviewWire

/// How the page's browser changes the cover of letters by their colour: thin dark letters would look pale.
///
/// Chromium mixes letters as if a screen had a gamma of 1.2, with a contrast of 0.2 that fades for light ones
/// (its own numbers for everything but Windows, Mac and phones); found by comparing with its canvas.
struct GlyphContrast {
  private static let gamma = 1.2
  private static let contrast = 0.2
  /// Steps of brightness that are told apart.
  private static let steps = 8

  /// 0..<8, dark to light.
  let brightness: Int

  init(_ color: WireColor) {
    func light(_ part: UInt8) -> Double { pow(Double(part) / 255, Self.gamma) }
    let sum = 0.2126 * light(color.red) + 0.7152 * light(color.green) + 0.0722 * light(color.blue)
    brightness = min(Int(pow(sum, 1 / Self.gamma) * 255 + 0.5) / (256 / Self.steps), Self.steps - 1)
  }

  private static let tables: [[UInt8]] = (0..<steps).map { step in
    // The bits of the step again and again, so that the lightest is white.
    table(Double((step << 5) | (step << 2) | (step >> 1)) / 255)
  }

  func apply(to cover: Sheet) {
    let table = Self.tables[brightness]
    _ = cover.withPixels { bytes, stride in
      for row in 0..<cover.height {
        for column in 0..<cover.width {
          bytes[row * stride + column] = table[Int(bytes[row * stride + column])]
        }
      }
    }
  }

  /// The cover that makes what the mixing of light would, if the ground is as light as the letters are dark.
  private static func table(_ source: Double) -> [UInt8] {
    let ground = 1 - source
    let (lightSource, lightGround) = (pow(source, gamma), pow(ground, gamma))
    let strength = contrast * lightGround
    return (0...255).map { step in
      let raw = Double(step) / 255
      let cover = raw + (1 - raw) * strength * raw
      if abs(ground - source) < 1.0 / 256 { return UInt8(255 * cover + 0.5) }
      let seen = pow(lightSource * cover + lightGround * (1 - cover), 1 / gamma)
      return UInt8(min(max(255 * (seen - ground) / (source - ground) + 0.5, 0), 255))
    }
  }
}

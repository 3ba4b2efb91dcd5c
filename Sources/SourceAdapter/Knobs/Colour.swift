import PreviewWire

/// A colour as knobs know it: sRGB, not premultiplied, a byte a component.
struct Colour: Hashable, Sendable {
  var red, green, blue: UInt8
  var alpha: UInt8 = 255

  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// `rgb` has red in its third byte and blue in its lowest.
  init(_ rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), alpha: Self.byte(alpha))
  }

  /// Hue, saturation and brightness, 0…1: what `UIColor(hue:saturation:brightness:alpha:)` makes of them.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func component(_ sixths: Double) -> UInt8 {
      let position = (sixths + hue * 6).truncatingRemainder(dividingBy: 6)
      let distance = min(position, 4 - position)
      return Self.byte(brightness * (1 - saturation * max(0, min(1, distance))))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: Self.byte(alpha))
  }

  /// 0…1 as a byte; what lies beyond is cut.
  static func byte(_ component: Double) -> UInt8 {
    component.isFinite ? UInt8((max(0, min(1, component)) * 255).rounded()) : 0
  }

  var value: KnobValue { .colour(red: red, green: green, blue: blue, alpha: alpha) }
  var isGrey: Bool { red == green && green == blue }
}

/// A point of the wire: two quantised coordinates. 1/64 pt, but for anchor points, which are in 1/4096 of the
/// bounds.
public struct WirePoint: Hashable, Sendable {
  /// Quantised coordinates, at most `WireLimits.magnitude` from zero.
  public let x, y: Int64

  /// A point of quantised coordinates; those that are out of range are clamped.
  public init(x: Int64, y: Int64) {
    self.x = Quantise.clamp(x)
    self.y = Quantise.clamp(y)
  }

  /// A point of coordinates in points.
  public init(xPoints: Double, yPoints: Double) {
    x = Quantise.length(xPoints)
    y = Quantise.length(yPoints)
  }

  /// An anchor point, in parts of the bounds: 0.5, 0.5 is the centre.
  public init(xAnchor: Double, yAnchor: Double) {
    x = Quantise.anchor(xAnchor)
    y = Quantise.anchor(yAnchor)
  }

  /// The origin.
  public static let zero = WirePoint(x: 0, y: 0)
  /// The anchor point of a layer that was given none.
  public static let centerAnchor = WirePoint(xAnchor: 0.5, yAnchor: 0.5)

  /// `x` in points; meaningless for an anchor point.
  public var xPoints: Double { Double(x) / Quantise.lengthSteps }
  /// `y` in points; meaningless for an anchor point.
  public var yPoints: Double { Double(y) / Quantise.lengthSteps }
}

/// A size of the wire, in 1/64 pt.
public struct WireSize: Hashable, Sendable {
  /// Quantised lengths, at most `WireLimits.magnitude` from zero; a negative one is passed on as it is.
  public let width, height: Int64

  /// A size of quantised lengths; those that are out of range are clamped.
  public init(width: Int64, height: Int64) {
    self.width = Quantise.clamp(width)
    self.height = Quantise.clamp(height)
  }

  /// A size of lengths in points.
  public init(widthPoints: Double, heightPoints: Double) {
    width = Quantise.length(widthPoints)
    height = Quantise.length(heightPoints)
  }

  /// No width, no height.
  public static let zero = WireSize(width: 0, height: 0)

  /// `width` in points.
  public var widthPoints: Double { Double(width) / Quantise.lengthSteps }
  /// `height` in points.
  public var heightPoints: Double { Double(height) / Quantise.lengthSteps }
}

/// A colour of the wire: sRGB, not premultiplied, 255 is 1.
public struct WireColor: Hashable, Sendable {
  /// 0…255.
  public let red, green, blue, alpha: UInt8

  /// A colour of bytes.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A colour of components 0…1. One that is not seen at all is `clear`, whatever its hue.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    let alpha = Quantise.unit(alpha)
    self.alpha = alpha
    self.red = alpha == 0 ? 0 : Quantise.unit(red)
    self.green = alpha == 0 ? 0 : Quantise.unit(green)
    self.blue = alpha == 0 ? 0 : Quantise.unit(blue)
  }

  /// No colour.
  public static let clear = WireColor(red: 0 as UInt8, green: 0, blue: 0, alpha: 0)
}

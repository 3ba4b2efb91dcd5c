/// How a run of text is drawn beyond plain letters in one colour. Plain where nothing is said.
public struct TextOrnaments: Hashable, Sendable {
  /// A line along the outlines of the letters.
  public struct Stroke: Hashable, Sendable {
    /// In 1/64 pt, not negative.
    public let width: Int64
    /// Of the line.
    public let color: WireColor
    /// Whether the letters within the line are left empty.
    public let isHollow: Bool

    /// A stroke; `widthPoints` in points.
    public init(widthPoints: Double, color: WireColor, isHollow: Bool) {
      self.init(width: Quantise.length(widthPoints), color: color, isHollow: isHollow)
    }

    init(width: Int64, color: WireColor, isHollow: Bool) {
      (self.width, self.color, self.isHollow) = (max(Quantise.clamp(width), 0), color, isHollow)
    }
  }

  /// The shadow of the letters.
  public struct Shadow: Hashable, Sendable {
    public let color: WireColor
    /// In 1/64 pt, downwards.
    public let offset: WirePoint
    /// Blur, in 1/64 pt, not negative; twice the standard deviation.
    public let radius: Int64

    /// A shadow; `radiusPoints` in points.
    public init(color: WireColor, offset: WirePoint, radiusPoints: Double) {
      self.init(color: color, offset: offset, radius: Quantise.length(radiusPoints))
    }

    init(color: WireColor, offset: WirePoint, radius: Int64) {
      (self.color, self.offset, self.radius) = (color, offset, max(Quantise.clamp(radius), 0))
    }
  }

  /// The look of a line under or through the letters.
  public struct Line: Hashable, Sendable {
    public enum Weight: UInt8, Sendable { case single = 0, thick, double }
    public enum Pattern: UInt8, Sendable { case solid = 0, dot, dash, dashDot, dashDotDot }

    public let weight: Weight
    public let pattern: Pattern
    public let color: WireColor

    public init(weight: Weight = .single, pattern: Pattern = .solid, color: WireColor) {
      (self.weight, self.pattern, self.color) = (weight, pattern, color)
    }
  }

  /// A colour behind the letters, as wide as the run.
  public struct Ground: Hashable, Sendable {
    public let color: WireColor
    /// From the line's baseline, in 1/64 pt, downwards.
    public let top, bottom: Int64

    /// A ground; edges in points from the baseline, downwards.
    public init(color: WireColor, topPoints: Double, bottomPoints: Double) {
      self.init(color: color, top: Quantise.length(topPoints), bottom: Quantise.length(bottomPoints))
    }

    init(color: WireColor, top: Int64, bottom: Int64) {
      (self.color, self.top, self.bottom) = (color, Quantise.clamp(top), Quantise.clamp(bottom))
    }
  }

  public var stroke: Stroke?
  public var shadow: Shadow?
  /// How far the letters stand above the line's baseline, in 1/64 pt.
  public private(set) var rise: Int64 = 0
  /// How far the letters lean to the right for each unit of height, in 1/1024.
  public private(set) var slant: Int64 = 0
  /// Of runs that are underlined; nil is a single line in the run's colour.
  public var underline: Line?
  /// Of runs that are struck through; nil is a single line in the run's colour.
  public var strikethrough: Line?
  public var ground: Ground?

  /// Nothing beyond plain letters.
  public init() {}

  /// - Parameters:
  ///   - risePoints: in points, upwards.
  ///   - slantTangent: tangent of the angle by which the letters lean to the right.
  public init(risePoints: Double, slantTangent: Double) {
    rise = Quantise.length(risePoints)
    slant = Quantise.length(slantTangent * Self.slantUnits)
  }

  /// A slant goes through the quantising of lengths, in coarser steps.
  private static let slantUnits = Quantise.fineSteps / Quantise.lengthSteps

  fileprivate init(rise: Int64, slant: Int64) { (self.rise, self.slant) = (rise, slant) }

  /// Which parts are said, as the bits of the wire.
  fileprivate var parts: Parts {
    var parts: Parts = []
    if stroke != nil { parts.insert(.stroke) }
    if shadow != nil { parts.insert(.shadow) }
    if rise != 0 { parts.insert(.rise) }
    if slant != 0 { parts.insert(.slant) }
    if underline != nil { parts.insert(.underline) }
    if strikethrough != nil { parts.insert(.strikethrough) }
    if ground != nil { parts.insert(.ground) }
    return parts
  }

  var isPlain: Bool { parts.isEmpty }

  fileprivate struct Parts: OptionSet {
    let rawValue: UInt8
    static let stroke = Parts(rawValue: 1 << 0)
    static let shadow = Parts(rawValue: 1 << 1)
    static let rise = Parts(rawValue: 1 << 2)
    static let slant = Parts(rawValue: 1 << 3)
    static let underline = Parts(rawValue: 1 << 4)
    static let strikethrough = Parts(rawValue: 1 << 5)
    static let ground = Parts(rawValue: 1 << 6)
    static let known = Parts(rawValue: 1 << 7 - 1)
  }
}

extension ByteWriter {
  mutating func ornaments(_ ornaments: TextOrnaments) {
    byte(ornaments.parts.rawValue)
    if let stroke = ornaments.stroke {
      varint(Int(stroke.width))
      color(stroke.color)
      bool(stroke.isHollow)
    }
    if let shadow = ornaments.shadow {
      color(shadow.color)
      point(shadow.offset)
      varint(Int(shadow.radius))
    }
    if ornaments.rise != 0 { zigzag(ornaments.rise) }
    if ornaments.slant != 0 { zigzag(ornaments.slant) }
    for line in [ornaments.underline, ornaments.strikethrough] {
      guard let line else { continue }
      byte(line.weight.rawValue | line.pattern.rawValue << 2)
      color(line.color)
    }
    if let ground = ornaments.ground {
      color(ground.color)
      zigzag(ground.top)
      zigzag(ground.bottom)
    }
  }
}

extension ByteReader {
  mutating func ornaments() throws(WireError) -> TextOrnaments {
    let parts = TextOrnaments.Parts(rawValue: try byte())
    let unknown = parts.subtracting(.known)
    guard unknown.isEmpty else { throw .reservedBits(UInt64(unknown.rawValue)) }
    guard !parts.isEmpty else { throw .outOfRange(.textStyle, 0) }
    let stroke: TextOrnaments.Stroke? =
      parts.contains(.stroke) ? try .init(width: length(), color: color(), isHollow: bool()) : nil
    let shadow: TextOrnaments.Shadow? =
      parts.contains(.shadow) ? try .init(color: color(), offset: point(), radius: length()) : nil
    let rise = parts.contains(.rise) ? try difference(to: 0, .length) : 0
    let slant = parts.contains(.slant) ? try difference(to: 0, .length) : 0
    var ornaments = TextOrnaments(rise: rise, slant: slant)
    (ornaments.stroke, ornaments.shadow) = (stroke, shadow)
    if parts.contains(.underline) { ornaments.underline = try line() }
    if parts.contains(.strikethrough) { ornaments.strikethrough = try line() }
    if parts.contains(.ground) {
      ornaments.ground = try .init(
        color: color(), top: difference(to: 0, .length), bottom: difference(to: 0, .length))
    }
    return ornaments
  }

  private mutating func line() throws(WireError) -> TextOrnaments.Line {
    let style = try byte()
    guard let weight = TextOrnaments.Line.Weight(rawValue: style & 3),
      let pattern = TextOrnaments.Line.Pattern(rawValue: style >> 2)
    else { throw .outOfRange(.textStyle, Int64(style)) }
    return try TextOrnaments.Line(weight: weight, pattern: pattern, color: color())
  }
}

/// How a layer's path is filled and stroked. The path is a property of its own, so that neither is sent for
/// the other's sake.
public struct LayerShape: Hashable, Sendable {
  /// How a line ends; the numbers are those of the wire.
  public enum Cap: UInt8, Hashable, Sendable {
    case butt = 0
    case round = 1
    case square = 2
  }

  /// How lines meet; the numbers are those of the wire.
  public enum Join: UInt8, Hashable, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
  }

  /// `clear` for none.
  public var fill = WireColor(red: 0 as UInt8, green: 0, blue: 0, alpha: 255)
  /// Whether what the path encloses an even number of times is left out.
  public var isEvenOdd = false
  /// `clear` for none.
  public var stroke = WireColor.clear
  /// In 1/64 pt; not negative.
  public var lineWidth: Int64 = 64 {
    didSet { lineWidth = max(Quantise.clamp(lineWidth), 0) }
  }
  /// How a line ends.
  public var cap = Cap.butt
  /// How lines meet.
  public var join = Join.miter
  /// Longest mitre, in 1/64 of the line width; not negative.
  public var miterLimit: Int64 = 640 {
    didSet { miterLimit = max(Quantise.clamp(miterLimit), 0) }
  }
  /// Lengths of dashes and gaps in turns, in 1/64 pt, not negative; empty for a whole line. At most
  /// `WireLimits.dashes`.
  public var dash: [Int64] = [] {
    didSet { dash = dash.prefix(WireLimits.dashes).map { max(Quantise.clamp($0), 0) } }
  }
  /// How far into the pattern the line begins, in 1/64 pt.
  public var dashPhase: Int64 = 0 {
    didSet { dashPhase = Quantise.clamp(dashPhase) }
  }
  /// The part of the path that is stroked, in 1/65,535 of its length.
  public var strokeStart: UInt16 = 0
  /// Nothing is stroked where it is not greater than `strokeStart`.
  public var strokeEnd: UInt16 = .max

  /// Filled black, not stroked: what a shape layer begins with.
  public init() {}

  static let `default` = LayerShape()
}

extension ByteWriter {
  mutating func shape(_ shape: borrowing LayerShape) {
    color(shape.fill)
    color(shape.stroke)
    varint(Int(shape.lineWidth))
    byte((shape.isEvenOdd ? 1 : 0) | shape.cap.rawValue << 1 | shape.join.rawValue << 3)
    varint(Int(shape.miterLimit))
    varint(shape.dash.count)
    for length in shape.dash { varint(Int(length)) }
    zigzag(shape.dashPhase)
    uint16(shape.strokeStart)
    uint16(shape.strokeEnd)
  }
}

extension ByteReader {
  mutating func shape() throws(WireError) -> LayerShape {
    var shape = LayerShape()
    shape.fill = try color()
    shape.stroke = try color()
    shape.lineWidth = try length()
    let flags = try byte()
    guard flags < 1 << 5 else { throw .reservedBits(UInt64(flags & 0xE0)) }
    guard let cap = LayerShape.Cap(rawValue: flags >> 1 & 3), let join = LayerShape.Join(rawValue: flags >> 3)
    else { throw .outOfRange(.lineStyle, Int64(flags)) }
    (shape.isEvenOdd, shape.cap, shape.join) = (flags & 1 == 1, cap, join)
    shape.miterLimit = try length()
    var dash: [Int64] = []
    for _ in 0..<(try count(upTo: WireLimits.dashes, of: .dashes, eachAtLeast: 1)) {
      dash.append(try length())
    }
    shape.dash = dash
    shape.dashPhase = try difference(to: 0, .length)
    shape.strokeStart = try uint16()
    shape.strokeEnd = try uint16()
    return shape
  }
}

/// Colours that run into one another over a layer's bounds.
public struct LayerGradient: Hashable, Sendable {
  /// Which way the colours run; the numbers are those of the wire, where 0 means none.
  public enum Kind: UInt8, Hashable, Sendable {
    /// Along the line from `start` to `end`.
    case axial = 1
    /// Outwards from `start`, as far as the ellipse whose bounding box has its corner at `end`.
    case radial = 2
    /// Clockwise about `start`, from the direction of `end`.
    case conic = 3
  }

  /// A colour and where it is.
  public struct Stop: Hashable, Sendable {
    /// In 1/65,535 of the way.
    public let location: UInt16
    /// Not mixed with its neighbours here.
    public let color: WireColor

    /// A stop; `location` in 1/65,535.
    public init(location: UInt16, color: WireColor) {
      self.location = location
      self.color = color
    }

    /// A stop; `fraction` 0…1 of the way.
    public init(fraction: Double, color: WireColor) {
      self.init(location: Quantise.fraction(fraction), color: color)
    }
  }

  /// Which way the colours run.
  public let kind: Kind
  /// In 1/4096 of the bounds.
  public let start, end: WirePoint
  /// In order of their locations; never empty in a layer's state. At most `WireLimits.stops`.
  public let stops: [Stop]

  /// A gradient; stops past the limit are left out.
  public init(_ kind: Kind, start: WirePoint, end: WirePoint, stops: [Stop]) {
    self.kind = kind
    self.start = start
    self.end = end
    self.stops = Array(stops.prefix(WireLimits.stops))
  }
}

extension ByteWriter {
  mutating func gradient(_ gradient: LayerGradient?) {
    guard let gradient else { return byte(0) }
    byte(gradient.kind.rawValue)
    point(gradient.start)
    point(gradient.end)
    varint(gradient.stops.count)
    for stop in gradient.stops {
      uint16(stop.location)
      color(stop.color)
    }
  }
}

extension ByteReader {
  mutating func gradient() throws(WireError) -> LayerGradient? {
    let code = try byte()
    guard code != 0 else { return nil }
    guard let kind = LayerGradient.Kind(rawValue: code) else { throw .outOfRange(.gradientKind, Int64(code)) }
    let (start, end) = (try point(), try point())
    let count = try count(upTo: WireLimits.stops, of: .stops, eachAtLeast: 6)
    var stops: [LayerGradient.Stop] = []
    for _ in 0..<count { stops.append(try LayerGradient.Stop(location: uint16(), color: color())) }
    return LayerGradient(kind, start: start, end: end, stops: stops)
  }
}

/// Filters for all that a layer shows, taken as one picture, and how that is mixed with the picture behind
/// it.
public struct LayerEffects: Hashable, Sendable {
  /// How colours are mixed with those behind them; the numbers are those of the wire, where 0 means no
  /// effects.
  public enum Blend: UInt8, Hashable, Sendable, CaseIterable {
    case normal = 1, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
  }

  /// One change of the picture; the numbers are those of the wire.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// By its standard deviation, in 1/64 pt.
    case blur = 1
    /// The amounts of the others are in 1/1024: what is added to each colour, factors of which 1 changes
    /// nothing, the part of the colour that is lost, radians.
    case brightness, contrast, saturation, grayscale, hueRotation
    /// Without an amount.
    case inversion
    /// By a colour.
    case multiplication
  }

  public struct Filter: Hashable, Sendable {
    public let kind: Kind
    /// 0 of a kind that has none.
    public let amount: Int64
    /// Clear of a kind that has none.
    public let color: WireColor

    /// By an amount in the unit of its kind, which kinds without one leave out.
    public init(_ kind: Kind, amount: Int64) {
      self.kind = kind
      self.amount = kind.hasAmount ? Quantise.clamp(amount) : 0
      color = .clear
    }

    /// Every colour times another.
    public init(multiplicationBy color: WireColor) {
      (kind, amount, self.color) = (.multiplication, 0, color)
    }
  }

  public let blend: Blend
  /// The first is done first. At most `WireLimits.filters`.
  public let filters: [Filter]

  /// Effects; filters past the limit are left out. Without any and in the normal way the picture is still
  /// one.
  public init(_ blend: Blend, filters: [Filter]) {
    self.blend = blend
    self.filters = Array(filters.prefix(WireLimits.filters))
  }
}

extension LayerEffects.Kind {
  var hasAmount: Bool { self != .inversion && self != .multiplication }
}

extension ByteWriter {
  mutating func effects(_ effects: LayerEffects?) {
    guard let effects else { return byte(0) }
    byte(effects.blend.rawValue)
    varint(effects.filters.count)
    for filter in effects.filters {
      byte(filter.kind.rawValue)
      if filter.kind.hasAmount { zigzag(filter.amount) }
      if filter.kind == .multiplication { color(filter.color) }
    }
  }
}

extension ByteReader {
  mutating func effects() throws(WireError) -> LayerEffects? {
    let code = try byte()
    guard code != 0 else { return nil }
    guard let blend = LayerEffects.Blend(rawValue: code) else { throw .outOfRange(.blend, Int64(code)) }
    let count = try count(upTo: WireLimits.filters, of: .filters, eachAtLeast: 1)
    var filters: [LayerEffects.Filter] = []
    for _ in 0..<count { filters.append(try filter()) }
    return LayerEffects(blend, filters: filters)
  }

  private mutating func filter() throws(WireError) -> LayerEffects.Filter {
    let code = try byte()
    guard let kind = LayerEffects.Kind(rawValue: code) else { throw .outOfRange(.filter, Int64(code)) }
    if kind == .multiplication { return try LayerEffects.Filter(multiplicationBy: color()) }
    return try LayerEffects.Filter(kind, amount: kind.hasAmount ? difference(to: 0, .filter) : 0)
  }
}

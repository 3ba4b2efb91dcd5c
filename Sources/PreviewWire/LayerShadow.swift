/// The shadow that a layer casts behind itself.
public struct LayerShadow: Hashable, Sendable {
  /// Never 0 in a layer's state; 255 is opaque.
  public let opacity: UInt8
  /// Its own alpha is multiplied with `opacity`.
  public let color: WireColor
  /// From the layer to its shadow, in 1/64 pt of the layer's own coordinates.
  public let offset: WirePoint
  /// Standard deviation of the blur, in 1/64 pt; not negative.
  public let radius: Int64
  /// The outline that casts the shadow, in the layer's own coordinates; empty for the layer's visible
  /// contents.
  public let path: WirePath

  /// A shadow; `radius` in 1/64 pt.
  public init(opacity: UInt8, color: WireColor, offset: WirePoint, radius: Int64, path: WirePath = .empty) {
    self.opacity = opacity
    self.color = color
    self.offset = offset
    self.radius = max(Quantise.clamp(radius), 0)
    self.path = path
  }
}

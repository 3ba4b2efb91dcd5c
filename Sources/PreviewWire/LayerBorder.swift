/// A line along the inner side of a layer's bounds, above everything that the layer holds.
public struct LayerBorder: Hashable, Sendable {
  /// In 1/64 pt, not negative; 0 is no border.
  public let width: Int64
  /// Of the whole line.
  public let color: WireColor

  /// A border; `width` in 1/64 pt. One that cannot be seen is `none`.
  public init(width: Int64, color: WireColor) {
    let isSeen = width > 0 && color.alpha > 0
    self.width = isSeen ? Quantise.clamp(width) : 0
    self.color = isSeen ? color : .clear
  }

  /// A border; `widthPoints` in points.
  public init(widthPoints: Double, color: WireColor) {
    self.init(width: Quantise.length(widthPoints), color: color)
  }

  /// No border.
  public static let none = LayerBorder(width: 0, color: .clear)
}

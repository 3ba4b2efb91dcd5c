/// A picture in a layer, named by its content; the page asks the gateway for the bytes.
public struct LayerImage: Hashable, Sendable {
  /// Where the picture stands in the bounds; the numbers are those of the wire. Top is where y is least.
  public enum Gravity: UInt8, Hashable, Sendable {
    /// Stretched to the bounds.
    case resize = 0
    /// As large as fits within the bounds.
    case resizeAspect = 1
    /// As small as covers the bounds.
    case resizeAspectFill = 2
    case center = 3
    case top = 4
    case bottom = 5
    case left = 6
    case right = 7
    case topLeft = 8
    case topRight = 9
    case bottomLeft = 10
    case bottomRight = 11
  }

  /// Lower-case hexadecimal digits, at most `WireLimits.hash`; never empty in a layer's state.
  public let hash: String
  /// Where it stands.
  public let gravity: Gravity
  /// Of the picture, in pixels; not negative.
  public let width, height: Int
  /// Pixels per point, in 1/64; not negative.
  public let scale: Int64
  /// The colour of all that the picture covers, as see-through as it is there; nil for its own colours.
  public let tint: WireColor?

  /// A picture; `scale` in pixels per point. nil when `hash` is none.
  public init?(
    hash: String, gravity: Gravity, width: Int, height: Int, scale: Double = 1, tint: WireColor? = nil
  ) {
    guard Self.isHash(hash) else { return nil }
    self.init(
      hash: hash, gravity: gravity, width: width, height: height, quantisedScale: Quantise.length(scale),
      tint: tint)
  }

  fileprivate init(
    hash: String, gravity: Gravity, width: Int, height: Int, quantisedScale: Int64, tint: WireColor?
  ) {
    self.tint = tint
    self.hash = hash
    self.gravity = gravity
    self.width = min(max(width, 0), WireLimits.varint)
    self.height = min(max(height, 0), WireLimits.varint)
    scale = max(Quantise.clamp(quantisedScale), 0)
  }

  /// Whether `text` can name a picture: it becomes part of an address.
  public static func isHash(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= WireLimits.hash
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}

extension LayerImage {
  /// Beside the code of the gravity: that `tint` follows.
  fileprivate static let tinted: UInt8 = 1 << 4
}

extension ByteWriter {
  mutating func image(_ image: LayerImage?) {
    guard let image else { return varint(0) }
    string(image.hash)
    byte(image.gravity.rawValue | (image.tint == nil ? 0 : LayerImage.tinted))
    varint(image.width)
    varint(image.height)
    varint(Int(image.scale))
    if let tint = image.tint { color(tint) }
  }
}

extension ByteReader {
  mutating func image() throws(WireError) -> LayerImage? {
    let hash = try string()
    guard !hash.isEmpty else { return nil }
    guard LayerImage.isHash(hash) else { throw .outOfRange(.imageHash, Int64(hash.utf8.count)) }
    let code = try byte()
    guard let gravity = LayerImage.Gravity(rawValue: code & ~LayerImage.tinted) else {
      throw .outOfRange(.gravity, Int64(code))
    }
    return try LayerImage(
      hash: hash, gravity: gravity, width: varint(), height: varint(), quantisedScale: length(),
      tint: code & LayerImage.tinted == 0 ? nil : color())
  }
}

/// A number for what a scene shows: equal scenes have equal ones, in any process.
///
/// Names of layers do not count, nor does the order of those with the same parent: both tell in which order
/// layers were made, and cells are made as somebody scrolls. Which is in front is said by `zPosition` where
/// layers lie on each other.
public struct SceneDigest: Hashable, Sendable {
  public let value: UInt64

  public init(value: UInt64) { self.value = value }

  init(high: UInt32, low: UInt32) { value = UInt64(high) << 32 | UInt64(low) }

  public init(_ scene: LayerScene) {
    var digests: [LayerID: UInt64] = [:]
    // Parents come first, masks after what the masked layer holds: those that a layer names are known by
    // then.
    for layer in scene.layers.reversed() {
      var own = layer.state
      let (children, mask) = (own.children, own.mask)
      (own.children, own.mask) = ([], nil)
      // How it would follow a hand is not to be seen.
      own.scrolling = nil
      var writer = ByteWriter()
      writer.properties(own.differences(from: .default), of: layer.id, own, since: .default)
      var digest = Self.hash(writer.bytes)
      for child in children { digest &+= Self.mixed(digests[child] ?? 0) }
      if let mask { digest = Self.mixed(digest ^ (digests[mask] ?? 0)) }
      digests[layer.id] = Self.mixed(digest)
    }
    let window = Self.mixed(
      UInt64(bitPattern: scene.window.width) &* 31 &+ UInt64(bitPattern: scene.window.height))
    value = (digests[scene.root] ?? 0) ^ window
  }

  /// FNV-1a of 64 bits; not for secrets.
  private static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Spreads bits, so that sums of digests seldom agree by chance (the finaliser of SplitMix64).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

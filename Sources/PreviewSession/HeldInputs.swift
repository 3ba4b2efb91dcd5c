/// The inputs of viewers to a session that is waking: they wake it, and are done once it is there.
struct HeldInputs: Sendable {
  /// Most inputs, and most bytes of them, that are held.
  static let most = (count: 512, bytes: 64 << 10)

  private var inputs: [(bytes: [UInt8], viewer: Int)] = []
  private var byteCount = 0

  /// Holds one. False where there is no room: then those before are of no use, either, and are gone.
  mutating func hold(_ bytes: [UInt8], from viewer: Int) -> Bool {
    guard inputs.count < Self.most.count, byteCount + bytes.count <= Self.most.bytes else {
      _ = take()
      return false
    }
    inputs.append((bytes, viewer))
    byteCount += bytes.count
    return true
  }

  /// Takes all of them, in the order in which they came.
  mutating func take() -> [(bytes: [UInt8], viewer: Int)] {
    defer { (inputs, byteCount) = ([], 0) }
    return inputs
  }

  /// Forgets those of a viewer who has left.
  mutating func forget(_ viewer: Int) {
    inputs.removeAll { $0.viewer == viewer }
    byteCount = inputs.reduce(0) { $0 + $1.bytes.count }
  }
}

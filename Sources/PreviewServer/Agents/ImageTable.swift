import PreviewWire

/// The pictures that one agent has sent, as many as fit.
struct ImageTable {
  /// Bytes of encoded pictures that are kept; beyond them the oldest go.
  static let limit = 64 << 20
  /// Pictures that are kept, however small.
  static let most = 4_096

  private var images: [String: ImageReport] = [:]
  /// Hashes in the order they came; before `first`, of those that are gone.
  private var order: [String] = []
  private var first = 0
  private(set) var byteCount = 0

  subscript(hash: String) -> ImageReport? { images[hash] }

  mutating func insert(_ image: ImageReport) {
    guard images[image.hash] == nil else { return }
    images[image.hash] = image
    order.append(image.hash)
    byteCount += image.bytes.count
    while byteCount > Self.limit || images.count > Self.most { removeOldest() }
  }

  private mutating func removeOldest() {
    guard first < order.count, let oldest = images.removeValue(forKey: order[first]) else { return }
    byteCount -= oldest.bytes.count
    first += 1
    if first > Self.most {
      order.removeFirst(first)
      first = 0
    }
  }
}

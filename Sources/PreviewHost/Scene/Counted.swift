/// Things that layers share, by their hashes, while one of them shows them.
struct Counted<Thing> {
  private var things: [String: (thing: Thing, count: Int)] = [:]
  /// Whether something has come since that was set to false.
  var hasGrown = false

  /// In the order of their hashes.
  var all: [Thing] { things.sorted { $0.key < $1.key }.map(\.value.thing) }

  mutating func add(_ thing: Thing, _ hash: String) {
    if let count = things[hash]?.count {
      things[hash]?.count = count + 1
    } else {
      things[hash] = (thing, 1)
      hasGrown = true
    }
  }

  mutating func remove(_ hash: String) {
    guard let count = things[hash]?.count else { return }
    if count > 1 { things[hash]?.count = count - 1 } else { things[hash] = nil }
  }
}

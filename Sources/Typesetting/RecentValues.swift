/// A bounded dictionary that keeps what was used last: a young half and an old half; when the young one is
/// full it becomes the old one, and the old one goes.
struct RecentValues<Key: Hashable, Value> {
  /// Most values that are kept, over both halves.
  let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  /// - Parameter capacity: at least 2.
  init(capacity: Int) { self.capacity = max(capacity, 2) }

  var count: Int { young.count + old.count }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      store(value, key)
      return value
    }
    set {
      old[key] = nil
      guard let newValue else {
        young[key] = nil
        return
      }
      store(newValue, key)
    }
  }

  private mutating func store(_ value: Value, _ key: Key) {
    if young.count >= capacity / 2, young[key] == nil {
      old = young
      young = [:]
    }
    young[key] = value
  }
}

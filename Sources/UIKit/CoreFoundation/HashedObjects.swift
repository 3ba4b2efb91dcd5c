import Foundation

/// Objects with a value each, found by `hash` and `isEqual`, and held weakly where that is asked for.
///
/// A class, so that an `isEqual` that asks the table again does no harm.
final class HashedObjects<Value> {
  private struct Entry {
    let order: Int
    let key: Held
    var value: Value
  }

  private let isWeak: Bool
  /// Whether a value has ended; its entry counts no more.
  private let hasEnded: (Value) -> Bool
  private var buckets: [Int: [Entry]] = [:]
  private var made = 0
  /// Of entries, also of ended ones, which go when there are twice as many as the last time.
  private var size = 0
  private var limit = 16

  init(isWeak: Bool, hasEnded: @escaping (Value) -> Bool) {
    self.isWeak = isWeak
    self.hasEnded = hasEnded
  }

  var count: Int {
    buckets.values.reduce(0) { $0 + $1.count { $0.key.object != nil && !hasEnded($0.value) } }
  }

  /// In the order in which they came.
  var all: [(key: AnyObject, value: Value)] {
    buckets.values.joined().sorted { $0.order < $1.order }.compactMap { entry in
      guard let key = entry.key.object, !hasEnded(entry.value) else { return nil }
      return (key, entry.value)
    }
  }

  func entry(of object: AnyObject) -> (key: AnyObject, value: Value)? {
    for entry in buckets[Self.hash(object)] ?? [] {
      if let key = entry.key.object, Self.areEqual(key, object), !hasEnded(entry.value) {
        return (key, entry.value)
      }
    }
    return nil
  }

  /// Takes the place of an equal object.
  func insert(_ object: AnyObject, _ value: Value) {
    remove(object)
    if size >= limit { tidy() }
    made += 1
    size += 1
    buckets[Self.hash(object), default: []].append(
      Entry(order: made, key: Held(object, isWeak: isWeak), value: value))
  }

  func remove(_ object: AnyObject) {
    let hash = Self.hash(object)
    guard var bucket = buckets[hash] else { return }
    let before = bucket.count
    bucket.removeAll { entry in entry.key.object.map { Self.areEqual($0, object) } ?? true }
    size -= before - bucket.count
    buckets[hash] = bucket.isEmpty ? nil : bucket
  }

  func removeAll() {
    buckets = [:]
    size = 0
  }

  private func tidy() {
    buckets = buckets.compactMapValues { bucket in
      let left = bucket.filter { $0.key.object != nil && !hasEnded($0.value) }
      return left.isEmpty ? nil : left
    }
    size = buckets.values.reduce(0) { $0 + $1.count }
    limit = max(16, size * 2)
  }

  private static func hash(_ object: AnyObject) -> Int {
    (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue
  }

  private static func areEqual(_ one: AnyObject, _ other: AnyObject) -> Bool {
    one === other || (one as? NSObject)?.isEqual(other) == true
  }
}

/// An object that is kept alive, or not.
struct Held {
  private let strong: AnyObject?
  private weak var weakly: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    strong = isWeak ? nil : object
    weakly = isWeak ? object : nil
  }

  var object: AnyObject? { strong ?? weakly }
}

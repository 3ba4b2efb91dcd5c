// Sets that change a relationship when they are changed: what `mutableSetValue(forKey:)` returns.

import UIKit

/// The objects of a relationship to many, as a set.
final class RelatedObjects: NSMutableSet {
  private let owner: NSManagedObject?
  private let relationship: NSRelationshipDescription?

  init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    (self.owner, self.relationship) = (owner, relationship)
    super.init(capacity: 0)
  }

  // Foundation's own ways of making sets.
  required init(capacity: Int) {
    (owner, relationship) = (nil, nil)
    super.init(capacity: capacity)
  }

  required convenience init?(coder: NSCoder) { nil }

  private var objects: [NSManagedObject] {
    guard let owner, let relationship else { return [] }
    if owner.isFault { owner.fire() }
    return owner.manys[relationship.name] ?? []
  }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }

  override func add(_ object: Any) {
    if let owner, let relationship, let object = object as? NSManagedObject {
      owner.add([object], relationship)
    }
  }

  override func remove(_ object: Any) {
    if let owner, let relationship, let object = object as? NSManagedObject {
      owner.remove([object], relationship)
    }
  }
}

/// The objects of an ordered relationship.
final class OrderedRelatedObjects: NSMutableOrderedSet {
  private let owner: NSManagedObject?
  private let relationship: NSRelationshipDescription?

  init(_ owner: NSManagedObject, _ relationship: NSRelationshipDescription) {
    (self.owner, self.relationship) = (owner, relationship)
    super.init(capacity: 0)
  }

  // Foundation's own ways of making sets.
  override init(capacity: Int) {
    (owner, relationship) = (nil, nil)
    super.init(capacity: capacity)
  }

  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }
  required convenience init?(coder: NSCoder) { nil }

  private var objects: [NSManagedObject] {
    get {
      guard let owner, let relationship else { return [] }
      if owner.isFault { owner.fire() }
      return owner.manys[relationship.name] ?? []
    }
    set {
      if let owner, let relationship { owner.set(newValue, relationship) }
    }
  }

  override var count: Int { objects.count }
  override func object(at index: Int) -> Any { objects[index] }
  override func index(of object: Any) -> Int {
    objects.firstIndex { $0 === object as AnyObject } ?? NSNotFound
  }

  override func insert(_ object: Any, at index: Int) {
    guard let object = object as? NSManagedObject, !objects.contains(where: { $0 === object }) else { return }
    objects.insert(object, at: Swift.min(Swift.max(0, index), objects.count))
  }

  override func removeObject(at index: Int) {
    if objects.indices.contains(index) { objects.remove(at: index) }
  }

  override func replaceObject(at index: Int, with object: Any) {
    if let object = object as? NSManagedObject, objects.indices.contains(index) { objects[index] = object }
  }
}

extension NSManagedObject {
  /// A set that changes the relationship when it is changed; a free one where there is no such relationship.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    (entity.property(key) as? NSRelationshipDescription).map { RelatedObjects(self, $0) } ?? NSMutableSet()
  }

  /// As `mutableSetValue(forKey:)`, in order.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    (entity.property(key) as? NSRelationshipDescription).map { OrderedRelatedObjects(self, $0) }
      ?? NSMutableOrderedSet()
  }
}

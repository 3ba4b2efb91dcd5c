// Changes that observers of a context have not heard of.

import UIKit

/// Objects in the order of their changes, each in one list.
struct PendingChanges {
  private(set) var inserted: [NSManagedObject] = []
  private(set) var updated: [NSManagedObject] = []
  private(set) var deleted: [NSManagedObject] = []
  private(set) var refreshed: [NSManagedObject] = []
  /// Everything was thrown away.
  var isReset = false

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty && !isReset
  }

  mutating func insert(_ object: NSManagedObject) { Self.add(object, to: &inserted) }

  mutating func update(_ object: NSManagedObject) {
    if !Self.has(object, inserted), !Self.has(object, deleted) { Self.add(object, to: &updated) }
  }

  mutating func delete(_ object: NSManagedObject) {
    updated.removeAll { $0 === object }
    Self.add(object, to: &deleted)
  }

  mutating func refresh(_ object: NSManagedObject) { Self.add(object, to: &refreshed) }

  /// One that came and went.
  mutating func forget(_ object: NSManagedObject) {
    if Self.has(object, inserted) {
      inserted.removeAll { $0 === object }
    } else {
      Self.add(object, to: &deleted)
    }
    updated.removeAll { $0 === object }
  }

  /// One that was deleted and is there again.
  mutating func bringBack(_ object: NSManagedObject) {
    deleted.removeAll { $0 === object }
    refresh(object)
  }

  private static func has(_ object: NSManagedObject, _ list: [NSManagedObject]) -> Bool {
    list.contains { $0 === object }
  }

  private static func add(_ object: NSManagedObject, to list: inout [NSManagedObject]) {
    if !has(object, list) { list.append(object) }
  }

  /// As notifications carry them.
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    let lists = [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
      (NSRefreshedObjectsKey, refreshed),
    ]
    for (key, objects) in lists where !objects.isEmpty { info[key] = Set(objects) }
    if isReset { info[NSInvalidatedAllObjectsKey] = [NSManagedObjectID]() }
    return info
  }
}

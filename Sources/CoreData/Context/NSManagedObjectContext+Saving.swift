// Saving a context: to the store, or into the context above it.

import UIKit

extension NSManagedObjectContext {
  /// Writes what was changed to the store, or into the parent.
  ///
  /// - Throws: what is wrong with values, by Apple's codes; nothing is written then.
  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    tellObjects()
    processPendingChanges()
    try validate()
    try settleUniqueValues()
    for object in inserted { makePermanent(object) }
    let changes = (inserted: inserted, updated: updated.filter { !$0.changedKeys.isEmpty }, deleted: deleted)
    if let parent {
      parent.take(changes, from: self)
    } else {
      write(changes)
    }
    finish(changes)
  }

  /// Objects may change themselves and others when they hear that they will be saved: those hear of it, too.
  private func tellObjects() {
    var told: Set<ObjectIdentifier> = []
    for _ in 0..<100 {
      let next = (inserted + updated + deleted).filter { told.insert(ObjectIdentifier($0)).inserted }
      if next.isEmpty { return }
      for object in next { object.willSave() }
    }
  }

  private func validate() throws {
    var mistakes: [NSError] = []
    func check(_ body: () throws -> Void) {
      do { try body() } catch {
        let error = error as NSError
        mistakes += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
    for object in inserted { check(object.validateForInsert) }
    for object in updated { check(object.validateForUpdate) }
    for object in deleted { check(object.validateForDelete) }
    guard let first = mistakes.first else { return }
    throw mistakes.count == 1
      ? first : CoreDataError.several(mistakes).error("Multiple validation errors occurred.")
  }

  // MARK: Into a store

  typealias Changes = (inserted: [NSManagedObject], updated: [NSManagedObject], deleted: [NSManagedObject])

  private func write(_ changes: Changes) {
    guard let coordinator = persistentStoreCoordinator else { return }
    for object in changes.inserted + changes.updated {
      (object.objectID.contents ?? coordinator.firstContents).set(object.snapshot, for: object.objectID)
    }
    for object in changes.deleted { object.objectID.contents?.remove(object.objectID) }
    let ids = ChangedIDs(changes)
    for contents in coordinator.persistentStores.map(\.contents) {
      for other in contents.watching where other !== self && other.automaticallyMergesChangesFromParent {
        Turn.later { [weak other] in other?.merge(ids) }
      }
    }
  }

  private func finish(_ changes: Changes) {
    var info: [AnyHashable: Any] = [
      NSInsertedObjectsKey: Set(changes.inserted), NSUpdatedObjectsKey: Set(changes.updated),
      NSDeletedObjectsKey: Set(changes.deleted),
    ]
    for object in changes.inserted + changes.updated {
      object.saved = object.snapshot
      object.changedKeys = []
    }
    (inserted, updated, deleted) = ([], [], [])
    for object in changes.deleted { forget(object) }
    for object in changes.inserted + changes.updated + changes.deleted { object.didSave() }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
    info = [
      NSInsertedObjectIDsKey: Set(changes.inserted.map(\.objectID)),
      NSUpdatedObjectIDsKey: Set(changes.updated.map(\.objectID)),
      NSDeletedObjectIDsKey: Set(changes.deleted.map(\.objectID)),
    ]
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: info)
    processPendingChanges()
  }

  // MARK: Into another context

  /// Takes over what a child saves.
  fileprivate func take(_ changes: Changes, from child: NSManagedObjectContext) {
    for object in changes.inserted {
      let own = self.object(with: object.objectID)
      own.isFault = false
      inserted.append(own)
      pending.insert(own)
    }
    for object in changes.inserted + changes.updated {
      let own = self.object(with: object.objectID)
      if own.isFault { own.fire() }
      let before = own.saved
      KeyValueObservers.change(own, own.entity.properties.map(\.name)) { own.load(object.snapshot) }
      own.saved = before
      own.changedKeys = object.changedKeys.union(own.changedKeys)
      if !isInserted(own), !isUpdated(own) { updated.append(own) }
      pending.update(own)
    }
    for object in changes.deleted {
      guard let own = known[object.objectID] ?? Optional(self.object(with: object.objectID)) else { continue }
      if isInserted(own) {
        forget(own)
        pending.forget(own)
      } else if !isDeleted(own) {
        updated.removeAll { $0 === own }
        deleted.append(own)
        pending.delete(own)
      }
    }
    processPendingChanges()
    let ids = ChangedIDs(changes)
    for other in liveChildren where other !== child && other.automaticallyMergesChangesFromParent {
      other.merge(ids)
    }
  }
}

/// The names of what was saved.
struct ChangedIDs {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []

  init(_ changes: NSManagedObjectContext.Changes) {
    inserted = changes.inserted.map(\.objectID)
    updated = changes.updated.map(\.objectID)
    deleted = changes.deleted.map(\.objectID)
  }

  init() {}
}

// Throwing changes away, and taking over those of others.

import UIKit

extension NSManagedObjectContext {
  /// Throws away what was changed since the last save.
  public func rollback() {
    let (new, changed, gone) = (inserted, updated, deleted)
    (inserted, updated, deleted) = ([], [], [])
    for object in new {
      pending.forget(object)
      forget(object)
    }
    for object in changed {
      object.turnIntoFault()
      pending.refresh(object)
    }
    for object in gone {
      object.turnIntoFault()
      pending.bringBack(object)
    }
    announceLater()
  }

  /// Throws everything away: its objects are not its own any more.
  public func reset() {
    for object in known.values { object.managedObjectContext = nil }
    (known, inserted, updated, deleted) = ([:], [], [], [])
    pending = PendingChanges()
    pending.isReset = true
    announceLater()
  }

  /// Has the object's values read again; with `mergeChanges` its own changes stay.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !isInserted(object) else { return }
    let (values, ones, manys, keys) = (object.values, object.ones, object.manys, object.changedKeys)
    object.turnIntoFault()
    if flag, !keys.isEmpty {
      object.fire()
      for key in keys {
        object.values[key] = values[key]
        object.ones[key] = ones[key]
        object.manys[key] = manys[key]
      }
      object.changedKeys = keys
    } else {
      updated.removeAll { $0 === object }
    }
    pending.refresh(object)
    announceLater()
  }

  public func refreshAllObjects() {
    for object in Array(known.values).inOrderOfMaking { refresh(object, mergeChanges: true) }
  }

  // MARK: What others have saved

  /// Takes over what another context has saved.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    var ids = ChangedIDs()
    func list(_ key: String) -> [NSManagedObjectID] {
      let value = notification.userInfo?[key]
      if let objects = value as? Set<NSManagedObject> {
        return Array(objects).inOrderOfMaking.map(\.objectID)
      }
      if let ids = value as? Set<NSManagedObjectID> { return Array(ids) }
      return value as? [NSManagedObjectID] ?? []
    }
    ids.inserted = list(NSInsertedObjectsKey) + list(NSInsertedObjectIDsKey)
    ids.updated = list(NSUpdatedObjectsKey) + list(NSUpdatedObjectIDsKey)
    ids.deleted = list(NSDeletedObjectsKey) + list(NSDeletedObjectIDsKey)
    merge(ids)
    processPendingChanges()
  }

  /// The same for several contexts, from names: what batch requests return.
  public class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts {
      context.mergeChanges(
        fromContextDidSave: Notification(name: .NSManagedObjectContextDidSave, userInfo: changes))
    }
  }

  func merge(_ ids: ChangedIDs) {
    for id in ids.inserted {
      let object = object(with: id)
      if !object.isFault, !isInserted(object) { refresh(object, mergeChanges: true) }
      pending.insert(object)
    }
    for id in ids.updated {
      guard let object = known[id] else { continue }
      refresh(object, mergeChanges: true)
      pending.update(object)
    }
    for id in ids.deleted {
      guard let object = known[id], !isInserted(object) else { continue }
      pending.delete(object)
      forget(object)
    }
    announceLater()
  }
}

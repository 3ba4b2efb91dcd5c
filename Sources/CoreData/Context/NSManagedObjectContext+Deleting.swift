// Deleting objects, with what their relationships say of it.

import UIKit

extension NSManagedObjectContext {
  /// Takes the object away, and does to those that it is related to what the model says. It is gone from the
  /// store when the context is saved.
  public func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !isDeleted(object), !object.isBeingDeleted else { return }
    object.isBeingDeleted = true
    defer { object.isBeingDeleted = false }
    if object.isFault { object.fire() }
    object.prepareForDeletion()
    for relationship in object.entity.relationships { follow(relationship, of: object) }
    if isInserted(object) {
      forget(object)
      pending.forget(object)
    } else {
      updated.removeAll { $0 === object }
      deleted.append(object)
      pending.delete(object)
    }
    announceLater()
  }

  private func follow(_ relationship: NSRelationshipDescription, of object: NSManagedObject) {
    let name = relationship.name
    let others = object.manys[name] ?? object.ones[name].map { [$0] } ?? []
    switch relationship.deleteRule {
    case .cascadeDeleteRule: for other in others { delete(other) }
    // Whether it may go is asked when the context is saved.
    case .denyDeleteRule where !others.isEmpty: return
    case .noActionDeleteRule: return
    case .nullifyDeleteRule, .denyDeleteRule: break
    }
    guard let inverse = relationship.inverseRelationship else { return }
    for other in others where !isDeleted(other) && !other.isBeingDeleted { other.drop(object, inverse) }
  }

  /// Forgets an object that no longer exists.
  func forget(_ object: NSManagedObject) {
    inserted.removeAll { $0 === object }
    updated.removeAll { $0 === object }
    deleted.removeAll { $0 === object }
    known[object.objectID] = nil
    object.managedObjectContext = nil
  }
}

extension NSManagedObject {
  /// Lets go of an object that is deleted, which keeps what it had itself: it may be brought back.
  fileprivate func drop(_ other: NSManagedObject, _ relationship: NSRelationshipDescription) {
    if isFault { fire() }
    let name = relationship.name
    if relationship.isToMany {
      guard manys[name]?.contains(where: { $0 === other }) == true else { return }
      change(name) { manys[name]?.removeAll { $0 === other } }
    } else if ones[name] === other {
      change(name) { ones[name] = nil }
    }
  }
}

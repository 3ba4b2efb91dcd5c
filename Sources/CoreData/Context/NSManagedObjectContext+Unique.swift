// Values that no two objects of an entity may share.

import UIKit

extension NSManagedObjectContext {
  /// Settles what happens to new objects whose unique values are there already, as the merge policy says.
  func settleUniqueValues() throws {
    for object in inserted where isInserted(object) {
      guard let other = twin(of: object) else { continue }
      switch (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
      case .errorMergePolicyType:
        throw CoreDataError.constraint([object, other]).error(
          "Two objects of \(object.entity.shownName) have the same unique values.")
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: merge(object, into: other)
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
        merge(other, into: object, keeping: other)
      }
    }
  }

  /// An object that is older and has the same unique values.
  private func twin(of object: NSManagedObject) -> NSManagedObject? {
    let constraints =
      object.entity.uniquenessConstraints + (object.entity.superentity?.uniquenessConstraints ?? [])
    for constraint in constraints {
      let names = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
      let values = names.compactMap { object.values[$0] }
      guard !names.isEmpty, values.count == names.count else { continue }
      let predicate = NSCompoundPredicate(
        andPredicateWithSubpredicates: zip(names, values).map { NSPredicate(format: "%K == %@", $0, $1) })
      for id in visibleIDs(of: object.entity) where id != object.objectID {
        let other = self.object(with: id)
        if predicate.evaluate(with: other) { return other }
      }
    }
    return nil
  }

  /// The new object takes the place of the old one, which is gone.
  private func merge(_ new: NSManagedObject, into old: NSManagedObject) {
    if isInserted(old) { return delete(old) }
    let id = old.objectID
    for relationship in old.entity.relationships where relationship.isToMany {
      for other in old.manys[relationship.name] ?? []
      where new.manys[relationship.name]?.contains(other) != true {
        new.add([other], relationship)
      }
    }
    forget(old)
    pending.forget(old)
    rename(new, to: id)
  }

  private func merge(_ old: NSManagedObject, into new: NSManagedObject, keeping kept: NSManagedObject) {
    if isInserted(old) { return delete(new) }
    let snapshot = old.snapshot
    merge(new, into: old)
    new.load(snapshot)
  }
}

// Foundation's collections, filtered and sorted by what stands before Foundation's predicates and
// descriptors.

import Foundation

extension NSArray {
  public func filtered(using predicate: NSPredicate) -> [Any] { filter { predicate.evaluate(with: $0) } }
  public func sortedArray(using descriptors: [NSSortDescriptor]) -> [Any] { descriptors.sorted(map { $0 }) }
}

extension NSMutableArray {
  public func filter(using predicate: NSPredicate) { setArray(filtered(using: predicate)) }
  public func sort(using descriptors: [NSSortDescriptor]) { setArray(sortedArray(using: descriptors)) }
}

extension NSSet {
  public func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
    Set(allObjects.filter { predicate.evaluate(with: $0) }.compactMap { $0 as? AnyHashable })
  }

  public func sortedArray(using descriptors: [NSSortDescriptor]) -> [Any] { descriptors.sorted(allObjects) }
}

extension NSMutableSet {
  public func filter(using predicate: NSPredicate) {
    for object in allObjects where !predicate.evaluate(with: object) { remove(object) }
  }
}

extension NSOrderedSet {
  public func filtered(using predicate: NSPredicate) -> NSOrderedSet {
    NSOrderedSet(array: array.filter { predicate.evaluate(with: $0) })
  }

  public func sortedArray(using descriptors: [NSSortDescriptor]) -> [Any] { descriptors.sorted(array) }
}

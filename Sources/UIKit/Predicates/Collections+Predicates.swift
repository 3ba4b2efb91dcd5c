// Foundation's collections, filtered and sorted by what stands before Foundation's predicates and
// descriptors.

import Foundation

extension NSArray {
  /// The elements that pass, in their order.
  public func filtered(using predicate: NSPredicate) -> [Any] { filter { predicate.evaluate(with: $0) } }
  /// The elements in order; the first descriptor decides, the next among equals. Equal ones keep their order.
  public func sortedArray(using descriptors: [NSSortDescriptor]) -> [Any] { descriptors.sorted(map { $0 }) }
}

extension NSMutableArray {
  /// Removes the elements that do not pass.
  public func filter(using predicate: NSPredicate) { setArray(filtered(using: predicate)) }
  /// Puts the elements in order; equal ones keep theirs.
  public func sort(using descriptors: [NSSortDescriptor]) { setArray(sortedArray(using: descriptors)) }
}

extension NSSet {
  /// The elements that pass and can be hashed.
  public func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
    Set(allObjects.filter { predicate.evaluate(with: $0) }.compactMap { $0 as? AnyHashable })
  }

  /// The elements in order; the first descriptor decides, the next among equals.
  public func sortedArray(using descriptors: [NSSortDescriptor]) -> [Any] { descriptors.sorted(allObjects) }
}

extension NSMutableSet {
  /// Removes the elements that do not pass.
  public func filter(using predicate: NSPredicate) {
    for object in allObjects where !predicate.evaluate(with: object) { remove(object) }
  }
}

extension NSOrderedSet {
  /// The elements that pass, in their order.
  public func filtered(using predicate: NSPredicate) -> NSOrderedSet {
    NSOrderedSet(array: array.filter { predicate.evaluate(with: $0) })
  }

  /// The elements in order; equal ones keep theirs.
  public func sortedArray(using descriptors: [NSSortDescriptor]) -> [Any] { descriptors.sorted(array) }
}

// FetchDescriptor — after Apple's documentation of it, read 2026-11.
// State: complete.

import UIKit

/// Which objects are asked for.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// nil: as many as there are.
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  /// Objects always come with all of their properties.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }

  func chosen(of models: [T]) throws -> [T] {
    var found = models
    if let predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !sortBy.isEmpty { found.sort(using: sortBy) }
    if let fetchOffset, fetchOffset > 0 { found = Array(found.dropFirst(fetchOffset)) }
    if let fetchLimit, fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
    return found
  }
}

/// Objects of a fetch.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  let models: [T]
  public var startIndex: Int { 0 }
  public var endIndex: Int { models.count }
  public subscript(position: Int) -> T { models[position] }
}

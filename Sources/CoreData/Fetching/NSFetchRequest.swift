// NSFetchRequest — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: grouping with conditions, batches, prefetching, affected stores (all kept, without
// effect).

import UIKit

/// A result of a fetch: objects, dictionaries, names, a number.
public typealias NSFetchRequestResult = AnyObject

/// Stands for `NSFetchRequestResult` where a class or protocol says that it conforms.
public protocol _FetchRequestResult: AnyObject {}

/// A request that stores answer.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  case fetchRequestType = 1, saveRequestType
  case batchInsertRequestType = 5, batchUpdateRequestType, batchDeleteRequestType
}

/// Something that a context can carry out.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  open var affectedStores: [NSPersistentStore]?
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

  public override init() { super.init() }
}

/// The kind of thing that a fetch returns.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// Which objects are wanted, in which order.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, NSCopying,
  @unchecked Sendable
{
  open var entityName: String? { entity?.name ?? givenName }
  open var entity: NSEntityDescription?
  private var givenName: String?

  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// 0 for no limit.
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  /// Whether what is not saved counts.
  open var includesPendingChanges = true
  open var includesPropertyValues = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var fetchBatchSize = 0
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Of dictionaries: names, or descriptions of attributes and expressions.
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?

  public override init() { super.init() }

  public convenience init(entityName: String) {
    self.init()
    givenName = entityName
  }

  /// As one for results of another type: Objective-C's generics do not tell them apart.
  public func _recast<Other>(_ type: NSFetchRequest<Other>.Type) -> NSFetchRequest<Other> { copied() }

  func copied<Other>() -> NSFetchRequest<Other> {
    let request = NSFetchRequest<Other>()
    request.entity = entity
    request.givenName = givenName
    request.predicate = predicate
    request.sortDescriptors = sortDescriptors
    (request.fetchLimit, request.fetchOffset) = (fetchLimit, fetchOffset)
    request.resultType = resultType
    (request.includesSubentities, request.includesPendingChanges) = (
      includesSubentities, includesPendingChanges
    )
    request.returnsDistinctResults = returnsDistinctResults
    (request.propertiesToFetch, request.propertiesToGroupBy) = (propertiesToFetch, propertiesToGroupBy)
    request.havingPredicate = havingPredicate
    return request
  }

  open func copy(with zone: NSZone? = nil) -> Any { copied() as NSFetchRequest<ResultType> }
  open override func copy() -> Any { copied() as NSFetchRequest<ResultType> }

  /// Carries it out in the context whose block runs: here the one that its entity's class was used in is not
  /// known, so that the app's own is taken.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.running else { return [] }
    return try context.fetch(self)
  }
}

extension Optional {
  /// As of one that may not be there.
  public func _recast<Result, Other>(_ type: NSFetchRequest<Other>.Type) -> NSFetchRequest<Other>?
  where Wrapped == NSFetchRequest<Result> { self?._recast(type) }
}

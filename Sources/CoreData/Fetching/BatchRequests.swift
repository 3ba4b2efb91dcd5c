// NSBatchDeleteRequest, NSBatchUpdateRequest, NSBatchInsertRequest, NSAsynchronousFetchRequest — after
// Apple's documentation, read 2026-11.
// State: partial. Missing: progress, cancelling, histories.

import UIKit

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly, objectIDs, count
}

/// Takes objects out of the store at once; contexts do not hear of it.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
  private let ids: [NSManagedObjectID]?
  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  public init(fetchRequest: NSFetchRequest<NSFetchRequestResult>) {
    (self.fetchRequest, ids) = (fetchRequest, nil)
    super.init()
  }

  public init(objectIDs: [NSManagedObjectID]) {
    (fetchRequest, ids) = (NSFetchRequest(), objectIDs)
    super.init()
  }

  fileprivate func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let gone = ids ?? context.storedMatches(fetchRequest)
    let pad = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    pad.persistentStoreCoordinator = context.persistentStoreCoordinator
    for id in gone where pad.storedSnapshot(of: id) != nil { pad.delete(pad.object(with: id)) }
    // Relationships are left in order; what must not be deleted goes all the same.
    let changed = pad.updated
    for object in changed { object.objectID.contents?.set(object.snapshot, for: object.objectID) }
    for object in pad.deleted { object.objectID.contents?.remove(object.objectID) }
    let result = NSBatchDeleteResult()
    result.resultType = resultType
    switch resultType {
    case .resultTypeStatusOnly: result.result = true
    case .resultTypeObjectIDs: result.result = gone
    case .resultTypeCount: result.result = gone.count
    }
    return result
  }
}

/// Changes objects in the store at once; contexts do not hear of it.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let entityName: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  /// By names, or by descriptions of attributes: values, or expressions.
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  public init(entityName: String) {
    self.entityName = entityName
    super.init()
  }

  public init(entity: NSEntityDescription) {
    entityName = entity.shownName
    super.init()
  }

  fileprivate func run(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: entityName)
    request.predicate = predicate
    let ids = context.storedMatches(request)
    let pad = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    pad.persistentStoreCoordinator = context.persistentStoreCoordinator
    for id in ids {
      let object = pad.object(with: id)
      for (key, value) in propertiesToUpdate ?? [:] {
        guard let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name else { continue }
        let expression = value as? NSExpression
        let new: Any? = expression == nil ? value : expression?.expressionValue(with: object, context: nil)
        object.setPrimitiveValue(new, forKey: name)
      }
      id.contents?.set(object.snapshot, for: id)
    }
    let result = NSBatchUpdateResult()
    result.resultType = resultType
    switch resultType {
    case .statusOnlyResultType: result.result = true
    case .updatedObjectIDsResultType: result.result = ids
    case .updatedObjectsCountResultType: result.result = ids.count
    }
    return result
  }
}

/// Adds objects to the store at once; contexts do not hear of it.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let entityName: String
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open var objectsToInsert: [[String: Any]]?
  private var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  private var objectHandler: ((NSManagedObject) -> Bool)?
  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (self.entityName, objectsToInsert) = (entityName, dictionaries)
    super.init()
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.shownName, objects: dictionaries)
  }

  /// - Parameter handler: fills one after the other; true when there are no more.
  public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool)
  {
    (entityName, dictionaryHandler) = (entity.shownName, handler)
    super.init()
  }

  /// - Parameter handler: fills one after the other; true when there are no more.
  public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool)
  {
    (entityName, objectHandler) = (entity.shownName, handler)
    super.init()
  }

  /// More are not made: a handler that never ends would never let go.
  private static let most = 100_000

  fileprivate func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let pad = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    pad.persistentStoreCoordinator = context.persistentStoreCoordinator
    pad.mergePolicy = context.mergePolicy
    var made: [NSManagedObject] = []
    func add() -> NSManagedObject {
      let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: pad)
      made.append(object)
      return object
    }
    for values in objectsToInsert ?? [] { add().setValuesForKeys(values) }
    while made.count < Self.most, let dictionaryHandler {
      let values = NSMutableDictionary()
      if dictionaryHandler(values) { break }
      let object = add()
      for (key, value) in values { if let key = key as? String { object.setValue(value, forKey: key) } }
    }
    while made.count < Self.most, let objectHandler {
      let object = add()
      if !objectHandler(object) { continue }
      pad.delete(object)
      made.removeLast()
      break
    }
    try pad.save()
    let result = NSBatchInsertResult()
    result.resultType = resultType
    switch resultType {
    case .statusOnly: result.result = true
    case .objectIDs: result.result = made.map(\.objectID)
    case .count: result.result = made.count
    }
    return result
  }
}

/// A fetch whose results come in a later turn.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest,
  @unchecked Sendable
{
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// Without effect.
  open var estimatedResultCount = 0

  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock block: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    (fetchRequest, completionBlock) = (request, block)
    super.init()
  }
}

// MARK: Results

open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  /// True, the names or the number of the objects, as `resultType` says.
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  /// True, the names or the number of the objects, as `resultType` says.
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  /// True, the names or the number of the objects, as `resultType` says.
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult,
  @unchecked Sendable
{
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  open internal(set) var finalResult: [ResultType]?
  open internal(set) var operationError: (any Error)?
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?

  init(_ request: NSAsynchronousFetchRequest<ResultType>) { fetchRequest = request }
}

// MARK: Carrying out

/// A request that knows how it is carried out.
private protocol SelfExecuting {
  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: SelfExecuting {
  fileprivate func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self)
    result.managedObjectContext = context
    let finish = {
      result.finalResult = try? context.fetch(self.fetchRequest)
      self.completionBlock?(result)
    }
    Turn.later(finish)
    return result
  }
}

extension NSManagedObjectContext {
  /// Carries out a request of any kind.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: return request.run(in: self)
    case let request as NSBatchUpdateRequest: return request.run(in: self)
    case let request as NSBatchInsertRequest: return try request.run(in: self)
    case let request as any SelfExecuting: return try request.execute(in: self)
    default: return NSPersistentStoreResult()
    }
  }

  /// The names of what the store has, whatever was changed here.
  fileprivate func storedMatches(_ request: NSFetchRequest<NSFetchRequestResult>) -> [NSManagedObjectID] {
    let pad = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    pad.persistentStoreCoordinator = persistentStoreCoordinator
    return pad.matches(request).map(\.objectID)
  }
}

extension NSPersistentStoreCoordinator {
  /// As a context does.
  @discardableResult
  public func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any {
    try context.execute(request)
  }
}

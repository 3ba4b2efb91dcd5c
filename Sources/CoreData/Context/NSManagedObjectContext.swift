// NSManagedObjectContext — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: undo, conflicts between contexts (the last who saves wins), query generations,
// tokens.
//
// All contexts are on the main thread, background ones too: `perform` runs its block in a later turn of the
// preview's loop, `performAndWait` at once. So the same input gives the same objects in the same order.

import UIKit

/// A scratch pad of objects between an app and its store, or between an app and another context.
open class NSManagedObjectContext: NSObject, NSCopying, @unchecked Sendable {
  // On UIKit's one thread, as all of previewed code.
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
  }

  public let concurrencyType: ConcurrencyType

  public init(concurrencyType: ConcurrencyType) {
    self.concurrencyType = concurrencyType
    super.init()
  }

  public init(_ concurrencyType: ConcurrencyType) {
    self.concurrencyType = concurrencyType
    super.init()
  }

  public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

  deinit {
    // Objects hold each other.
    for object in known.values { (object.ones, object.manys) = ([:], [:]) }
  }

  // MARK: Where objects come from

  private var coordinator: NSPersistentStoreCoordinator?
  /// That of the parent, where there is one.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.add(self)
    }
  }
  open var parent: NSManagedObjectContext? {
    didSet { parent?.addChild(self) }
  }
  private var children: [WeakContext] = []

  private struct WeakContext { weak var context: NSManagedObjectContext? }

  private func addChild(_ child: NSManagedObjectContext) {
    children.removeAll { $0.context == nil }
    children.append(WeakContext(context: child))
  }

  var liveChildren: [NSManagedObjectContext] { children.compactMap(\.context) }
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Choices

  open var name: String?
  open var transactionAuthor: String?
  /// The fate of objects whose unique values are there already: an `NSMergePolicy`.
  open var mergePolicy: Any = NSErrorMergePolicy
  open var automaticallyMergesChangesFromParent = false
  open var shouldDeleteInaccessibleFaults = true
  open var propagatesDeletesAtEndOfEvent = true
  open var retainsRegisteredObjects = true
  open var stalenessInterval: TimeInterval = -1
  open private(set) lazy var userInfo = NSMutableDictionary()

  // MARK: Its objects

  var known: [NSManagedObjectID: NSManagedObject] = [:]
  /// Each in the order in which they came.
  var inserted: [NSManagedObject] = []
  var updated: [NSManagedObject] = []
  var deleted: [NSManagedObject] = []
  /// Changes that no listener was told of yet.
  var pending = PendingChanges()
  var followers: [WeakFollower] = []
  /// Whether a turn is to come in which observers are told.
  var isAnnouncing = false

  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  open var updatedObjects: Set<NSManagedObject> { Set(updated) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  open var registeredObjects: Set<NSManagedObject> { Set(known.values) }
  open var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }

  func isInserted(_ object: NSManagedObject) -> Bool { inserted.contains { $0 === object } }
  func isUpdated(_ object: NSManagedObject) -> Bool { updated.contains { $0 === object } }
  func isDeleted(_ object: NSManagedObject) -> Bool { deleted.contains { $0 === object } }

  /// Takes a new object in.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    object.managedObjectContext = self
    known[object.objectID] = object
    inserted.append(object)
    pending.insert(object)
    begin(object.entity)
    object.awakeFromInsert()
    announceLater()
  }

  /// From now on no sample objects stand for the entity's.
  private func begin(_ entity: NSEntityDescription) {
    guard let coordinator = persistentStoreCoordinator, let store = coordinator.persistentStores.first else {
      return
    }
    store.contents.begin(entity)
  }

  /// The object of that name, whose values are read when they are asked for.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let here = known[objectID] { return here }
    let object = Revival.make(objectID, in: self)
    known[objectID] = object
    return object
  }

  /// nil for one that is not in use here.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { known[objectID] }

  /// - Throws: where no store has it.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let here = known[objectID], !isDeleted(here), isInserted(here) || storedSnapshot(of: objectID) != nil {
      return here
    }
    guard storedSnapshot(of: objectID) != nil, known[objectID].map(isDeleted) != true else {
      throw CoreDataError.referentialIntegrity.error(
        "Attempt to access an object not found in store.", [NSAffectedObjectsErrorKey: [objectID]])
    }
    return object(with: objectID)
  }

  func storedSnapshot(of id: NSManagedObjectID) -> ObjectSnapshot? {
    guard let parent else { return persistentStoreCoordinator?.snapshot(of: id) }
    if let object = parent.known[id] {
      if parent.isDeleted(object) { return nil }
      if !object.isFault { return object.snapshot }
    }
    return parent.storedSnapshot(of: id)
  }

  /// The names of all objects of the entity that this context sees, its own new ones last.
  func visibleIDs(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    let below = storedIDs(of: entity)
    let gone = Set(deleted.map(\.objectID))
    let new = inserted.filter { $0.entity.isKindOf(entity: entity) }.map(\.objectID)
    let seen = Set(new)
    return below.filter { !gone.contains($0) && !seen.contains($0) } + new
  }

  /// Without what was changed here.
  func storedIDs(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    parent?.visibleIDs(of: entity) ?? persistentStoreCoordinator?.ids(of: entity) ?? []
  }

  // MARK: Changes

  func noteChange(of object: NSManagedObject) {
    guard object.managedObjectContext === self else { return }
    if !isInserted(object), !isUpdated(object), !isDeleted(object) { updated.append(object) }
    pending.update(object)
    announceLater()
  }

  /// A context is copied as itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func copy() -> Any { self }

  // MARK: Work

  /// Runs `block` in a later turn of the main loop.
  open func perform(_ block: @escaping () -> Void) {
    Turn.later {
      block()
      self.processPendingChanges()
    }
  }

  /// Runs `block` at once.
  open func performAndWait(_ block: () -> Void) { block() }
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }

  /// When a task's block runs.
  public enum ScheduledTaskType: Sendable {
    case immediate, enqueued
  }

  open func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result {
    defer { processPendingChanges() }
    return try block()
  }

  /// Objects that are not saved yet get their lasting names when they are saved.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects where object.objectID.isTemporaryID { makePermanent(object) }
  }

  func makePermanent(_ object: NSManagedObject) {
    guard object.objectID.isTemporaryID, let coordinator = persistentStoreCoordinator else { return }
    rename(object, to: coordinator.firstContents.newID(object.entity))
  }

  func rename(_ object: NSManagedObject, to id: NSManagedObjectID) {
    let old = object.objectID
    known[old] = nil
    object.objectID = id
    known[id] = object
    for child in liveChildren {
      if let other = child.known[old] { child.rename(other, to: id) }
    }
  }

  /// Without effect: new objects go to the first store.
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  open func detectConflicts(for object: NSManagedObject) {}
  open func undo() {}
  open func redo() {}
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

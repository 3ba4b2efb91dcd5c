// NSPersistentStoreCoordinator — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: metadata of files, history, several stores by configuration (all take everything).

import UIKit

/// A model and the stores of its objects.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  /// As many objects an entity begins with that no code has filled (`--rows`).
  package var sampleRows = SampleSettings.rows

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    KnownCoordinators.add(self)
  }

  // MARK: Stores

  /// A store of any type is in memory, and there at once.
  @discardableResult
  open func addPersistentStore(
    ofType type: String, configurationName configuration: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type, configuration, at: url, options: options)
    store.persistentStoreCoordinator = self
    store.contents.add(self)
    persistentStores.append(store)
    return store
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: url, options: options)
  }

  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let store = try? addPersistentStore(
      ofType: description.type, configurationName: description.configuration, at: description.url,
      options: description.options)
    store?.isReadOnly = description.isReadOnly
    block(description, nil)
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    store.persistentStoreCoordinator = nil
  }

  /// Opening that address again finds an empty store.
  open func destroyPersistentStore(
    at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil
  ) throws {
    StoreContents.remove(at: url.standardizedFileURL.path)
  }

  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// The store itself: nothing is anywhere else.
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType type: String
  ) throws -> NSPersistentStore {
    store.url = url
    return store
  }

  /// Nothing is copied: what lies at the other address is no store of ours.
  open func replacePersistentStore(
    at url: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom source: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType type: String
  ) throws {}

  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
  }

  open class func metadataForPersistentStore(
    ofType type: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] { [:] }

  /// The name of the object with that address; nil where no store has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", url.pathComponents.count >= 3,
      let number = Int(url.lastPathComponent.dropFirst()),
      let entity = managedObjectModel.entitiesByName[url.pathComponents[url.pathComponents.count - 2]]
    else { return nil }
    return persistentStores.lazy.compactMap { $0.contents.id(entity, number: number) }.first
  }

  // MARK: Work

  open func perform(_ block: @escaping () -> Void) { Turn.later(block) }
  open func performAndWait(_ block: () -> Void) { block() }
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
  open func perform<Result>(_ block: @escaping () throws -> Result) async rethrows -> Result { try block() }

  // MARK: Contexts

  private var contexts: [WeakContext] = []

  private struct WeakContext { weak var context: NSManagedObjectContext? }

  func add(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.context == nil || $0.context === context }
    contexts.append(WeakContext(context: context))
  }

  var liveContexts: [NSManagedObjectContext] { contexts.compactMap(\.context) }

  // MARK: Objects

  /// The store that new objects go to; one is made if none was added.
  var firstContents: StoreContents {
    if let first = persistentStores.first { return first.contents }
    report("There is no persistent store: objects are kept in memory without one.")
    let store = NSPersistentStore(NSInMemoryStoreType, nil, at: nil, options: nil)
    store.persistentStoreCoordinator = self
    store.contents.add(self)
    persistentStores = [store]
    return store.contents
  }

  func ids(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    guard !persistentStores.isEmpty else { return [] }
    SampleObjects.fill(entity, of: self)
    return persistentStores.flatMap { $0.contents.ids(of: entity) }
  }

  func snapshot(of id: NSManagedObjectID) -> ObjectSnapshot? { id.contents?.snapshot(of: id) }
}

/// The coordinators that there are, by which classes find their entities.
enum KnownCoordinators {
  // Previewed code has one thread.
  private nonisolated(unsafe) static var all: [Weak] = []

  private struct Weak { weak var coordinator: NSPersistentStoreCoordinator? }

  static func add(_ coordinator: NSPersistentStoreCoordinator) {
    all.removeAll { $0.coordinator == nil }
    all.append(Weak(coordinator: coordinator))
  }

  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    all.reversed().lazy.compactMap { $0.coordinator?.managedObjectModel.entity(of: type) }.first
  }
}

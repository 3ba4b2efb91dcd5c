// NSPersistentContainer, NSPersistentCloudKitContainer — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: all that has to do with a cloud: sharing, records, schemas, events.

import UIKit

/// A model, its stores and a context for the main thread.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]
  open var managedObjectModel: NSManagedObjectModel { persistentStoreCoordinator.managedObjectModel }

  /// With the served folder's model of that name; where there is none, with its only one or an empty one,
  /// which is reported.
  public convenience init(name: String) {
    let model = CompiledModels.model(name) ?? CompiledModels.only(insteadOf: name)
    if model == nil {
      report("There is no data model \"\(name)\" in what is served: the container is empty.")
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel(name: name))
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let folder = Self.defaultDirectoryURL()
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Where files would be; nothing is ever written there.
  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: "/Library/Application Support", isDirectory: true)
  }

  /// Calls `block` at once, with each description and without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Its work is done on the main thread, too.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs `block` with a context of its own in a later turn of the main loop.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    Turn.later { block(context) }
  }

  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result {
    try block(newBackgroundContext())
  }
}

/// The same: nothing goes to a cloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func initializeCloudKitSchema(options: Int = 0) throws {}
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}

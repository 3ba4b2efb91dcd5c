import Testing
import UIKit

@testable import CoreData

@MainActor @Suite(.serialized) struct `Contexts` {
  private let shop = Shop()

  @Test func `write to the store when they are saved, and not before`() throws {
    let lamp = shop.item("Lamp")
    let other = shop.container.newBackgroundContext()
    #expect(try other.count(for: NSFetchRequest<Item>(entityName: "Item")) == 0)
    #expect(try shop.items() == ["Lamp"])
    try shop.context.save()
    #expect(!lamp.objectID.isTemporaryID && !shop.context.hasChanges)
    #expect(try other.fetch(NSFetchRequest<Item>(entityName: "Item")).first?.name == "Lamp")
    #expect(lamp.heard == ["inserted", "will save", "saved"])
  }

  @Test func `refuse to save what is not valid, by Apple's codes`() throws {
    let item = Item(context: shop.context)
    let error = #expect(throws: NSError.self) { try shop.context.save() }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == NSValidationMissingMandatoryPropertyError)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "name")
    item.count = 1000
    #expect(throws: NSError.self) { try shop.context.save() }
    item.name = "Lamp"
    let tooLarge = #expect(throws: NSError.self) { try shop.context.save() }
    #expect(tooLarge?.code == NSValidationNumberTooLargeError)
    item.count = 900
    try shop.context.save()
  }

  @Test func `throw changes away`() throws {
    let box = Box(context: shop.context)
    let lamp = shop.item("Lamp", in: box)
    try shop.context.save()
    lamp.name = "Chair"
    shop.item("Table", in: box)
    shop.context.delete(lamp)
    #expect(box.items?.count == 1)
    shop.context.rollback()
    #expect(try shop.items() == ["Lamp"])
    #expect(lamp.name == "Lamp" && lamp.box == box && box.items?.array as? [Item] == [lamp])
    #expect(!shop.context.hasChanges)
  }

  @Test func `delete by the rules of relationships`() throws {
    let (box, tag) = (Box(context: shop.context), Tag(context: shop.context))
    let lamp = shop.item("Lamp", in: box)
    try shop.context.save()
    shop.context.delete(box)
    #expect(lamp.isDeleted && box.isDeleted)
    try shop.context.save()
    #expect(try shop.items().isEmpty && lamp.managedObjectContext == nil)
    shop.item("Chair").tags = [tag]
    try shop.context.save()
    shop.context.delete(tag)
    let error = #expect(throws: NSError.self) { try shop.context.save() }
    #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
  }

  @Test func `let go of an object that is deleted elsewhere, and find none that is gone`() throws {
    let box = Box(context: shop.context)
    let lamp = shop.item("Lamp", in: box)
    try shop.context.save()
    let id = lamp.objectID
    shop.context.delete(lamp)
    #expect(box.items?.count == 0)
    try shop.context.save()
    #expect(throws: NSError.self) { try shop.context.existingObject(with: id) }
  }

  @Test func `merge what others save, in a later turn, where they are told to`() throws {
    shop.context.automaticallyMergesChangesFromParent = true
    let lamp = shop.item("Lamp")
    try shop.context.save()
    shop.container.performBackgroundTask { context in
      let own = context.object(with: lamp.objectID) as? Item
      own?.name = "Chair"
      try? context.save()
    }
    #expect(lamp.name == "Lamp")
    shop.loop.settle()
    #expect(lamp.name == "Chair")
  }

  @Test func `merge a notification by hand`() throws {
    let lamp = shop.item("Lamp")
    try shop.context.save()
    let other = shop.container.newBackgroundContext()
    let context = shop.context
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: other, queue: nil
    ) { context.mergeChanges(fromContextDidSave: $0) }
    let own = try #require(other.object(with: lamp.objectID) as? Item)
    own.count = 5
    try other.save()
    NotificationCenter.default.removeObserver(token)
    #expect(lamp.count == 5)
  }

  @Test func `save into the one above them`() throws {
    let lamp = shop.item("Lamp")
    try shop.context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = shop.context
    let own = try #require(child.object(with: lamp.objectID) as? Item)
    own.name = "Chair"
    let new = Item(context: child)
    new.name = "Table"
    #expect(lamp.name == "Lamp")
    try child.save()
    #expect(lamp.name == "Chair" && lamp.isUpdated)
    #expect(try shop.items() == ["Chair", "Table"])
    let fresh = shop.container.newBackgroundContext()
    #expect(try fresh.fetch(NSFetchRequest<Item>(entityName: "Item")).map(\.name) == ["Lamp"])
    try shop.context.save()
    #expect(try fresh.count(for: NSFetchRequest<Item>(entityName: "Item")) == 2)
  }

  @Test func `tell of changes at the end of the turn, each once`() throws {
    nonisolated(unsafe) var told: [[AnyHashable: Any]] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: shop.context, queue: nil
    ) { told.append($0.userInfo ?? [:]) }
    let lamp = shop.item("Lamp")
    lamp.count = 4
    #expect(told.isEmpty)
    shop.loop.settle()
    #expect(told.count == 1 && told[0][NSInsertedObjectsKey] as? Set<NSManagedObject> == [lamp])
    #expect(told.first?[NSUpdatedObjectsKey] == nil)
    shop.loop.settle()
    #expect(told.count == 1)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `settle unique values as their policy says`() throws {
    shop.item("Lamp", count: 3)
    try shop.context.save()
    shop.item("Lamp", count: 5)
    let error = #expect(throws: NSError.self) { try shop.context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    shop.context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try shop.context.save()
    let request = NSFetchRequest<Item>(entityName: "Item")
    #expect(try shop.context.fetch(request).map(\.count) == [5])
    shop.item("Lamp", count: 7)
    shop.context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try shop.context.save()
    #expect(try shop.context.fetch(request).map(\.count) == [5])
  }

  @Test func `two containers of one name have the same objects`() throws {
    shop.item("Lamp")
    try shop.context.save()
    let other = NSPersistentContainer(name: "Shop")
    other.loadPersistentStores { _, _ in }
    #expect(try other.viewContext.count(for: NSFetchRequest<Item>(entityName: "Item")) == 1)
    let memory = NSPersistentContainer(name: "Shop")
    memory.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
    ]
    memory.persistentStoreCoordinator.sampleRows = 0
    memory.loadPersistentStores { _, _ in }
    #expect(try memory.viewContext.count(for: NSFetchRequest<Item>(entityName: "Item")) == 0)
  }

  @Test func `a stack made by hand works`() throws {
    let model = try #require(NSManagedObjectModel.mergedModel(from: nil))
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: URL(fileURLWithPath: "/Documents/Hand.sqlite"),
      options: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let entity = try #require(NSEntityDescription.entity(forEntityName: "Item", in: context))
    let item = NSManagedObject(entity: entity, insertInto: context)
    item.setValue("Lamp", forKeyPath: "name")
    try context.save()
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Item")
    #expect((try context.fetch(request) as? [NSManagedObject])?.count == 1)
    let id = try #require(
      coordinator.managedObjectID(forURIRepresentation: item.objectID.uriRepresentation()))
    #expect(id == item.objectID)
  }

  @Test func `a model made in code works`() throws {
    let name = NSAttributeDescription()
    (name.name, name.attributeType) = ("name", .stringAttributeType)
    let entity = NSEntityDescription()
    (entity.name, entity.properties) = ("Thing", [name])
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Things", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: container.viewContext)
    thing.setValue("a", forKey: "name")
    try container.viewContext.save()
    let found = try container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Thing"))
    #expect(found.first?.value(forKey: "name") as? String == "a")
  }

  @Test func `forget all objects when they are reset`() throws {
    let lamp = shop.item("Lamp")
    try shop.context.save()
    shop.context.reset()
    #expect(lamp.managedObjectContext == nil && shop.context.registeredObjects.isEmpty)
    #expect(try shop.items() == ["Lamp"])
  }
}

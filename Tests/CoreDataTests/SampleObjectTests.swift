import SampleData
import Testing
import UIKit

@testable import CoreData

@MainActor @Suite(.serialized) struct `Sample objects` {
  @Test func `fill an entity that never had objects, with those that it is related to`() throws {
    let shop = Shop(rows: 6)
    let items = try shop.context.fetch(NSFetchRequest<Item>(entityName: "Item"))
    #expect(items.count == 6 && items.allSatisfy { !$0.name.isEmpty && $0.box != nil && !$0.tags.isEmpty })
    #expect(items.allSatisfy { $0.count <= 900 && $0.count >= 1 })
    #expect(Set(items.map(\.name)).count == 6)
    #expect(items.allSatisfy { ($0.box?.items?.array as? [Item])?.contains($0) == true })
    #expect(!shop.context.hasChanges)
  }

  @Test func `are the same on each run`() throws {
    func names() throws -> [String] {
      let shop = Shop(rows: 4)
      let items = try shop.context.fetch(NSFetchRequest<Item>(entityName: "Item"))
      return items.map { "\($0.objectID) \($0.name) \($0.price) \($0.madeAt as Any) \($0.box?.label ?? "")" }
    }
    #expect(try names() == names())
  }

  @Test func `are none where the app has objects of its own, however few are left`() throws {
    let shop = Shop(rows: 6)
    let item = shop.item("Lamp")
    #expect(try shop.items() == ["Lamp"])
    shop.context.delete(item)
    #expect(try shop.items().isEmpty)
  }

  @Test func `are none for no rows, as on a new device`() throws {
    let shop = Shop(rows: 0)
    #expect(try shop.items().isEmpty)
  }

  @Test func `are what screens are made with that want one`() throws {
    let shop = Shop(rows: 3)
    let item = Item._sample()
    #expect(!item.name.isEmpty && item.managedObjectContext === NSManagedObjectContext._ofSamples())
    #expect(try shop.context.existingObject(with: item.objectID).objectID == item.objectID)
    let empty = Shop(rows: 0)
    #expect(empty.context.registeredObjects.isEmpty)
    NSManagedObjectContext._ofSamples().persistentStoreCoordinator?.sampleRows = 0
    #expect(Item._sample().isInserted)
  }

  @Test func `answer predicates honestly and are told to the ledger`() throws {
    _ = RequestLedger.take()
    let shop = Shop(rows: 6)
    #expect(try shop.items(NSPredicate(format: "name == 'no such name'")).isEmpty)
    let news = RequestLedger.take().filter { $0.method == "Core Data" }
    #expect(news.map(\.address).sorted() == ["Box", "Crate", "Item", "Tag"])
    #expect(news.first?.answer == .sample(type: "6 sample objects"))
  }

  @Test(arguments: [("UserDTO", 0), ("[String]", 4), ("NSObject", 4)])
  func `are none of entities that hold what only the app can make`(kind: String, count: Int) throws {
    let (model, entity, owner) = (
      NSManagedObjectModel(), NSEntityDescription(), NSAttributeDescription()
    )
    (owner.name, owner.attributeType, owner.attributeValueClassName) = (
      "owner", .transformableAttributeType, kind
    )
    (entity.name, entity.properties) = ("Card", [owner])
    model.entities = [entity]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    coordinator.sampleRows = 4
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    #expect(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Card")).count == count)
  }

  @Test func `are there all the same of entities that are related to such ones`() throws {
    let (model, card, note) = (NSManagedObjectModel(), NSEntityDescription(), NSEntityDescription())
    let (owner, text, link) = (
      NSAttributeDescription(), NSAttributeDescription(), NSRelationshipDescription()
    )
    (owner.name, owner.attributeType, owner.attributeValueClassName) = (
      "owner", .transformableAttributeType, "UserDTO"
    )
    (text.name, text.attributeType) = ("text", .stringAttributeType)
    (link.name, link.destinationEntity, link.maxCount, link.isOptional) = ("card", card, 1, true)
    (card.name, card.properties) = ("Card", [owner])
    (note.name, note.properties) = ("Note", [text, link])
    model.entities = [card, note]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    coordinator.sampleRows = 4
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    #expect(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).count == 4)
    #expect(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Card")).isEmpty)
  }
}

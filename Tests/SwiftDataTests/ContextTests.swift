import Glibc
import Testing
import UIKit

@testable import SwiftData

@MainActor @Suite(.serialized) struct `Model contexts` {
  /// Of this thread so far: what else runs on the machine makes no difference to it.
  private var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test func `find what they have inserted at once, and others when it was saved`() throws {
    let shop = try Shop()
    let other = ModelContext(shop.container)
    let lamp = shop.item("Lamp")
    #expect(try shop.names() == ["Lamp"] && shop.names(other).isEmpty)
    #expect(shop.context.hasChanges && lamp.modelContext === shop.context && lamp.hasChanges)
    var descriptor = FetchDescriptor<Item>()
    descriptor.includePendingChanges = false
    #expect(try shop.context.fetch(descriptor).isEmpty)

    try shop.context.save()
    #expect(try shop.names(other) == ["Lamp"] && shop.context.fetch(descriptor).count == 1)
    #expect(!shop.context.hasChanges && !lamp.hasChanges)
  }

  @Test func `forget deleted objects, here at once and elsewhere with the save`() throws {
    let shop = try Shop()
    let other = ModelContext(shop.container)
    let lamp = shop.item("Lamp")
    try shop.context.save()
    shop.context.delete(lamp)
    #expect(lamp.isDeleted && shop.context.deletedModelsArray.count == 1)
    #expect(try shop.names().isEmpty && shop.names(other) == ["Lamp"])
    try shop.context.save()
    #expect(try shop.names(other).isEmpty && lamp.modelContext == nil)
  }

  @Test func `go back to what was saved: values, relationships, new and deleted objects`() throws {
    let shop = try Shop()
    let (lamp, box) = (shop.item("Lamp", price: 3), Box("A"))
    box.items = [lamp]
    shop.context.insert(box)
    let saw = shop.item("Saw")
    try shop.context.save()

    lamp.price = 9
    lamp.price = 10
    lamp.box = nil
    shop.context.delete(saw)
    let bolt = shop.item("Bolt")
    box.items.append(bolt)
    #expect(shop.context.hasChanges)
    shop.context.rollback()
    #expect(lamp.price == 3 && lamp.box === box && box.items.map(\.name) == ["Lamp"])
    #expect(try Set(shop.names()) == ["Lamp", "Saw"])
    #expect(!saw.isDeleted && bolt.modelContext == nil && !shop.context.hasChanges)
  }

  @Test func `put a later object in the place of one with the same unique value`() throws {
    let shop = try Shop()
    let old = shop.item("Lamp", price: 1)
    let box = Box("A")
    box.items = [old]
    shop.context.insert(box)
    try shop.context.save()
    shop.item("Lamp", price: 2)
    #expect(try shop.context.fetch(FetchDescriptor<Item>()).map(\.price) == [2])
    #expect(box.items.isEmpty)
    shop.item("Lamp", price: 5)
    try shop.context.save()
    #expect(try shop.context.fetch(FetchDescriptor<Item>()).map(\.price) == [5])
  }

  @Test func `compare all properties that are unique together`() throws {
    let shop = try Shop()
    let (a, b) = (Box("A"), Box("B"))
    shop.context.insert(Lock(1, a))
    shop.context.insert(Lock(1, b))
    shop.context.insert(Lock(1, a))
    let locks = try shop.context.fetch(FetchDescriptor<Lock>())
    #expect(locks.map(\.box.label) == ["B", "A"])
  }

  @Test func `take absent values for different ones`() throws {
    let shop = try Shop()
    let unique = UniqueProperties(keyPaths: [\Item.note, \Item.price])
    let lamp = shop.item("Lamp")
    #expect(unique.values(of: lamp) == nil)
    lamp.note = "old"
    #expect(unique.values(of: lamp) == ["old", 1.0])
  }

  @Test func `delete and change what others have saved, and are gone`() throws {
    let shop = try Shop()
    func insert() throws {
      let other = ModelContext(shop.container)
      other.insert(Item("Lamp"))
      other.insert(Item("Saw"))
      try other.save()
    }
    try insert()
    let items = try shop.context.fetch(FetchDescriptor<Item>(sortBy: [SortDescriptor(\.name)]))
    #expect(items.allSatisfy { $0.modelContext === shop.context })
    items[0].price = 7
    #expect(shop.context.hasChanges)
    shop.context.insert(items[0])
    shop.context.delete(items[1])
    try shop.context.save()
    #expect(try shop.names(ModelContext(shop.container)) == ["Lamp"])
  }

  @Test func `are empty after all data was deleted`() throws {
    let shop = try Shop()
    let lamp = shop.item("Lamp")
    try shop.context.save()
    shop.container.deleteAllData()
    #expect(try shop.names().isEmpty && lamp.modelContext == nil)
    shop.context.insert(lamp)
    #expect(try shop.names() == ["Lamp"])
  }

  @Test func `compare thousands of objects with what is unique in little time`() throws {
    let shop = try Shop()
    for number in 0..<4000 { shop.item("\(number % 2000)") }
    let before = processorSeconds
    #expect(try shop.names().count == 2000)
    // A comparison of each with each takes minutes.
    #expect(processorSeconds - before < 20)
  }

  @Test func `delete by predicate, and do transactions`() throws {
    let shop = try Shop()
    for price in 1...4 { shop.item("\(price)", price: Double(price)) }
    try shop.context.delete(model: Item.self, where: _predicate { $0.price > 2 })
    #expect(try shop.names() == ["1", "2"])
    try shop.context.transaction { shop.item("5") }
    #expect(!shop.context.hasChanges)
    #expect(try shop.names() == ["1", "2", "5"])
    try shop.context.delete(model: Item.self)
    #expect(try shop.context.fetchCount(FetchDescriptor<Item>()) == 0)
  }

  @Test func `know objects by their identifiers, which a save leaves alone`() throws {
    let shop = try Shop()
    let lamp = shop.item("Lamp")
    let id = lamp.persistentModelID
    try shop.context.save()
    #expect(lamp.persistentModelID == id && lamp.id == id && id.entityName == "Item")
    #expect(shop.context.model(for: id) === lamp)
    let found: Item? = ModelContext(shop.container).registeredModel(for: id)
    #expect(found === lamp)
    let wrong: Box? = shop.context.registeredModel(for: id)
    #expect(wrong == nil)
  }

  @Test func `of views save by themselves at the end of the turn, others do not`() throws {
    let shop = try Shop()
    shop.item("Lamp")
    shop.container.mainContext.insert(Box("A"))
    VirtualRunLoop.current.settle()
    let other = ModelContext(shop.container)
    #expect(try other.fetchCount(FetchDescriptor<Box>()) == 1)
    #expect(try other.fetchCount(FetchDescriptor<Item>()) == 0)
    #expect(!shop.container.mainContext.hasChanges && shop.context.hasChanges)
  }

  @Test func `tell of a save by a notification`() throws {
    let shop = try Shop()
    let lamp = shop.item("Lamp")
    var said: [PersistentIdentifier]?
    let token = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: shop.context, queue: nil
    ) { note in
      let ids =
        note.userInfo?[ModelContext.NotificationKey.insertedIdentifiers.rawValue]
        as? [PersistentIdentifier]
      MainActor.assumeIsolated { said = ids }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    try shop.context.save()
    #expect(said == [lamp.persistentModelID])
  }
}

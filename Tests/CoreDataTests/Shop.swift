import Testing
import UIKit

@testable import CoreData

/// An item of a shop, its accessors as the adapter writes them.
class Item: NSManagedObject {
  var name: String {
    get { _managed("name") }
    set { _setManaged("name", newValue) }
  }
  var count: Int16 {
    get { _managed("count") }
    set { _setManaged("count", newValue) }
  }
  var price: Double {
    get { _managed("price") }
    set { _setManaged("price", newValue) }
  }
  var isSold: Bool {
    get { _managed("isSold") }
    set { _setManaged("isSold", newValue) }
  }
  var madeAt: Date? {
    get { _managed("madeAt") }
    set { _setManaged("madeAt", newValue) }
  }
  var box: Box? {
    get { _managed("box") }
    set { _setManaged("box", newValue) }
  }
  var tags: Set<Tag> {
    get { _managed("tags") }
    set { _setManaged("tags", newValue) }
  }

  var heard: [String] = []
  override func awakeFromInsert() { heard.append("inserted") }
  override func willSave() { heard.append("will save") }
  override func didSave() { heard.append("saved") }
  override func prepareForDeletion() { heard.append("deleted") }
}

/// Holds items in order.
class Box: NSManagedObject {
  var label: String? {
    get { _managed("label") }
    set { _setManaged("label", newValue) }
  }
  var items: NSOrderedSet? {
    get { _managed("items") }
    set { _setManaged("items", newValue) }
  }
  func addToItems(_ value: Item) { _callManaged("addToItems", value) }
  func removeFromItems(_ value: Item) { _callManaged("removeFromItems", value) }
  func insertIntoItems(_ value: Item, at idx: Int) { _callManaged("insertIntoItems", value, idx) }

  class func fetchRequest() -> NSFetchRequest<Box> { NSFetchRequest<Box>(entityName: "Box") }
}

/// A box of which items know nothing of their own.
class Crate: Box {}

class Tag: NSManagedObject {
  var word: String? {
    get { _managed("word") }
    set { _setManaged("word", newValue) }
  }
  var items: NSSet? {
    get { _managed("items") }
    set { _setManaged("items", newValue) }
  }
}

enum ShopModel: _CompiledModel {
  static var name: String { "Shop" }
  static var module: String { "CoreDataTests" }

  static func describe(_ model: _ModelBuilder) {
    model.entity("Item", type: "Item", unique: [["name"]])
    model.attribute("name", .stringAttributeType, isOptional: false, least: 1)
    model.attribute("count", .integer16AttributeType, isOptional: false, value: 1, most: 900)
    model.attribute("price", .doubleAttributeType, value: 0.0)
    model.attribute("isSold", .booleanAttributeType, value: false)
    model.attribute("madeAt", .dateAttributeType)
    model.relationship("box", to: "Box", inverse: "items", most: 1)
    model.relationship("tags", to: "Tag", inverse: "items")
    model.entity("Box", type: "Box")
    model.attribute("label", .stringAttributeType)
    model.relationship("items", to: "Item", inverse: "box", isOrdered: true, onDelete: .cascadeDeleteRule)
    model.entity("Crate", type: "Crate", parent: "Box")
    model.attribute("wood", .stringAttributeType)
    model.entity("Tag", type: "Tag")
    model.attribute("word", .stringAttributeType)
    model.relationship("items", to: "Item", inverse: "tags", onDelete: .denyDeleteRule)
    model.fetchRequest("Cheap", of: "Item", predicate: "price < $LIMIT")
  }
}

/// A shop in a preview of its own, without sample objects unless there are to be some.
@MainActor final class Shop {
  private let ownLoop = VirtualRunLoop()
  private let ownContainer: NSPersistentContainer
  /// The warnings of its own test.
  private(set) var reports: [String] = []

  init(rows: Int = 0) {
    _CompiledModels.register(ShopModel.self)
    for (type, name) in [(Item.self, "Item"), (Box.self, "Box"), (Crate.self, "Crate"), (Tag.self, "Tag")]
      as [(NSManagedObject.Type, String)]
    {
      _ManagedClasses.register(type, name, module: "CoreDataTests")
    }
    VirtualRunLoop.current = ownLoop
    ownContainer = NSPersistentContainer(name: "Shop")
    ownContainer.persistentStoreCoordinator.sampleRows = rows
    ownContainer.loadPersistentStores { _, _ in }
    let owner = Test.current?.id
    ownLoop.session.report = { [weak self] report in
      guard Test.current.map({ $0.id == owner }) ?? true else { return }
      self?.reports.append(report)
    }
  }

  /// Between the making of a suite and its test others may have run: what is asked for first makes the shop
  /// current.
  private func enter() {
    VirtualRunLoop.current = ownLoop
  }

  var loop: VirtualRunLoop {
    enter()
    return ownLoop
  }

  var container: NSPersistentContainer {
    enter()
    return ownContainer
  }

  var context: NSManagedObjectContext { container.viewContext }

  @discardableResult
  func item(_ name: String, count: Int16 = 1, price: Double = 0, in box: Box? = nil) -> Item {
    let item = Item(context: context)
    (item.name, item.count, item.price, item.box) = (name, count, price, box)
    return item
  }

  func items(_ predicate: NSPredicate? = nil, by key: String = "name") throws -> [String] {
    let request = NSFetchRequest<Item>(entityName: "Item")
    request.predicate = predicate
    request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
    return try context.fetch(request).map(\.name)
  }
}

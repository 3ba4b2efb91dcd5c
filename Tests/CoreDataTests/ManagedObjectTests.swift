import Testing
import UIKit

@testable import CoreData

@MainActor @Suite(.serialized) struct `Managed objects` {
  private let shop = Shop()

  @Test func `begin with the defaults of their model`() {
    let item = Item(context: shop.context)
    #expect(item.count == 1 && item.price == 0 && !item.isSold && item.madeAt == nil)
    #expect(item.isInserted && item.hasChanges && item.objectID.isTemporaryID)
    #expect(item.heard == ["inserted"])
  }

  @Test func `have a neutral value where nothing is and nothing cannot be`() {
    #expect(Item(context: shop.context).name == "")
  }

  @Test func `keep values of every type by name`() throws {
    let item = Item(context: shop.context)
    item.setValue(7, forKey: "count")
    item.setValue("Lamp", forKey: "name")
    item.setValue(NSNumber(value: true), forKey: "isSold")
    #expect(item.count == 7 && item.name == "Lamp" && item.isSold)
    #expect(item.value(forKey: "count") as? Int == 7 && item.value(forKey: "name") as? String == "Lamp")
    item.setValue(nil, forKey: "madeAt")
    item.setValue("tomorrow", forKey: "madeAt")
    #expect(item.madeAt == nil)
    #expect(shop.reports == ["\"madeAt\" of Item cannot be tomorrow: it is nil."])
    #expect((item as NSObject).value(forKey: "count") as? Int16 == 7)
  }

  @Test func `tell observers of changes, and of those that come from the other end`() {
    let (item, box) = (shop.item("Lamp"), Box(context: shop.context))
    var names: [String] = []
    var boxes = 0
    let first = item.observe(\.name, options: [.new]) { _, change in names.append(change.newValue ?? "") }
    let second = item.observe(\.box) { _, _ in boxes += 1 }
    item.name = "Chair"
    box.addToItems(item)
    #expect(names == ["Chair"] && boxes == 1)
    _ = (first, second)
  }

  @Test func `keep both ends of a relationship in step`() {
    let (a, b) = (Box(context: shop.context), Box(context: shop.context))
    let (lamp, chair) = (shop.item("Lamp", in: a), shop.item("Chair", in: a))
    #expect(a.items?.array as? [Item] == [lamp, chair])
    b.insertIntoItems(chair, at: 0)
    #expect(a.items?.array as? [Item] == [lamp] && chair.box == b)
    a.removeFromItems(lamp)
    #expect(lamp.box == nil && a.items?.count == 0)
    let tag = Tag(context: shop.context)
    lamp.tags = [tag]
    #expect(tag.items?.allObjects as? [Item] == [lamp])
    tag.mutableSetValue(forKey: "items").add(chair)
    #expect(chair.tags == [tag])
  }

  @Test func `an object of another context is found by its name in one's own`() throws {
    let box = Box(context: shop.context)
    try shop.context.save()
    let other = shop.container.newBackgroundContext()
    let item = Item(context: other)
    item.box = box
    #expect(
      item.box !== box && item.box?.objectID == box.objectID && item.box?.managedObjectContext === other)
  }

  @Test func `know what was changed since they were saved`() throws {
    let item = shop.item("Lamp")
    try shop.context.save()
    #expect(!item.hasChanges && item.changedValues().isEmpty)
    item.count = 9
    #expect(item.isUpdated && item.changedValues()["count"] as? Int == 9)
    #expect(item.committedValues(forKeys: ["count"])["count"] as? Int == 1)
  }

  @Test func `of an entity that no model has is reported and holds what it is given`() {
    let object = NSEntityDescription.insertNewObject(forEntityName: "Ghost", into: shop.context)
    #expect(
      shop.reports == [
        "There is no entity \"Ghost\" in the data model: an object without properties stands for it."
      ])
    #expect(object.entity.name == "Ghost")
  }

  @Test func `are of the class that their entity names, and of its entity`() {
    #expect(NSEntityDescription.insertNewObject(forEntityName: "Crate", into: shop.context) is Crate)
    #expect(Crate.entity().name == "Crate" && Crate.entity().isKindOf(entity: Box.entity()))
    #expect(Crate.entity().propertiesByName.keys.sorted() == ["items", "label", "wood"])
  }
}

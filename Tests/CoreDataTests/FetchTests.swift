import Testing
import UIKit

@testable import CoreData

@MainActor @Suite(.serialized) struct `Fetches` {
  private let shop = Shop()

  init() throws {
    let (red, blue) = (Box(context: shop.context), Crate(context: shop.context))
    (red.label, blue.label) = ("red", "blue")
    shop.item("Lamp", count: 3, price: 20, in: red)
    shop.item("Chair", count: 1, price: 45.5, in: blue)
    shop.item("Table", count: 2, price: 120, in: blue)
    shop.item("Rug", count: 8, price: 60)
    try shop.context.save()
  }

  @Test(arguments: [
    ("price > 45.5", ["Rug", "Table"]), ("name CONTAINS[cd] 'TÄB'", ["Table"]),
    ("box.label == 'blue'", ["Chair", "Table"]),
    ("box == nil", ["Rug"]), ("count IN {1, 8}", ["Chair", "Rug"]),
    ("count BETWEEN {2, 3}", ["Lamp", "Table"]),
    ("NOT (count == 1 OR count == 2)", ["Lamp", "Rug"]), ("isSold == YES", []),
    ("box.items.@count == 2", ["Chair", "Table"]),
  ])
  func `find what their predicate says`(format: String, names: [String]) throws {
    #expect(try shop.items(NSPredicate(format: format)) == names)
  }

  @Test func `are for results of another type, also where there may be none`() {
    let (request, none): (NSFetchRequest<NSManagedObject>?, NSFetchRequest<NSManagedObject>?) = (
      NSFetchRequest(entityName: "Item"), nil
    )
    #expect(request._recast(NSFetchRequest<any NSFetchRequestResult>.self)?.entityName == "Item")
    #expect(none._recast(NSFetchRequest<any NSFetchRequestResult>.self) == nil)
  }

  @Test func `find objects by other objects, and by their names`() throws {
    let boxes = try shop.context.fetch(Box.fetchRequest() as NSFetchRequest<Box>)
    let red = try #require(boxes.first { $0.label == "red" })
    #expect(try shop.items(NSPredicate(format: "box == %@", red)) == ["Lamp"])
    #expect(try shop.items(NSPredicate(format: "box == %@", red.objectID)) == ["Lamp"])
    #expect(try shop.items(NSPredicate(format: "box IN %@", [red])) == ["Lamp"])
  }

  @Test func `find those of entities below theirs, unless told not to`() throws {
    let request: NSFetchRequest<Box> = Box.fetchRequest()
    #expect(try shop.context.count(for: request) == 2)
    request.includesSubentities = false
    #expect(try shop.context.fetch(request).map(\.label) == ["red"])
  }

  @Test func `sort, skip and end`() throws {
    let request = NSFetchRequest<Item>(entityName: "Item")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.price, ascending: false)]
    (request.fetchOffset, request.fetchLimit) = (1, 2)
    #expect(try shop.context.fetch(request).map(\.name) == ["Rug", "Chair"])
    #expect(try shop.context.count(for: request) == 2)
  }

  @Test func `make dictionaries, and sums of groups`() throws {
    let request = NSFetchRequest<NSDictionary>(entityName: "Item")
    request.resultType = .dictionaryResultType
    let sum = NSExpressionDescription()
    (sum.name, sum.expression) = (
      "total", NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "price")])
    )
    request.propertiesToFetch = [sum]
    #expect(try shop.context.fetch(request).first?["total"] as? Double == 245.5)
    request.propertiesToFetch = ["name"]
    #expect(try shop.context.fetch(request).count == 4)
  }

  @Test func `delete, change and insert many at once`() throws {
    let delete = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Item"))
    delete.fetchRequest.predicate = NSPredicate(format: "price > 50")
    delete.resultType = .resultTypeCount
    #expect((try shop.context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 2)
    let update = NSBatchUpdateRequest(entityName: "Item")
    update.propertiesToUpdate = ["count": 7]
    try shop.context.execute(update)
    try shop.context.execute(
      NSBatchInsertRequest(entityName: "Item", objects: [["name": "Desk", "price": 1]]))
    shop.context.reset()
    let request = NSFetchRequest<Item>(entityName: "Item")
    #expect(try shop.context.fetch(request).map(\.name).sorted() == ["Chair", "Desk", "Lamp"])
    #expect(try shop.context.fetch(request).map(\.count).sorted() == [1, 7, 7])
  }

  @Test func `of a model's template take values for its variables`() throws {
    let request = shop.container.managedObjectModel.fetchRequestFromTemplate(
      withName: "Cheap", substitutionVariables: ["LIMIT": 30])
    let found = try shop.context.fetch(try #require(request)) as? [Item]
    #expect(found?.map(\.name) == ["Lamp"])
  }

  @Test func `of nothing that is known find nothing, and say so`() throws {
    #expect(try shop.context.fetch(NSFetchRequest<Item>(entityName: "Ghost")).isEmpty)
    #expect(shop.reports == ["A fetch asks for \"Ghost\", which no data model has: it finds nothing."])
  }

  @Test func `that are asynchronous end in a later turn`() throws {
    var names: [String]?
    let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Item>(entityName: "Item")) {
      result in
      names = result.finalResult?.map(\.name)
    }
    try shop.context.execute(request)
    #expect(names == nil)
    shop.loop.settle()
    #expect(names?.count == 4)
  }
}

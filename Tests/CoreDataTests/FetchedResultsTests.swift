import Testing
import UIKit

@testable import CoreData

@MainActor private final class Diary: NSObject, NSFetchedResultsControllerDelegate {
  nonisolated(unsafe) var lines: [String] = []

  nonisolated func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  {
    lines.append("will \(controller.fetchedObjects?.count ?? -1)")
  }

  nonisolated func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let places = [indexPath, newIndexPath].map { $0.map { "\($0.section).\($0.item)" } ?? "-" }
    lines.append("\(type) \((anObject as? Item)?.name ?? "") \(places[0]) \(places[1])")
  }

  nonisolated func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    lines.append("section \(sectionInfo.name) \(type) \(sectionIndex)")
  }

  nonisolated func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  {
    lines.append("did \((controller.fetchedObjects as? [Item])?.count ?? -1)")
  }
}

private final class SnapshotTaker: NSObject, NSFetchedResultsControllerDelegate {
  var snapshots: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []
  var isTold = false

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    snapshots.append(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>)
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    isTold = true
  }
}

@MainActor @Suite(.serialized) struct `Fetched results` {
  private let shop = Shop()
  private let diary = Diary()

  private func results(sections: String? = nil) throws -> NSFetchedResultsController<Item> {
    let request = NSFetchRequest<Item>(entityName: "Item")
    request.sortDescriptors = [NSSortDescriptor(key: "price", ascending: true)]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: shop.context, sectionNameKeyPath: sections, cacheName: nil)
    results.delegate = diary
    try results.performFetch()
    return results
  }

  @Test func `tell insertions, deletions, moves and updates, with places before and after`() throws {
    let lamp = shop.item("Lamp", price: 1)
    let chair = shop.item("Chair", price: 2)
    shop.item("Table", price: 3)
    try shop.context.save()
    let results = try results()
    #expect(results.fetchedObjects?.map(\.name) == ["Lamp", "Chair", "Table"])
    lamp.price = 9
    shop.loop.settle()
    #expect(diary.lines == ["will 3", "move Lamp 0.0 0.2", "did 3"])
    diary.lines = []
    chair.count = 4
    shop.item("Rug", price: 0)
    shop.context.delete(lamp)
    try shop.context.save()
    #expect(
      diary.lines == ["will 3", "delete Lamp 0.2 -", "insert Rug - 0.0", "update Chair 0.0 0.1", "did 3"])
    #expect(results.indexPath(forObject: chair) == IndexPath(item: 1, section: 0))
    #expect(results.object(at: IndexPath(item: 0, section: 0)).name == "Rug")
  }

  @Test func `have sections by a key path, and tell how these come and go`() throws {
    let (red, blue) = (Box(context: shop.context), Box(context: shop.context))
    (red.label, blue.label) = ("red", "blue")
    let lamp = shop.item("Lamp", price: 1, in: red)
    shop.item("Chair", price: 2, in: red)
    try shop.context.save()
    let results = try results(sections: "box.label")
    #expect(results.sections?.map(\.name) == ["red"] && results.sections?.first?.numberOfObjects == 2)
    lamp.box = blue
    lamp.price = 5
    shop.loop.settle()
    #expect(diary.lines == ["will 2", "section blue insert 1", "move Lamp 0.0 1.0", "did 2"])
    #expect(results.sectionIndexTitles == ["R", "B"])
  }

  @Test func `hand out snapshots instead, the first with the fetch`() throws {
    let lamp = shop.item("Lamp")
    try shop.context.save()
    let taker = SnapshotTaker()
    _OptionalMethods.register(SnapshotTaker.self, ["controller(_:didChangeContentWith:)"])
    let results = try results()
    results.delegate = taker
    try results.performFetch()
    #expect(taker.snapshots.map(\.itemIdentifiers) == [[lamp.objectID]])
    lamp.count = 3
    shop.loop.settle()
    #expect(taker.snapshots.last?.reloadedItemIdentifiers == [lamp.objectID])
    #expect(taker.snapshots.count == 2 && !taker.isTold)
  }

  @Test func `are as they were while nothing that they show is changed`() throws {
    let results = try results()
    shop.context.insert(Box(context: shop.context))
    shop.loop.settle()
    #expect(diary.lines.isEmpty && results.fetchedObjects?.isEmpty == true)
  }
}

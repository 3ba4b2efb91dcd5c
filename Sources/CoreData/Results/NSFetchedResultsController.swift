// NSFetchedResultsController — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: caches (names are kept), section titles of one's own subclass.

import UIKit

/// Keeps the results of a fetch in step with its context, and tells its delegate how they change.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var shown: FetchedSections?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    super.init()
  }

  open class func deleteCache(withName name: String?) {}

  /// Fetches, and begins to follow the context.
  open func performFetch() throws {
    managedObjectContext.follow(self)
    shown = fetched()
    guard let delegate, takesSnapshots(delegate) else { return }
    // On a device the first snapshot comes by itself, too.
    delegate.controller(asSeen, didChangeContentWith: snapshot(reloading: []))
  }

  private func fetched() -> FetchedSections {
    FetchedSections(managedObjectContext.matches(fetchRequest), keyPath: sectionNameKeyPath)
  }

  // MARK: Asking

  /// nil before the first fetch.
  open var fetchedObjects: [ResultType]? { shown.map { $0.objects.compactMap { $0 as? ResultType } } }

  /// nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    shown.map { $0.sections.map { SectionInfo(name: $0.name, content: $0.objects) } }
  }

  /// Ends the program for a place where none is, as on a device.
  open func object(at indexPath: IndexPath) -> ResultType {
    let sections = shown?.sections ?? []
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
      sections[indexPath[0]].objects.indices.contains(indexPath[1]),
      let object = sections[indexPath[0]].objects[indexPath[1]] as? ResultType
    else {
      fatalError(
        "no object at index \(indexPath.count > 1 ? indexPath[1] : 0) in section at index \(indexPath.first ?? 0)"
      )
    }
    return object
  }

  /// nil for an object that is not among them.
  open func indexPath(forObject object: ResultType) -> IndexPath? { shown?.paths[ObjectIdentifier(object)] }

  open var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { $0.uppercased() }
  }

  /// The section whose title that is, or the one at that place.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sections?.firstIndex { $0.indexTitle == title } ?? sectionIndex
  }

  private struct SectionInfo: NSFetchedResultsSectionInfo {
    let name: String
    let content: [NSManagedObject]
    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { content.count }
    var objects: [Any]? { content }
  }

  // MARK: Telling

  /// Itself, as delegates take it. Its type differs only in how results are typed, and all of them are
  /// objects.
  private var asSeen: NSFetchedResultsController<NSFetchRequestResult> {
    Unmanaged<NSFetchedResultsController<NSFetchRequestResult>>.fromOpaque(
      Unmanaged.passUnretained(self).toOpaque()
    )
    .takeUnretainedValue()
  }

  private func takesSnapshots(_ delegate: any NSFetchedResultsControllerDelegate) -> Bool {
    _OptionalMethods.implements(delegate, "controller(_:didChangeContentWith:)") == true
  }

  private func snapshot(reloading touched: Set<ObjectIdentifier>) -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in shown?.sections ?? [] {
      snapshot.appendSections(withIdentifiers: [section.name])
      snapshot.appendItems(withIdentifiers: section.objects.map(\.objectID))
      snapshot.reloadItems(
        withIdentifiers: section.objects.filter { touched.contains(ObjectIdentifier($0)) }.map(\.objectID))
    }
    return snapshot
  }

  private func tell(_ changes: FetchedChanges, _ old: FetchedSections, _ new: FetchedSections) {
    let delegate = delegate
    let takesSnapshots = delegate.map(takesSnapshots) ?? false
    delegate?.controllerWillChangeContent(asSeen)
    shown = new
    if let delegate, takesSnapshots {
      let updated = Set(changes.changes.filter { $0.type == .update }.map { ObjectIdentifier($0.object) })
      delegate.controller(asSeen, didChangeContentWith: snapshot(reloading: updated))
      if sectionNameKeyPath == nil {
        delegate.controller(
          asSeen,
          didChangeContentWith: new.objects.map(\.objectID).difference(from: old.objects.map(\.objectID)))
      }
    } else {
      tellOneByOne(changes, old, new)
    }
    delegate?.controllerDidChangeContent(asSeen)
  }

  private func tellOneByOne(_ changes: FetchedChanges, _ old: FetchedSections, _ new: FetchedSections) {
    func info(_ section: FetchedSections.Section) -> SectionInfo {
      SectionInfo(name: section.name, content: section.objects)
    }
    for index in changes.deletedSections {
      delegate?.controller(asSeen, didChange: info(old.sections[index]), atSectionIndex: index, for: .delete)
    }
    for index in changes.insertedSections {
      delegate?.controller(asSeen, didChange: info(new.sections[index]), atSectionIndex: index, for: .insert)
    }
    for change in changes.changes {
      delegate?.controller(
        asSeen, didChange: change.object, at: change.from, for: change.type, newIndexPath: change.to)
    }
  }
}

extension NSFetchedResultsController: ContextFollower {
  func contextDidChange(_ changes: PendingChanges) {
    // Without a delegate it stays as it was fetched.
    guard let old = shown, delegate != nil else { return }
    let touched = Set((changes.updated + changes.refreshed).map { ObjectIdentifier($0) })
    let new = fetched()
    let news = FetchedChanges(from: old, to: new, touched: touched)
    if !news.isEmpty { tell(news, old, new) }
  }
}

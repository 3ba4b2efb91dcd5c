// NSDiffableDataSourceSnapshotReference — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: inserting, moving and deleting.

import Foundation

/// A snapshot whose identifiers may be of any type: what Core Data hands to delegates.
///
/// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>` makes the usual one of it.
open class NSDiffableDataSourceSnapshotReference: NSObject {
  /// In order.
  public private(set) var sectionIdentifiers: [Any] = []
  private var items: [[Any]] = []
  /// In the order in which they were marked.
  public private(set) var reloadedItemIdentifiers: [Any] = []
  /// In the order in which they were marked.
  public private(set) var reconfiguredItemIdentifiers: [Any] = []

  public override init() { super.init() }

  /// Of all sections, in order.
  open var itemIdentifiers: [Any] { items.flatMap { $0 } }
  /// In all sections together.
  open var numberOfItems: Int { items.reduce(0) { $0 + $1.count } }
  /// Also sections without items.
  open var numberOfSections: Int { sectionIdentifiers.count }

  /// Adds empty sections at the end. They are not compared with those that are there.
  open func appendSections(withIdentifiers identifiers: [Any]) {
    sectionIdentifiers += identifiers
    items += identifiers.map { _ in [] }
  }

  /// At the end of the last section; nowhere, while there is none.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    if !items.isEmpty { items[items.count - 1] += identifiers }
  }

  /// At the end of that section; nowhere, if it is not there.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier section: Any) {
    let index = index(ofSectionIdentifier: section)
    if items.indices.contains(index) { items[index] += identifiers }
  }

  /// Marks items whose cells are to be replaced when the snapshot is applied.
  open func reloadItems(withIdentifiers identifiers: [Any]) { reloadedItemIdentifiers += identifiers }
  /// Marks items whose cells are to be set up again when the snapshot is applied.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    reconfiguredItemIdentifiers += identifiers
  }

  /// Of a section that is not there none.
  open func itemIdentifiersInSection(withIdentifier section: Any) -> [Any] {
    let index = index(ofSectionIdentifier: section)
    return items.indices.contains(index) ? items[index] : []
  }

  /// 0 for a section that is not there.
  open func numberOfItems(inSection section: Any) -> Int {
    itemIdentifiersInSection(withIdentifier: section).count
  }

  /// The item's place among all; `NSNotFound` for one that is not there.
  open func index(ofItemIdentifier identifier: Any) -> Int {
    itemIdentifiers.firstIndex { PredicateValues.areEqual($0, identifier) } ?? NSNotFound
  }

  /// `NSNotFound` for one that is not there.
  open func index(ofSectionIdentifier identifier: Any) -> Int {
    sectionIdentifiers.firstIndex { PredicateValues.areEqual($0, identifier) } ?? NSNotFound
  }
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// Swift's `as` converts between the two.
  public typealias _ObjectiveCType = NSDiffableDataSourceSnapshotReference

  /// Copies sections, items and marks.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    for section in sectionIdentifiers {
      reference.appendSections(withIdentifiers: [section])
      reference.appendItems(withIdentifiers: itemIdentifiers(inSection: section))
    }
    reference.reloadItems(withIdentifiers: reloadedItemIdentifiers)
    reference.reconfigureItems(withIdentifiers: reconfiguredItemIdentifiers)
    return reference
  }

  /// As `_conditionallyBridgeFromObjectiveC(_:result:)`, which does not fail.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// Items that are of another type, or there already, are left out.
  @discardableResult
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
  ) -> Bool {
    var made = NSDiffableDataSourceSnapshot()
    for (index, name) in source.sectionIdentifiers.enumerated() {
      guard let section = section(name, at: index), made.indexOfSection(section) == nil else { continue }
      made.appendSections([section])
      var seen: Set<ItemIdentifierType> = []
      let items = source.itemIdentifiersInSection(withIdentifier: name).compactMap {
        $0 as? ItemIdentifierType
      }
      made.appendItems(
        items.filter { made.indexOfItem($0) == nil && seen.insert($0).inserted }, toSection: section)
    }
    made.reloadItems(source.reloadedItemIdentifiers.known(to: made))
    made.reconfigureItems(source.reconfiguredItemIdentifiers.known(to: made))
    result = made
    return true
  }

  /// As the conditional one; nil becomes an empty snapshot.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> NSDiffableDataSourceSnapshot {
    var result: NSDiffableDataSourceSnapshot?
    if let source { _conditionallyBridgeFromObjectiveC(source, result: &result) }
    return result ?? NSDiffableDataSourceSnapshot()
  }

  /// The section as the identifiers' type has it: Apple's bridge does not look at the type before it is
  /// needed, so that people number the sections, or have a case for the only one.
  private static func section(_ name: Any, at index: Int) -> SectionIdentifierType? {
    if let section = name as? SectionIdentifierType { return section }
    if let number = ((name as? String).flatMap(Int.init) ?? index) as? SectionIdentifierType { return number }
    let cases = (SectionIdentifierType.self as? any CaseIterable.Type).map { Array($0.every) } ?? []
    return cases.indices.contains(index) ? cases[index] as? SectionIdentifierType : nil
  }
}

extension CaseIterable {
  fileprivate static var every: [Any] { Array(allCases) }
}

extension [Any] {
  fileprivate func known<Section: Hashable, Item: Hashable>(
    to snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item] {
    compactMap { $0 as? Item }.filter { snapshot.indexOfItem($0) != nil }
  }
}

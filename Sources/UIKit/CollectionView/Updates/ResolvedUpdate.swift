// A batch update that holds together, and who is who before and after it.

import Foundation

/// Answers where items and sections go, and where they come from.
///
/// Nothing here is as long as the lists of items: a million items with one insertion cost as much as two.
struct ResolvedUpdate: Equatable, Sendable {
  /// One entry of what a layout is told; a section's paths have `NSNotFound` for an item.
  struct Change: Equatable, Sendable {
    var action: BatchOperation
    var before: IndexPath?
    var after: IndexPath?
  }

  private let sectionOrder: OrderMap
  private let sectionMoves: [Int: Int]
  private let sectionOrigins: [Int: Int]
  /// Before the update; what is in them is made anew.
  private let reloadedSections: Set<Int>
  private let itemMoves: [IndexPath: IndexPath]
  private let itemOrigins: [IndexPath: IndexPath]
  /// Of sections with changes in them, by their places before.
  private let itemOrders: [Int: OrderMap]
  /// Before the update.
  let reloadedItems: Set<IndexPath>
  /// As a layout is told: deletions descending, insertions, reloads and moves ascending (uikit-fidelity 2.10, 9 #15).
  private(set) var changes: [Change] = []

  /// `batch` with all that follows from something else left out; see `BatchUpdate.resolved`.
  init(_ batch: BatchUpdate) {
    let (sections, items) = (batch.sections, batch.items)
    sectionOrder = OrderMap(
      leaving: sections.deleted + sections.moved.map(\.from),
      coming: sections.inserted + sections.moved.map(\.to))
    sectionMoves = Dictionary(sections.moved.map { ($0.from, $0.to) }) { $1 }
    sectionOrigins = Dictionary(sections.moved.map { ($0.to, $0.from) }) { $1 }
    reloadedSections = Set(sections.reloaded)
    itemMoves = Dictionary(items.moved.map { ($0.from, $0.to) }) { $1 }
    itemOrigins = Dictionary(items.moved.map { ($0.to, $0.from) }) { $1 }
    reloadedItems = Set(items.reloaded)

    let leaving = Dictionary(grouping: items.deleted + items.moved.map(\.from), by: \.section)
    let coming = Dictionary(grouping: items.inserted + items.moved.map(\.to), by: \.section)
    let (order, moves, origins) = (sectionOrder, sectionMoves, sectionOrigins)
    var itemOrders: [Int: OrderMap] = [:]
    for old in Set(leaving.keys).union(coming.keys.compactMap { origins[$0] ?? order.oldPlace(of: $0) }) {
      let new = moves[old] ?? order.newPlace(of: old)
      itemOrders[old] = OrderMap(
        leaving: leaving[old, default: []].map(\.item),
        coming: new.flatMap { coming[$0] }?.map(\.item) ?? [])
    }
    self.itemOrders = itemOrders
    changes = makeChanges(batch)
  }

  // MARK: Sections

  /// Where the section is that was at `old`; nil for one that is deleted. A reloaded one is where it belongs.
  func newSection(of old: Int) -> Int? { sectionMoves[old] ?? sectionOrder.newPlace(of: old) }

  /// Where the section was that is at `new`; nil for one that is inserted.
  func oldSection(of new: Int) -> Int? { sectionOrigins[new] ?? sectionOrder.oldPlace(of: new) }

  /// Whether a section, named by its place before the update, is reloaded.
  func isReloaded(section old: Int) -> Bool { reloadedSections.contains(old) }

  // MARK: Items

  /// Where the item is that was at `old`; nil for one that is deleted, alone, with its section or by a reload of that.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let moved = itemMoves[old] { return moved }
    guard !isReloaded(section: old.section), let section = newSection(of: old.section) else { return nil }
    guard let order = itemOrders[old.section] else { return IndexPath(item: old.item, section: section) }
    return order.newPlace(of: old.item).map { IndexPath(item: $0, section: section) }
  }

  /// Where the item was that is at `new`; nil for one that is inserted, alone, with its section or by a reload of that.
  func oldPath(of new: IndexPath) -> IndexPath? {
    if let origin = itemOrigins[new] { return origin }
    guard let section = oldSection(of: new.section), !isReloaded(section: section) else { return nil }
    guard let order = itemOrders[section] else { return IndexPath(item: new.item, section: section) }
    return order.oldPlace(of: new.item).map { IndexPath(item: $0, section: section) }
  }

  /// What happens to the order of items in a section, named by its place before the update; nil for nothing.
  func order(inSection old: Int) -> OrderMap? { itemOrders[old] }

  // MARK: What a layout is told

  private func makeChanges(_ batch: BatchUpdate) -> [Change] {
    let deleted = batch.items.deleted + batch.sections.deleted.map(Self.path)
    let inserted = batch.items.inserted + batch.sections.inserted.map(Self.path)
    let reloadedItems = batch.items.reloaded.map { ($0, newPath(of: $0)) }
    let reloadedSections = batch.sections.reloaded.map { (Self.path($0), newSection(of: $0).map(Self.path)) }
    let moved =
      batch.items.moved.map { ($0.from, $0.to) }
      + batch.sections.moved.map { (Self.path($0.from), Self.path($0.to)) }
    return deleted.sorted(by: >).map { Change(action: .delete, before: $0) }
      + inserted.sorted().map { Change(action: .insert, after: $0) }
      + (reloadedItems + reloadedSections).sorted { $0.0 < $1.0 }
      .map { Change(action: .reload, before: $0.0, after: $0.1) }
      + moved.sorted { $0.0 < $1.0 }.map { Change(action: .move, before: $0.0, after: $0.1) }
  }

  private static func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}

// A batch update that holds together, and which items are the same before and after it.

import Foundation

/// Answers where items and sections go, and where they come from.
///
/// Nothing here is as long as the lists of items: a million items with one insertion cost as much as two.
struct ResolvedUpdate: Equatable, Sendable {
  /// One entry of what a layout is told; a section's places have `NSNotFound` for an item.
  struct Change: Equatable, Sendable {
    var action: BatchOperation
    var before: ItemPlace?
    var after: ItemPlace?
  }

  private let sectionOrder: OrderMap
  private let sectionMoves: MoveTable<Int>
  /// Before the update; the views in them are replaced.
  private let reloadedSections: Set<Int>
  private let itemMoves: MoveTable<ItemPlace>
  /// Of sections with changes in them, by their places before.
  private let itemOrders: [Int: OrderMap]
  /// Before the update.
  let reloadedItems: Set<IndexPath>
  /// As a layout is told: deletions descending, insertions, reloads and moves ascending (Facts 2.10, 9.15).
  private(set) var changes: [Change] = []

  /// Changes with all that follows from something else left out; see `BatchUpdate.resolved`.
  init(
    items: BatchUpdate.Changes<ItemPlace> = .init(), sections: BatchUpdate.Changes<Int> = .init()
  ) {
    let order = OrderMap(
      leaving: sections.deleted + sections.moved.map(\.from),
      coming: sections.inserted + sections.moved.map(\.to))
    let moves = MoveTable(sections.moved)
    (sectionOrder, sectionMoves) = (order, moves)
    reloadedSections = Set(sections.reloaded)
    itemMoves = MoveTable(items.moved)
    reloadedItems = Set(items.reloaded.map(\.path))

    let leaving = Self.bySection(items.deleted + items.moved.map(\.from))
    let coming = Self.bySection(items.inserted + items.moved.map(\.to))
    var itemOrders: [Int: OrderMap] = [:]
    let former = coming.keys.compactMap { moves.origin(of: $0) ?? order.oldPlace(of: $0) }
    for old in Set(leaving.keys).union(former) {
      let new = moves.target(of: old) ?? order.newPlace(of: old)
      itemOrders[old] = OrderMap(leaving: leaving[old] ?? [], coming: new.flatMap { coming[$0] } ?? [])
    }
    self.itemOrders = itemOrders
    changes = makeChanges(items, sections)
  }

  private static func bySection(_ places: [ItemPlace]) -> [Int: [Int]] {
    var sections: [Int: [Int]] = [:]
    for place in places { sections[place.section, default: []].append(place.item) }
    return sections
  }

  // MARK: Sections

  /// Where the section is that was at `old`; nil for one that is deleted. A reloaded one is where it belongs.
  func newSection(of old: Int) -> Int? { sectionMoves.target(of: old) ?? sectionOrder.newPlace(of: old) }

  /// Where the section was that is at `new`; nil for one that is inserted.
  func oldSection(of new: Int) -> Int? { sectionMoves.origin(of: new) ?? sectionOrder.oldPlace(of: new) }

  /// Whether a section, named by its place before the update, is reloaded.
  func isReloaded(section old: Int) -> Bool { reloadedSections.contains(old) }

  // MARK: Items

  /// Where the item is that was at `old`; nil for one that is deleted, alone, with its section or by a reload
  /// of that.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let moved = ItemPlace(old).flatMap(itemMoves.target) { return moved.path }
    guard !isReloaded(section: old.section), let section = newSection(of: old.section) else { return nil }
    guard let order = itemOrders[old.section] else { return IndexPath(item: old.item, section: section) }
    return order.newPlace(of: old.item).map { IndexPath(item: $0, section: section) }
  }

  /// Where the item was that is at `new`; nil for one that is inserted, alone, with its section or by a
  /// reload of that.
  func oldPath(of new: IndexPath) -> IndexPath? {
    if let origin = ItemPlace(new).flatMap(itemMoves.origin) { return origin.path }
    guard let section = oldSection(of: new.section), !isReloaded(section: section) else { return nil }
    guard let order = itemOrders[section] else { return IndexPath(item: new.item, section: section) }
    return order.oldPlace(of: new.item).map { IndexPath(item: $0, section: section) }
  }

  /// The change to the order of items in a section, named by its place before the update; nil for nothing.
  func order(inSection old: Int) -> OrderMap? { itemOrders[old] }

  // MARK: Changes for the layout

  private func makeChanges(
    _ items: BatchUpdate.Changes<ItemPlace>, _ sections: BatchUpdate.Changes<Int>
  ) -> [Change] {
    func newPlace(_ old: ItemPlace) -> ItemPlace? { newPath(of: old.path).flatMap(ItemPlace.init) }
    let deleted = items.deleted + sections.deleted.map(ItemPlace.section)
    let inserted = items.inserted + sections.inserted.map(ItemPlace.section)
    let reloaded =
      items.reloaded.map { Change(action: .reload, before: $0, after: newPlace($0)) }
      + sections.reloaded.map {
        Change(action: .reload, before: .section($0), after: newSection(of: $0).map(ItemPlace.section))
      }
    let moved = MoveTable(
      itemMoves.byOrigin + sectionMoves.byOrigin.map { .init(from: .section($0.from), to: .section($0.to)) })
    return deleted.sorted(by: >).map { Change(action: .delete, before: $0) }
      + inserted.sorted().map { Change(action: .insert, after: $0) }
      + Self.inOrder(reloaded)
      + moved.byOrigin.map { Change(action: .move, before: $0.from, after: $0.to) }
  }

  private static func inOrder(_ reloaded: [Change]) -> [Change] {
    reloaded.sorted { a, b in
      guard let a = a.before, let b = b.before else { return false }
      return a < b
    }
  }
}

import Testing

@testable import UIKit

/// Sections and items as plain arrays, searched from end to end: what a snapshot must agree with.
private struct PlainSnapshot {
  var rows: [(section: Int, items: [Int])] = []

  var items: [Int] { rows.flatMap(\.items) }

  func row(_ section: Int) -> Int? { rows.firstIndex { $0.section == section } }

  func place(_ item: Int) -> (row: Int, item: Int)? {
    for (row, content) in rows.enumerated() {
      if let item = content.items.firstIndex(of: item) { return (row, item) }
    }
    return nil
  }

  mutating func remove(_ item: Int) { for row in rows.indices { rows[row].items.removeAll { $0 == item } } }
}

@Suite("Snapshots at random") struct SnapshotStormTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  @Test(arguments: 0..<10)
  func `a thousand random changes agree with plain arrays`(_ seed: Int) {
    var random = Dice(UInt64(seed))
    var (snapshot, plain, next) = (Snapshot(), PlainSnapshot(), 0)
    for _ in 0..<1_000 {
      let before = snapshot
      change(&snapshot, &plain, &next, &random)
      #expect(snapshot.sectionIdentifiers == plain.rows.map(\.section), "seed \(seed)")
      #expect(snapshot.contents.itemsBySection == plain.rows.map(\.items), "seed \(seed)")
      #expect(snapshot.numberOfItems == plain.items.count, "seed \(seed)")
      if let item = plain.items.randomElement(using: &random) {
        #expect(snapshot.indexOfItem(item) == plain.items.firstIndex(of: item), "seed \(seed)")
        #expect(
          snapshot.sectionIdentifier(containingItem: item)
            == plain.place(item).map { plain.rows[$0.row].section })
      }
      #expect(
        replay(snapshot.difference(from: before), on: before, towards: snapshot) == snapshot.contents,
        "seed \(seed)")
    }
  }

  private func change(
    _ snapshot: inout Snapshot, _ plain: inout PlainSnapshot, _ next: inout Int, _ random: inout Dice
  ) {
    func new(_ count: Int) -> [Int] {
      next += count
      return Array((next - count)..<next)
    }
    let section = plain.rows.randomElement(using: &random)?.section
    let other = plain.rows.randomElement(using: &random)?.section
    let item = plain.items.randomElement(using: &random)
    let target = plain.items.randomElement(using: &random)
    let isAfter = Bool.random(using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where plain.rows.count < 6:
      let sections = new(2)
      snapshot.appendSections(sections)
      plain.rows += sections.map { ($0, []) }
    case 1:
      guard let section, let row = plain.row(section), plain.rows.count < 6 else { return }
      let sections = new(1)
      if isAfter {
        snapshot.insertSections(sections, afterSection: section)
      } else {
        snapshot.insertSections(sections, beforeSection: section)
      }
      plain.rows.insert((sections[0], []), at: row + (isAfter ? 1 : 0))
    case 2 where Bool.random(using: &random):
      guard let section, let row = plain.row(section) else { return }
      snapshot.deleteSections([section])
      plain.rows.remove(at: row)
    case 3:
      guard let section, let other, section != other, let row = plain.row(section) else { return }
      if isAfter {
        snapshot.moveSection(section, afterSection: other)
      } else {
        snapshot.moveSection(section, beforeSection: other)
      }
      let content = plain.rows.remove(at: row)
      plain.rows.insert(content, at: (plain.row(other) ?? 0) + (isAfter ? 1 : 0))
    case 4, 5:
      guard let section, let row = plain.row(section) else { return }
      let items = new(Int.random(in: 0...4, using: &random))
      snapshot.appendItems(items, toSection: section)
      plain.rows[row].items += items
    case 6:
      guard let item, let place = plain.place(item) else { return }
      let items = new(2)
      if isAfter {
        snapshot.insertItems(items, afterItem: item)
      } else {
        snapshot.insertItems(items, beforeItem: item)
      }
      plain.rows[place.row].items.insert(contentsOf: items, at: place.item + (isAfter ? 1 : 0))
    case 7:
      let items = plain.items.filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
      snapshot.deleteItems(items)
      for item in items { plain.remove(item) }
    default:
      guard let item, let target, item != target else { return }
      if isAfter {
        snapshot.moveItem(item, afterItem: target)
      } else {
        snapshot.moveItem(item, beforeItem: target)
      }
      plain.remove(item)
      guard let place = plain.place(target) else { return }
      plain.rows[place.row].items.insert(item, at: place.item + (isAfter ? 1 : 0))
    }
  }

  /// The result of `change` on `before`; contents of what comes are read from `after`.
  ///
  /// Sections and items that go or leave are taken out, by the places they had; then those that come or
  /// arrive are put in, in order of the places they are to have.
  private func replay(
    _ change: SnapshotDifference, on before: Snapshot, towards after: Snapshot
  ) -> SnapshotContents<Int, Int>? {
    var rows: [(section: Int, items: [Int?])] = before.contents.sections.enumerated().map { index, section in
      (section, before.contents.itemsBySection[index])
    }
    for path in change.deletedItems + change.movedItems.map(\.from) {
      rows[path.section].items[path.item] = nil
    }
    var kept: [Int: (section: Int, items: [Int?])] = [:]
    for move in change.movedSections { kept[move.from] = rows[move.from] }
    let leaving = Set(change.deletedSections).union(change.movedSections.map(\.from))
    var result = rows.indices.filter { !leaving.contains($0) }.map { rows[$0] }
    let sources = Dictionary(uniqueKeysWithValues: change.movedSections.map { ($0.to, $0.from) })
    for place in Set(change.insertedSections).union(sources.keys).sorted() {
      if let source = sources[place] {
        result.insert(kept[source] ?? (-1, []), at: place)
      } else {
        result.insert((after.contents.sections[place], after.contents.itemsBySection[place]), at: place)
      }
    }
    var compact = result.map { (section: $0.section, items: $0.items.compactMap { $0 }) }
    let origins = Dictionary(uniqueKeysWithValues: change.movedItems.map { ($0.to, $0.from) })
    for path in Set(change.insertedItems).union(origins.keys).sorted() {
      let item = origins[path].map { before.contents.itemsBySection[$0.section][$0.item] }
      compact[path.section].items.insert(
        item ?? after.contents.itemsBySection[path.section][path.item], at: path.item)
    }
    var contents = SnapshotContents<Int, Int>()
    do throws(SnapshotMistake) {
      try contents.insertSections(compact.map(\.section), at: 0)
      for row in compact { try contents.appendItems(row.items, to: row.section) }
    } catch {
      return nil
    }
    return contents
  }
}

// Sections and their items, in the order of the screen (Facts 5.1, 5.2).

/// The contents of a snapshot. Every section and every item is in it once; the items once in all sections
/// together.
///
/// Editing items takes as many steps as are named, and not as many as there are; see `ItemBlocks`.
struct SnapshotContents<Section: Hashable, Item: Hashable> {
  private(set) var sections: [Section] = []
  /// Beside `sections`: the row of each in `blocks`.
  private var rows: [Int] = []
  private var sectionIndices: [Section: Int] = [:]
  private var indicesOfRows: [Int: Int] = [:]
  private var blocks = ItemBlocks<Item>()

  // MARK: Asking

  var numberOfItems: Int { blocks.count }

  func index(of section: Section) -> Int? { sectionIndices[section] }

  func items(in section: Section) -> [Item]? { sectionIndices[section].map(items(at:)) }

  /// Of the section at that index, which exists. As many steps as it has items.
  func items(at index: Int) -> [Item] { blocks.items(inRow: rows[index]) }

  /// Beside `sections`: the items of each. As many steps as there are items.
  var itemsBySection: [[Item]] { sections.indices.map(items(at:)) }

  /// How many items the section at `index` has; 0 where there is none.
  func numberOfItems(at index: Int) -> Int {
    rows.indices.contains(index) ? blocks.count(inRow: rows[index]) : 0
  }

  /// nil where there is no such section or item.
  func item(at place: Int, ofSectionAt index: Int) -> Item? {
    rows.indices.contains(index) ? blocks.item(at: place, inRow: rows[index]) : nil
  }

  func contains(_ item: Item) -> Bool { blocks.row(of: item) != nil }

  func section(of item: Item) -> Section? { sectionIndex(of: item).map { sections[$0] } }

  /// Of the section that the item is in; nil for one that is not there.
  func sectionIndex(of item: Item) -> Int? { blocks.row(of: item).flatMap { indicesOfRows[$0] } }

  /// Section and place in it; nil for an item that is not there.
  func place(of item: Item) -> (section: Int, item: Int)? {
    guard let place = blocks.place(of: item), let index = indicesOfRows[place.row] else { return nil }
    return (index, place.item)
  }

  // MARK: Sections

  /// `place` is where the first of them will be.
  mutating func insertSections(_ new: [Section], at place: Int) throws(SnapshotMistake) {
    var seen = Set<Section>()
    for section in new where sectionIndices[section] != nil || !seen.insert(section).inserted {
      throw .repeatedSection(section)
    }
    sections.insert(contentsOf: new, at: place)
    var added: [Int] = []
    for _ in new { added.append(blocks.addRow()) }
    rows.insert(contentsOf: added, at: place)
    recountSections(from: place)
  }

  /// Unknown ones are left alone.
  mutating func deleteSections(_ old: [Section]) {
    let leaving = Set(old).intersection(sections)
    guard !leaving.isEmpty else { return }
    for section in leaving {
      guard let index = sectionIndices.removeValue(forKey: section) else { continue }
      indicesOfRows[rows[index]] = nil
      blocks.removeRow(rows[index])
    }
    let staying = sections.indices.filter { !leaving.contains(sections[$0]) }
    rows = staying.map { rows[$0] }
    sections = staying.map { sections[$0] }
    recountSections(from: 0)
  }

  mutating func moveSection(_ section: Section, nextTo other: Section, isAfter: Bool) throws(SnapshotMistake)
  {
    guard section != other else { throw .movedBesideItself(section) }
    let from = try known(section)
    _ = try known(other)
    sections.remove(at: from)
    let row = rows.remove(at: from)
    recountSections(from: from)
    let place = try known(other) + (isAfter ? 1 : 0)
    sections.insert(section, at: place)
    rows.insert(row, at: place)
    recountSections(from: min(from, place))
  }

  /// Where to insert next to `section`.
  func place(nextTo section: Section, isAfter: Bool) throws(SnapshotMistake) -> Int {
    try known(section) + (isAfter ? 1 : 0)
  }

  private func known(_ section: Section) throws(SnapshotMistake) -> Int {
    guard let index = sectionIndices[section] else { throw .unknownSection(section) }
    return index
  }

  private mutating func recountSections(from first: Int) {
    for index in sections.indices.dropFirst(first) {
      sectionIndices[sections[index]] = index
      indicesOfRows[rows[index]] = index
    }
  }

  // MARK: Items

  /// At the end of `section`; of the last one for nil.
  mutating func appendItems(_ new: [Item], to section: Section?) throws(SnapshotMistake) {
    guard let section = section ?? sections.last else { throw .noSection }
    try blocks.append(new, toRow: rows[known(section)])
  }

  mutating func insertItems(_ new: [Item], nextTo other: Item, isAfter: Bool) throws(SnapshotMistake) {
    try blocks.insert(new, nextTo: other, isAfter: isAfter)
  }

  /// Unknown ones are left alone (Facts 5.2).
  mutating func deleteItems(_ old: [Item]) { blocks.remove(old) }

  mutating func deleteAllItems() {
    self = SnapshotContents()
  }

  mutating func moveItem(_ item: Item, nextTo other: Item, isAfter: Bool) throws(SnapshotMistake) {
    guard item != other else { throw .movedBesideItself(item) }
    try blocks.move(item, nextTo: other, isAfter: isAfter)
  }

  /// Puts other items in the place of all that `section` has.
  mutating func replaceItems(in section: Section, with new: [Item]) throws(SnapshotMistake) {
    try blocks.removeAll(inRow: rows[known(section)])
    try appendItems(new, to: section)
  }
}

extension SnapshotContents: Equatable {
  static func == (a: SnapshotContents, b: SnapshotContents) -> Bool {
    a.sections == b.sections && a.sections.indices.allSatisfy { a.items(at: $0) == b.items(at: $0) }
  }
}

extension SnapshotContents: Sendable where Section: Sendable, Item: Sendable {}

// Sections and their items, in the order of the screen (uikit-fidelity 5.1, 5.2).

/// What a snapshot holds. Every section and every item is in it once; the items once in all sections together.
///
/// Finding the section of an item takes one look; changing the order of items takes as many steps as their sections
/// have items.
struct SnapshotContents<Section: Hashable, Item: Hashable> {
  private(set) var sections: [Section] = []
  /// Beside `sections`: the items of each.
  private(set) var itemsBySection: [[Item]] = []
  private var sectionIndices: [Section: Int] = [:]
  private var sectionsOfItems: [Item: Section] = [:]

  /// Up to so many items are each looked for by themselves; more are taken out in one walk.
  private static var mostItemsSoughtOneByOne: Int { 8 }

  // MARK: Asking

  var numberOfItems: Int { sectionsOfItems.count }

  func index(of section: Section) -> Int? { sectionIndices[section] }

  func items(in section: Section) -> [Item]? { sectionIndices[section].map { itemsBySection[$0] } }

  func section(of item: Item) -> Section? { sectionsOfItems[item] }

  /// Section and place in it; nil for an item that is not there. Looks through the item's section.
  func place(of item: Item) -> (section: Int, item: Int)? {
    guard let section = sectionsOfItems[item].flatMap({ sectionIndices[$0] }),
      let place = itemsBySection[section].firstIndex(of: item)
    else { return nil }
    return (section, place)
  }

  // MARK: Sections

  /// `place` is where the first of them will be.
  mutating func insertSections(_ new: [Section], at place: Int) throws(SnapshotMistake) {
    var seen = Set<Section>()
    for section in new where sectionIndices[section] != nil || !seen.insert(section).inserted {
      throw .repeatedSection(section)
    }
    sections.insert(contentsOf: new, at: place)
    itemsBySection.insert(contentsOf: new.map { _ in [] }, at: place)
    recountSections(from: place)
  }

  /// Unknown ones are left alone.
  mutating func deleteSections(_ old: [Section]) {
    let leaving = Set(old).intersection(sections)
    guard !leaving.isEmpty else { return }
    for section in leaving {
      for item in items(in: section) ?? [] { sectionsOfItems[item] = nil }
      sectionIndices[section] = nil
    }
    let staying = sections.indices.filter { !leaving.contains(sections[$0]) }
    itemsBySection = staying.map { itemsBySection[$0] }
    sections = staying.map { sections[$0] }
    recountSections(from: 0)
  }

  mutating func moveSection(_ section: Section, nextTo other: Section, isAfter: Bool) throws(SnapshotMistake)
  {
    guard section != other else { throw .movedBesideItself(section) }
    let from = try known(section)
    _ = try known(other)
    sections.remove(at: from)
    let items = itemsBySection.remove(at: from)
    recountSections(from: from)
    let place = try known(other) + (isAfter ? 1 : 0)
    sections.insert(section, at: place)
    itemsBySection.insert(items, at: place)
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
    for index in sections.indices.dropFirst(first) { sectionIndices[sections[index]] = index }
  }

  // MARK: Items

  /// At the end of `section`; of the last one for nil.
  mutating func appendItems(_ new: [Item], to section: Section?) throws(SnapshotMistake) {
    guard let section = section ?? sections.last else { throw .noSection }
    let index = try known(section)
    try enter(new, into: section)
    itemsBySection[index].append(contentsOf: new)
  }

  mutating func insertItems(_ new: [Item], nextTo other: Item, isAfter: Bool) throws(SnapshotMistake) {
    guard let place = place(of: other) else { throw .unknownItem(other) }
    try enter(new, into: sections[place.section])
    itemsBySection[place.section].insert(contentsOf: new, at: place.item + (isAfter ? 1 : 0))
  }

  /// Unknown ones are left alone (uikit-fidelity 5.2).
  mutating func deleteItems(_ old: [Item]) {
    guard old.count > Self.mostItemsSoughtOneByOne else {
      for item in old {
        guard let place = place(of: item) else { continue }
        itemsBySection[place.section].remove(at: place.item)
        sectionsOfItems[item] = nil
      }
      return
    }
    var leaving = Set<Item>()
    var touched = Set<Section>()
    for item in old {
      guard let section = sectionsOfItems.removeValue(forKey: item) else { continue }
      leaving.insert(item)
      touched.insert(section)
    }
    for section in touched {
      if let index = sectionIndices[section] { itemsBySection[index].removeAll(where: leaving.contains) }
    }
  }

  mutating func deleteAllItems() {
    self = SnapshotContents()
  }

  mutating func moveItem(_ item: Item, nextTo other: Item, isAfter: Bool) throws(SnapshotMistake) {
    guard item != other else { throw .movedBesideItself(item) }
    guard let from = place(of: item) else { throw .unknownItem(item) }
    guard sectionsOfItems[other] != nil else { throw .unknownItem(other) }
    // What is stored moves, not an equal one that the caller brought (uikit-fidelity 5.2).
    let stored = itemsBySection[from.section].remove(at: from.item)
    guard let place = place(of: other) else { throw .unknownItem(other) }
    itemsBySection[place.section].insert(stored, at: place.item + (isAfter ? 1 : 0))
    sectionsOfItems[stored] = sections[place.section]
  }

  /// Puts other items in the place of all that `section` has.
  mutating func replaceItems(in section: Section, with new: [Item]) throws(SnapshotMistake) {
    let index = try known(section)
    for item in itemsBySection[index] { sectionsOfItems[item] = nil }
    itemsBySection[index] = []
    try appendItems(new, to: section)
  }

  private mutating func enter(_ new: [Item], into section: Section) throws(SnapshotMistake) {
    sectionsOfItems.reserveCapacity(sectionsOfItems.count + new.count)
    for (count, item) in new.enumerated() {
      guard let before = sectionsOfItems.updateValue(section, forKey: item) else { continue }
      sectionsOfItems[item] = before
      for entered in new.prefix(count) { sectionsOfItems[entered] = nil }
      throw .repeatedItem(item)
    }
  }
}

extension SnapshotContents: Equatable {
  static func == (a: SnapshotContents, b: SnapshotContents) -> Bool {
    a.sections == b.sections && a.itemsBySection == b.itemsBySection
  }
}

extension SnapshotContents: Sendable where Section: Sendable, Item: Sendable {}

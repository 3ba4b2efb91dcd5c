// NSDiffableDataSourceSnapshot — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// The sections and items to show, by identifiers, in the order of the screen. A value: editing it changes
/// nothing on screen until a data source applies it (Facts 5).
///
/// Identifiers are compared by `==`; a section is in it once, an item once in all sections together.
/// Mistakes, such as naming what is not there, end the program as UIKit's do; each says so.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()
  private var reloadedSections = OrderedMarks<SectionIdentifierType>()
  private var reloadedItems = OrderedMarks<ItemIdentifierType>()
  private var reconfiguredItems = OrderedMarks<ItemIdentifierType>()

  /// Without sections and items.
  public init() {}

  init(_ contents: SnapshotContents<SectionIdentifierType, ItemIdentifierType>) {
    self.contents = contents
  }

  // MARK: Asking

  /// In all sections together.
  public var numberOfItems: Int { contents.numberOfItems }
  /// Also those without items.
  public var numberOfSections: Int { contents.sections.count }
  /// In order.
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sections }
  /// Of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { Array(contents.itemsBySection.joined()) }

  /// Ends the program for a section that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    Self.orEnd { () throws(SnapshotMistake) in
      guard let index = contents.index(of: identifier) else { throw .unknownSection(identifier) }
      return contents.numberOfItems(at: index)
    }
  }

  /// In order. Ends the program for a section that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    Self.orEnd { () throws(SnapshotMistake) in
      guard let items = contents.items(in: identifier) else { throw .unknownSection(identifier) }
      return items
    }
  }

  /// nil for an item that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    contents.section(of: identifier)
  }

  /// The item's place among all items, counted through the sections; nil for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    contents.place(of: identifier).map { place in
      (0..<place.section).reduce(place.item) { $0 + contents.numberOfItems(at: $1) }
    }
  }

  /// nil for a section that is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { contents.index(of: identifier) }

  // MARK: Sections

  /// At the end. Ends the program for one that is there already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    edit { (contents) throws(SnapshotMistake) in
      try contents.insertSections(identifiers, at: contents.sections.count)
    }
  }

  /// Ends the program for one that is there already, and where `toIdentifier` is not there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    edit { (contents) throws(SnapshotMistake) in
      try contents.insertSections(identifiers, at: contents.place(nextTo: toIdentifier, isAfter: false))
    }
  }

  /// Ends the program for one that is there already, and where `toIdentifier` is not there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    edit { (contents) throws(SnapshotMistake) in
      try contents.insertSections(identifiers, at: contents.place(nextTo: toIdentifier, isAfter: true))
    }
  }

  /// With their items. Those that are not there are left alone.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    contents.deleteSections(identifiers)
    forgetMarksOfWhatIsGone()
  }

  /// With its items. Ends the program where one of the two is not there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    edit { (contents) throws(SnapshotMistake) in
      try contents.moveSection(identifier, nextTo: toIdentifier, isAfter: false)
    }
  }

  /// With its items. Ends the program where one of the two is not there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    edit { (contents) throws(SnapshotMistake) in
      try contents.moveSection(identifier, nextTo: toIdentifier, isAfter: true)
    }
  }

  // MARK: Items

  /// At the end of that section, of the last one for nil. Ends the program for an item that is there already,
  /// in any section, and where there is no such section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    edit { (contents) throws(SnapshotMistake) in try contents.appendItems(identifiers, to: sectionIdentifier)
    }
  }

  /// Ends the program for one that is there already, and where `beforeIdentifier` is not there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    edit { (contents) throws(SnapshotMistake) in
      try contents.insertItems(identifiers, nextTo: beforeIdentifier, isAfter: false)
    }
  }

  /// Ends the program for one that is there already, and where `afterIdentifier` is not there.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    edit { (contents) throws(SnapshotMistake) in
      try contents.insertItems(identifiers, nextTo: afterIdentifier, isAfter: true)
    }
  }

  /// Those that are not there are left alone.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    contents.deleteItems(identifiers)
    reloadedItems.remove(identifiers)
    reconfiguredItems.remove(identifiers)
  }

  /// The sections go, too.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Also into another section. Ends the program where one of the two is not there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    edit { (contents) throws(SnapshotMistake) in
      try contents.moveItem(identifier, nextTo: toIdentifier, isAfter: false)
    }
  }

  /// Also into another section. Ends the program where one of the two is not there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    edit { (contents) throws(SnapshotMistake) in
      try contents.moveItem(identifier, nextTo: toIdentifier, isAfter: true)
    }
  }

  mutating func replaceItems(in section: SectionIdentifierType, with items: [ItemIdentifierType]) {
    edit { (contents) throws(SnapshotMistake) in try contents.replaceItems(in: section, with: items) }
    forgetMarksOfWhatIsGone()
  }

  /// To that place among the items of a section, counted without the item.
  mutating func move(
    _ item: ItemIdentifierType, to section: SectionIdentifierType, at place: Int
  ) {
    contents.deleteItems([item])
    let next = contents.index(of: section).flatMap { contents.item(at: place, ofSectionAt: $0) }
    if let next {
      insertItems([item], beforeItem: next)
    } else {
      appendItems([item], toSection: section)
    }
  }

  // MARK: Making again

  /// Marks sections whose cells are replaced when the snapshot is applied. Ends the program for one that is
  /// not there.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    edit { (contents) throws(SnapshotMistake) in
      for section in identifiers where contents.index(of: section) == nil { throw .unknownSection(section) }
    }
    reloadedSections.add(identifiers)
  }

  /// Marks items whose cells are replaced when the snapshot is applied. The identifiers stay as they are
  /// stored. Ends the program for one that is not there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    edit { (contents) throws(SnapshotMistake) in try contents.check(identifiers) }
    reloadedItems.add(identifiers)
  }

  /// Marks items whose cells are set up again, without being replaced, when the snapshot is applied. Ends
  /// the program for one that is not there.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    edit { (contents) throws(SnapshotMistake) in try contents.check(identifiers) }
    reconfiguredItems.add(identifiers)
  }

  /// In the order in which they were marked.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.inOrder }
  /// In the order in which they were marked.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.inOrder }
  /// In the order in which they were marked.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.inOrder }

  /// Without its marks: what a data source keeps of it.
  var unmarked: Self { NSDiffableDataSourceSnapshot(contents) }

  /// The changes that lead from `old` to this one, marks included.
  func difference(from old: Self) -> SnapshotDifference {
    SnapshotDifference(
      from: old.contents, to: contents, reloading: (reloadedSections.all, reloadedItems.all),
      reconfiguring: reconfiguredItems.all)
  }

  private mutating func edit(
    _ change: (inout SnapshotContents<SectionIdentifierType, ItemIdentifierType>) throws(SnapshotMistake) ->
      Void
  ) {
    Self.orEnd { () throws(SnapshotMistake) in try change(&contents) }
  }

  /// Of the type: called on a value, it would hold a copy of it, and every change would copy all items.
  private static func orEnd<Result>(_ change: () throws(SnapshotMistake) -> Result) -> Result {
    SnapshotMistake.end("NSDiffableDataSourceSnapshot", change)
  }

  private mutating func forgetMarksOfWhatIsGone() {
    reloadedSections.keep { contents.index(of: $0) != nil }
    reloadedItems.keep { contents.contains($0) }
    reconfiguredItems.keep { contents.contains($0) }
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether sections, items and marks are the same, in the same order.
  public static func == (a: Self, b: Self) -> Bool {
    a.contents == b.contents && a.reloadedSections.inOrder == b.reloadedSections.inOrder
      && a.reloadedItems.inOrder == b.reloadedItems.inOrder
      && a.reconfiguredItems.inOrder == b.reconfiguredItems.inOrder
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension SnapshotContents {
  /// Throws for the first item that is not there.
  func check(_ items: [Item]) throws(SnapshotMistake) {
    for item in items where !contains(item) { throw .unknownItem(item) }
  }
}

/// Identifiers in the order in which they came first.
struct OrderedMarks<Identifier: Hashable> {
  private(set) var inOrder: [Identifier] = []
  private(set) var all: Set<Identifier> = []

  mutating func add(_ identifiers: [Identifier]) {
    for identifier in identifiers where all.insert(identifier).inserted { inOrder.append(identifier) }
  }

  mutating func remove(_ identifiers: [Identifier]) {
    // Most of what goes was not marked, and the order need not be looked through for it.
    guard !all.isEmpty, identifiers.contains(where: all.contains) else { return }
    all.subtract(identifiers)
    inOrder.removeAll { !all.contains($0) }
  }

  mutating func keep(where isKept: (Identifier) -> Bool) {
    guard !inOrder.isEmpty else { return }
    inOrder.removeAll { !isKept($0) }
    all = Set(inOrder)
  }
}

extension OrderedMarks: Sendable where Identifier: Sendable {}

// NSDiffableDataSourceSectionSnapshot — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// The items of one section as an outline: items may hold items, and show them while they are expanded. A
/// value: editing it changes nothing on screen until a data source applies it (Facts 5.1).
///
/// An item is in it once. Mistakes, such as naming what is not there, end the program as UIKit's do; each
/// says so.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  var outline = ItemOutline<ItemIdentifierType>()

  /// Without items.
  public init() {}

  // MARK: Asking

  /// Each before the items that it holds, shown or not.
  public var items: [ItemIdentifierType] { outline.all }
  /// Those in no other, in order.
  public var rootItems: [ItemIdentifierType] { outline.roots }
  /// Those that are shown: all that they lie in is expanded.
  public var visibleItems: [ItemIdentifierType] { outline.visible }

  /// Whether the item is in it, shown or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { outline.contains(item) }
  /// False for one that is not there.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { outline.isExpanded(item) }
  /// False for one that is not there.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { outline.isVisible(item) }

  /// How many items it lies in, 0 for roots. Ends the program for one that is not there.
  public func level(of item: ItemIdentifierType) -> Int {
    Self.orEnd { () throws(SnapshotMistake) in
      guard let level = outline.level(of: item) else { throw .unknownItem(item) }
      return level
    }
  }

  /// nil for roots. Ends the program for one that is not there.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    Self.orEnd { () throws(SnapshotMistake) in
      guard outline.contains(child) else { throw .unknownItem(child) }
      return outline.parent(of: child)
    }
  }

  /// The place in `items`; nil for one that is not there.
  public func index(of item: ItemIdentifierType) -> Int? { outline.all.firstIndex(of: item) }

  /// The items below `parent`, with it or without. Ends the program for one that is not there.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    Self.orEnd { () throws(SnapshotMistake) in
      guard let part = outline.part(of: parent, includesItem: includingParent) else {
        throw .unknownItem(parent)
      }
      var snapshot = Self()
      snapshot.outline = part
      return snapshot
    }
  }

  /// The outline as text: one line per item, two spaces further in per level; "+" is expanded, "-" is not.
  public func visualDescription() -> String {
    items.map { item in
      let indent = String(repeating: "  ", count: outline.level(of: item) ?? 0)
      return "\(indent)\(isExpanded(item) ? "+" : "-") \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Editing

  /// Below `parent` as its last, as the last roots for nil. Ends the program for items that are there
  /// already, and where `parent` is not.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    edit { (outline) throws(SnapshotMistake) in try outline.append(items, to: parent) }
  }

  /// At its level. Ends the program for items that are there already, and where `item` is not.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    edit { (outline) throws(SnapshotMistake) in try outline.insert(items, nextTo: item, isAfter: false) }
  }

  /// At its level. Ends the program for items that are there already, and where `item` is not.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    edit { (outline) throws(SnapshotMistake) in try outline.insert(items, nextTo: item, isAfter: true) }
  }

  /// With its expansions. Ends the program for items that are there already, and where `item` is not.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    edit { (outline) throws(SnapshotMistake) in
      try outline.insert(snapshot.outline, nextTo: item, isAfter: false)
    }
  }

  /// With its expansions. Ends the program for items that are there already, and where `item` is not.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    edit { (outline) throws(SnapshotMistake) in
      try outline.insert(snapshot.outline, nextTo: item, isAfter: true)
    }
  }

  /// The items below `parent` give way to `snapshot`. Ends the program where `parent` is not there.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    edit { (outline) throws(SnapshotMistake) in
      try outline.replaceChildren(of: parent, with: snapshot.outline)
    }
  }

  /// With what they hold. Those that are not there are left alone.
  public mutating func delete(_ items: [ItemIdentifierType]) { outline.delete(items) }

  /// All items go, expanded or not.
  public mutating func deleteAll() { outline = ItemOutline() }

  /// Ends the program for one that is not there.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    edit { (outline) throws(SnapshotMistake) in try outline.setExpanded(items, true) }
  }

  /// Ends the program for one that is not there.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    edit { (outline) throws(SnapshotMistake) in try outline.setExpanded(items, false) }
  }

  private mutating func edit(
    _ change: (inout ItemOutline<ItemIdentifierType>) throws(SnapshotMistake) -> Void
  ) {
    Self.orEnd { () throws(SnapshotMistake) in try change(&outline) }
  }

  /// Of the type: called on a value, it would hold a copy of it, and every change would copy all items.
  private static func orEnd<Result>(_ change: () throws(SnapshotMistake) -> Result) -> Result {
    SnapshotMistake.end("NSDiffableDataSourceSectionSnapshot", change)
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}

// NSDiffableDataSourceTransaction, NSDiffableDataSourceSectionTransaction — after Apple's documentation,
// read 2026-11.
// State: complete.

import QuartzCore

/// The change to the order of items after the user has moved one (Facts 2.14).
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The snapshot before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The changes among all items, in the order of the screen.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// One for each section whose items changed.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The part of a transaction in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section, which was there before and after.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before, each a root.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items after, each a root.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The changes among the section's items.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceTransaction {
  /// Both snapshots have the same sections.
  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let (before, after) = (
        initial.contents.items(in: section) ?? [], final.itemIdentifiers(inSection: section)
      )
      guard before != after else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: NSDiffableDataSourceSectionSnapshot(roots: before),
        finalSnapshot: NSDiffableDataSourceSectionSnapshot(roots: after),
        difference: after.difference(from: before).inferringMoves())
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Items that hold none.
  init(roots: [ItemIdentifierType]) {
    self.init()
    append(roots)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Closures that allow the user to move items, and hear of it.
  public struct ReorderingHandlers {
    /// Without handlers: no item can be moved.
    public init() {}
    /// Items can be moved where it says so; none without it.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called when an item was dropped, before `snapshot()` has the new order.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when `snapshot()` has the new order.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  /// Closures that allow the user to expand and collapse items of an outline, and hear of it.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Without handlers: every item can be expanded and collapsed.
    public init() {}
    /// Asked before the user expands an item; nil allows it.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item that the user expands shows its items.
    public var willExpandItem: ((Item) -> Void)?
    /// Asked before the user collapses an item; nil allows it.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item that the user collapses hides its items.
    public var willCollapseItem: ((Item) -> Void)?
    /// Makes what lies below an item when it is expanded, from what lay there before.
    public var snapshotForExpandingParent:
      ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?
  }
}

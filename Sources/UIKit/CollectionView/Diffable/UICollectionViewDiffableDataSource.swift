// UICollectionViewDiffableDataSource — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// Shows a snapshot, and goes from one to the next by telling the collection view what is different
/// (Facts 5).
///
/// It makes itself the collection view's data source. The collection view does not keep it alive.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: MainActorObject, UICollectionViewDataSource {
  /// The snapshots of this data source, by its two kinds of identifiers.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Makes the cell of an item: dequeues it for that path and fills it. nil ends the program.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a supplementary view of that kind. nil ends the program.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes supplementary views; none are made without it.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Allows the user to move items, and hears of it.
  open var reorderingHandlers = ReorderingHandlers()

  /// Allows the user to expand and collapse items, and hears of it.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = Snapshot()
  private(set) var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private var waiting: [() -> Void] = []
  private var isApplying = false

  /// Becomes the data source of `collectionView`, which shows nothing until a snapshot is applied.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init(_object: ())
    collectionView.dataSource = self
  }

  // MARK: Asking

  /// A copy of what is shown.
  open func snapshot() -> Snapshot { shown }

  /// nil where there is no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = shown.contents.sections
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// nil for a section that is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.contents.index(of: sectionIdentifier)
  }

  /// nil where there is no such item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return shown.contents.item(at: indexPath[1], ofSectionAt: indexPath[0])
  }

  /// nil for an item that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.contents.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  // MARK: Applying

  /// Goes from what is shown to `snapshot` in one batch update; without any difference there is none.
  ///
  /// - Parameters:
  ///   - animatingDifferences: false shows the new state at once; cells that stay are kept either way.
  ///   - completion: called when the animation has ended.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    inTurn { [weak self] in
      guard let self else { return }
      forgetOutlines(notIn: snapshot)
      change(to: snapshot, isAnimated: animatingDifferences, completion)
    }
  }

  /// As `apply(_:animatingDifferences:completion:)`; returns when the animation has ended.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { ended in
      apply(snapshot, animatingDifferences: animatingDifferences) { ended.resume() }
    }
  }

  /// Shows `snapshot` without finding differences: all cells are replaced.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    inTurn { [weak self] in
      guard let self else { return }
      forgetOutlines(notIn: snapshot)
      show(snapshot)
      collectionView?.reloadData()
      collectionView?.layoutIfNeeded()
      if let completion { VirtualRunLoop.current.post { completion() } }
    }
  }

  /// As `applySnapshotUsingReloadData(_:completion:)`.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { ended in applySnapshotUsingReloadData(snapshot) { ended.resume() } }
  }

  /// Shows the visible items of an outline in that section, which is appended where it is not shown.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    inTurn { [weak self] in
      guard let self else { return }
      outlines[section] = snapshot
      var whole = shown
      if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
      whole.replaceItems(in: section, with: snapshot.visibleItems)
      change(to: whole, isAnimated: animatingDifferences, completion)
    }
  }

  /// As `apply(_:to:animatingDifferences:completion:)`; returns when the animation has ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { ended in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { ended.resume() }
    }
  }

  /// The outline that was applied to that section; otherwise its items as roots. Empty for one that is not
  /// shown.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    return NSDiffableDataSourceSectionSnapshot(roots: shown.contents.items(in: section) ?? [])
  }

  /// A snapshot that is applied from within applying waits until that is done (Facts 5.3).
  private func inTurn(_ work: @escaping () -> Void) {
    waiting.append(work)
    guard !isApplying else { return }
    isApplying = true
    defer { isApplying = false }
    while !waiting.isEmpty { waiting.removeFirst()() }
  }

  private func show(_ snapshot: Snapshot) { shown = snapshot.unmarked }

  private func change(to snapshot: Snapshot, isAnimated: Bool, _ completion: (() -> Void)?) {
    guard let collectionView else {
      show(snapshot)
      completion?()
      return
    }
    let difference = snapshot.difference(from: shown)
    guard !difference.isEmpty else {
      show(snapshot)
      if let completion { VirtualRunLoop.current.post { completion() } }
      return
    }
    let update = {
      collectionView.performBatchUpdates {
        self.show(snapshot)
        difference.tell(collectionView)
      } completion: { _ in
        completion?()
      }
    }
    if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
  }

  /// A section that was given other items by a whole snapshot has no outline any more.
  private func forgetOutlines(notIn snapshot: Snapshot) {
    outlines = outlines.filter { section, outline in
      snapshot.contents.items(in: section) == outline.visibleItems
    }
  }

  // MARK: UICollectionViewDataSource

  /// Those of the snapshot that is shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  /// The items of that section in the snapshot that is shown.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.contents.numberOfItems(at: section)
  }

  /// The cell that the cell provider makes; without one the program ends.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      fatalError(
        "UICollectionViewDiffableDataSource: the cell provider returned nil for \(indexPath); dequeue and return a cell"
      )
    }
    return cell
  }

  /// The view that `supplementaryViewProvider` makes; without one the program ends.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      fatalError(
        """
        UICollectionViewDiffableDataSource: no view of the kind "\(kind)" for \(indexPath); \
        let supplementaryViewProvider dequeue and return one
        """)
    }
    return view
  }

  /// For subclasses: none.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// For subclasses: the very first item.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  /// As `reorderingHandlers` say.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// The collection view shows the new order already.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    var after = shown
    after.move(item, to: section, at: destinationIndexPath.item)
    let transaction = NSDiffableDataSourceTransaction(from: shown, to: after)
    reorderingHandlers.willReorder?(transaction)
    show(after)
    forgetOutlines(notIn: after)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension SnapshotDifference {
  /// Within a batch update of `collectionView`.
  @MainActor func tell(_ collectionView: UICollectionView) {
    if !deletedSections.isEmpty { collectionView.deleteSections(deletedSections) }
    if !insertedSections.isEmpty { collectionView.insertSections(insertedSections) }
    for move in movedSections { collectionView.moveSection(move.from, toSection: move.to) }
    if !reloadedSections.isEmpty { collectionView.reloadSections(reloadedSections) }
    if !deletedItems.isEmpty { collectionView.deleteItems(at: deletedItems) }
    if !insertedItems.isEmpty { collectionView.insertItems(at: insertedItems) }
    for move in movedItems { collectionView.moveItem(at: move.from, to: move.to) }
    if !reloadedItems.isEmpty { collectionView.reloadItems(at: reloadedItems) }
    if !reconfiguredItems.isEmpty { collectionView.reconfigureItems(at: reconfiguredItems) }
  }
}

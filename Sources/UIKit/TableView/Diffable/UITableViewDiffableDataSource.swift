// UITableViewDiffableDataSource — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// Shows a snapshot, and goes from one to the next by telling the table what is different (Facts 5).
///
/// It makes itself the table's data source. The table does not keep it alive. Headers, editing and moving are
/// for subclasses to override.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
  MainActorObject, UITableViewDataSource
{
  /// Sections and items by their identifiers, which are unique in it.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Makes the cell of an item: dequeues it for that path and fills it. nil ends the program.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come when differences are animated.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = Snapshot()
  private var waiting: [() -> Void] = []
  private var isApplying = false

  /// Becomes the data source of `tableView`, which shows nothing until a snapshot is applied.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init(_object: ())
    tableView.dataSource = self
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

  /// nil where there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return shown.contents.item(at: indexPath[1], ofSectionAt: indexPath[0])
  }

  /// nil for an item that is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.contents.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }

  // MARK: Applying

  /// Goes from what is shown to `snapshot` in one batch; without a difference there is none.
  ///
  /// - Parameters:
  ///   - animatingDifferences: false shows the new state at once; cells that stay are kept either way.
  ///   - completion: called when the animation has ended.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    inTurn { [weak self] in self?.change(to: snapshot, isAnimated: animatingDifferences, completion) }
  }

  /// As `apply(_:animatingDifferences:completion:)`; returns when the animation has ended.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { ended in
      apply(snapshot, animatingDifferences: animatingDifferences) { ended.resume() }
    }
  }

  /// Shows `snapshot` without finding differences: all cells are made again.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    inTurn { [weak self] in
      guard let self else { return }
      show(snapshot)
      tableView?.reloadData()
      tableView?.layoutIfNeeded()
      if let completion { VirtualRunLoop.current.post { completion() } }
    }
  }

  /// As `applySnapshotUsingReloadData(_:completion:)`.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { ended in applySnapshotUsingReloadData(snapshot) { ended.resume() } }
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
    let difference = snapshot.difference(from: shown)
    guard let tableView, !difference.isEmpty else {
      show(snapshot)
      if let completion { VirtualRunLoop.current.post { completion() } }
      return
    }
    let animation = defaultRowAnimation
    let update = {
      tableView.performBatchUpdates {
        self.show(snapshot)
        difference.tell(tableView, animation)
      } completion: { _ in
        completion?()
      }
    }
    if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
  }

  // MARK: UITableViewDataSource

  /// As many as the snapshot that is shown has.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  /// As many as the snapshot that is shown has in the section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.contents.numberOfItems(at: section)
  }

  /// The cell that the provider makes for the item; nil from it ends the program.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item)
    else {
      fatalError(
        "UITableViewDiffableDataSource: the cell provider returned nil for \(indexPath); dequeue and return a cell"
      )
    }
    return cell
  }

  /// nil: no title. Subclasses override it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// nil: no title. Subclasses override it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// False: subclasses say which rows can be edited or swiped (widely reported: it is not true as without a
  /// diffable data source).
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// False: subclasses say which rows can be moved by hand.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing; subclasses delete or insert the item and apply a snapshot.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing; subclasses apply a snapshot in the new order.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// nil: no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section that has the title's number.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

extension SnapshotDifference {
  /// Within a batch update of `tableView`.
  @MainActor func tell(_ tableView: UITableView, _ animation: UITableView.RowAnimation) {
    if !deletedSections.isEmpty { tableView.deleteSections(deletedSections, with: animation) }
    if !insertedSections.isEmpty { tableView.insertSections(insertedSections, with: animation) }
    for move in movedSections { tableView.moveSection(move.from, toSection: move.to) }
    if !reloadedSections.isEmpty { tableView.reloadSections(reloadedSections, with: animation) }
    if !deletedItems.isEmpty { tableView.deleteRows(at: deletedItems, with: animation) }
    if !insertedItems.isEmpty { tableView.insertRows(at: insertedItems, with: animation) }
    for move in movedItems { tableView.moveRow(at: move.from, to: move.to) }
    if !reloadedItems.isEmpty { tableView.reloadRows(at: reloadedItems, with: animation) }
    if !reconfiguredItems.isEmpty { tableView.reconfigureRows(at: reconfiguredItems) }
  }
}

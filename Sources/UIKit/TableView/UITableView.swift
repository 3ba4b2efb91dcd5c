// UITableView — after Apple's documentation "UITableView", read 2026-11.
// State: partial. Missing: focus, scrolling while two fingers select.
//
// The members that can be overridden stand here and pass on to the extensions, one verb each: +Content,
// +Visible, +Measuring, +Places, +Reuse, +RowState, +Queries, +Scrolling, +Selection, +Editing, +Swipe,
// +Updates, +Transition, +Movement, +Prefetch, +Index.

import QuartzCore

/// Shows rows in sections, one below the other, and makes only the cells on screen.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  // MARK: State of the extensions

  /// Rows per section; nil until the data source is asked (again).
  var rowCounts: [Int]? { didSet { layer.mark() } }
  var isCounting = false
  /// Where everything is; nil until that is found out (again).
  var content: TableContent? { didSet { knownHeights = nil } }
  /// The heights in `content` that were asked for; nil until somebody wants to know.
  private var knownHeights: MeasuredSizes?
  /// The heights known of rows, to be taken over by the next content where the data are the same.
  var formerContent: TableContent?
  var isMakingContent = false
  /// Rows that were asked for their heights in another epoch are asked again when they are seen.
  var epoch: UInt32 = 1
  var shown = ShownTableElements()
  var pool = ViewPool()
  /// Counts the times all views were dropped: what began before is void after.
  var generation = 0
  var isLayingOutRows = false
  var hasBeenLaidOut = false
  /// Whether what cells were told of their rows may be wrong.
  var areRowStatesOutdated = false
  /// The row that stays in its place on screen while rows above get their heights.
  var anchor: TableAnchor?
  var landing: TableLanding?
  var passes = TablePasses()
  /// Views that no longer show an element and are still seen.
  var departing: [DepartingTableView] = []
  /// Elements whose views were made in the layout pass or update under way.
  var newcomers: Set<TableElement> = []
  /// The cell that the data source is to fill as it is.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  var updates = TableUpdates()
  var warnings: Set<String> = []
  var selectedPaths: Set<IndexPath> = []
  var press: RowPress?
  var movement: RowMovement?
  /// From the middle of the row under the finger down to that, in points.
  var movementGrip: CGFloat = 0
  var prefetch = RowPrefetch()
  var index = SectionIndex()
  var swiping = Swiping()
  /// The rows that a storyboard has for the table; nil: none.
  var staticRows: StaticRows?

  // MARK: Creation

  /// How sections look. It cannot change.
  open var style: Style { givenStyle }
  private let givenStyle: Style

  /// `frame` is in the superview's coordinates.
  public init(frame: CGRect, style: Style) {
    givenStyle = style
    super.init(frame: frame)
    prepareTable()
  }

  /// A plain one.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    givenStyle = Self.nibStyle(coder)
    super.init(coder: coder)
    prepareTable()
    decodeNib(coder, as: UITableView.self)
  }

  // MARK: Collaborators

  /// Changing it reloads.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  var menuPress: MenuPress?
  /// Whether a long press drags. Default false, as on a phone.
  open var dragInteractionEnabled = false {
    didSet { followDrags() }
  }
  /// Says what a finger drags; not kept alive, as the next.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { followDrags() }
  }
  /// Says what becomes of things dropped on the table; not kept alive. nil takes no drops.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  var dragPress: DragPress?
  /// Whether a row of this table is being dragged.
  open var hasActiveDrag: Bool { dragPress?.drag != nil }
  /// The scroll view's delegate, under a narrower type.
  open weak var delegate: (any UITableViewDelegate)? {
    get { _scrollDelegate as? any UITableViewDelegate }
    set {
      guard _scrollDelegate !== newValue else { return }
      _scrollDelegate = newValue
      followMenus()
      if hasBeenLaidOut { heightsChanged() } else { content = nil }
    }
  }

  /// Hears of rows that lie ahead; not kept alive.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` hears of rows ahead. Cells are never made early.
  open var isPrefetchingEnabled = true

  // MARK: Heights, in points

  /// Of rows for which the delegate has no other. `automaticDimension`, the default, asks the cell.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }
  /// Of rows that have not been on screen yet. `automaticDimension`, the default, takes 44 or what
  /// `rowHeight` says; 0 takes no estimates: the delegate is asked for all heights at once, and cells are
  /// not.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }
  /// Of headers that have a title or a view.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// Of footers that have a title or a view. `automaticDimension`, the default, asks the view.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// Of headers that have not been on screen yet, where their views decide.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// Of footers that have not been on screen yet, where their views decide.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// Above each header. `automaticDimension`, the default, is 22 in plain tables and 0 in others.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
  }
  /// Kept, without effect: below the last row there are no lines.
  open var fillerRowHeight: CGFloat = 0
  /// When cells are asked for another height; see there.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Lines

  /// Whether lines stand between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { rowStatesChanged() } }
  }
  /// nil: the system's.
  open var separatorColor: UIColor? = .separator {
    didSet { rowStatesChanged() }
  }
  /// Kept, without effect.
  open var separatorEffect: UIVisualEffect?
  /// From the edges that `separatorInsetReference` names; top and bottom count for nothing. Until it is set,
  /// lines begin where the text of their cell does.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      givenSeparatorInset = newValue
      rowStatesChanged()
    }
  }
  var givenSeparatorInset: UIEdgeInsets?
  /// The edges from which `separatorInset` is counted; those of the cell unless set.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { rowStatesChanged() } }
  }
  /// Kept, without effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether what cells show keeps clear of what is not free at the table's sides.
  open var insetsContentViewsToSafeArea = true {
    didSet { followSides() }
  }
  /// The sides that rows were laid out with last: points that are not free at the left and at the right.
  var knownSides: (left: CGFloat, right: CGFloat) = (0, 0)

  override func safeAreaWasUpdated() {
    super.safeAreaWasUpdated()
    followSides()
  }

  // MARK: Views around

  /// Above the first section, as wide as the table and as high as its own frame says.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// Below the last section, likewise.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }
  /// Behind everything, as large as the bounds.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  // MARK: Geometry

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let width = super.bounds.width
      super.bounds = newValue
      if super.bounds.width != width { heightsChanged() }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let width = bounds.width
      super.frame = newValue
      if bounds.width != width { heightsChanged() }
    }
  }

  override func places(_ subview: UIView) -> Bool {
    subview is UITableViewCell || subview is UITableViewHeaderFooterView
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  package override var _measuredSizes: MeasuredSizes {
    let known = knownHeights ?? measuredHeights()
    knownHeights = known
    return known
  }

  package override func _adopt(_ sizes: MeasuredSizes) { adopt(measuredHeights: sizes) }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  /// Another reading direction is another layout.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { rowStatesChanged() } }
  }

  override func inheritedTraitsChanged(from old: UITraitCollection) {
    if traits.sizes != old.sizes || traits.hasOtherTextSize(than: old) { heightsChanged() }
  }

  // MARK: Counts

  /// As the data source said last.
  open var numberOfSections: Int { counts().count }

  /// 0 for sections that do not exist.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(in: section) }

  /// Drops all views, selection and counts; everything is made again at the next layout pass.
  open func reloadData() { reload() }

  // MARK: Reuse

  /// Cells are made by the nib. nil takes the registration back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib, cell: identifier)
  }

  /// Cells are made with `init(style:reuseIdentifier:)` and the default style. nil takes the registration
  /// back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(cellClass, cell: identifier)
  }

  /// As for cells.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nib, bar: identifier)
  }

  /// As for cells.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(aClass, bar: identifier)
  }

  /// A cell that has left the screen, or a new one where something is registered under `identifier`; else
  /// nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// A cell that has left the screen, or a new one, as large as the row. Ends the program where nothing is
  /// registered under `identifier`.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier, for: indexPath) }

  /// As `dequeueReusableCell(withIdentifier:)`.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueBar(identifier) }

  // MARK: Views on screen

  /// nil unless the cell is on screen. Lays nothing out.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    TableElement.row(at: indexPath).flatMap { shown[$0] as? UITableViewCell }
  }

  /// nil unless it is on screen and a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.header(section)] as? UITableViewHeaderFooterView
  }

  /// As `headerView(forSection:)`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown[.footer(section)] as? UITableViewHeaderFooterView
  }

  /// The cells on screen, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownCells() }

  /// The rows on screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { shownRowPaths() }

  /// nil unless the cell is on screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.element(of: cell).flatMap { $0.kind == .row ? $0.path : nil }
  }

  // MARK: Where things are, in content coordinates

  /// With its header, its footer and the room around them; null for a section that does not exist.
  open func rect(forSection section: Int) -> CGRect { rect(ofSection: section) }

  /// Where the header lies when it does not float; without height where there is none.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }

  /// As `rectForHeader(inSection:)`.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

  /// By estimates for what has not been on screen; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(ofRow: indexPath) }

  /// The row at `point` (content coordinates), on screen or not.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { currentContent?.row(at: point.y)?.path }

  /// The rows of which something lies in `rect`, from top to bottom.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// Scrolls so that the row stands at `scrollPosition`, within the legal offsets. A path with `NSNotFound`
  /// for a row is its section. Warns and stays for a row that does not exist.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// To the selected row that is nearest to the middle of the screen; nowhere where none is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// Whether touches highlight and select, but for editing.
  open var allowsSelection = true {
    didSet { selectionRulesChanged() }
  }
  /// Turning it off keeps one of the selected rows.
  open var allowsMultipleSelection = false {
    didSet { selectionRulesChanged() }
  }
  /// Whether touches highlight and select while rows are edited.
  open var allowsSelectionDuringEditing = false {
    didSet { selectionRulesChanged() }
  }
  /// Whether several rows can be selected while they are edited: marks for that stand in place of delete and
  /// insert.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      selectionRulesChanged()
      followTwoFingers()
      rowStatesChanged()
    }
  }

  /// nil where none is selected; the first of several.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }

  /// In order; nil where none is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.sorted() }

  /// Does not tell the delegate. nil deselects everything; `none` does not scroll.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Does not tell the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath, animated: animated)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginPress(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !movePress(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endPress(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelPress(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Updates (Facts 2.10: the rules are those of collection views)
  //
  // Each of the calls below, outside of a batch, is one by itself; the data source has changed by then.
  // Batches that contradict themselves or the data source end the program.

  /// Whether changes have been called for in a batch that has not ended.
  open var hasUncommittedUpdates: Bool { isCollectingUpdates && !updates.batch.isEmpty }

  /// Animates, as one, all changes that `updates` calls for, those of batches within it included, and asks
  /// for the heights again.
  ///
  /// - Parameters:
  ///   - updates: run before this returns; when it ends, the data source has what is shown afterwards.
  ///   - completion: called in the frame in which the animation has ended, with false where it was cut off;
  ///     without animation in a later turn of the main queue.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    collectUpdates(updates, completion)
  }

  /// Opens a batch; batches lie within one another.
  open func beginUpdates() { openBatch() }
  /// Closes the batch that was opened last, and shows what has changed with the outermost. Without changes
  /// the heights are asked for again, and rows take theirs in an animation. Nothing happens where none is
  /// open.
  open func endUpdates() { closeBatch() }

  /// `indexPaths` are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation, inserted: indexPaths) { $0.items.inserted += indexPaths }
  }
  /// `indexPaths` are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation, deleted: indexPaths) { $0.items.deleted += indexPaths }
  }
  /// Makes the cells again. `indexPaths` are those before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation, deleted: indexPaths) { $0.items.reloaded += indexPaths }
  }
  /// Has the data source fill the cells that there are: `dequeueReusableCell` hands out the very one.
  /// `indexPaths` are those before the update.
  open func reconfigureRows(at indexPaths: [IndexPath]) { update { $0.reconfigured += indexPaths } }
  /// From where the row is before the update to where it is afterwards.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.items.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }
  /// With all their rows. `sections` are those after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation, insertedSections: sections) { $0.sections.inserted += Array(sections) }
  }
  /// With all their rows. `sections` are those before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation, deletedSections: sections) { $0.sections.deleted += Array(sections) }
  }
  /// With all their rows, of which there may be more or fewer, their headers and footers. `sections` are
  /// those before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation, deletedSections: sections) { $0.sections.reloaded += Array(sections) }
  }
  /// From where the section is before the update to where it is afterwards.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sections.moved.append(.init(from: section, to: newSection)) }
  }

  // MARK: Editing

  /// Whether rows show how they can be deleted, inserted and moved. Setting it does not animate.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  var isBeingEdited = false
  /// Made where several rows can be selected while they are edited.
  var twoFingers: TwoFingerSelection?

  /// Shows or hides how rows can be deleted, inserted and moved; nothing happens where it is so already.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

  // MARK: Index

  /// Asks the data source for the titles again.
  open func reloadSectionIndexTitles() { indexTitlesChanged() }
  /// How many rows there are at least where the index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { indexTitlesChanged() }
  }
  /// Of the titles; nil: the tint colour.
  open var sectionIndexColor: UIColor? {
    didSet { indexLookChanged() }
  }
  /// Behind the titles; nil: nothing.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { indexLookChanged() }
  }
  /// The same while a finger is on them; nil: nothing.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { indexLookChanged() }
  }

  // MARK: Kept

  /// Always false, also while something is dragged over the table.
  open var hasActiveDrop: Bool { false }
  /// Kept, without effect.
  open var remembersLastFocusedIndexPath = false
  /// Kept, without effect.
  open var allowsFocus = true
  /// Kept, without effect.
  open var allowsFocusDuringEditing = false
  /// Kept, without effect: there is no focus that a selection could follow.
  open var selectionFollowsFocus = false
}

// UICollectionView — after Apple's documentation "UICollectionView", read 2026-11.
// State: partial. Missing: focus, scrolling while two fingers select, early creation of cells.
//
// Here stand its state and all that can be overridden, which passes on to extensions, one verb each. Those of
// views, counts and questions lie beside this file, the others in rooms by what they are about: `Pass` has
// what happens again and again, from an invalidation to what is shown. They share state in types that call
// no code of the app (`ElementPass`, `ElementViews`, `UpdateState`, ...). Only the collection view itself
// calls the app's code, which comes back to it from anywhere: none of its calls may stand within a mutating
// function of such a type.

import QuartzCore

/// Shows the elements that its layout places and its data source makes, and only those on screen.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  // MARK: State

  var layout: UICollectionViewLayout
  var itemCounts = ItemCounts() { didSet { layer.mark() } }
  /// How far layout is.
  let pass = ElementPass()
  let elementViews = ElementViews()
  var boundsChange = BoundsChange()
  var contentPlace = ContentPlace()
  var updates = UpdateState()
  /// The transition in a hand, while there is one.
  var interactive: InteractiveTransition?
  var selection = SelectionState()
  /// An item that is being moved by hand, or comes to rest after it.
  var movement: InteractiveMovement?
  var dragging = DraggingState()
  var orthogonal = OrthogonalScrolling()
  var prefetch = PrefetchState()
  var index = SectionIndex()
  var swiping = Swiping()
  /// The colours behind the content, in order.
  var backdropViews: [UIView] = []
  var menuPress: MenuPress?
  /// Keys of the warnings that have been given.
  var warnings: Set<String> = []

  // MARK: Creation

  /// `frame` is in the superview's coordinates; `layout` becomes this view's alone.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    backgroundColor = Self.ownBackground
    layout.owner = self
  }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    backgroundColor = Self.ownBackground
    layout.owner = self
    decodeNib(coder, as: UICollectionView.self)
  }

  /// Of a view that was given no colour; before iOS 13 there was none (widely reported: with a newer
  /// SDK, what had been black became white).
  private static let ownBackground: UIColor? = .systemBackground

  // MARK: Collaborators

  /// Changing it reloads.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The scroll view's delegate, under a narrower type.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { _scrollDelegate as? any UICollectionViewDelegate }
    set {
      _scrollDelegate = newValue
      followMenus()
    }
  }

  /// Hears of items that lie ahead; not kept alive.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` hears of items ahead. Cells are never made early (Facts 2.8).
  open var isPrefetchingEnabled = true

  /// Setting it lays out again: without animation, unless it is set within one.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { changeLayout(to: newValue, duration: inheritedDuration) }
  }

  /// As `setCollectionViewLayout(_:animated:completion:)`.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Lays the same items out otherwise. Before there is anything on screen it happens at once. `completion`
  /// is called in the frame in which the animation has ended, with false where it was ended before its time;
  /// without animation in a later turn of the main queue.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let duration = animated && UIView.areAnimationsEnabled ? ElementTransition.duration : inheritedDuration
    changeLayout(to: layout, duration: duration, completion: completion)
  }

  /// Called with whether the animation ran to its end, and whether the transition was finished, not
  /// cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Installs a layout that stands between the present one and `layout`, for a gesture to drive: its
  /// `transitionProgress` says how far. Ends the program where another such transition has not ended.
  ///
  /// - Parameter completion: called when the elements have come to rest after `finishInteractiveTransition()`
  ///   or `cancelInteractiveTransition()`, with whether the animation ran to its end and whether it was
  ///   finished.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginInteractiveTransition(to: layout, completion) }

  /// Goes the rest of the way, animated. Ends the program where no transition has been started.
  open func finishInteractiveTransition() { endInteractiveTransition(isFinished: true) }

  /// Goes back, animated. Ends the program where no transition has been started.
  open func cancelInteractiveTransition() { endInteractiveTransition(isFinished: false) }

  /// Behind everything, as large as the bounds.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  // MARK: Geometry

  open override var bounds: CGRect {
    get { super.bounds }
    set { changing(.bounds(newValue)) { changeBounds(to: newValue) { super.bounds = newValue } } }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let new = CGRect(origin: bounds.origin, size: newValue.standardized.size)
      changing(.frame(newValue)) { changeBounds(to: new) { super.frame = newValue } }
    }
  }

  override func _boundsDidChange(from old: CGRect) { invalidateForNewBounds() }

  package override var _measuredSizes: MeasuredSizes { layout.measuredSizes }

  package override func _adopt(_ sizes: MeasuredSizes) { layout.adopt(sizes) }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.contentInsetDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    layout.contentInsetDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layout.contentInsetDidChange()
  }

  override func places(_ subview: UIView) -> Bool { subview is UICollectionReusableView }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutElements()
  }

  /// Another reading direction is another layout.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { surroundingsChanged() } }
  }

  override func inheritedTraitsChanged(from old: UITraitCollection) {
    let hasOtherText = traits.hasOtherTextSize(than: old)
    if hasOtherText {
      layout.textSizeDidChange()
      if pass.isLayoutValid { layout.invalidateLayout() }
    } else if traits.sizes != old.sizes {
      surroundingsChanged()
    }
    layout.contentInsetDidChange()
  }

  // MARK: Counts

  /// As the data source said last; it is asked again only after an invalidation of its counts.
  open var numberOfSections: Int { counts().count }

  /// 0 for sections that do not exist.
  open func numberOfItems(inSection section: Int) -> Int { count(inSection: section) }

  /// Drops all views, selection and counts; everything is made again at the next layout pass.
  open func reloadData() { reload() }

  // MARK: Updates (Facts 2.10)
  //
  // Each of the calls below, outside of `performBatchUpdates`, is a batch by itself; the data source has
  // changed by then. Batches that contradict themselves or the data source end the program.

  /// Whether changes have been called for in a batch that has not ended.
  open var hasUncommittedUpdates: Bool { updates.isCollecting && !updates.batch.isEmpty }

  /// Animates, as one, all changes that `updates` calls for, those of batches within it included. Without any
  /// it animates to where the layout has the elements now.
  ///
  /// - Parameters:
  ///   - updates: run before this returns; when it ends, the data source has what is shown afterwards.
  ///   - completion: called in the frame in which the animation has ended, with false where it was cut off;
  ///     without animation in a later turn of the main queue.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    collectUpdates(updates, completion)
  }

  /// The same for a closure that is there: it does not escape, and may call others that do not. Apple's takes
  /// one that is optional and does not escape, which Swift has no word for.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// `indexPaths` are those after the update.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.items.inserted += indexPaths } }
  /// `indexPaths` are those before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.items.deleted += indexPaths } }
  /// Makes the cells again. `indexPaths` are those before the update.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.items.reloaded += indexPaths } }
  /// Has the data source fill the cells that there are: `dequeueReusableCell` hands out the very one.
  /// `indexPaths` are those before the update.
  open func reconfigureItems(at indexPaths: [IndexPath]) { update { $0.reconfigured += indexPaths } }
  /// From where the item is before the update to where it is afterwards.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.items.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }
  /// With all their items. `sections` are those after the update.
  open func insertSections(_ sections: IndexSet) { update { $0.sections.inserted += Array(sections) } }
  /// With all their items. `sections` are those before the update.
  open func deleteSections(_ sections: IndexSet) { update { $0.sections.deleted += Array(sections) } }
  /// With all their items, of which there may be more or fewer. `sections` are those before the update.
  open func reloadSections(_ sections: IndexSet) { update { $0.sections.reloaded += Array(sections) } }
  /// From where the section is before the update to where it is afterwards.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.sections.moved.append(.init(from: section, to: newSection)) }
  }

  // MARK: Moving by hand (Facts 2.14)

  /// Takes up the item. False where the data source does not let it go, another one is being moved, or there
  /// is none.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }

  /// Where the middle of the cell is to be, in content coordinates; near an edge of the screen the content
  /// scrolls. Nothing happens while no item is moved; so with the next two.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(to: targetPosition)
  }

  /// Tells the data source where the item belongs now, and lets the cell go there.
  open func endInteractiveMovement() { endMovement() }

  /// Everything goes back to where it was.
  open func cancelInteractiveMovement() { cancelMovement() }

  /// Whether a long press drags. Default false, as on a phone.
  open var dragInteractionEnabled = false {
    didSet { followDrags() }
  }
  /// Says what a finger drags; not kept alive, as the next.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { followDrags() }
  }
  /// Says what is done with what a finger drops on the view; nil takes no drops.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether an item of this view is being dragged.
  open var hasActiveDrag: Bool { dragging.press?.drag != nil }
  /// Whether something is being dragged over this view.
  open var hasActiveDrop: Bool { dragging.isDroppedUpon }
  /// Kept, without effect.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Kept, without effect.
  open var remembersLastFocusedIndexPath = false
  /// Kept, without effect.
  open var allowsFocus = true
  /// Kept, without effect.
  open var allowsFocusDuringEditing = false
  /// Kept, without effect: there is no focus that a selection could follow.
  open var selectionFollowsFocus = false
  /// Says what cells may do to be asked for another size; see there (Facts 2.9).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Reuse

  /// Cells are made by the nib. nil takes the registration back.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, as: .cell(identifier), UICollectionViewCell.self)
  }

  /// As for cells.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(nib, as: .supplementary(kind, identifier), UICollectionReusableView.self)
  }

  /// nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    elementViews.pool.register(cellClass as? UICollectionReusableView.Type, as: .cell(identifier))
  }

  /// nil takes the registration back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    elementViews.pool.register(
      viewClass as? UICollectionReusableView.Type, as: .supplementary(elementKind, identifier))
  }

  /// A recycled cell, or a new one made with the frame that the layout has for `indexPath`. Ends the program
  /// where nothing is registered under `identifier`.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, for: indexPath) }

  /// As `dequeueReusableCell`, by kind and identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, for: indexPath) }

  // MARK: Elements on screen

  /// nil unless the cell is on screen. Lays nothing out.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elementViews.shown[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// nil unless the view is on screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { elementViews.shown[.supplementary(elementKind, indexPath)]?.view }

  /// The cells on screen, by section and item.
  open var visibleCells: [UICollectionViewCell] {
    shownViews(of: .cell, kind: "").compactMap { $0 as? UICollectionViewCell }
  }

  /// The items on screen, in order.
  open var indexPathsForVisibleItems: [IndexPath] { shownPaths(of: .cell, kind: "") }

  /// Those on screen, in order of their paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownViews(of: .supplementaryView, kind: elementKind)
  }

  /// The paths of those on screen, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownPaths(of: .supplementaryView, kind: elementKind)
  }

  /// nil unless the cell is on screen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    // Headers may be cells, too.
    elementViews.shown.id(of: cell).flatMap { $0.category == .cell ? $0.indexPath : nil }
  }

  /// nil unless the view is on screen.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    guard let id = elementViews.shown.id(of: supplementaryView), id.category == .supplementaryView else {
      return nil
    }
    return id.indexPath
  }

  // MARK: Answers of the layout

  /// The topmost item at `point` (content coordinates), on screen or not.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { topmostItem(at: point) }

  /// The layout's own object, after the layout has been made current; nil without area.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    currentAttributes { $0.layoutAttributesForItem(at: indexPath) }
  }

  /// As `layoutAttributesForItem(at:)`.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentAttributes { $0.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }
  }

  /// Scrolls so that the item stands at `scrollPosition`, within the legal offsets. Warns and stays for an
  /// item that does not exist.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  override func _targetContentOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    makeLayoutCurrent()
    return layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Selection

  /// Whether touches highlight and select, but for editing.
  open var allowsSelection = true {
    didSet { selectionRulesChanged() }
  }

  /// Turning it off keeps one of the selected items.
  open var allowsMultipleSelection = false {
    didSet { selectionRulesChanged() }
  }

  /// Whether items are being edited: the two properties below take the place of the two above, and cells get
  /// another configuration state. Items that may not be selected any more are deselected.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingChanged() } }
  }

  /// Whether touches highlight and select while items are edited.
  open var allowsSelectionDuringEditing = false {
    didSet { selectionRulesChanged() }
  }

  /// Whether several items can be selected while items are edited; allows selection, too.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      selectionRulesChanged()
      followTwoFingers()
    }
  }

  /// In order; empty when there are none, nil while selection is off.
  open var indexPathsForSelectedItems: [IndexPath]? { maySelect ? selection.paths.sorted() : nil }

  /// Does not tell the delegate. nil deselects everything; an empty `scrollPosition` does not scroll.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Does not tell the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

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
}

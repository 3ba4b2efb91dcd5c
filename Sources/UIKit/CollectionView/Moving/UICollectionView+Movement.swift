// Moving an item by hand: begin, follow, end (Facts 2.14).
//
// Until the end the data source has the item where it was. The layout sees it where it stands among the
// others, and so do `cellForItem(at:)` and all code that asks for paths on screen; the data source and the
// delegate hear of items by the data source's own paths.

import QuartzCore

extension UICollectionView {
  /// The data source's path of a cell on screen; that of anything else is the same for all.
  func dataPath(of id: ElementID) -> IndexPath {
    guard id.category == .cell, let movement else { return id.indexPath }
    return movement.item.dataPath(id.indexPath)
  }

  /// The data source's path of the item that stands at `path`.
  func dataPath(ofShown path: IndexPath) -> IndexPath { movement?.item.dataPath(path) ?? path }

  /// Where the item stands that the data source has at `path`.
  func shownPath(_ path: IndexPath) -> IndexPath { movement?.item.shownPath(path) ?? path }

  /// The element under the finger, which is on screen wherever that is.
  var movingID: ElementID? { movement.map { .cell($0.item.current) } }

  /// Whether the data source lets the item go.
  func canMoveItem(at path: IndexPath) -> Bool {
    hasItem(at: path) && dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }

  /// - Parameter isAsked: whether the data source has to let the item go.
  func beginMovement(of path: IndexPath, isAsked: Bool = true) -> Bool {
    guard movement == nil, !updates.isCollecting, isAsked ? canMoveItem(at: path) : hasItem(at: path),
      let place = layoutAttributesForItem(at: path), place.isShowable
    else { return false }
    finishPress()
    let position = appearingCenter(of: place)
    movement = InteractiveMovement(item: MovedItem(path), position: position)
    invalidateForMovement(from: path, previousPosition: position)
    setReordering(true)
    return true
  }

  func updateMovement(to position: CGPoint) {
    guard let before = movement, position.x.isFinite, position.y.isFinite else { return }
    let target = target(of: before.item, at: position)
    // The code that was asked may have ended it.
    guard movement?.item == before.item else { return }
    movement?.position = position
    if target == before.item.current {
      invalidateForMovement(from: target, previousPosition: before.position)
    } else {
      makeRoom(at: target, insteadOf: before)
    }
    scrollAtEdges()
  }

  // MARK: The target

  /// The item that the layout has at `position`, unless the delegate says otherwise.
  private func target(of item: MovedItem, at position: CGPoint) -> IndexPath {
    makeLayoutCurrent()
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: item.current, withPosition: unmirrored(position))
    guard proposed != item.current else { return item.current }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: item.original,
        atCurrentIndexPath: item.current, toProposedIndexPath: proposed) ?? proposed
    guard isPlace(target, for: item) else {
      warn("an item cannot be moved to \(target), which is no place for one", once: "target \(target)")
      return item.current
    }
    return target
  }

  /// Between the others, or after them.
  private func isPlace(_ path: IndexPath, for item: MovedItem) -> Bool {
    guard path.count == 2, counts().indices.contains(path.section) else { return false }
    let others = count(inSection: path.section) - (path.section == item.current.section ? 1 : 0)
    return (0...max(0, others)).contains(path.item)
  }

  private func invalidateForMovement(from previous: IndexPath, previousPosition: CGPoint) {
    guard let movement else { return }
    layout.systemInvalidate(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [movement.item.current],
        withTargetPosition: unmirrored(movement.position),
        previousIndexPaths: [previous], previousPosition: unmirrored(previousPosition)))
  }

  /// The others move out of the way and close the gap.
  private func makeRoom(at target: IndexPath, insteadOf before: InteractiveMovement) {
    var after = before.item
    after.current = target
    place(after, insteadOf: before.item)
    invalidateForMovement(from: before.item.current, previousPosition: before.position)
    showMovingItem()
    run(following(before.item, after)) { _ in }
  }

  /// The layout sees the item at another place from now on.
  private func place(_ item: MovedItem, insteadOf former: MovedItem) {
    var step = MovedItem(former.current)
    step.current = item.current
    var counts = counts()
    step.move(&counts)
    itemCounts.known = counts
    movement?.item = item
  }

  /// Every view keeps its item.
  private func following(_ before: MovedItem, _ after: MovedItem) -> ElementTransition {
    func path(_ id: ElementID, _ from: MovedItem, _ to: MovedItem) -> ElementID {
      guard id.category == .cell else { return id }
      return .cell(to.shownPath(from.dataPath(id.indexPath)))
    }
    var transition = ElementTransition()
    transition.renamed = { path($0, before, after) }
    transition.original = { path($0, after, before) }
    transition.asksOfThoseThatStay = false
    return transition
  }

  // MARK: Under the finger

  /// The layout's attributes of the item under the finger, in this view's coordinates.
  func movingAttributes() -> UICollectionViewLayoutAttributes? {
    guard let movement else { return nil }
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: movement.item.current, withTargetPosition: unmirrored(movement.position))
    guard attributes.elementID == movingID else { return nil }
    guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center = unmirrored(copy.center)
    return copy
  }

  /// Where the middle of an item is seen that rests.
  private func appearingCenter(of attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    let offset = layout.orthogonalSection(holding: attributes.elementID).flatMap(orthogonalOffset) ?? .zero
    return CGPoint(x: attributes.center.x - offset.x, y: attributes.center.y - offset.y)
  }

  /// The others are animated; this one is where the finger is, at once.
  private func showMovingItem() {
    makeLayoutCurrent()
    guard let attributes = movingAttributes(), attributes.isShowable, let view = movingView else { return }
    UIView.performWithoutAnimation {
      if view.superview !== self {
        // Its section has it still; with the finger it goes past all sections.
        view.restingOrigin = .zero
        addSubview(view)
      }
      view.adopt(attributes)
    }
  }

  /// Found by what it shows: it may have its name from before still.
  private var movingView: UICollectionReusableView? {
    elementViews.shown.ids.lazy.compactMap { self.elementViews.shown[$0]?.view }
      .first { ($0 as? UICollectionViewCell)?.configurations.isReordering ?? false }
  }

  func setReordering(_ isReordering: Bool) {
    guard let id = movingID, let cell = elementViews.shown[id]?.view as? UICollectionViewCell else { return }
    setReordering(isReordering, cell)
  }

  private func setReordering(_ isReordering: Bool, _ cell: UICollectionViewCell) {
    guard cell.configurations.isReordering != isReordering else { return }
    cell.configurations.isReordering = isReordering
    cell.setNeedsUpdateConfiguration()
  }

  // MARK: The end

  /// The data source is told once, where there is something to tell; then the cell goes into place.
  func endMovement() {
    guard let item = takeMovement() else { return }
    selection.paths = Set(selection.paths.map(item.shownPath))
    let generation = elementViews.generation
    if item.current != item.original {
      dataSource?.collectionView(self, moveItemAt: item.original, to: item.current)
    }
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [item.current], previousIndexPaths: [item.original], movementCancelled: false)
    itemCounts.known = nil
    layout.systemInvalidate(with: context)
    // A data source that has reloaded has no cell left to bring home.
    if generation == elementViews.generation { land(at: item.current, ElementTransition()) }
  }

  func cancelMovement() {
    guard let item = takeMovement() else { return }
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [item.original], previousIndexPaths: [item.current], movementCancelled: true)
    itemCounts.known = nil
    layout.systemInvalidate(with: context)
    land(at: item.original, following(item, MovedItem(item.original)))
  }

  /// Everything is about to be made again: no delegate is told, and nothing moves.
  func abandonMovement() { _ = takeMovement() }

  /// The data are about to change: the item is where the data source has it, and what comes next shows it
  /// there.
  func cancelMovementForUpdate() {
    guard let item = takeMovement() else { return }
    var counts = itemCounts.known ?? []
    var back = MovedItem(item.current)
    back.current = item.original
    back.move(&counts)
    _ = TransitionCast(following(item, MovedItem(item.original)), &elementViews.shown)
    layout.systemInvalidate(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [item.original], previousIndexPaths: [item.current], movementCancelled: true))
    if itemCounts.known != nil { itemCounts.known = counts }
  }

  private func takeMovement() -> MovedItem? {
    guard let movement else { return nil }
    movement.edgeScroll?.stop()
    setReordering(false)
    self.movement = nil
    movement.pulled?.settle()
    return movement.item
  }

  /// It stays above the others until it lies where it belongs.
  private func land(at path: IndexPath, _ transition: ElementTransition) {
    guard hasArea else { return }
    var transition = transition
    transition.asksOfThoseThatStay = false
    makeLayoutCurrent()
    weak var landing: UICollectionReusableView?
    run(transition) { _ in
      guard let view = landing, let attributes = view.shownAttributes else { return }
      view.layer.zPosition = CGFloat(attributes.zIndex)
    }
    landing = elementViews.shown[.cell(path)]?.view
    UIView.performWithoutAnimation {
      landing?.layer.zPosition = CGFloat(UICollectionViewLayout.movingZIndex)
    }
  }
}

extension UICollectionView {
  /// A point of this view (content coordinates) in the layout's coordinates, and the other way round.
  func unmirrored(_ point: CGPoint) -> CGPoint {
    isMirrored ? CGPoint(x: mirrorWidth - point.x, y: point.y) : point
  }
}

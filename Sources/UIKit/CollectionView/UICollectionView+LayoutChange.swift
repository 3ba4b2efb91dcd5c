// A new layout, and a new size: where the content is after it (uikit-fidelity 2.1, 2.3, 2.4, 2.11).

import QuartzCore

extension UICollectionView {
  /// Cells keep their items; what the new layout has for them is applied at once.
  func changeLayout(to new: UICollectionViewLayout) {
    let old = layout
    guard new !== old else { return }
    let isOnScreen = !shown.isEmpty && hasArea
    let centred = isOnScreen ? itemNearestCentre : nil
    if isOnScreen {
      old.prepareForTransition(to: new)
      new.prepareForTransition(from: old)
      tellCells { $0.willTransition(from: old, to: new) }
    }
    install(new, insteadOf: old)
    guard isOnScreen else { return }

    makeLayoutCurrent()
    moveToTarget(proposing: offset(centring: centred))
    layoutElements()
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    tellCells { $0.didTransition(from: old, to: new) }
  }

  private func install(_ new: UICollectionViewLayout, insteadOf old: UICollectionViewLayout) {
    old.owner = nil
    layout = new
    new.owner?.layoutWasTaken()
    new.owner = self
    for id in shown.ids where id.category == .decorationView { recycle(id) }
    reusePool.dropDecorationViews()
    invalidateEverything()
  }

  /// Another collection view uses the layout now: this one goes on with an empty one.
  private func layoutWasTaken() {
    layout = UICollectionViewLayout()
    layout.owner = self
    invalidateEverything()
  }

  private func tellCells(_ what: (UICollectionReusableView) -> Void) {
    for id in shown.ids { shown[id].map { what($0.view) } }
  }

  private var itemNearestCentre: IndexPath? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let distances = shown.ids.filter { $0.category == .cell }.compactMap { id in
      shown[id].map { entry in
        (id.indexPath, hypot(entry.view.center.x - middle.x, entry.view.center.y - middle.y))
      }
    }
    return distances.min { $0.1 < $1.1 }?.0
  }

  /// The proposal for a new layout: the item that was nearest the middle stands there again.
  private func offset(centring indexPath: IndexPath?) -> CGPoint {
    guard let indexPath, let item = layout.layoutAttributesForItem(at: indexPath).map(mirrored),
      item.isShowable
    else {
      return contentOffset
    }
    return legalOffset(
      nearest: CGPoint(x: item.center.x - bounds.width / 2, y: item.center.y - bounds.height / 2))
  }

  private func moveToTarget(proposing proposed: CGPoint) {
    let byLayout = layout.targetContentOffset(forProposedContentOffset: proposed)
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: byLayout) ?? byLayout
    guard target.x.isFinite, target.y.isFinite else { return }
    let legal = legalOffset(nearest: target)
    if legal != contentOffset { contentOffset = legal }
  }

  private func legalOffset(nearest offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let across = OffsetRange(
      contentLength: contentSize.width, viewportLength: bounds.width, leadingInset: insets.left,
      trailingInset: insets.right)
    let down = OffsetRange(
      contentLength: contentSize.height, viewportLength: bounds.height, leadingInset: insets.top,
      trailingInset: insets.bottom)
    return CGPoint(x: across.clamp(offset.x), y: down.clamp(offset.y))
  }

  // MARK: Size

  /// From the first change of size to the layout pass that follows it.
  struct Resize {
    /// Before the change.
    let bounds: CGRect
    /// Where the scroll view left the content, with its old size still: no proposal to keep.
    var offsetAfter: CGPoint
  }

  /// Elements that have not been shown yet do not move.
  func noteResize(from old: CGRect, to new: CGRect) {
    guard new.size != old.size, !shown.isEmpty else { return }
    resize = Resize(bounds: resize?.bounds ?? old, offsetAfter: contentOffset)
  }

  /// After the layout has been prepared for new bounds: tells it where it came from and asks where to be. Whether there
  /// was a change of size; it ends with `finalizeAnimatedBoundsChange()`, once its elements are in place.
  func beginResize() -> Bool {
    guard let resize else { return false }
    self.resize = nil
    layout.prepare(forAnimatedBoundsChange: resize.bounds)
    moveToTarget(proposing: contentOffset == resize.offsetAfter ? resize.bounds.origin : contentOffset)
    makeLayoutCurrent()
    return true
  }
}

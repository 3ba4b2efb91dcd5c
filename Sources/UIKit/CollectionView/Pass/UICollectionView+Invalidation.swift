// When the layout is asked again, and that it is prepared exactly once for it (Facts 2.1, 2.3).

import QuartzCore

extension UICollectionView {
  /// How often `prepare()` may move the bounds before its answer is taken as it is.
  private static let maximumPreparations = 8

  /// Whether anything is laid out at all (Facts 2.1).
  var hasArea: Bool { bounds.width > 0 && bounds.height > 0 }

  /// Runs `change`, which makes `new` the bounds, and asks the layout about it before, once:
  /// `collectionView.bounds` are the old ones then, and while it makes a context. It is invalidated with that
  /// when they are the new ones, before the delegate hears of a scroll. Bounds that are no numbers are not
  /// taken: every layout reads them.
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    guard new.isFinite else { return }
    let old = bounds
    guard new != old, new != boundsChange.announced?.bounds else {
      change()
      return
    }
    let outer = boundsChange.announced
    boundsChange.announced = .init(bounds: new)
    let former = new.size != old.size && isAnimating ? formerAttributes : [:]
    if layout.shouldInvalidateLayout(forBoundsChange: new) {
      let context = layout.invalidationContext(forBoundsChange: new)
      boundsChange.announced?.context = context
    }
    change()
    // Where that has not led to other bounds, the layout has been asked all the same.
    invalidateForNewBounds()
    noteResize(from: old, to: new, former)
    boundsChange.announced = outer
    applyAdjustments()
    askForLayout()
  }

  /// Once for every change.
  func invalidateForNewBounds() {
    if let context = boundsChange.takeContext() { layout.systemInvalidate(with: context) }
  }

  /// The layout's `invalidateLayout(with:)` has reached its base.
  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    pass.invalidate(context.outdatedElements)
    if context.invalidateDataSourceCounts { itemCounts.known = nil }
    forgetFits(context)
    takeAdjustments(of: context)
    applyAdjustments()
    askForLayout()
  }

  /// The offset's do not count in a batch update: there the layout's target says where to be (Facts 2.3).
  private func takeAdjustments(of context: UICollectionViewLayoutInvalidationContext) {
    let isBatch = context.invalidateDataSourceCounts && !context.invalidateEverything
    let offset = updates.isCommitting || isBatch ? .zero : context.contentOffsetAdjustment
    let size = context.contentSizeAdjustment
    boundsChange.adjust(offset: offset, size: size)
  }

  /// A pass that is under way looks again by itself; asking for another would never let an idle view rest.
  private func askForLayout() {
    if !pass.isUnderWay { setNeedsLayout() }
  }

  private func applyAdjustments() {
    guard let adjustment = boundsChange.beginAdjustment() else { return }
    let (offset, size) = (adjustment.offset, adjustment.size)
    if size != .zero, size.width.isFinite, size.height.isFinite {
      pass.answer = nil
      contentSize = CGSize(
        width: max(0, contentSize.width + size.width), height: max(0, contentSize.height + size.height))
    }
    if offset != .zero, offset.x.isFinite, offset.y.isFinite { shiftContent(by: offset) }
    boundsChange.adjustmentEnded()
  }

  /// A motion of the content goes on from the new place (Facts 2.3): a finger holds what it held, a
  /// deceleration keeps its speed and comes to rest at the same place of the content, or at the edge that it
  /// was on its way to, and an animation ends as much further on.
  private func shiftContent(by shift: CGPoint) {
    let before = motion.state
    contentOffset = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
    guard case .animating(let animation) = before, case .idle = motion.state else { return }
    _ = motion.animationBegan(animation.shifted(by: shift))
  }

  /// Prepares the layout if it is out of date. Invalidations and changes of the bounds from within
  /// `prepare()` are legal: the first leads to one more preparation, a bounds change to one more each.
  func makeLayoutCurrent() {
    guard !pass.isPreparing, hasArea else { return }
    var mayRepeat = true
    for _ in 0..<Self.maximumPreparations where !pass.isLayoutValid {
      let before = bounds
      prepareLayout()
      if pass.isLayoutValid { return }
      if bounds == before {
        guard mayRepeat else { break }
        mayRepeat = false
      }
    }
    pass.isLayoutValid = true
  }

  private func prepareLayout() {
    pass.isLayoutValid = true
    pass.isPreparing = true
    layout.prepare()
    // Where the layout has not asked for them: the counts may come from what it has just computed.
    _ = counts()
    let size = layout.collectionViewContentSize
    pass.isPreparing = false
    // Content that grows makes room for the new place first; if it shrinks, it leaves the old one first.
    if contentPlace.kept?.distance ?? 0 < 0 { moveToKeptPlace() }
    setContentSize(size)
    moveToKeptPlace()
    placeOrthogonalViews()
  }

  private func setContentSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      warn("the layout's content size is \(size); it stays \(contentSize)")
      return
    }
    guard !updates.isCommitting else {
      updates.heldContentSize = size
      return
    }
    guard size != contentSize else { return }
    // All elements on screen are looked at afresh (Facts 2.1), whatever the contexts named.
    pass.answer = nil
    contentSize = size
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension OffsetAnimation {
  /// The same movement elsewhere; `shift` in points.
  fileprivate func shifted(by shift: CGPoint) -> OffsetAnimation {
    OffsetAnimation(
      start: start, from: CGPoint(x: from.x + shift.x, y: from.y + shift.y),
      end: CGPoint(x: end.x + shift.x, y: end.y + shift.y))
  }
}

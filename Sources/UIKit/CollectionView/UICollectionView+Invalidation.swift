// When the layout is asked again, and that it is prepared exactly once for it (uikit-fidelity 2.1, 2.3).

import QuartzCore

extension UICollectionView {
  /// How often `prepare()` may move the bounds before its answer is taken as it is.
  private static let maximumPreparations = 8

  /// Whether anything is laid out at all (uikit-fidelity 2.1).
  var hasArea: Bool { bounds.width > 0 && bounds.height > 0 }

  /// Runs `change`, which makes `new` the bounds, and asks the layout about it before, once. Bounds that are no numbers
  /// are not taken: every layout reads them.
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    guard new.isFinite else { return }
    let old = bounds
    guard new != old, new != announcedBounds else {
      change()
      return
    }
    let outer = announcedBounds
    announcedBounds = new
    let former = new.size != old.size && isAnimating ? formerAttributes : [:]
    if layout.shouldInvalidateLayout(forBoundsChange: new) {
      layout.systemInvalidate(with: layout.invalidationContext(forBoundsChange: new))
    }
    change()
    noteResize(from: old, to: new, former)
    announcedBounds = outer
    applyAdjustments()
    askForLayout()
  }

  /// The layout's `invalidateLayout(with:)` has reached its base.
  func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
    isLayoutValid = false
    answer = nil
    if context.invalidateDataSourceCounts { itemCounts = nil }
    forgetFits(context)
    if !updates.isCommitting {
      pendingAdjustment.offset.x += context.contentOffsetAdjustment.x
      pendingAdjustment.offset.y += context.contentOffsetAdjustment.y
    }
    pendingAdjustment.size.width += context.contentSizeAdjustment.width
    pendingAdjustment.size.height += context.contentSizeAdjustment.height
    applyAdjustments()
    askForLayout()
  }

  /// A pass that is under way looks again by itself; asking for another would never let an idle view rest.
  private func askForLayout() {
    if !isPreparing, !isLayingOutElements { setNeedsLayout() }
  }

  /// Waits while the bounds are about to change: what would be added now would be overwritten. What an adjustment
  /// causes cannot adjust again.
  private func applyAdjustments() {
    guard announcedBounds == nil, !isAdjusting else { return }
    let (offset, size) = pendingAdjustment
    isAdjusting = true
    if size != .zero, size.width.isFinite, size.height.isFinite {
      contentSize = CGSize(
        width: max(0, contentSize.width + size.width), height: max(0, contentSize.height + size.height))
    }
    // A deceleration under way goes on from the new place, as after any `contentOffset` from the program.
    if offset != .zero, offset.x.isFinite, offset.y.isFinite {
      contentOffset = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
    }
    pendingAdjustment = (.zero, .zero)
    isAdjusting = false
  }

  /// Prepares the layout if it is out of date. Invalidations and changes of the bounds from within `prepare()` are
  /// legal: the first leads to one more preparation, a bounds change to one more each.
  func makeLayoutCurrent() {
    guard !isPreparing, hasArea else { return }
    var mayRepeat = true
    for _ in 0..<Self.maximumPreparations where !isLayoutValid {
      let before = bounds
      prepareLayout()
      if isLayoutValid { return }
      if bounds == before {
        guard mayRepeat else { break }
        mayRepeat = false
      }
    }
    isLayoutValid = true
  }

  private func prepareLayout() {
    _ = counts()
    isLayoutValid = true
    answer = nil
    isPreparing = true
    layout.prepare()
    let size = layout.collectionViewContentSize
    isPreparing = false
    setContentSize(size)
  }

  private func setContentSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      warn("the layout's content size is \(size); it stays \(contentSize)")
      return
    }
    if updates.isCommitting {
      updates.heldContentSize = size
    } else if size != contentSize {
      moveWithTransition { self.contentSize = size }
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

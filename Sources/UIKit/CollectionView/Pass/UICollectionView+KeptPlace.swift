// Elements on screen stay where they are when others before them get another size (Facts 2.9).

import QuartzCore

extension UICollectionView {
  /// For layouts, while they are prepared: runs `change`, which gives elements other sizes, and moves the
  /// content as far as what is on screen has moved, once the content has its new size.
  ///
  /// - Parameter change: is handed what is visible along without the insets, in the layout's own coordinates,
  ///   whether an element is one to hold on to rather than others, and the length of the layout's content,
  ///   which it sets to the new one. Returns by how much further from the start something begins that begins
  ///   there; 0 where nothing does.
  func keepPlace(
    along axis: ScrollAxis,
    _ change: (ClosedRange<CGFloat>, (ElementID) -> Bool, _ contentLength: inout CGFloat) -> CGFloat
  ) {
    let insets = adjustedContentInset
    let (start, end) = bounds.span(along: axis)
    var (low, high) = (start + insets.leading(along: axis), end - insets.trailing(along: axis))
    let old = contentSize[axis]
    let isReversed = axis == .horizontal && isMirrored
    if isReversed { (low, high) = (old - high, old - low) }
    var new = old
    // Content that was scrolled to the very start is to stay there.
    let isAtStart = motion.isIdle && start <= _minimumContentOffset[axis] && !isReversed
    let settled = isAtStart ? [] : pass.fitting.settled
    var distance = change(low...max(low, high), { settled.contains($0) }, &new)
    // Mirrored content grows and shrinks at its left, and what is before the screen lies at its right.
    if isReversed { distance = new - old - distance }
    guard distance != 0, distance.isFinite else { return }
    contentPlace.kept = .init(axis: axis, distance: distance)
  }

  /// Moves the content as `keepPlace` has found out. A finger holds what it held, a deceleration goes on, an
  /// animation ends where it was to.
  func moveToKeptPlace() {
    guard let kept = contentPlace.takeKept() else { return }
    if isLandingAtRest { return }
    let lowest = _minimumContentOffset
    var offset = contentOffset
    // Where less than that lies before it, the content moves after all, and begins where it should.
    if kept.axis == .horizontal, isMirrored {
      offset.x = min(offset.x + kept.distance, max(offset.x, _maximumContentOffset.x))
    } else {
      offset[kept.axis] = max(offset[kept.axis] + kept.distance, min(offset[kept.axis], lowest[kept.axis]))
    }
    guard offset != contentOffset else { return }
    let before = motion.state
    contentOffset = offset
    if case .animating(let animation) = before { goOn(animation, to: animation.end) }
  }

  /// Goes on with an animation from where the content is now, in the time that it had left.
  func goOn(_ animation: OffsetAnimation, to end: CGPoint) {
    motion.animationChanged(
      to: animation.leading(through: contentOffset, at: VirtualRunLoop.current.now, to: end))
  }
}

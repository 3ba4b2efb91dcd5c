// Scrolling by program (Facts 1.1, 1.9).

import QuartzCore

extension UIScrollView {
  /// Lets a motion under way take account of the program's own change of the offset.
  func offsetSetByProgram(from old: CGPoint) {
    motion.offsetSet(free: free(at: contentOffset))
    redirectCoast(by: CGVector(dx: contentOffset.x - old.x, dy: contentOffset.y - old.y))
  }

  /// Starts, or goes on with, the animation to `target`.
  ///
  /// - Parameter isToTop: whether its end is told as `scrollViewDidScrollToTop`.
  func animateOffset(to target: CGPoint, isToTop: Bool = false) {
    if case .animating(let running) = motion.state, running.end == target, running.isToTop == isToTop {
      return
    }
    guard target != contentOffset else {
      report(motion.stop())
      return
    }
    let animation = OffsetAnimation(
      start: VirtualRunLoop.current.now, from: contentOffset, end: target, isToTop: isToTop)
    let (begun, interruption) = motion.animationBegan(animation)
    report(interruption)
    if begun { return }

    // A hand holds the content: it goes there at once, and the hand goes on from there.
    contentOffset = target
    _scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
  }

  /// The offset at which `rect` shows with the least movement; its top-left if it is larger than the view.
  func offset(showing rect: CGRect) -> CGPoint {
    var offset = contentOffset
    for axis in ScrollAxis.allCases {
      let (start, end) = rect.span(along: axis)
      offset[axis] = ItemAlignment.nearest.offset(
        forItemFrom: start, to: end, in: viewport(along: axis), current: offset[axis])
    }
    return offset
  }
}

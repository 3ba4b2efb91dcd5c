// Back to the top: on a device a tap on the status bar, here the Home key (Facts 1.9, 1.12).

import QuartzCore

extension UIScrollView {
  /// Asks the delegate, goes to the top in the time of every animated scroll, and tells it once there
  /// (`scrollViewDidScrollToTop`, and no `scrollViewDidEndScrollingAnimation`); at once where it is there
  /// already. Nothing happens where the delegate does not want it, or a hand holds the content.
  func scrollToTop() {
    guard _scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true, motion.drag == nil else { return }
    var top = contentOffset
    top.y = offsetRange(along: .vertical).lowest
    guard top != contentOffset else {
      report(motion.stop())
      _scrollDelegate?.scrollViewDidScrollToTop(self)
      return
    }
    animateOffset(to: top, isToTop: true)
  }
}

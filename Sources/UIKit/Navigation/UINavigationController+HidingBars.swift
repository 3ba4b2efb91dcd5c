// Bars that go as content is swiped up or the height becomes compact, and come back.

import QuartzCore

/// What a compact height has done to the bars of a navigation controller.
enum HeightHiding {
  case none
  case tookBars
  /// They were away before.
  case foundNoBars
}

extension UINavigationController {
  /// A finger, or what it has flung, has moved the content.
  func swipedBars(by scrollView: UIScrollView) {
    guard scrollView.isDragging, let drag = scrollView.motion.drag, transition == nil else { return }
    let way = drag.translation.y
    if way <= -BarMetrics.barSwipe, !isNavigationBarHidden {
      moveBars(hidden: true)
    } else if way >= BarMetrics.barSwipe, isNavigationBarHidden {
      moveBars(hidden: false)
    }
  }

  private func moveBars(hidden: Bool) {
    hadToolbar = hidden ? !isToolbarHidden : hadToolbar
    setNavigationBarHidden(hidden, animated: true)
    if hadToolbar { setToolbarHidden(hidden, animated: true) }
  }

  /// Takes the bars away where the height has become compact, and brings back those that have gone for that. Our choice:
  /// bars that a program had taken away before stay away.
  func heightClassMayHaveChanged() {
    let hides = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    let before = heightHiding
    guard hides != (before != .none) else { return }
    heightHiding = !hides ? .none : isNavigationBarHidden ? .foundNoBars : .tookBars
    if isNavigationBarHidden != hides, before != .foundNoBars { moveBars(hidden: hides) }
  }
}

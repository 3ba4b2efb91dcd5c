// Bars that go and come back other than at a program's word.

import QuartzCore

/// The work of a compact height on the bars of a navigation controller.
enum HeightHiding {
  case none
  case tookBars
  /// They were away before, or a program has taken them away since.
  case foundNoBars
}

extension UINavigationController {
  /// Where there is a toolbar, it goes and comes along.
  func moveBars(hidden: Bool) {
    isMovingBars = true
    defer { isMovingBars = false }
    hadToolbar = hidden ? !isToolbarHidden : hadToolbar
    setNavigationBarHidden(hidden, animated: true)
    if hadToolbar { setToolbarHidden(hidden, animated: true) }
  }

  /// To be called when the bar has gone or come back.
  func barVisibilityChanged() {
    if isNavigationBarHidden {
      if !isMovingBars, heightHiding == .tookBars { heightHiding = .foundNoBars }
    } else {
      barHidingIfMade?.barsCame()
    }
    viewIfLoaded?.setNeedsLayout()
    SystemBars.current.changed()
  }

  /// Takes the bars away where the height has become compact, and brings back those that have gone for that.
  /// Our choice: bars that a program had taken away stay away.
  func heightClassMayHaveChanged() {
    let hides = hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    let before = heightHiding
    guard hides != (before != .none) else { return }
    heightHiding = !hides ? .none : isNavigationBarHidden ? .foundNoBars : .tookBars
    if isNavigationBarHidden != hides, before != .foundNoBars { moveBars(hidden: hides) }
  }

  /// Whether a bar would be at `place`, in this controller's view, if it were shown.
  func isWhereBarsWere(_ place: CGPoint) -> Bool {
    place.y < navigationBar.frame.maxY || hadToolbar && place.y >= toolbar.frame.minY
  }
}

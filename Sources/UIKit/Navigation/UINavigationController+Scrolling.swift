// How a navigation controller's bars follow the content of its top controller.

import QuartzCore

extension UINavigationController {
  /// The scroll view with whose content the bar over `controller` shrinks and grows: one that begins at the top of the
  /// controller's view, and makes room for the bar itself.
  private func stretching(_ controller: UIViewController) -> UIScrollView? {
    guard let view = controller.viewIfLoaded, let found = controller.contentScrollView(for: .top),
      found.takesTopSafeArea
    else { return nil }
    guard found !== view else { return found }
    let top =
      found.superview === view
      ? found.layer.frame.minY - view.bounds.minY : found.convert(found.bounds, to: view).minY
    return top <= 0.5 ? found : nil
  }

  /// The rows of the bar over `controller`, as its content had left them when the bar followed it last. Not as it leaves
  /// them now: the insets come from this, and where content at rest stands comes from the insets.
  func barHeights(over controller: UIViewController) -> BarHeights {
    navigationBar.rows(for: controller.navigationItem).shown(scrolled: controller.contentScrollViews.scrolled)
  }

  /// Where content begins that does not extend under the bar. One that the bar follows begins where the bar ends at its
  /// least, and is inset by the rest: a view that moved along with what it scrolls would move twice.
  func barEnd(over controller: UIViewController) -> CGFloat {
    guard !isNavigationBarHidden else { return 0 }
    let rows = navigationBar.rows(for: controller.navigationItem)
    let isFollowed = rows.collapsible > 0 && stretching(controller) != nil
    return view.safeAreaInsets.top + (isFollowed ? rows.least : rows.full)
  }

  /// How much of the bar covers `controller`, whose view begins at `start`, in points.
  func barCoverage(over controller: UIViewController, from start: CGFloat) -> CGFloat {
    guard !isNavigationBarHidden else { return 0 }
    let safe = view.safeAreaInsets.top
    return max(0, safe + barHeights(over: controller).covering - max(start, safe))
  }

  /// Whose item the bar shows: in a pop by hand that is still the upper one's.
  private var barOwner: UIViewController? {
    let candidates = [topViewController, transition?.from, transition?.to].compactMap { $0 }
    return candidates.first { $0.givenNavigationItem === navigationBar.item } ?? topViewController
  }

  func placeBar() {
    guard let owner = barOwner else { return }
    let heights = barHeights(over: owner)
    navigationBar.heights = heights
    let frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: heights.total)
    if navigationBar.frame != frame { navigationBar.frame = frame }
  }

  /// To be called once the insets are those of the bars.
  func showEdges() {
    guard let owner = barOwner else { return }
    let above = owner.contentScrollView(for: .top)
    navigationBar.isContentUnder = above?.isUnderTopBar ?? !ScrollEdge.countsWithoutScrollView
    let below = owner.contentScrollView(for: .bottom)
    toolbar.isContentUnder = below?.isUnderBottomBar ?? !ScrollEdge.countsWithoutScrollView
  }

  /// The content of a followed scroll view, or its insets, have changed.
  func contentMoved(in scrollView: UIScrollView) {
    followContent()
    if hidesBarsOnSwipe { swipedBars(by: scrollView) }
  }

  /// Looks again at which scroll view there is, and has the bars and the safe area follow it.
  func followContent() {
    guard isViewLoaded, let top = topViewController, let shown = top.viewIfLoaded, shown.superview != nil else {
      return
    }
    // What follows may move the content once more; a program that moves it each time is left alone after some.
    guard !isFollowing else { return followsAgain = true }
    isFollowing = true
    defer { isFollowing = false }
    for _ in 0..<4 {
      followsAgain = false
      follow(top, shown)
      if !followsAgain { break }
    }
  }

  private func follow(_ top: UIViewController, _ shown: UIView) {
    let (found, old) = (top.contentScrollView(for: .top), top.contentScrollViews.followed)
    if found !== old {
      old?.followers = ScrollFollowers(tabs: old?.followers.tabs)
      old?.followAdjustedInset()
      top.contentScrollViews.followed = found
    }
    for scrollView in [found, top.contentScrollView(for: .bottom)].compactMap({ $0 })
    where scrollView.followers.navigation !== self {
      scrollView.followers.navigation = self
    }
    let rows = navigationBar.rows(for: top.navigationItem)
    let isStretching = rows.collapsible > 0 && found != nil && stretching(top) === found
    top.contentScrollViews.scrolled = isStretching ? found?.scrolledFromTop.withoutLastDigits ?? 0 : 0
    if let found {
      let isStretching = isStretching && !isNavigationBarHidden
      found.followers.reserve = isStretching ? rows.full - barHeights(over: top).covering : 0
      let lift = isStretching ? rows.full - rows.buttons : 0
      if lift != found.followers.refreshLift {
        found.followers.refreshLift = lift
        found.placeRefreshControl()
      }
    }
    if transition == nil { placeBar() }
    shown.updateSafeArea()
    found?.followAdjustedInset()
    if transition == nil { showEdges() }
  }

  /// Where content rests that would at `proposed`, as a content offset in points.
  func restingOffset(near proposed: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    guard !isNavigationBarHidden, let top = topViewController, stretching(top) === scrollView else {
      return proposed
    }
    let shift = scrollView.scrolledFromTop - scrollView.contentOffset.y
    let (scrolled, furthest) = (proposed + shift, scrollView.offsetRange(along: .vertical).highest + shift)
    let rest = navigationBar.rows(for: top.navigationItem).rest(near: scrolled, furthest: furthest)
    return rest == scrolled ? proposed : rest - shift
  }
}

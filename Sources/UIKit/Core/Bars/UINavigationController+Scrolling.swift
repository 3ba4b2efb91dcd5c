// How a navigation controller's bars follow the content of its top controller.

import QuartzCore

extension UINavigationController {
  /// The scroll view whose content the bar at `edge` of `controller` looks at; nil too where it is within
  /// another navigation controller, whose bars follow it: two that did would undo each other's insets.
  private func content(of controller: UIViewController, at edge: NSDirectionalRectEdge) -> UIScrollView? {
    guard let found = controller.contentScrollView(for: edge) else { return nil }
    var view: UIView? = found
    while let here = view {
      if let nearest = here.viewController as? UINavigationController {
        return nearest === self ? found : nil
      }
      view = here.superview
    }
    return found
  }

  /// Whether the bar over `controller` shrinks and grows with the content of `found`: it begins at the top of
  /// the controller's view, and makes room for the bar itself.
  private func stretches(with found: UIScrollView?, in controller: UIViewController) -> Bool {
    guard let found, let view = controller.viewIfLoaded, found.takesTopSafeArea else { return false }
    guard found !== view else { return true }
    let top =
      found.superview === view
      ? found.layer.frame.minY - view.bounds.minY : found.convert(found.bounds, to: view).minY
    return top <= Self.tolerance
  }

  /// Points by which a scroll view may begin lower than its controller's view and still at its top. Our
  /// choice.
  private static let tolerance: CGFloat = 0.5

  /// The rows of the bar over `controller`, as its content had left them when the bar followed it last. Not
  /// as it leaves them now: the insets come from this, and where content at rest stands comes from the
  /// insets.
  func barHeights(over controller: UIViewController) -> BarHeights {
    navigationBar.rows(for: controller.navigationItem).shown(scrolled: controller.contentScrollViews.scrolled)
  }

  /// Where content begins that does not extend under the bar. One that the bar follows begins where the bar
  /// ends at its least, and is inset by the rest: a view that moved along with what it scrolls would move
  /// twice.
  func barEnd(over controller: UIViewController) -> CGFloat {
    guard !isNavigationBarHidden else { return 0 }
    let rows = navigationBar.rows(for: controller.navigationItem)
    let isFollowed =
      rows.collapsible > 0 && stretches(with: content(of: controller, at: .top), in: controller)
    return view.safeAreaInsets.top + (isFollowed ? rows.least : rows.full)
  }

  /// How much of the bar covers `controller`, whose view begins at `start`, in points.
  func barCoverage(over controller: UIViewController, from start: CGFloat) -> CGFloat {
    guard !isNavigationBarHidden else { return 0 }
    let safe = view.safeAreaInsets.top
    return max(0, safe + barHeights(over: controller).covering - max(start, safe))
  }

  /// The controller whose item the bar shows: in a pop by hand that is still the upper one.
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
    showEdges(above: content(of: owner, at: .top), below: content(of: owner, at: .bottom))
  }

  private func showEdges(above: UIScrollView?, below: UIScrollView?) {
    navigationBar.isContentUnder = above?.isUnderTopBar ?? !ScrollEdge.countsWithoutScrollView
    toolbar.isContentUnder = below?.isUnderBottomBar ?? !ScrollEdge.countsWithoutScrollView
  }

  /// The content of a followed scroll view, or its insets, have changed.
  func contentMoved(in scrollView: UIScrollView) { followContent() }

  /// Looks again at which scroll view there is, and has the bars and the safe area follow it.
  func followContent() {
    guard isViewLoaded, let top = topViewController, let shown = top.viewIfLoaded, shown.superview != nil
    else {
      return
    }
    // Followers may move the content once more; a program that moves it each time is left alone after some.
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
    // Each is looked for once: that is much of what a step of scrolling costs here.
    let found = content(of: top, at: .top)
    let below = showsToolbar ? content(of: top, at: .bottom) : nil
    if found !== top.contentScrollViews.followed {
      stopFollowing(top)
      top.contentScrollViews.followed = found
    }
    for scrollView in [found, below].compactMap({ $0 }) where scrollView.followers.navigation !== self {
      scrollView.followers.navigation = self
    }
    let rows = navigationBar.rows(for: top.navigationItem)
    let stretches = rows.collapsible > 0 && stretches(with: found, in: top)
    top.contentScrollViews.scrolled = stretches ? found?.scrolledFromTop.withoutLastDigits ?? 0 : 0
    if let found {
      let stretches = stretches && !isNavigationBarHidden
      found.followers.reserve = stretches ? rows.full - barHeights(over: top).covering : 0
      let lift = stretches ? rows.full - rows.buttons : 0
      if lift != found.followers.refreshLift {
        found.followers.refreshLift = lift
        found.placeRefreshControl()
      }
    }
    if transition == nil { placeBar() }
    shown.updateSafeArea()
    found?.followAdjustedInset()
    if transition == nil { showEdges(above: found, below: below) }
  }

  /// The content of a controller that leaves, or has other content, takes nothing of the bars along.
  func stopFollowing(_ controller: UIViewController) {
    let old = controller.contentScrollViews.followed
    controller.contentScrollViews.followed = nil
    controller.contentScrollViews.scrolled = 0
    guard let old, old.followers.navigation === self else { return }
    old.followers = ScrollFollowers(tabs: old.followers.tabs)
    old.followAdjustedInset()
  }

  /// Where content rests that would at `proposed`, as a content offset in points.
  func restingOffset(near proposed: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    guard !isNavigationBarHidden, let top = topViewController,
      top.contentScrollViews.followed === scrollView, stretches(with: scrollView, in: top)
    else {
      return proposed
    }
    let shift = scrollView.scrolledFromTop - scrollView.contentOffset.y
    let (scrolled, furthest) = (proposed + shift, scrollView.offsetRange(along: .vertical).highest + shift)
    let rest = navigationBar.rows(for: top.navigationItem).rest(near: scrolled, furthest: furthest)
    return rest == scrolled ? proposed : rest - shift
  }
}

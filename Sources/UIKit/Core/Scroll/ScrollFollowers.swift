// Who follows a scroll view: the bars above and below it.

import QuartzCore

/// The containers whose bars look at a scroll view, and how far they could still grow.
@MainActor struct ScrollFollowers {
  weak var navigation: UINavigationController? {
    didSet { isSomeone = navigation != nil || tabs != nil }
  }
  weak var tabs: UITabBarController? {
    didSet { isSomeone = navigation != nil || tabs != nil }
  }
  /// All that is asked where there are no followers.
  private(set) var isSomeone = false
  /// Points by which the bar above can grow beyond what it covers now: content can be scrolled that much
  /// further down than its inset says.
  var reserve: CGFloat = 0
  /// How far above the content a refresh control stands: over the rows of the bar that a pull takes along.
  var refreshLift: CGFloat = 0

  init(tabs: UITabBarController? = nil) {
    self.tabs = tabs
    isSomeone = tabs != nil
  }
}

extension UIScrollView {
  func tellFollowers() {
    guard followers.isSomeone else { return }
    followers.navigation?.contentMoved(in: self)
    followers.tabs?.followContent()
  }

  /// The inset that says how far the content can go: `adjustedContentInset` under bars that have grown to
  /// their full.
  ///
  /// It stays as it is while a bar shrinks, and so does the legal range.
  var rangeInset: UIEdgeInsets { rangeInset(over: adjustedContentInset) }

  /// The same where `adjustedContentInset` is at hand.
  func rangeInset(over adjusted: UIEdgeInsets) -> UIEdgeInsets {
    var inset = adjusted
    guard followers.reserve > 0, takesTopSafeArea else { return inset }
    inset.top = (inset.top + followers.reserve).withoutLastDigits
    return inset
  }

  /// How far the content has moved up from where it rests under bars in full, in points; negative when it is
  /// pulled down, and where it makes room for a refresh control.
  var scrolledFromTop: CGFloat {
    contentOffset.y + rangeInset.top - (refreshControl?.occupiedHeight ?? 0)
  }
}

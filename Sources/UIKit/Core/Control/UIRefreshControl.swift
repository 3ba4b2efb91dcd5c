// UIRefreshControl — after Apple's documentation "UIRefreshControl", read 2026-11.
// State: partial. Missing: the wheel's spokes, titles.

import QuartzCore

/// Asks for new content when a scroll view is pulled down beyond its top.
///
/// It stands above the content and is seen as far as that is pulled down. While it refreshes, the scroll
/// view's adjusted inset makes room for it. Set a scroll view's `refreshControl`; it is not to be added by
/// hand.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// From `beginRefreshing()`, or a pull far enough, to `endRefreshing()`.
  open private(set) var isRefreshing = false
  /// Kept, without effect: no title is drawn.
  open var attributedTitle: NSAttributedString?
  private let spinner = UIActivityIndicatorView(style: .medium)
  /// Whether the pull has been answered that is under way.
  private var hasAnswered = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UIRefreshControl.self)
  }

  private func prepare() {
    spinner.hidesWhenStopped = false
    spinner.alpha = 0
    addSubview(spinner)
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Shows the control as refreshing. Does not call the actions, and does not scroll: where the content is at
  /// its top the room that is made shows the control.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.alpha = 1
    spinner.startAnimating()
    scrollView?.followAdjustedInset()
  }

  /// The content is new: the room is given back, with animation where it is seen.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    hasAnswered = true
    spinner.stopAnimating()
    UIView.animate(withDuration: ScrollConstants.animatedScrollDuration) { [self] in
      spinner.alpha = 0
      scrollView?.followAdjustedInset()
    }
  }

  /// The room that it takes up above the content, in points.
  var occupiedHeight: CGFloat { isRefreshing ? ScrollConstants.refreshHeight : 0 }

  /// The scroll view has moved.
  ///
  /// - Parameters:
  ///   - pull: how far the content is below where it rests at its top, in points, without the room that is
  ///     made.
  ///   - isHeld: whether a hand pulls it.
  func pulled(by pull: CGFloat, isHeld: Bool) {
    if !isRefreshing { spinner.alpha = min(max(0, pull / ScrollConstants.refreshPull), 1) }
    if pull <= 0 { hasAnswered = false }
    guard isHeld, isEnabled, !isRefreshing, !hasAnswered, pull >= ScrollConstants.refreshPull else { return }
    hasAnswered = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = spinner.intrinsicContentSize
    spinner.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}

extension UIScrollView {
  func refreshControlChanged(from old: UIRefreshControl?) {
    guard refreshControl !== old else { return }
    old?.removeFromSuperview()
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    followAdjustedInset()
    placeRefreshControl()
  }

  /// Just above the content, at the view's width.
  func placeRefreshControl() {
    guard let refreshControl else { return }
    let height = ScrollConstants.refreshHeight
    let inset = adjustedContentInset.top - refreshControl.occupiedHeight
    let frame = CGRect(
      x: bounds.minX, y: -height - followers.refreshLift, width: bounds.width, height: height)
    if refreshControl.frame != frame { refreshControl.frame = frame }
    // Bars that have shrunk are no pull.
    let pull = -inset - (rangeInset.top - adjustedContentInset.top) - bounds.minY
    refreshControl.pulled(by: pull, isHeld: motion.drag?.source == .finger)
  }
}

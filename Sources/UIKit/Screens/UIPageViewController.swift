// UIPageViewController — after Apple's documentation "UIPageViewController", read 2026-11.
// State: partial. Missing: the page curl (pages scroll instead), two pages side by side, gesture recognisers
// of its own.

import QuartzCore

/// Shows one controller at a time and scrolls to those before and after it, for which it asks its data
/// source.
@preconcurrency @MainActor open class UIPageViewController: UIViewController, UIScrollViewDelegate {
  override class var emptyClass: AnyClass { UIPageViewController.self }

  /// How one page gives way to another. Pages scroll either way; dots count them only with `scroll`.
  public enum TransitionStyle: Int, Sendable {
    /// As a sheet of paper is turned, on a device.
    case pageCurl = 0
    /// The pages move side by side.
    case scroll
  }

  /// The axis along which the pages stand.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side; the next one is at the right.
    case horizontal = 0
    /// One above another; the next one is below.
    case vertical
  }

  /// The side from which an ordered page comes.
  public enum NavigationDirection: Int, Sendable {
    /// From the end: from the right, or from below.
    case forward = 0
    /// From the start: from the left, or from above.
    case reverse
  }

  /// Where the spine of a book would be.
  public enum SpineLocation: Int, Sendable {
    /// There is none.
    case none = 0
    /// At the first edge, in the middle, or at the last edge.
    case min, mid, max
  }

  /// Names an option of the initializer.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name as it stands in the dictionary.
    public let rawValue: String
    /// Takes any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Kept, without effect.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between two pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Hears of pages that are turned by hand; not kept alive.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// nil: there is no way to other pages by hand.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { lookAround() }
  }
  /// Fixed when the controller is made; `pageCurl` for one from a nib.
  public let transitionStyle: TransitionStyle
  /// Fixed when the controller is made; `horizontal` for one from a nib.
  public let navigationOrientation: NavigationOrientation
  /// Always `none`: pages scroll.
  open var spineLocation: SpineLocation { .none }
  /// Kept, without effect.
  open var isDoubleSided = false
  private let spacing: CGFloat

  /// Of the dots, where the data source counts the pages. In points, as on a phone.
  private static let dotsHeight: CGFloat = 37

  private let pages = UIScrollView(frame: .zero)
  private let dots = UIPageControl(frame: .zero)
  private var shown: UIViewController?
  private var around: (before: UIViewController?, after: UIViewController?) = (nil, nil)
  /// The neighbour that has come into sight.
  private var coming: UIViewController?
  private var pageCompletion: (() -> Void)?

  /// Starts without a page. Of the options, the points between pages are heeded; a negative number is none.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let given = options?[.interPageSpacing]
    spacing = max(
      0,
      (given as? CGFloat) ?? (given as? Double).map { CGFloat($0) } ?? (given as? Int).map { CGFloat($0) }
        ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spacing) = (.pageCurl, .horizontal, 0)
    super.init(coder: coder)
    decodeNib(coder, as: UIPageViewController.self)
  }

  /// The controller that is seen, alone, or none.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } ?? [] }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Pages by order

  /// Shows the first of `viewControllers`. `completion` hears whether it got there.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    loadViewIfNeeded()
    let old = shown
    guard let new = viewControllers?.first else { return }
    finishScrolling()
    guard new !== old, animated, old != nil, view.window != nil, view.bounds.width > 0 else {
      take(new)
      if let completion { VirtualRunLoop.current.post { completion(true) } }
      return
    }
    around = direction == .forward ? (nil, new) : (new, nil)
    place()
    show(new)
    pageCompletion = { completion?(true) }
    pages.setContentOffset(offset(of: new), animated: true)
  }

  /// Puts `new` where the shown one was.
  private func take(_ new: UIViewController) {
    if new !== shown { shown.map(drop) }
    shown = new
    show(new)
    lookAround()
  }

  private func show(_ page: UIViewController) {
    if page.parent !== self {
      addChild(page)
      page.loadViewIfNeeded()
      pages.addSubview(page.view)
      page.didMove(toParent: self)
    }
    page.view.frame = frame(of: page)
  }

  private func drop(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  // MARK: Places

  private var isVertical: Bool { navigationOrientation == .vertical }
  private var step: CGFloat { (isVertical ? view.bounds.height : view.bounds.width) + spacing }
  private var inOrder: [UIViewController] { [around.before, shown, around.after].compactMap { $0 } }

  private func place(_ index: Int) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: CGFloat(index) * step) : CGPoint(x: CGFloat(index) * step, y: 0)
  }

  private func offset(of page: UIViewController) -> CGPoint {
    place(inOrder.firstIndex { $0 === page } ?? 0)
  }

  private func frame(of page: UIViewController) -> CGRect {
    CGRect(origin: offset(of: page), size: view.bounds.size)
  }

  /// Asks for the pages before and after, and stands on the shown one.
  private func lookAround() {
    guard isViewLoaded else { return }
    around = (nil, nil)
    if let shown, let dataSource {
      around.before = dataSource.pageViewController(self, viewControllerBefore: shown)
      around.after = dataSource.pageViewController(self, viewControllerAfter: shown)
    }
    showDots()
    place()
  }

  private func place() {
    let length = CGFloat(max(1, inOrder.count)) * step
    pages.frame =
      isVertical
      ? CGRect(x: 0, y: 0, width: view.bounds.width, height: step)
      : CGRect(x: 0, y: 0, width: step, height: view.bounds.height)
    pages.contentSize =
      isVertical
      ? CGSize(width: view.bounds.width, height: length) : CGSize(width: length, height: view.bounds.height)
    for page in inOrder where page.parent === self { page.view.frame = frame(of: page) }
    if let shown { pages.contentOffset = offset(of: shown) }
  }

  private func showDots() {
    let count =
      transitionStyle == .scroll
      ? dataSource?._implementing("presentationCount(for:)")?.presentationCount(for: self) ?? 0 : 0
    dots.isHidden = count <= 0
    guard count > 0 else { return }
    dots.numberOfPages = count
    if coming == nil, !hasCounted {
      hasCounted = true
      dots.currentPage =
        dataSource?._implementing("presentationIndex(for:)")?.presentationIndex(for: self) ?? 0
    }
  }

  private var hasCounted = false

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.showsVerticalScrollIndicator = false
    pages.contentInsetAdjustmentBehavior = .never
    pages.delegate = self
    view.clipsToBounds = true
    view.addSubview(pages)
    dots.isUserInteractionEnabled = false
    dots.isHidden = true
    view.addSubview(dots)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bottom = view.bounds.height - view.safeAreaInsets.bottom
    dots.frame = CGRect(x: 0, y: bottom - Self.dotsHeight, width: view.bounds.width, height: Self.dotsHeight)
    let isMoving = pages.isDragging || pages.isDecelerating || coming != nil || pageCompletion != nil
    if !isMoving { place() }
  }

  // MARK: By hand

  /// Shows the neighbour that comes into sight under a finger, and tells the delegate of it.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === pages, let shown, pages.isDragging || pages.isDecelerating else { return }
    let moved =
      isVertical ? pages.contentOffset.y - offset(of: shown).y : pages.contentOffset.x - offset(of: shown).x
    guard let next = moved > 0 ? around.after : moved < 0 ? around.before : nil, next !== coming else {
      return
    }
    coming = next
    show(next)
    delegate?._implementing("pageViewController(_:willTransitionTo:)")?
      .pageViewController(self, willTransitionTo: [next])
  }

  /// A finger has let go of resting pages: the page that is seen is the shown one.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if scrollView === pages, !decelerate { arrived() }
  }

  /// Pages that a finger threw have come to rest: the page that is seen is the shown one.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if scrollView === pages { arrived() } }

  /// An ordered page has arrived: it is the shown one, and the order's completion runs.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if scrollView === pages { finishScrolling() }
  }

  /// The ordered page is there.
  private func finishScrolling() {
    guard let done = pageCompletion else { return }
    pageCompletion = nil
    if let new = around.after ?? around.before { take(new) }
    done()
  }

  private func arrived() {
    guard let old = shown else { return }
    let place = isVertical ? pages.contentOffset.y : pages.contentOffset.x
    let index = step > 0 ? Int(exactly: (place / step).rounded()) ?? 0 : 0
    let order = inOrder
    let now = order.indices.contains(index) ? order[index] : old
    let met = coming
    coming = nil
    if let met, met !== now { drop(met) }
    if now !== old {
      if !dots.isHidden { dots.currentPage += now === around.after ? 1 : -1 }
      take(now)
    }
    guard met != nil else { return }
    delegate?._implementing(
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")?
      .pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: now !== old)
  }
}

/// Gives the pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: _OptionalMethodsHaving {
  /// nil: there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// nil: there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Optional: how many dots there are.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Optional: which of them is the first to be chosen.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None: no dots are shown.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that are turned by hand.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: _OptionalMethodsHaving {
  /// Called when a neighbour comes into sight under a finger; it may go again.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when the pages rest after that; `completed` is false where the old page is shown again.
  /// `finished` is true.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

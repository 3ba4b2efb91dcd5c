// UISplitViewController, UISplitViewControllerDelegate — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: columns that come and go by hand, animation, three columns at once, display modes
// (kept).

import QuartzCore

/// Two columns beside each other where there is room; one of them, the first, where there is not.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are. Other styles than `unspecified` put a navigation controller around a bare
  /// controller.
  public enum Style: Int, Sendable {
    /// As `viewControllers` says.
    case unspecified = 0
    /// Two columns or three, which are set one by one.
    case doubleColumn, tripleColumn
  }
  /// The places for controllers.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary = 0
    /// The column between (of three), the last, and the one that is shown alone where there is one column.
    case supplementary, secondary, compact
  }
  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// The last column alone, or others beside or over it.
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    /// Two others, with the last one pushed aside.
    case twoDisplaceSecondary
    /// The older name of `secondaryOnly`.
    public static let primaryHidden = secondaryOnly
    /// The older name of `oneBesideSecondary`.
    public static let allVisible = oneBesideSecondary
    /// The older name of `oneOverSecondary`.
    public static let primaryOverlay = oneOverSecondary
  }
  /// How columns share the width; it makes no difference here: they tile.
  public enum SplitBehavior: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Beside each other, over the last one, or pushing the last one aside.
    case tile, overlay, displace
  }
  /// A side of the split view, in reading direction.
  public enum PrimaryEdge: Int, Sendable {
    /// The side where reading begins.
    case leading = 0
    /// The side where reading ends.
    case trailing
  }

  /// Leaves a width to the controller. Any negative or infinite number does.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Fixed when the controller is made; `unspecified` for one from a nib.
  public let style: Style
  /// May show details itself; not kept alive.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Kept, without effect: both columns are seen where there is room.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Kept, without effect; `automatic` by default.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Kept, without effect; true by default.
  open var presentsWithGesture = true
  /// Kept, without effect; false by default.
  open var showsSecondaryOnlyButton = false
  /// `secondaryOnly` where there is one column, `oneBesideSecondary` where there are two.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  /// An empty item that does nothing, another one each time.
  open var displayModeButtonItem: UIBarButtonItem {
    UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
  }
  /// At which side the first column stands.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// In points (Apple documents 320 as the default of the first column's greatest width).
  private static let primaryWidth: CGFloat = 320
  /// Of the width, 0…1.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// In points; counts before the fraction.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// In points; `automaticDimension`, the default, is 0.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// In points; `automaticDimension`, the default, is 320 or the preferred width, where that is more.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// In points.
  open var primaryColumnWidth: CGFloat { primaryWidth(in: viewIfLoaded?.bounds.width ?? 0) }

  private func primaryWidth(in width: CGFloat) -> CGFloat {
    func said(_ value: CGFloat) -> CGFloat? { value.isFinite && value >= 0 ? value : nil }
    let least = said(minimumPrimaryColumnWidth) ?? 0
    let most =
      said(maximumPrimaryColumnWidth) ?? max(Self.primaryWidth, said(preferredPrimaryColumnWidth) ?? 0)
    let wanted =
      said(preferredPrimaryColumnWidth) ?? said(preferredPrimaryColumnWidthFraction).map { $0 * width }
      ?? min(Self.primaryWidth, width * 0.4)
    return min(width, max(least, min(wanted, max(least, most))))
  }

  // MARK: Columns

  private var columns: [Column: UIViewController] = [:]

  /// Starts with empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The first column and, where there is one, the second; more are not heeded.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      columns = [:]
      columns[.primary] = newValue.first
      columns[.secondary] = newValue.dropFirst().first
      show()
    }
  }

  /// Fills a column; nil empties it. A bare controller gets a navigation controller around it, except for
  /// `compact`.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    // One that comes as it is stands in a navigation controller, as Apple documents.
    let isBare = style != .unspecified && column != .compact && !(controller is UINavigationController)
    columns[column] = isBare ? controller.map { UINavigationController(rootViewController: $0) } : controller
    show()
  }

  /// The controller that was set, without the navigation controller that was put around it.
  open func viewController(for column: Column) -> UIViewController? {
    let shown = columns[column]
    guard style != .unspecified, let navigation = shown as? UINavigationController else { return shown }
    return navigation.viewControllers.first ?? navigation
  }

  /// Whether there is no room for two columns.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Pushes or presents the last column where there is one column; does nothing else.
  open func show(_ column: Column) {
    guard isCollapsed, column == .secondary, let detail = columns[.secondary] else { return }
    push(detail)
  }
  /// Kept, without effect.
  open func hide(_ column: Column) {}

  /// Takes the place of the second column; where there is one column, it is pushed there or presented.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    let isDone =
      delegate?._implementing("splitViewController(_:showDetail:sender:)")?
      .splitViewController(self, showDetail: controller, sender: sender) ?? false
    if isDone { return }
    if isCollapsed { return push(controller) }
    columns[.secondary] = controller
    show()
  }

  /// Of a navigation controller, its top controller is pushed: one does not stand in another.
  private func push(_ controller: UIViewController) {
    guard let navigation = columns[.primary] as? UINavigationController else {
      return present(controller, animated: true)
    }
    let pushed = (controller as? UINavigationController)?.topViewController ?? controller
    guard !navigation.viewControllers.contains(where: { $0 === pushed }) else { return }
    navigation.pushViewController(pushed, animated: true)
  }

  private var shown: [UIViewController] {
    guard isCollapsed else { return viewControllers }
    return (columns[.compact] ?? columns[.primary] ?? columns[.secondary]).map { [$0] } ?? []
  }

  private func show() {
    guard isViewLoaded else { return }
    let wanted = shown
    for child in children where !wanted.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in wanted where child.parent !== self {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    view.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .separator
    show()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // The room may be another than before.
    if children.count != shown.count { show() }
  }

  /// Columns stand half a point apart, with the colour of separators between them.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (shown, bounds) = (shown, view.bounds)
    guard let first = shown.first else { return }
    guard shown.count > 1 else {
      first.view.frame = bounds
      return
    }
    let width = primaryColumnWidth
    let isFirstAtLeft = (primaryEdge == .leading) != view.isReadFromRight
    let others = shown.dropFirst()
    let share = max(0, bounds.width - width) / CGFloat(others.count)
    first.view.frame = CGRect(
      x: isFirstAtLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    for (index, other) in others.enumerated() {
      let start = CGFloat(isFirstAtLeft ? index : others.count - 1 - index) * share
      other.view.frame = CGRect(
        x: (isFirstAtLeft ? width : 0) + start + (isFirstAtLeft ? 0.5 : 0), y: 0,
        width: max(0, share - 0.5), height: bounds.height)
    }
  }
}

extension UIViewController {
  /// The nearest split view controller around it.
  public var splitViewController: UISplitViewController? { enclosing(UISplitViewController.self) }
}

/// Has a say in what a split view controller shows.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: _OptionalMethodsHaving {
  /// Whether the detail has been shown by the delegate.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Never asked: where there is one column, the first is shown.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Never asked.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Never asked.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Never told.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  /// Leaves it to the split view controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Not asked.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Not asked.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Not asked.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}

// UINavigationItem — after Apple's documentation "UINavigationItem", read 2026-11.
// State: partial. Missing: document menus.

import QuartzCore

/// What a controller shows in the bar of its navigation controller.
@preconcurrency @MainActor open class UINavigationItem: MainActorObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always
    case never
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic
    case minimal
  }

  public init(title: String) {
    self.title = title
    super.init(_object: ())
  }

  open var title: String? {
    didSet { onChange() }
  }
  /// Shown instead of the title.
  open var titleView: UIView? {
    didSet { onChange() }
  }
  /// A line above the title, for which the bar is higher.
  open var prompt: String? {
    didSet { onChange() }
  }
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange() }
  }
  /// The first is the outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange() }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Its title is that of the next controller's back button.
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var hidesBackButton = false {
    didSet { onChange() }
  }
  open var leftItemsSupplementBackButton = false
  /// `automatic` is as the item below has it, and of the first as the bar prefers.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { onChange() }
  }
  /// Whether the title would be large in a bar that prefers that, as the items below have it.
  var inheritsLargeTitle = true
  /// Its bar stands below the title.
  open var searchController: UISearchController? {
    didSet { onChange() }
  }
  /// Whether the search bar goes as the content moves up, and comes back at the top.
  open var hidesSearchBarWhenScrolling = true {
    didSet { onChange() }
  }
  /// Where the search bar stands.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline, stacked
  }
  /// Kept, without effect: it is stacked.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// While the item is shown, each of these goes before that of the bar.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { onChange() }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { onChange() }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { onChange() }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { onChange() }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The title of the next item's way back.
  var backTitle: String {
    let given = backButtonTitle ?? backBarButtonItem?.title
    return given ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
  }
  /// Whether the way back from here is an arrow alone. The mode is that of the item below, as Apple
  /// documents.
  var hidesBackTitle = false

  /// Tells the bar that shows the item.
  var onChange: () -> Void = {}
}

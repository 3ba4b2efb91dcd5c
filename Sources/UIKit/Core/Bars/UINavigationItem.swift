// UINavigationItem — after Apple's documentation "UINavigationItem", read 2026-11.
// State: partial. Missing: document menus.

import QuartzCore

/// The title and the buttons that a controller has in the bar of its navigation controller.
@preconcurrency @MainActor open class UINavigationItem: MainActorObject {
  /// Whether the title stands in a row of its own where the bar prefers that.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below has it; the first item has it large.
    case automatic = 0
    /// Large.
    case always
    /// Small.
    case never
  }

  /// How the next item's way back is written.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// With the title of this item.
    case `default` = 0
    /// As `default` here.
    case generic
    /// As an arrow alone.
    case minimal
  }

  /// Starts with a title and no buttons.
  public init(title: String) {
    self.title = title
    super.init(_object: ())
  }

  /// Stands in the bar, and names the next item's way back; nil or empty shows none, and the way back is
  /// "Back".
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
  /// The buttons at the left end, the outermost first. They replace the way back unless they supplement it.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange() }
  }
  /// The first is the outermost.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { onChange() }
  }
  /// The outermost of the left buttons. Setting it replaces all of them; nil takes them away.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost of the right buttons. Setting it replaces all of them; nil takes them away.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Its title is that of the next controller's back button.
  open var backBarButtonItem: UIBarButtonItem?
  /// Names the next item's way back; nil leaves that to `backBarButtonItem` and `title`.
  open var backButtonTitle: String?
  /// How the way back that leads to this item is written; only `minimal` makes a difference.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the bar is without a way back, and the swipe back disabled. False by default.
  open var hidesBackButton = false {
    didSet { onChange() }
  }
  /// Whether the left buttons stand beside the way back instead of in its place. False by default.
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
    /// Where the system wants it: stacked, here.
    case automatic = 0
    /// In the row of the buttons, or in a row below the title.
    case inline, stacked
  }
  /// Kept, without effect: it is stacked.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// While the item is shown, this goes before the bar's; nil leaves that.
  open var standardAppearance: UINavigationBarAppearance? {
    didSet { onChange() }
  }
  /// As `standardAppearance`, for bars of compact height.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { onChange() }
  }
  /// As `standardAppearance`, while the content is at its top edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { onChange() }
  }
  /// As `scrollEdgeAppearance`, for bars of compact height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { onChange() }
  }

  /// Sets `leftBarButtonItem` at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets `rightBarButtonItem` at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets `leftBarButtonItems` at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets `rightBarButtonItems` at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets `hidesBackButton` at once.
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

// UITabBarController, UITabBarControllerDelegate — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: more than fits, animation, customizing, sidebars.

import QuartzCore

/// Shows one of several controllers over a bar of their titles.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  override class var emptyClass: AnyClass { UITabBarController.self }

  /// The bar at the bottom, with the tab bar items of `viewControllers`.
  public let tabBar = UITabBar(frame: .zero)
  /// May forbid choices made by hand, and hears of them; not kept alive.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// In the order of their items on the bar; nil is none. Where the chosen index is none any more, the first
  /// is shown.
  open var viewControllers: [UIViewController]? {
    didSet { controllersChanged(from: oldValue ?? []) }
  }
  /// Sets `viewControllers` at once.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }
  /// Kept, without effect: there is no way to customize the bar.
  open var customizableViewControllers: [UIViewController]?

  /// Indices that are none are ignored.
  open var selectedIndex: Int {
    get { selected }
    set { select(newValue) }
  }
  /// nil where there are no controllers. Setting one that is not among `viewControllers` does nothing.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selected) ? $0[selected] : nil } }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { select(index) }
    }
  }
  private var selected = 0

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.onSelect = { [weak self] in self?.tapped($0) }
    view.addSubview(tabBar)
    show()
  }

  /// Whether the controllers that are shown leave the bar where it is.
  private var showsBar: Bool {
    guard !tabBar.isHidden, let shown = selectedViewController else { return !tabBar.isHidden }
    let stack = (shown as? UINavigationController)?.viewControllers ?? [shown]
    return !stack.contains { $0.hidesBottomBarWhenPushed }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = view.bounds.height - view.safeAreaInsets.bottom - tabBar.row
    let showsBar = showsBar
    // Out of sight rather than hidden: whether the bar is hidden is the author's.
    // Down to the edge of the screen: items stand above what is not free there.
    let reach = min(view.safeAreaInsets.bottom, view.window?.safeAreaInsets.bottom ?? 0)
    tabBar.frame = CGRect(
      x: 0, y: showsBar ? height : view.bounds.height, width: view.bounds.width,
      height: tabBar.row + reach)
    guard let controller = selectedViewController, let shown = controller.viewIfLoaded else { return }
    let isUnder = controller.extendsUnder(.bottom, isTranslucent: tabBar.isTranslucent)
    let bottom = isUnder || !showsBar ? view.bounds.height : height
    shown.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(0, bottom))
    shown.updateSafeArea()
    followContent()
  }

  /// Looks again at which scroll view is shown and whether its content lies under the bar.
  func followContent() {
    guard isViewLoaded, let controller = selectedViewController, controller.isViewLoaded else { return }
    let found = controller.contentScrollView(for: .bottom)
    if let found, found.followers.tabs !== self { found.followers.tabs = self }
    tabBar.isContentUnder = found?.isUnderBottomBar ?? !ScrollEdge.countsWithoutScrollView
  }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    guard child === selectedViewController, let shown = child.viewIfLoaded, showsBar else { return .zero }
    let covered = min(shown.frame.maxY, view.bounds.height - view.safeAreaInsets.bottom) - tabBar.frame.minY
    return UIEdgeInsets(top: 0, left: 0, bottom: max(0, covered), right: 0)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeOfChildBesideBars(container, in: parentSize) }

  open override var childForStatusBarStyle: UIViewController? {
    _ExtensionOverrides.childForStatusBarStyle.result(for: self, (), atOrBelow: UITabBarController.self)
      ?? selectedViewController
  }
  open override var childForStatusBarHidden: UIViewController? {
    _ExtensionOverrides.childForStatusBarHidden.result(for: self, (), atOrBelow: UITabBarController.self)
      ?? selectedViewController
  }
  open override var childForHomeIndicatorAutoHidden: UIViewController? {
    _ExtensionOverrides.childForHomeIndicatorAutoHidden.result(
      for: self, (), atOrBelow: UITabBarController.self)
      ?? selectedViewController
  }

  private func controllersChanged(from old: [UIViewController]) {
    for controller in old where viewControllers?.contains(controller) != true {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in viewControllers ?? [] where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if selected >= viewControllers?.count ?? 0 { selected = 0 }
    show()
  }

  /// A tap on the chosen item leads a navigation controller back to its root.
  private func tapped(_ index: Int) {
    guard let controllers = viewControllers, controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    let isAllowed =
      delegate?._implementing("tabBarController(_:shouldSelect:)")?
      .tabBarController(self, shouldSelect: controller) ?? true
    guard isAllowed else { return }
    if index == selected { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
    select(index)
    if let item = controller.tabBarItem {
      tabBar.delegate?._implementing("tabBar(_:didSelect:)")?.tabBar(tabBar, didSelect: item)
    }
    delegate?._implementing("tabBarController(_:didSelect:)")?.tabBarController(self, didSelect: controller)
  }

  private func select(_ index: Int) {
    guard index != selected, viewControllers?.indices.contains(index) == true else { return }
    selectedViewController?.viewIfLoaded?.removeFromSuperview()
    selected = index
    show()
  }

  private func show() {
    guard isViewLoaded else { return }
    tabBar.items = viewControllers?.compactMap(\.tabBarItem)
    tabBar.selected = selected
    if let controller = selectedViewController {
      let shown: UIView = controller.view
      // Its `viewDidLoad` may have chosen another, which is shown by now.
      guard controller === selectedViewController else { return }
      view.insertSubview(shown, belowSubview: tabBar)
    }
    view.setNeedsLayout()
  }

  /// A controller has got another item.
  func itemChanged() { if isViewLoaded { tabBar.items = viewControllers?.compactMap(\.tabBarItem) } }
}

/// Hears which controller is chosen by hand.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: _OptionalMethodsHaving {
  /// Asked on each tap on an item; false leaves everything as it is. Not asked about choices by code.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called on each tap that was allowed, also on the item of the controller that is shown.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Allows it.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

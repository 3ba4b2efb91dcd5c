// UITabBarController, UITabBarItem, UITabBar — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: badges, more than fits, appearances, animation.

import QuartzCore

/// What stands for a controller in the bar.
open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// The row of pictures and titles at the bottom.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// In points (Human Interface Guidelines, "Tab bars").
  static let height: CGFloat = 49

  open var items: [UITabBarItem]? {
    didSet { rebuild() }
  }
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }
  open var isTranslucent = true
  open var unselectedItemTintColor: UIColor? {
    didSet { rebuild() }
  }
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  var selected = 0 {
    didSet { rebuild() }
  }
  var onSelect: (Int) -> Void = { _ in }
  private var buttons: [TabButton] = []

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      let isSelected = index == selected
      let button = TabButton(
        item, isSelected: isSelected, color: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray)
      button.addTarget({ [weak self] _ in self?.onSelect(index) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    rebuild()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}

/// Shows one of several controllers over a bar of their titles.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  public let tabBar = UITabBar(frame: .zero)

  open var viewControllers: [UIViewController]? {
    didSet { controllersChanged(from: oldValue ?? []) }
  }
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    viewControllers = controllers
  }

  /// Indices that are none are ignored.
  open var selectedIndex: Int {
    get { selected }
    set { select(newValue) }
  }
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selected) ? $0[selected] : nil } }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { select(index) }
    }
  }
  private var selected = 0

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.backgroundColor = .systemBackground
    tabBar.onSelect = { [weak self] in self?.select($0) }
    view.addSubview(tabBar)
    show()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = view.bounds.height - view.safeAreaInsets.bottom - UITabBar.height
    tabBar.frame = CGRect(x: 0, y: height, width: view.bounds.width, height: UITabBar.height)
    guard let controller = selectedViewController, let shown = controller.viewIfLoaded else { return }
    let bottom =
      controller.extendsUnder(.bottom, isTranslucent: tabBar.isTranslucent) ? view.bounds.height : height
    shown.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: max(0, bottom))
    shown.updateSafeArea()
  }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    guard child === selectedViewController, let shown = child.viewIfLoaded else { return .zero }
    let covered = min(shown.frame.maxY, view.bounds.height - view.safeAreaInsets.bottom) - tabBar.frame.minY
    return UIEdgeInsets(top: 0, left: 0, bottom: max(0, covered), right: 0)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeOfChildBesideBars(container, in: parentSize) }

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
    if let controller = selectedViewController { view.insertSubview(controller.view, belowSubview: tabBar) }
    view.setNeedsLayout()
  }
}

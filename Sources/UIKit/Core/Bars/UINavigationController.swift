// UINavigationController — after Apple's documentation "UINavigationController", read 2026-11.
// State: partial. Missing: bars that slide away, items that move with a push.

import QuartzCore

/// Shows the topmost of a stack of controllers under a bar.
///
/// Content runs on under the bar and is inset by the safe area; where it does not extend under it
/// (`isTranslucent`, `edgesForExtendedLayout`, `extendedLayoutIncludesOpaqueBars`) it begins below the bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  override class var emptyClass: AnyClass { UINavigationController.self }

  /// The bar above the content, which shows the navigation item of the top controller.
  public let navigationBar: UINavigationBar
  /// Shows the `toolbarItems` of the top controller, while `isToolbarHidden` is false. Never nil.
  public let toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// Hears which controller is shown, and may animate that; not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether the bars are away as long as the height is compact. A tap where they were, or a swipe, brings
  /// them back.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet {
      if hidesBarsWhenVerticallyCompact || oldValue { barHiding.rulesChanged() }
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// The work of a compact height on the bars.
  var heightHiding = HeightHiding.none
  /// Whether the bars go when the keyboard comes up. They stay away when it goes; a tap on the content brings
  /// them back.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { if hidesBarsWhenKeyboardAppears || oldValue { barHiding.rulesChanged() } }
  }
  /// Whether a finger that swipes up takes the bars away, and one that swipes down brings them back.
  open var hidesBarsOnSwipe = false {
    didSet { if hidesBarsOnSwipe || oldValue { barHiding.rulesChanged() } }
  }
  /// Hears those swipes, which move the content as well. Enabled by `hidesBarsOnSwipe`.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  private(set) var barHidingIfMade: BarHiding?
  private var barHiding: BarHiding {
    if let barHidingIfMade { return barHidingIfMade }
    let made = BarHiding(self)
    barHidingIfMade = made
    return made
  }
  /// True by default. A controller with `hidesBottomBarWhenPushed` hides it all the same.
  open var isToolbarHidden = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether a tap on the content takes the bars away, and another brings them back.
  open var hidesBarsOnTap = false {
    didSet {
      hideOnTap.isEnabled = hidesBarsOnTap
      barHidingIfMade?.rulesChanged()
    }
  }
  /// Hears those taps.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hideOnTap }
  private let hideOnTap = UITapGestureRecognizer()
  /// Hears the swipe back. Its delegate may be replaced, and it may be disabled.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }
  private(set) lazy var swipeBack = SwipeBack(self)
  /// While the bars follow the content, and whether it has moved meanwhile.
  var isFollowing = false
  var followsAgain = false
  /// The push or pop under way.
  var transition: ControllerTransition?

  /// The classes are not heeded: the bars are plain ones. The stack is empty.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
  }

  /// Starts with a stack of one controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar(frame: .zero)
    super.init(coder: coder)
    decodeNib(coder, as: UINavigationController.self)
  }

  // MARK: Stack

  private var stack: [UIViewController] = [] {
    // The whole stack says whether the tab bar is seen, and the root which item it shows.
    didSet {
      let tabs = enclosing(UITabBarController.self)
      tabs?.viewIfLoaded?.setNeedsLayout()
      if stack.first !== oldValue.first { tabs?.itemChanged() }
    }
  }

  /// That of the root, unless it has got a title or an item of its own.
  open override var tabBarItem: UITabBarItem! {
    get {
      guard tabBarItemIfMade == nil, title == nil, let root = stack.first else { return super.tabBarItem }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// From the root to what is seen.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack; nil where it is empty.
  open var topViewController: UIViewController? { stack.last }
  /// The controller presented over this one, or else the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Where another controller comes to the top it slides in; from the left where it was in the stack before.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    transition?.finishAtOnce()
    let (before, old) = (topViewController, stack)
    if animated, canAnimate, let before, let new = controllers.last, before !== new {
      return slide(from: before, to: new, controllers, old)
    }
    for gone in stack where !controllers.contains(gone) { release(gone) }
    stack = controllers
    adopt(controllers)
    topChanged(from: before)
  }

  private func adopt(_ controllers: [UIViewController]) {
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  private func slide(
    from before: UIViewController, to new: UIViewController, _ controllers: [UIViewController],
    _ old: [UIViewController]
  ) {
    let gone = old.filter { !controllers.contains($0) }
    let added = controllers.filter { $0.parent !== self }
    for controller in gone { controller.willMove(toParent: nil) }
    stack = controllers
    for controller in added { addChild(controller) }
    animate(
      from: before, to: new, old.contains(new) ? .pop : .push,
      undo: { [weak self] in
        self?.stack = old
        for controller in gone { controller.willMove(toParent: self) }
      },
      finish: { [weak self] in
        for controller in gone {
          controller.viewIfLoaded?.removeFromSuperview()
          controller.removeFromParent()
          self?.stopFollowing(controller)
        }
        for controller in added { controller.didMove(toParent: self) }
      })
  }

  /// Puts a controller on top of the stack; it slides in where `animated`. One that is on the stack already
  /// stays there.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(controller) else { return }
    setViewControllers(stack + [controller], animated: animated)
  }

  /// nil, and nothing happens, where only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let last = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return last
  }

  /// Leaves the root alone, and returns the controllers that went, from below; nil where the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Goes back to a controller of the stack, and returns those that went, from below; nil where it is not on
  /// the stack.
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: controller) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  private func release(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
    stopFollowing(controller)
  }

  // MARK: Showing

  /// Whether the bar is away; content then begins at the top of the view. False by default.
  open var isNavigationBarHidden = false {
    didSet { barVisibilityChanged() }
  }

  /// Sets `isNavigationBarHidden` at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// The toolbar has the top controller's `toolbarItems`.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  var showsToolbar: Bool { !isToolbarHidden && topViewController?.hidesBottomBarWhenPushed != true }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    navigationBar.belowTop = { [weak self] in
      self?.viewControllers.dropLast().map(\.navigationItem) ?? []
    }
    navigationBar.onHeightChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    hideOnTap.isEnabled = hidesBarsOnTap
    hideOnTap.cancelsTouchesInView = false
    hideOnTap.addAction { [weak self] in self?.contentTapped($0) }
    view.addGestureRecognizer(hideOnTap)
    view.addGestureRecognizer(swipeBack.recognizer)
    barHidingIfMade?.rulesChanged()
    topChanged(from: nil)
  }

  private func contentTapped(_ tap: UIGestureRecognizer) {
    let place = tap.location(in: view)
    let isOnBar = [navigationBar, toolbar].contains { bar in
      bar.map { !$0.isHidden && $0.frame.contains(place) } ?? false
    }
    if !isOnBar { moveBars(hidden: !isNavigationBarHidden) }
  }

  /// Whether a toolbar went along when the bars went on their own.
  var hadToolbar = false
  /// While the bars go or come on their own.
  var isMovingBars = false

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    heightClassMayHaveChanged()
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = !showsToolbar
    placeBar()
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - toolbar.row, width: view.bounds.width,
      height: toolbar.row)
    reachEdges()
    swipeBack.chooseEdge()
    guard let controller = topViewController, let shown = controller.viewIfLoaded else { return }
    // During a push or a pop its animator places the views.
    if transition == nil { shown.frame = contentFrame(of: controller) }
    shown.updateSafeArea()
    followContent()
  }

  /// The bars' grounds go on below the system's bars, where nothing else stands between them and the screen's
  /// edge.
  private func reachEdges() {
    let (safe, screen) = (view.safeAreaInsets, view.window?.safeAreaInsets ?? .zero)
    navigationBar.groundReach = safe.top <= screen.top ? safe.top : 0
    toolbar.groundReach = safe.bottom <= screen.bottom ? safe.bottom : 0
  }

  // MARK: Status bar

  /// Asked of the controller that is shown only where no bar stands between: a bar has a style of its own,
  /// light on black bars (widely reported).
  open override var childForStatusBarStyle: UIViewController? {
    _ExtensionOverrides.childForStatusBarStyle.result(for: self, (), atOrBelow: UINavigationController.self)
      ?? (isNavigationBarHidden ? topViewController : nil)
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    if let own = _ExtensionOverrides.preferredStatusBarStyle.result(
      for: self, (), atOrBelow: UINavigationController.self)
    {
      return own
    }
    return navigationBar.barStyle == .default ? .default : .lightContent
  }
  open override var childForStatusBarHidden: UIViewController? {
    _ExtensionOverrides.childForStatusBarHidden.result(for: self, (), atOrBelow: UINavigationController.self)
      ?? topViewController
  }
  open override var childForHomeIndicatorAutoHidden: UIViewController? {
    _ExtensionOverrides.childForHomeIndicatorAutoHidden.result(
      for: self, (), atOrBelow: UINavigationController.self)
      ?? topViewController
  }

  /// Where the controller's view is at rest, in this controller's view.
  func contentFrame(of controller: UIViewController) -> CGRect {
    let top =
      controller.extendsUnder(.top, isTranslucent: navigationBar.isTranslucent) ? 0 : barEnd(over: controller)
    let bottom =
      controller.extendsUnder(.bottom, isTranslucent: toolbar.isTranslucent)
      ? view.bounds.height : toolbarStart
    return CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, bottom - top))
  }

  /// Where uncovered content ends, in points.
  private var toolbarStart: CGFloat {
    view.bounds.height - (showsToolbar ? view.safeAreaInsets.bottom + toolbar.row : 0)
  }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets {
    guard child === topViewController || child === transition?.from || child === transition?.to,
      let shown = child.viewIfLoaded
    else { return .zero }
    let safe = view.safeAreaInsets
    let top = barCoverage(over: child, from: shown.frame.minY)
    let end = min(shown.frame.maxY, view.bounds.height - safe.bottom)
    let bottom = showsToolbar ? end - toolbar.frame.minY : 0
    return UIEdgeInsets(top: top, left: 0, bottom: max(0, bottom), right: 0)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeOfChildBesideBars(container, in: parentSize) }

  /// The top controller has other items.
  func showToolbarItems() { toolbar.items = topViewController?.toolbarItems }

  private func topChanged(from old: UIViewController?) {
    guard isViewLoaded, let top = topViewController else { return }
    if old !== top { old?.viewIfLoaded?.removeFromSuperview() }
    delegate?.navigationController(self, willShow: top, animated: false)
    let shown: UIView = top.view
    // Its `viewDidLoad` may have pushed another, which is shown by now.
    guard top === topViewController else { return }
    if shown.superview !== view { view.insertSubview(shown, belowSubview: navigationBar) }
    showBar(animated: false)
    showToolbarItems()
    view.setNeedsLayout()
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  /// Gives the bar the items of the top controller.
  func showBar(animated: Bool) {
    guard let top = topViewController else { return }
    let previous = stack.dropLast().last
    top.navigationItem.hidesBackTitle = previous?.navigationItem.backButtonDisplayMode == .minimal
    let back = previous.map { controller in
      (
        title: controller.navigationItem.backTitle,
        action: { [weak self] in _ = self?.popViewController(animated: true) }
      )
    }
    guard navigationBar.item !== top.navigationItem || !animated else { return }
    top.navigationItem.searchController?.searching = top
    navigationBar.show(top.navigationItem, back: back)
    guard animated else { return }
    navigationBar.fadeIn(duration: NavigationSlide.duration)
    UIView.animate(withDuration: NavigationSlide.duration) { [self] in
      placeBar()
      showEdges()
      navigationBar.layoutIfNeeded()
    }
  }
}

/// Hears which controller is shown.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: _OptionalMethodsHaving {
  /// Called before the controller is on top, once at first and for each change of the stack.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called when the controller is on top; not where the way back is taken back.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// The object that animates a push or pop; nil leaves it to the navigation controller.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The object that moves it by hand; nil lets it run by time.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  /// nil: the navigation controller animates itself.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// nil: the transition runs by time alone.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

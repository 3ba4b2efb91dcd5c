// UIViewController — after Apple's documentation "UIViewController", read 2026-11.
// State: partial. Missing: sheets and animated presentations of UIKit's own, keyboard commands, state
// restoration.

import QuartzCore

/// Owns a tree of views and hears of its life.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Shown by containers: in the navigation bar and under the tab bar's picture. nil shows none.
  open var title: String? {
    didSet {
      givenNavigationItem?.title = title
      tabBarItemIfMade?.title = title
    }
  }

  /// The view is loaded from the nib of that name; without one, from that which is called as the class is, if
  /// there is one.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    super.init()
  }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
    decodeNib(coder, as: UIViewController.self)
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The name of the nib that the view is loaded from; nil looks for one that is called as the class is.
  public let nibName: String?
  /// Every bundle is the module's own.
  open var nibBundle: Bundle? { nil }
  /// Where in a storyboard it comes from.
  var nibScene: (any ControllerScene)?
  /// Shown in place of a container that is not here.
  var nibChild: UIViewController?

  /// The class, this one or one above it, of which an object without children shows nothing of an app's own.
  class var emptyClass: AnyClass { UIViewController.self }

  private var loadedView: UIView?

  /// Whether `view` has been asked for.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The view, without loading it; nil before it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Loads the view where it is not loaded yet.
  open func loadViewIfNeeded() { _ = view }

  /// Loaded when first asked for.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? adopt(UIView(frame: UIScreen.main.bounds))
      showNibChild()
      viewDidLoad()
      return view
    }
    set {
      loadedView?.viewController = nil
      loadedView = nil
      if let newValue { adopt(newValue) }
    }
  }

  @discardableResult
  private func adopt(_ view: UIView) -> UIView {
    loadedView = view
    view.viewController = self
    return view
  }

  open override var next: UIResponder? { loadedView?.superview }

  /// Makes the view; an override sets `view` and does not call super.
  open func loadView() {
    if loadNibView() { return }
    view = UIView(frame: UIScreen.main.bounds)
    warnOfEmptyOutlets()
  }
  /// Called once, after the view is loaded and before it has its size on the screen.
  open func viewDidLoad() {
    if _ExtensionOverrides.viewDidLoad.result(for: self, ()) != nil { return }
    LifecycleListeners.tell(self, "viewDidLoad")
  }
  /// Called before the view is seen.
  open func viewWillAppear(_ animated: Bool) {
    if _ExtensionOverrides.viewWillAppear.result(for: self, animated) != nil { return }
    LifecycleListeners.tell(self, "viewWillAppear", [animated])
  }
  /// Called after the view is laid out and seen.
  open func viewDidAppear(_ animated: Bool) {
    if _ExtensionOverrides.viewDidAppear.result(for: self, animated) != nil { return }
    LifecycleListeners.tell(self, "viewDidAppear", [animated])
  }
  /// Called before the view is no longer seen.
  open func viewWillDisappear(_ animated: Bool) {
    if _ExtensionOverrides.viewWillDisappear.result(for: self, animated) != nil { return }
    LifecycleListeners.tell(self, "viewWillDisappear", [animated])
  }
  /// Called after the view is no longer seen.
  open func viewDidDisappear(_ animated: Bool) {
    if _ExtensionOverrides.viewDidDisappear.result(for: self, animated) != nil { return }
    LifecycleListeners.tell(self, "viewDidDisappear", [animated])
  }
  /// Around each layout of the view.
  open func viewWillLayoutSubviews() {
    if _ExtensionOverrides.viewWillLayoutSubviews.result(for: self, ()) != nil { return }
    LifecycleListeners.tell(self, "viewWillLayoutSubviews")
  }
  /// Called after the view has been laid out. Frames of subviews hold then.
  open func viewDidLayoutSubviews() {
    if _ExtensionOverrides.viewDidLayoutSubviews.result(for: self, ()) != nil { return }
    LifecycleListeners.tell(self, "viewDidLayoutSubviews")
  }
  /// Before the view changes to `size` (in points) with the window; an override calls super, which tells the
  /// children whose size changes with it.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    tellChildren(of: size, with: coordinator)
  }
  /// Before the traits change to `newCollection` with the window, and before `viewWillTransition(to:with:)`;
  /// an override calls super, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// How large `container`, one of the children, will be in a view of `parentSize`, in points. Base: as large
  /// where it fills the view now, and as it is otherwise.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeOfChild(container, in: parentSize) }
  /// Called by a child that sets its `preferredContentSize`.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The transition that the view takes part in just now: a push, a pop, a presentation or a change of the
  /// window's size; nil at other times.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? viewIfLoaded?.window?.sizeTransition
  }
  /// Makes the controller's view light or dark, unless that says for itself.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.updateTraits() }
  }

  /// The traits that the controller sets, for its view and all that is below it.
  public var traitOverrides = UITraitOverrides() {
    didSet { if traitOverrides != oldValue { viewIfLoaded?.updateTraits() } }
  }
  var traitObservers = TraitObservers()
  /// Those of its view; before that is loaded, those of the screen with what the controller and its parent
  /// say.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traits ?? ownTraits(in: .session) }
  /// Called after the traits of the view have changed, just before the view itself hears of it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    _ = _ExtensionOverrides.traitCollectionDidChange.result(for: self, previousTraitCollection)
  }
  /// Changes are taken over where they are made: hardly ever is something left to do.
  open func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// Sets the traits that a child has in place of what surrounds its view; nil takes them back. The
  /// child's own overrides come before them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.takeTraits(collection, from: self) }
  /// The traits that `childViewController` has in place of what surrounds its view; nil for none. Base: as
  /// they were set.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traits(from: self) }
  var traitsFromParent: TraitsFromParent?

  /// Never called.
  open func didReceiveMemoryWarning() {}

  /// Just before `viewDidAppear`, with the view laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view's safe area has changed, after the view.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called.
  open func viewLayoutMarginsDidChange() {}
  /// Called before the view's layout, when constraints are to be updated.
  open func updateViewConstraints() {}

  // MARK: Surroundings. On screens without a device there are no bars of the system's.

  /// Whether the screen is shown without the system's status bar. Base: false.
  open var prefersStatusBarHidden: Bool {
    _ExtensionOverrides.prefersStatusBarHidden.result(for: self, ()) ?? false
  }
  /// Whether the status bar's text is dark or light. Base: by the appearance.
  open var preferredStatusBarStyle: UIStatusBarStyle {
    _ExtensionOverrides.preferredStatusBarStyle.result(for: self, ()) ?? .default
  }
  /// Never asked. Base: fades.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator is hidden. Base: false.
  open var prefersHomeIndicatorAutoHidden: Bool {
    _ExtensionOverrides.prefersHomeIndicatorAutoHidden.result(for: self, ()) ?? false
  }
  /// Who decides about the status bar in place of this controller; nil: itself.
  open var childForStatusBarStyle: UIViewController? {
    _ExtensionOverrides.childForStatusBarStyle.result(for: self, ()) ?? nil
  }
  /// The child that decides in this controller's place whether the status bar is hidden; nil: itself.
  open var childForStatusBarHidden: UIViewController? {
    _ExtensionOverrides.childForStatusBarHidden.result(for: self, ()) ?? nil
  }
  /// The child that decides in this controller's place about the home indicator; nil: itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? {
    _ExtensionOverrides.childForHomeIndicatorAutoHidden.result(for: self, ()) ?? nil
  }
  /// Whether the controller, presented otherwise than in full screen, takes over the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false {
    didSet { SystemBars.current.changed() }
  }
  /// Never asked: a preview's window does not turn. Base: true.
  open var shouldAutorotate: Bool {
    _ExtensionOverrides.shouldAutorotate.result(for: self, ()) ?? true
  }
  /// Never asked: a preview's window does not turn. Base: all.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    _ExtensionOverrides.supportedInterfaceOrientations.result(for: self, ()) ?? .all
  }
  /// Never asked: a preview's window does not turn. Base: upright.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Edges at which the view runs on under a container's bar.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it does so under bars that are not translucent.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether the main scroll view's automatic insets make room for bars even where its content does not
  /// scroll.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Added to the safe area of the controller's view, in points: for bars of its own.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// Whether the margins of `view` are at least the system's.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsChanged() }
    }
  }
  /// The system's margins as the view was laid out with them last; nil: not yet.
  var toldMargins: NSDirectionalEdgeInsets?
  /// See `setContentScrollView(_:for:)`.
  var contentScrollViews = ContentScrollViews()
  /// Sets the scroll view that bars at `edge` look at, of which `top` and `bottom` count. nil: the
  /// controller's view, or the first scroll view in it that reaches the bar.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    keepContentScrollView(scrollView, for: edge)
  }
  /// The scroll view whose content decides how bars at `edge`, `top` or `bottom`, look; nil: there is none.
  /// An override may return nil so that they do not change.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    findContentScrollView(for: edge)
  }
  /// How far this container's bars cover the view of `child`, in points, beside what covers this container
  /// itself.
  func barInsets(over child: UIViewController) -> UIEdgeInsets { .zero }
  /// Has the controllers asked again about the status bar: at the end of the turn, or in an animation at
  /// once, and what follows from it is animated along.
  open func setNeedsStatusBarAppearanceUpdate() { SystemBars.current.changed() }
  /// Has the controllers asked again about the home indicator, at the end of the turn.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { SystemBars.current.changed() }
  /// Does nothing: a preview's window does not turn.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Navigation (see Bars)

  var givenNavigationItem: UINavigationItem?
  /// Made when first asked for, with the controller's title.
  open var navigationItem: UINavigationItem {
    if let givenNavigationItem { return givenNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    givenNavigationItem = item
    return item
  }

  /// The nearest navigation controller around this one; nil where there is none.
  open var navigationController: UINavigationController? { enclosing(UINavigationController.self) }
  /// The nearest tab bar controller around this one; nil where there is none.
  open var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }
  /// Shown in the toolbar of the navigation controller, where that is not hidden.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet {
      if navigationController?.topViewController === self { navigationController?.showToolbarItems() }
    }
  }
  /// Sets `toolbarItems`, at once in either case.
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
  /// Whether the tab bar and the toolbar leave while the controller is on a navigation stack. Default false.
  open var hidesBottomBarWhenPushed = false

  var tabBarItemIfMade: UITabBarItem?
  /// Stands for the controller in a tab bar. Made when first asked for, with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabBarItemIfMade { return tabBarItemIfMade }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemIfMade = item
      return item
    }
    set {
      tabBarItemIfMade = newValue
      enclosing(UITabBarController.self)?.itemChanged()
    }
  }

  /// Whether the content can be changed by hand.
  open var isEditing = false
  /// Sets `isEditing`; an override changes the content for it, and calls super.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Turns editing on and off.
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: "Edit") { [weak self] _ in
        if let self { setEditing(!isEditing, animated: true) }
      })
  }

  // MARK: Presentation

  var presented: UIViewController?
  weak var presenter: UIViewController?

  /// The controller that this one presents; nil for none.
  open var presentedViewController: UIViewController? { presented }
  /// The controller that presents this one or the container it is in; nil for none.
  open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
  /// How the controller is presented. Default `automatic`: on a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Kept, without effect. Default: it comes from below.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// True keeps a sheet or a popover from being dragged or tapped away. Default false.
  open var isModalInPresentation = false
  /// Kept, without effect. Default false.
  open var definesPresentationContext = false
  /// True while the controller comes as one that is presented.
  open var isBeingPresented: Bool { appearance == .appearing && presenter != nil }
  /// True while the controller goes as one that is presented.
  open var isBeingDismissed: Bool { presentation?.isDismissing ?? false }
  /// True while the controller leaves its container, and in one that is in none and not on the screen.
  open var isMovingFromParent: Bool { movement == .leaving || parent == nil && appearance == .none }
  /// True while the controller comes into its container.
  open var isMovingToParent: Bool {
    movement == .coming || !isInTransition && parent != nil && appearance == .appearing
  }

  /// How the controller comes when it is pushed or fills the screen, unless a delegate says otherwise; nil:
  /// as all do.
  open var preferredTransition: Transition?

  /// Says how the controller is presented and dismissed.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Says where the controller stands while it is presented. Its `transitioningDelegate` makes it, or UIKit
  /// does; before that, it is UIKit's own by the style.
  open var presentationController: UIPresentationController? {
    if let shown = presentation?.controller ?? presentingViewController?.presentationController {
      return shown
    }
    return popoverPresentationController ?? (standsOnSheet ? sheetPresentationController : nil)
  }
  /// Whether the controller stands on a sheet where its style leaves that to UIKit.
  var standsOnSheet: Bool { true }
  /// How the controller is presented just now.
  var presentation: Presentation?
  /// The sheet on which the controller will stand, where somebody has asked for that.
  var sheetIfMade: UISheetPresentationController?
  var popoverIfMade: UIPopoverPresentationController?
  /// The view that `contentUnavailableConfiguration` has made.
  var unavailableView: (any UIView & UIContentView)?

  /// Shows `controller` as its style says: on a sheet if that is not said. A controller that fills the
  /// window comes at once, unless its `transitioningDelegate` animates that. `completion` runs when it is
  /// there, in the next turn at the earliest.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    showOver(controller, animated: animated, completion: completion)
  }

  /// Takes away what this controller presents, or this controller itself. `completion` runs when it has gone,
  /// in the next turn at the earliest.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = presented == nil ? presentingViewController ?? self : self
    presenter.takeAway(animated: animated, completion: completion)
  }

  /// Pushes where there is a navigation controller, presents otherwise.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// Does the same as `show(_:sender:)`: there is no column for details.
  open func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    show(controller, sender: sender)
  }

  // MARK: Storyboards (the verbs are in Nib)

  /// That the controller was made by; nil for one made in code.
  open var storyboard: UIStoryboard? { nibScene?.storyboard }
  /// Goes the way of that name from the storyboard, at once. There is no way of an unknown name: a line in
  /// the log says which there are, where a device ends the app.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { goSegue(identifier, sender) }
  /// Asked before a segue that a control or a gesture sets off.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before each segue, with the destination made and its view not yet loaded.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether an unwind from `fromViewController` may end here, where the action is.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { true }
  /// Called when an unwind passes.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Children (the verbs are in the extension)

  /// The container that this controller is in; nil for none.
  open internal(set) weak var parent: UIViewController?
  /// In the order of adding.
  open internal(set) var children: [UIViewController] = []

  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after it has got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether children hear of appearing and disappearing with this controller. Otherwise it tells them, with
  /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The size that the controller would like to have, in points, for its parent to read.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: Appearance (see UIViewController+Appearance)

  var appearance = Appearance.none {
    didSet { if appearance != oldValue, appearance != .shown { SystemBars.current.changed() } }
  }
  /// Whether a transition says when the controller has appeared or disappeared.
  var isInTransition = false
  var movement = Movement.staying
}

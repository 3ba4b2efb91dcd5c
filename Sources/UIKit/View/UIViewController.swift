// UIViewController — after Apple's documentation "UIViewController", read 2026-11.
// State: partial. Missing: presentation, navigation, storyboards.

import QuartzCore

/// Owns a tree of views and hears of its life.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  open var title: String?

  public init(nibName: String?, bundle: Bundle?) { super.init(_object: ()) }

  /// Exists for source compatibility; nothing is ever decoded.
  public required init?(coder: NSCoder) { super.init(_object: ()) }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  private var loadedView: UIView?

  open var isViewLoaded: Bool { loadedView != nil }

  open var viewIfLoaded: UIView? { loadedView }

  open func loadViewIfNeeded() { _ = view }

  /// Loaded when first asked for.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? adopt(UIView(frame: UIScreen.main.bounds))
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
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// Around each layout of the view.
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Before the view changes to `size` (in points) with the window; an override calls super, which tells the children
  /// that fill the view.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    guard let old = viewIfLoaded?.bounds.size else { return }
    for child in children where child.viewIfLoaded?.frame.size == old {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }
  /// Makes the controller's view light or dark, unless that says for itself.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.updateTraits() }
  }
  var traitObservers = TraitObservers()
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}

  // MARK: Children (the verbs are in the extension)

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after it has got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether children hear of appearing and disappearing with this controller. Otherwise it tells them, with
  /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The size that the controller would like to have, in points, for its parent to read.
  open var preferredContentSize = CGSize.zero

  // MARK: Appearance (see UIViewController+Appearance)

  var appearance = Appearance.none
}

// UIViewController — after Apple's documentation "UIViewController", read 2026-11.
// State: partial. Missing: containment, presentation, navigation, storyboards.

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
  /// Before the window changes to `size` (in points); an override calls super.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  /// Makes the controller's view light or dark, unless that says for itself.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.updateTraits() }
  }
  var traitObservers = TraitObservers()
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}

  // MARK: The window's side

  private enum Appearance { case none, appearing, shown }
  private var appearance = Appearance.none

  /// The view is about to be seen. The window says when it has been laid out.
  func appear() {
    guard appearance == .none else { return }
    appearance = .appearing
    viewWillAppear(false)
    VirtualRunLoop.current.setNeedsCommit()
  }

  func finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .shown
    viewDidAppear(false)
  }

  /// The window has another controller now.
  func disappear() {
    let wasSeen = appearance != .none
    appearance = .none
    if wasSeen { viewWillDisappear(false) }
    viewIfLoaded?.removeFromSuperview()
    if wasSeen { viewDidDisappear(false) }
  }
}

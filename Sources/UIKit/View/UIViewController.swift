// UIViewController — after Apple's documentation "UIViewController", read 2026-11.
// State: partial. Missing: containment, presentation, navigation, traits, storyboards.

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
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
}

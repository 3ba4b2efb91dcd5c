// UIWindow — after Apple's documentation "UIWindow", read 2026-11.
// State: partial. Missing: levels, scenes, several windows on one screen.

import QuartzCore

/// The root of a preview's view tree, and the place where its touches arrive.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The window of the preview that runs just now.
  static var current: UIWindow? {
    get { windows[ObjectIdentifier(VirtualRunLoop.current)]?.window }
    set { windows[ObjectIdentifier(VirtualRunLoop.current)] = newValue.map { WeakWindow(window: $0) } }
  }

  private struct WeakWindow { weak var window: UIWindow? }
  private static var windows: [ObjectIdentifier: WeakWindow] = [:]

  open override var window: UIWindow? { self }

  let touchDispatch = TouchDispatch()
  /// The fingers on the screen, by the name the host gives them.
  var touches: [Int: UITouch] = [:]

  /// Fills the window with the controller's view.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      if let controller = rootViewController { install(controller) }
    }
  }

  private func install(_ controller: UIViewController) {
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.viewWillAppear(false)
    addSubview(controller.view)
    controller.viewDidAppear(false)
  }

  /// Puts the window on the running preview's screen and lays it out at the end of every turn.
  open func makeKeyAndVisible() {
    UIWindow.current = self
    isHidden = false
    let loop = VirtualRunLoop.current
    loop.commit = { [weak self] in self?.layoutIfNeeded() }
    loop.setNeedsCommit()
  }

  /// Sends the touches of one moment to gesture recognisers and views.
  open func sendEvent(_ event: UIEvent) { touchDispatch.send(event, in: self) }

  /// Tells views that the touches they follow belong to a gesture now.
  func cancelInView(_ touches: Set<UITouch>) { touchDispatch.cancelInView(touches) }
}

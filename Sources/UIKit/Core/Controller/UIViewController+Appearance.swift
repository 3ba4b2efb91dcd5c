// Who hears of being seen, and in which order.
//
// A parent's `viewWillAppear` comes before its children's, and its `viewDidAppear` after theirs (inferred):
// one is the bracket around the other. A child is seen while its view is in that of a parent that is seen.

import QuartzCore

extension UIViewController {
  enum Appearance { case none, appearing, shown }
  /// Whether a container is taking the controller in or letting it go just now.
  enum Movement { case staying, coming, leaving }

  /// The view is about to be seen. The window says when it has been laid out.
  func appear() {
    guard appearance == .none else { return }
    appearance = .appearing
    viewWillAppear(false)
    VirtualRunLoop.current.setNeedsCommit()
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where isShowing(child) { child.appear() }
  }

  /// The layout is done; the children's, too.
  func finishAppearing() {
    if shouldAutomaticallyForwardAppearanceMethods { for child in children { child.finishAppearing() } }
    guard appearance == .appearing, !isInTransition else { return }
    appearance = .shown
    viewIsAppearing(false)
    viewDidAppear(false)
    showInputAccessory()
  }

  /// A controller with a view for the keyboard's place shows it as soon as it is on the screen itself (widely
  /// reported: without having asked to be the first responder).
  private func showInputAccessory() {
    guard canBecomeFirstResponder, inputAccessoryView != nil, UIWindow.current?.firstResponder == nil else {
      return
    }
    becomeFirstResponder()
  }

  /// The window has another controller now.
  func disappear() {
    let wasSeen = appearance != .none
    appearance = .none
    if wasSeen { viewWillDisappear(false) }
    viewIfLoaded?.removeFromSuperview()
    if wasSeen { viewDidDisappear(false) }
  }

  /// Whether the child's view is within this controller's.
  func isShowing(_ child: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let inner = child.viewIfLoaded else { return false }
    return inner !== view && inner.isDescendant(of: view)
  }

  // MARK: The view's side

  /// The view is about to come into a window's tree, or to leave it.
  func viewWillMove(toWindow window: UIWindow?) {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if window != nil, parent.appearance != .none { appear() }
    if window == nil, appearance != .none { viewWillDisappear(false) }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    guard window == nil, appearance != .none, parent?.shouldAutomaticallyForwardAppearanceMethods ?? false
    else { return }
    appearance = .none
    viewDidDisappear(false)
  }

  // MARK: By hand

  /// Tells the controller that it is about to appear or to disappear: for parents that do not forward it by
  /// themselves.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, appearance == .none {
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
      forwardAppearance { $0.beginAppearanceTransition(true, animated: animated) }
    } else if !isAppearing, appearance != .none {
      appearance = .none
      viewWillDisappear(animated)
      forwardAppearance { $0.beginAppearanceTransition(false, animated: animated) }
    }
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began.
  public func endAppearanceTransition() { endAppearance(animated: false) }

  private func forwardAppearance(_ tell: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where isShowing(child) { tell(child) }
  }

  func endAppearance(animated: Bool) {
    forwardAppearance { $0.endAppearance(animated: animated) }
    if appearance == .appearing {
      appearance = .shown
      viewIsAppearing(animated)
      viewDidAppear(animated)
      showInputAccessory()
    } else if appearance == .none {
      viewDidDisappear(animated)
    }
  }
}

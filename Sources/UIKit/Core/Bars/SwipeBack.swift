import QuartzCore

/// Whether a swipe back that is let go of goes through, as a rule.
enum SwipeBackJudge {
  /// Part of the width from which it goes through by itself (widely reported).
  static let enough: CGFloat = 0.5
  /// Points per second that decide alone, in either direction (measured by eye).
  static let decisiveSpeed: CGFloat = 300

  /// - Parameters:
  ///   - part: of the way, 0…1.
  ///   - speed: points per second towards the end.
  static func goesThrough(part: CGFloat, speed: CGFloat) -> Bool {
    if abs(speed) >= decisiveSpeed { return speed > 0 }
    return part >= enough
  }
}

/// The swipe from the screen's leading edge by which a navigation controller goes back.
final class SwipeBack: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var navigation: UINavigationController?
  /// Whether the transition that begins now is the finger's.
  private(set) var isBeginning = false
  private var isHeld = false

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.moved() }
  }

  private var isMirrored: Bool {
    navigation?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The edge from which the language is read.
  func chooseEdge() { recognizer.edges = isMirrored ? .right : .left }

  private func moved() {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    let sign: CGFloat = isMirrored ? -1 : 1
    let part = recognizer.translation(in: view).x * sign / max(view.bounds.width, 1)
    switch recognizer.state {
    case .began:
      guard navigation.viewControllers.count > 1, navigation.transition == nil else { return }
      isBeginning = true
      navigation.popViewController(animated: true)
      isBeginning = false
      isHeld = navigation.transition != nil
    case .changed:
      if isHeld { update(part) }
    case .ended:
      release(SwipeBackJudge.goesThrough(part: part, speed: recognizer.velocity(in: view).x * sign))
    case .cancelled, .failed:
      release(false)
    default: break
    }
  }

  private func release(_ goesThrough: Bool) {
    guard isHeld else { return }
    isHeld = false
    if goesThrough { finish() } else { cancel() }
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.transition == nil, navigation.viewControllers.count > 1 else {
      return false
    }
    let item = navigation.topViewController?.navigationItem
    // Without a way back on the bar there is none by hand.
    let hasOwnItems =
      !(item?.leftBarButtonItems ?? []).isEmpty && item?.leftItemsSupplementBackButton == false
    return item?.hidesBackButton != true && !hasOwnItems && !navigation.isNavigationBarHidden
  }

  /// Scrolling waits until it is sure that a finger at the edge does not go back.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { other is UIPanGestureRecognizer }
}

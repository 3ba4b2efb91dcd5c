// Swipes, the keyboard, and taps after the keyboard or a compact height: they take the bars of a navigation
// controller away and bring them back. Made when one of them is first asked for.

import QuartzCore

final class BarHiding: MainActorObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  /// Runs beside whatever else a finger does.
  let swipe = UIPanGestureRecognizer()
  private let reveal = UITapGestureRecognizer()
  private var hearsKeyboard = false
  /// Whether the bars are away because the keyboard came.
  private var wentForKeyboard = false

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init(_object: ())
    swipe.delegate = self
    swipe.cancelsTouchesInView = false
    swipe.addAction { [weak self] _ in self?.swiped() }
    reveal.cancelsTouchesInView = false
    reveal.addAction { [weak self] in self?.tapped($0) }
    rulesChanged()
  }

  /// The navigation controller's rules have changed, or its view has been loaded.
  func rulesChanged() {
    guard let navigation else { return }
    swipe.isEnabled = navigation.hidesBarsOnSwipe
    let returns = navigation.hidesBarsWhenVerticallyCompact || navigation.hidesBarsWhenKeyboardAppears
    // A tap that hides and shows them does that as well.
    reveal.isEnabled = returns && !navigation.hidesBarsOnTap
    if let view = navigation.viewIfLoaded, swipe.view == nil {
      view.addGestureRecognizer(swipe)
      view.addGestureRecognizer(reveal)
    }
    hearKeyboard(navigation.hidesBarsWhenKeyboardAppears)
  }

  /// The bars are back: a tap, a swipe or code has brought them.
  func barsCame() { wentForKeyboard = false }

  // MARK: Swipes

  private func swiped() {
    guard let navigation, navigation.transition == nil, [.began, .changed].contains(swipe.state) else {
      return
    }
    let way = swipe.translation(in: navigation.viewIfLoaded).y
    if way <= -BarMetrics.barSwipe, !navigation.isNavigationBarHidden {
      navigation.moveBars(hidden: true)
    } else if way >= BarMetrics.barSwipe, navigation.isNavigationBarHidden {
      navigation.moveBars(hidden: false)
    }
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let speed = swipe.velocity(in: navigation?.viewIfLoaded)
    return abs(speed.y) >= abs(speed.x)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  // MARK: Taps

  private func tapped(_ tap: UIGestureRecognizer) {
    guard let navigation, navigation.isNavigationBarHidden else { return }
    let place = tap.location(in: navigation.viewIfLoaded)
    let wentForHeight = navigation.heightHiding == .tookBars && navigation.isWhereBarsWere(place)
    if wentForKeyboard || wentForHeight { navigation.moveBars(hidden: false) }
  }

  // MARK: Keyboard

  private func hearKeyboard(_ hears: Bool) {
    guard hears != hearsKeyboard else { return }
    hearsKeyboard = hears
    let (center, name) = (NotificationCenter.default, UIResponder.keyboardWillShowNotification)
    guard hears else { return center.removeObserver(self, name: name, object: nil) }
    center.addObserver(
      self, selector: Selector("keyboardComes(_:)", BarHiding.keyboardComes(_:)), name: name, object: nil)
  }

  private func keyboardComes(_ notification: Notification) {
    guard let navigation, navigation.viewIfLoaded?.window != nil, navigation.presentedViewController == nil,
      !navigation.isNavigationBarHidden
    else { return }
    navigation.moveBars(hidden: true)
    wentForKeyboard = true
  }
}

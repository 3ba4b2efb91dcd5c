// The keyboard that a device would show: a place on the screen, the news of it, and the views that keep out
// of its way. Letters come from the page's own keyboard; this one is only drawn. Its measures are our choice.

import QuartzCore

/// The keyboard of a window: up while the first responder takes letters, or has a view for the place.
@MainActor final class ScreenKeyboard {
  /// Height in points on a phone held upright, row of suggestions and home indicator included, and on its
  /// side (widely reported for phones of 390 by 844; other models differ by some points).
  static let (uprightHeight, flatHeight): (CGFloat, CGFloat) = (336, 209)
  /// On a screen with both sides longer than that, in points, it is a tablet's (widely reported).
  private static let (padSide, padHeight): (CGFloat, CGFloat) = (700, 400)
  /// A window with a shorter side is no screen of a device, and no keyboard comes up in it; in points. Our
  /// choice.
  static let leastSide: CGFloat = 320
  /// Part of a window's height that it takes at most. Our choice, for windows that are no device's.
  private static let mostOfHeight = 0.6
  /// Seconds in which it comes and goes (widely reported).
  static let duration: TimeInterval = 0.25

  private unowned let window: UIWindow
  private var panel: KeyboardPanel?
  /// Calls of `changing` under way, one within the other.
  private var changes = 0
  /// Views whose layout follows the keyboard.
  private var followers: [WeakView] = []
  private struct WeakView { weak var view: UIView? }
  /// Whether `endEditing(true)` is under way, which asks no responder.
  private(set) var isForced = false
  /// Insets that were given to a table below it.
  private var avoiding: (table: WeakView, inset: CGFloat)?

  /// In the window, in points; of no height at its lower edge while the keyboard is away.
  private(set) var frame: CGRect
  var isUp: Bool { panel != nil }

  init(_ window: UIWindow) {
    self.window = window
    frame = CGRect(x: 0, y: window.bounds.maxY, width: window.bounds.width, height: 0)
  }

  /// Runs `change`, which makes another responder the first or none, perhaps several times; the keyboard
  /// follows once.
  func changing<Result>(_ change: () -> Result) -> Result {
    changes += 1
    let result = change()
    changes -= 1
    if changes == 0 { update() }
    return result
  }

  func forcing<Result>(_ change: () -> Result) -> Result {
    let before = isForced
    isForced = true
    defer { isForced = before }
    return change()
  }

  // MARK: Coming and going

  /// As the first responder and the window are now.
  func update() {
    guard UIWindow.current === window, changes == 0 else { return }
    let wanted = contents
    let height = wanted?.height ?? 0
    let size = window.bounds.size
    let end = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    if let wanted, panel?.contents != wanted { show(wanted, at: end) }
    let wasUp = frame.height > 0
    guard end.height != frame.height || end.width != frame.width && wasUp else {
      frame = end
      return keepVisible()
    }
    move(to: end, wasUp: wasUp)
  }

  private func show(_ wanted: KeyboardPanel.Contents, at end: CGRect) {
    let panel = self.panel ?? KeyboardPanel()
    if self.panel == nil {
      panel.frame = CGRect(x: 0, y: window.bounds.height, width: end.width, height: end.height)
      self.panel = panel
      window.addOwnSubview(panel)
    }
    panel.contents = wanted
    UIView.performWithoutAnimation { panel.layoutIfNeeded() }
  }

  private func move(to end: CGRect, wasUp: Bool) {
    let begin = frame
    let isUp = end.height > 0
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve._keyboard.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    frame = end
    let leaving = isUp ? nil : panel
    if !isUp { panel = nil }
    post(UIResponder.keyboardWillChangeFrameNotification, info)
    // Those who hear of it may have sent it elsewhere.
    guard frame == end else { return }
    post(isUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, info)
    guard frame == end else { return }
    let shown = isUp ? panel : leaving
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState]) { [self] in
      shown?.frame = CGRect(
        x: 0, y: isUp ? end.minY : window.bounds.height, width: end.width,
        height: isUp ? end.height : shown?.bounds.height ?? 0)
      avoid()
      tellFollowers()
      window.layoutIfNeeded()
    } completion: { [weak self] _ in
      leaving?.detach()
      guard let self, frame == end else { return }
      post(UIResponder.keyboardDidChangeFrameNotification, info)
      post(isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, info)
    }
    keepVisible()
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }

  // MARK: Contents

  private var isOnDevice: Bool { min(window.bounds.width, window.bounds.height) >= Self.leastSide }

  private var ownHeight: CGFloat {
    let size = window.bounds.size
    if min(size.width, size.height) > Self.padSide { return Self.padHeight }
    return min(
      size.width > size.height ? Self.flatHeight : Self.uprightHeight, size.height * Self.mostOfHeight)
  }

  /// nil: nothing.
  private var contents: KeyboardPanel.Contents? {
    guard isOnDevice, let responder = window.firstResponder else { return nil }
    let own = responder.inputView
    // A text that is only read and selected takes none.
    let takesLetters = own != nil || window.typing != nil
    let accessory = accessory(of: responder)
    guard takesLetters || accessory != nil else { return nil }
    let width = window.bounds.width
    let accessoryHeight = accessory.map { KeyboardPanel.height(of: $0, width: width) } ?? 0
    let inputHeight = takesLetters ? own.map { KeyboardPanel.height(of: $0, width: width) } ?? ownHeight : 0
    let limit = window.bounds.height
    return KeyboardPanel.Contents(
      accessory: accessory, accessoryHeight: min(accessoryHeight, limit), input: own,
      inputHeight: min(inputHeight, limit - min(accessoryHeight, limit)))
  }

  /// The field that is typed into may stand in the view above the keyboard itself, which then stays.
  private func accessory(of responder: UIResponder) -> UIView? {
    if let view = responder as? UIView, let shown = panel?.contents?.accessory, view.isDescendant(of: shown) {
      return shown
    }
    for here in sequence(first: responder, next: \.next) {
      if let view = here.inputAccessoryView { return view }
    }
    return nil
  }

  /// Who has the view above the keyboard that `view` is in, and can be the first responder again after it.
  func host(of view: UIView) -> UIResponder? {
    guard let shown = panel?.contents?.accessory, view.isDescendant(of: shown) else { return nil }
    return hosts.first { $0.inputAccessoryView === shown && $0.canBecomeFirstResponder }
  }

  /// The controllers that are shown, innermost first.
  private var hosts: [UIResponder] {
    var found: [UIViewController] = []
    func add(_ controller: UIViewController) {
      for child in controller.children { add(child) }
      found.append(controller)
    }
    for controller in ([window.rootViewController] + window.overlays).compactMap(\.self).reversed() {
      add(controller)
    }
    return found
  }

  // MARK: Out of the way

  /// How far the keyboard covers `view` from below, in the view's points.
  func overlap(with view: UIView) -> CGFloat {
    guard frame.height > 0, view.window === window else { return 0 }
    let top = view.convert(CGPoint(x: 0, y: frame.minY), from: nil).y
    let overlap = view.bounds.maxY - top
    return overlap.isFinite ? min(max(0, overlap), view.bounds.height) : 0
  }

  func follow(_ view: UIView) {
    followers.removeAll { $0.view == nil }
    if !followers.contains(where: { $0.view === view }) { followers.append(WeakView(view: view)) }
  }

  private func tellFollowers() {
    for follower in followers { follower.view?.layoutInputsChanged(isNewStructure: false) }
  }

  /// The table of a table view controller keeps its last row above the keyboard, as on a device.
  private func avoid() {
    let responder = window.firstResponder
    let table = responder.flatMap { responder in
      sequence(first: responder, next: \.next).lazy.compactMap(\.scrollViewAboveKeyboard).first
    }
    let overlap = table.map { max(0, self.overlap(with: $0) - $0.safeAreaInsets.bottom) } ?? 0
    if let old = avoiding, let view = old.table.view as? UIScrollView {
      view.contentInset.bottom -= old.inset
      view.verticalScrollIndicatorInsets.bottom -= old.inset
    }
    avoiding = nil
    guard let table, overlap > 0, frame.height > 0 else { return }
    table.contentInset.bottom += overlap
    table.verticalScrollIndicatorInsets.bottom += overlap
    avoiding = (WeakView(view: table), overlap)
  }

  private func keepVisible() {
    guard let table = avoiding?.table.view as? UIScrollView, let view = window.firstResponder as? UIView,
      view.isDescendant(of: table)
    else { return }
    table.scrollRectToVisible(view.convert(view.bounds, to: table), animated: true)
  }
}

// The long press that opens a context menu.

import QuartzCore

/// Begins where there is a menu; everywhere else the press is left to other recognisers.
@MainActor final class MenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  /// Asked once for each press, with the place in the recogniser's view.
  var opening: (CGPoint) -> ContextMenu.Opening? = { _ in nil }
  /// The menu that is open, or was last.
  private(set) weak var shown: ContextMenu?
  private var next: ContextMenu.Opening?

  init() {
    super.init(target: nil, action: nil)
    delegate = self
    addAction { [weak self] _ in self?.follow() }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    next = opening(location(in: view))
    return next != nil
  }

  private func follow() {
    guard state == .began, let opening = next else { return }
    next = nil
    shown = ContextMenu.show(opening)
  }
}

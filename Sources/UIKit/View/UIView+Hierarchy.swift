// Moving views in the tree, and telling them.

import QuartzCore

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    let isMoveWithin = view.superview === self
    let oldWindow = view.window
    if isMoveWithin {
      subviews.removeAll { $0 === view }
    } else {
      view.leaveSuperviewQuietly()
      view.willMove(toSuperview: self)
      if oldWindow !== window { view.announceWillMove(toWindow: window) }
    }

    let place = max(0, min(index, subviews.count))
    let front = subviews[place...].first?.layer
    subviews.insert(view, at: place)
    view.superview = self
    if let front { layer.insertSublayer(view.layer, below: front) } else { layer.addSublayer(view.layer) }

    guard !isMoveWithin else { return }
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== window { view.announceDidMoveToWindow() }
  }

  /// Leaves the old superview as part of a move to a new one: one `willMove`, one `didMove`, not two.
  private func leaveSuperviewQuietly() {
    superview?.willRemoveSubview(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
  }

  func announceWillMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.announceWillMove(toWindow: window) }
  }

  func announceDidMoveToWindow() {
    didMoveToWindow()
    for view in subviews { view.announceDidMoveToWindow() }
  }

  /// By z-position, then by order; the front-most first (uikit-fidelity 6.1).
  var subviewsFrontToBack: [UIView] {
    guard subviews.contains(where: { $0.layer.zPosition != 0 }) else { return subviews.reversed() }
    return subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }
}

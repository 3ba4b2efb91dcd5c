// Which view a touch falls on, and the recognizers that hear of it.

import QuartzCore

extension UIView {
  /// The front-most view of this one and all below it that holds `point` (Facts 6.1).
  func hitBelow(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviewsFrontToBack where !view.layer.isSqueezed {
      if let hit = view.hitTest(view.layer.fromSuperlayer(point), with: event) { return hit }
    }
    return self
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]?) {
    for gone in recognizers ?? [] where new?.contains(gone) != true { removeGestureRecognizer(gone) }
    for added in new ?? [] where added.view !== self { addGestureRecognizer(added) }
    recognizers = new
  }

  func takeRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers = (recognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  func dropRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.abandon()
    recognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}

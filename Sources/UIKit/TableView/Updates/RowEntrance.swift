// How rows come and go.

import QuartzCore

/// The look of a view at the far end of its way in or out, compared with how it stands among the others.
struct RowEntrance: Equatable {
  /// In points.
  var offset = CGVector.zero
  var alpha: CGFloat = 1
  /// Of the height.
  var scale: CGFloat = 1
  /// Whether the view is there, or gone, at once.
  var isImmediate = false

  /// - Parameter size: of the row, in points.
  init(_ animation: UITableView.RowAnimation, size: CGSize) {
    switch animation {
    case .fade, .automatic: alpha = 0
    case .right: offset.dx = size.width
    case .left: offset.dx = -size.width
    case .top: offset.dy = -size.height
    case .bottom: offset.dy = size.height
    // Not zero: a layer without height has no inverse, and hears no touches again.
    case .middle: (alpha, scale) = (0, 0.01)
    case .none: isImmediate = true
    }
  }

  /// Gives a view that look.
  @MainActor func apply(to view: UIView) {
    view.center = CGPoint(x: view.center.x + offset.dx, y: view.center.y + offset.dy)
    view.alpha = isImmediate ? 0 : alpha
    if scale != 1 { view.transform = CGAffineTransform(scaleX: 1, y: scale) }
  }

  /// Takes the look back, but for the place.
  @MainActor func takeBack(from view: UIView) {
    view.alpha = 1
    if scale != 1 { view.transform = .identity }
  }
}

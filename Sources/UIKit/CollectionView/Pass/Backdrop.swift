// Colours behind the elements.

import QuartzCore

/// A part of the content with one colour behind it.
struct Backdrop: Equatable, Sendable {
  /// In content coordinates.
  var frame: CGRect
  var color: UIColor
}

extension UICollectionView {
  /// Puts the colours that the layout has behind everything but the background view.
  func showBackdrops() {
    let backdrops = layout.backdrops(in: backdropArea)
    while backdropViews.count > backdrops.count { backdropViews.removeLast().removeFromSuperview() }
    UIView.performWithoutAnimation {
      for (place, backdrop) in backdrops.enumerated() { show(backdrop, place) }
    }
  }

  /// The visible area and a screen more on either side, in steps of a screen: plain scrolling moves no view.
  private var backdropArea: CGRect {
    let height = bounds.height
    let low = ((bounds.minY / height).rounded(.down) - 1) * height
    return CGRect(x: bounds.minX, y: low, width: bounds.width, height: 4 * height)
  }

  private func show(_ backdrop: Backdrop, _ place: Int) {
    if place == backdropViews.count {
      let view = UIView(frame: backdrop.frame)
      view.isUserInteractionEnabled = false
      backdropViews.append(view)
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }
    let view = backdropViews[place]
    if view.backgroundColor != backdrop.color { view.backgroundColor = backdrop.color }
    if view.frame != backdrop.frame { view.frame = backdrop.frame }
  }
}

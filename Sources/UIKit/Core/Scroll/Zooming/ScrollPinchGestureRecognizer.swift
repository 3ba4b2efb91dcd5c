import QuartzCore

/// A scroll view's pinch, which goes along with its pan.
@MainActor final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(for scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    addAction { [weak scrollView] recognizer in
      if let pinch = recognizer as? ScrollPinchGestureRecognizer { scrollView?.handlePinch(pinch) }
    }
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other.view !== scrollView || !(other is ScrollPanGestureRecognizer)
  }
}

import PreviewWire
import UIKit

/// Wheels and trackpads: they scroll what lies under the pointer.
@MainActor enum WheelInjector {
  /// `now` in seconds of session time.
  static func scroll(_ input: WheelInput, in window: UIWindow, now: Double) {
    let point = CGPoint(x: input.location.xPoints, y: input.location.yPoints)
    let delta = CGVector(dx: input.delta.xPoints, dy: input.delta.yPoints)
    var next = window.hitTest(point, with: nil)
    while let view = next {
      if let scrollView = view as? UIScrollView, scrollView._takesWheel(delta, isDiscrete: input.isNotch) {
        return scrollView._scrollByWheel(delta, isDiscrete: input.isNotch, at: now)
      }
      next = view.superview
    }
  }
}

/// Keys: they scroll the largest scroll view on screen that can move their way.
@MainActor enum KeyInjector {
  static func press(_ key: PreviewWire.ScrollKey, in window: UIWindow) {
    guard let key = UIKit.ScrollKey(rawValue: key.rawValue) else { return }
    var scrollViews: [UIScrollView] = []
    collect(window, into: &scrollViews)
    // In order of the view tree where areas are equal: sort keeps it.
    for scrollView in scrollViews.sorted(by: { area($0) > area($1) }) where scrollView._scrollByKey(key) {
      return
    }
  }

  private static func area(_ view: UIView) -> CGFloat { view.bounds.width * view.bounds.height }

  private static func collect(_ view: UIView, into found: inout [UIScrollView]) {
    if view.isHidden || !view.isUserInteractionEnabled { return }
    if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled { found.append(scrollView) }
    for subview in view.subviews { collect(subview, into: &found) }
  }
}

// Whether content lies under a bar, and which scroll view tells.

import QuartzCore

/// One end of a scroll view's content beside the bar there. All lengths in points.
enum ScrollEdge {
  /// Content that is so little under a bar counts as beside it: sums of fractions leave such rests. Our
  /// choice.
  static let tolerance: CGFloat = 0.1

  /// Whether a bar of a controller without a scroll view looks as one whose content is at its edge. An
  /// engineer of Apple says so of iOS 15 (Apple Developer Forums, thread 682420); the documentation does not.
  static let countsWithoutScrollView = true

  /// - Parameter inset: from the top of the view to where content rests.
  static func isUnderTop(offset: CGFloat, inset: CGFloat) -> Bool { offset + inset > tolerance }

  /// - Parameters:
  ///   - length: of the view.
  ///   - inset: from where content rests to the bottom of the view.
  static func isUnderBottom(offset: CGFloat, length: CGFloat, inset: CGFloat, content: CGFloat) -> Bool {
    content - offset - (length - inset) > tolerance
  }
}

extension UIScrollView {
  var isUnderTopBar: Bool { ScrollEdge.isUnderTop(offset: contentOffset.y, inset: restingTop) }

  var isUnderBottomBar: Bool {
    ScrollEdge.isUnderBottom(
      offset: contentOffset.y, length: bounds.height, inset: adjustedContentInset.bottom,
      content: contentSize.height)
  }

  /// From the top to where content rests under the bars as they are now, without what a refresh control takes
  /// up.
  private var restingTop: CGFloat { adjustedContentInset.top - (refreshControl?.occupiedHeight ?? 0) }
}

/// The scroll views that a controller has been told of, and the one that its navigation controller follows.
@MainActor struct ContentScrollViews {
  fileprivate weak var top: UIScrollView?
  fileprivate weak var bottom: UIScrollView?
  weak var followed: UIScrollView?
  /// How far that one had moved when the bar over the controller followed it last, as
  /// `BarRows.shown(scrolled:)` has it.
  var scrolled: CGFloat = 0
}

extension UIViewController {
  /// Sets the scroll view that bars at all edges look at; nil: the controller's own, or its first.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  func keepContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { contentScrollViews.top = scrollView }
    if edge.contains(.bottom) { contentScrollViews.bottom = scrollView }
    tellBarsOfContent()
  }

  func findContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let given = edge == .bottom ? contentScrollViews.bottom : contentScrollViews.top { return given }
    if let navigation = self as? UINavigationController {
      return navigation.topViewController?.contentScrollView(for: edge)
    }
    if let tabs = self as? UITabBarController {
      return tabs.selectedViewController?.contentScrollView(for: edge)
    }
    guard let view = viewIfLoaded else { return nil }
    if let own = view as? UIScrollView { return own }
    for subview in view.subviews {
      if let scrollView = subview as? UIScrollView, reaches(edge, scrollView.layer.frame) {
        return scrollView
      }
      // A container's content stands for it.
      if let child = subview.viewController, child.parent === self, reaches(edge, subview.layer.frame),
        let found = child.contentScrollView(for: edge)
      {
        return found
      }
    }
    return nil
  }

  /// Whether something with that frame in the controller's view comes up to the bar at `edge`.
  private func reaches(_ edge: NSDirectionalRectEdge, _ frame: CGRect) -> Bool {
    guard let view = viewIfLoaded, !frame.isEmpty else { return false }
    return edge == .bottom
      ? frame.maxY >= view.bounds.maxY - view.safeAreaInsets.bottom - 0.5
      : frame.minY <= view.safeAreaInsets.top + 0.5
  }

  /// Has the bars around look again at which scroll view there is and where its content stands.
  func tellBarsOfContent() {
    var container = parent
    while let here = container {
      (here as? UINavigationController)?.followContent()
      (here as? UITabBarController)?.followContent()
      container = here.parent
    }
  }
}

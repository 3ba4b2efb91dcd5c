import UIKit

extension UIView {
  /// More views than that are not looked at.
  private static let mostSearched = 200

  /// The first scroll view below this one that comes up to the bar at `edge`, by level; nil: there is none.
  func scrollView(reaching edge: NSDirectionalRectEdge) -> UIScrollView? {
    var (level, searched) = ([self], 0)
    while !level.isEmpty, searched < Self.mostSearched {
      searched += level.count
      let next = level.flatMap(\.subviews)
      for case let scrollView as UIScrollView in next {
        let frame = scrollView.convert(scrollView.bounds, to: self)
        let reaches =
          edge == .bottom
          ? frame.maxY >= bounds.maxY - safeAreaInsets.bottom - 0.5 : frame.minY <= safeAreaInsets.top + 0.5
        if reaches, !frame.isEmpty { return scrollView }
      }
      level = next.filter { !($0 is UIScrollView) }
    }
    return nil
  }
}

// One axis at a time: a scroll view does everything twice, independently (Facts 1.3).

import QuartzCore

/// A direction that content can move in.
enum ScrollAxis: CaseIterable, Sendable {
  case horizontal
  case vertical

  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGVector {
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? dx : dy }
    set { if axis == .horizontal { dx = newValue } else { dy = newValue } }
  }

  /// The axis with the larger part; horizontal if they are equal.
  var dominantAxis: ScrollAxis { abs(dy) > abs(dx) ? .vertical : .horizontal }
}

extension CGRect {
  /// From the smaller coordinate to the larger.
  func span(along axis: ScrollAxis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}

extension UIEdgeInsets {
  /// Left or top.
  func leading(along axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }
  /// Right or bottom.
  func trailing(along axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }
}

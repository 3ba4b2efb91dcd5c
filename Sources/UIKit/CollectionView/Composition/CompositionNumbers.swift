// The lengths of descriptions, as numbers that can be added up.

import QuartzCore

extension CGFloat {
  /// Lengths beyond it are no lengths that anybody means: all sums of shorter ones are exact enough to search
  /// in.
  private static var longest: CGFloat { 10_000_000 }

  /// As a number of points that a layout can add up: none where it is no number.
  var inReach: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -Self.longest), Self.longest) }
}

extension CGPoint {
  var inReach: CGPoint { CGPoint(x: x.inReach, y: y.inReach) }
}

extension CGRect {
  /// From corner to corner.
  var inReach: CGRect {
    let rect = standardized
    let (low, high) = (
      CGPoint(x: rect.minX, y: rect.minY).inReach, CGPoint(x: rect.maxX, y: rect.maxY).inReach
    )
    return CGRect(
      x: low.x, y: low.y, width: Swift.max(0, high.x - low.x), height: Swift.max(0, high.y - low.y))
  }
}

extension CGRect {
  /// Farther out than any composition goes: as many items as there can be, of the greatest length.
  private static var horizon: CGFloat { 1e15 }

  /// The part of it in which a composition may lie, from corner to corner; nil where a corner is no point.
  var searchable: CGRect? {
    let corners = (origin, CGPoint(x: origin.x + size.width, y: origin.y + size.height))
    guard !isNull, !corners.0.x.isNaN, !corners.0.y.isNaN, !corners.1.x.isNaN, !corners.1.y.isNaN else {
      return nil
    }
    func held(_ value: CGFloat) -> CGFloat { Swift.min(Swift.max(value, -Self.horizon), Self.horizon) }
    let (x1, y1, x2, y2) = (held(corners.0.x), held(corners.0.y), held(corners.1.x), held(corners.1.y))
    return CGRect(x: Swift.min(x1, x2), y: Swift.min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1))
  }
}

extension NSDirectionalEdgeInsets {
  var inReach: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.inReach, leading: leading.inReach, bottom: bottom.inReach, trailing: trailing.inReach)
  }
}

extension CompositionSpacing {
  var inReach: CompositionSpacing { CompositionSpacing(minimum: minimum.inReach, isFlexible: isFlexible) }
}

extension CompositionEdges {
  var inReach: CompositionEdges {
    CompositionEdges(
      leading: leading.inReach, top: top.inReach, trailing: trailing.inReach, bottom: bottom.inReach)
  }
}

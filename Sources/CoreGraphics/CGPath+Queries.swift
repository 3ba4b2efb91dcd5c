// Where a path is, and what lies inside of it.

import Foundation

extension CGPath {
  /// The smallest rectangle that holds all points, the control points of curves too; null for an empty path.
  public var boundingBox: CGRect { CGRect(boundingBoxOf: elements.flatMap(\.points)) }

  /// The smallest rectangle that holds the lines and curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    let ends = elements.compactMap(\.points.last)
    let extremes = curves(closing: false).flatMap { curve in
      (curve.turns(along: \.x) + curve.turns(along: \.y)).map(curve.point)
    }
    return CGRect(boundingBoxOf: ends + extremes)
  }

  /// Whether filling would colour `point`, which `transform` moves first. Open subpaths count as closed. On
  /// the outline itself the left and upper edges (least x, least y) belong to the inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let turns = curves(closing: true).reduce(0) { $0 + $1.crossings(rightOf: point, using: rule) }
    return rule == .winding ? turns != 0 : !turns.isMultiple(of: 2)
  }

  /// Whether the path is one rectangle with sides along the axes; `rect` is then set to it.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var points: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: points.append(point)
      case .line(let point) where index > 0: points.append(point)
      case .close where index == elements.count - 1: break
      default: return false
      }
    }
    if points.count == 5, points.first == points.last { points.removeLast() }
    guard points.count == 4 else { return false }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isLevel = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isUpright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isLevel || isUpright else { return false }
    rect?.pointee = CGRect(boundingBoxOf: points)
    return true
  }
}

extension PathCurve {
  /// How often the ray from `point` along x is crossed: upwards and downwards cancel out for `.winding` and
  /// add up for `.evenOdd`.
  ///
  /// Each stretch between two turns holds its lower end and not its upper one, so that a ray through a corner
  /// counts it once; neighbouring stretches share their ends to the last bit.
  fileprivate func crossings(rightOf point: CGPoint, using rule: CGPathFillRule) -> Int {
    let cuts = [0] + turns(along: \.y) + [1]
    var count = 0
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let (first, last) = (self.point(at: from).y, self.point(at: to).y)
      let isGrowing = first <= point.y && point.y < last
      let isFalling = last <= point.y && point.y < first
      guard isGrowing || isFalling, x(at: point.y, from, to, isGrowing: isGrowing) > point.x else { continue }
      count += isFalling && rule == .winding ? -1 : 1
    }
    return count
  }

  /// x where the stretch between two parameters passes `y`, by halving.
  private func x(at y: CGFloat, _ from: CGFloat, _ to: CGFloat, isGrowing: Bool) -> CGFloat {
    if case .line(let a, let b) = self { return a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)) }
    var (low, high) = (from, to)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= y) == isGrowing { low = middle } else { high = middle }
    }
    return point(at: low).x
  }
}

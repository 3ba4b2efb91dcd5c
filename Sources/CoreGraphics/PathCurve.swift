// One drawn piece of a path, as the polynomial that it is.

import Foundation

/// A line, quadratic or cubic curve over the parameter 0…1.
enum PathCurve {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The very end points at 0 and 1.
  func point(at t: CGFloat) -> CGPoint {
    if t <= 0 { return start }
    if t >= 1 { return end }
    let s = 1 - t
    func blend(_ points: (CGPoint, CGFloat)...) -> CGPoint {
      points.reduce(.zero) { CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
    }
    switch self {
    case .line(let a, let b): return blend((a, s), (b, t))
    case .quad(let a, let c, let b): return blend((a, s * s), (c, 2 * s * t), (b, t * t))
    case .cubic(let a, let c, let d, let b):
      return blend((a, s * s * s), (c, 3 * s * s * t), (d, 3 * s * t * t), (b, t * t * t))
    }
  }

  /// Where, strictly between 0 and 1, one coordinate stops growing or falling; ascending.
  func turns(along axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    switch self {
    case .line: []
    case .quad(let a, let c, let b):
      Self.roots(
        0, b[keyPath: axis] - 2 * c[keyPath: axis] + a[keyPath: axis], c[keyPath: axis] - a[keyPath: axis])
    case .cubic(let a, let c, let d, let b):
      Self.roots(
        b[keyPath: axis] - 3 * d[keyPath: axis] + 3 * c[keyPath: axis] - a[keyPath: axis],
        2 * (d[keyPath: axis] - 2 * c[keyPath: axis] + a[keyPath: axis]), c[keyPath: axis] - a[keyPath: axis])
    }
  }

  /// The zeros of `a·t² + b·t + c` strictly between 0 and 1, ascending. Neither a small `a` nor a small `c`
  /// costs digits.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    // A division by zero is infinite or no number, and so outside.
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

extension CGPath {
  /// The path's lines and curves, in order. With `closing`, open subpaths end with the line back that filling
  /// adds.
  func curves(closing: Bool) -> [PathCurve] {
    var curves: [PathCurve] = []
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    func close() { if here != start { curves.append(.line(here, start)) } }
    for element in elements {
      switch element {
      case .move(let point):
        if closing { close() }
        start = point
        here = point
      case .line(let end):
        curves.append(.line(here, end))
        here = end
      case .quad(let end, let control):
        curves.append(.quad(here, control, end))
        here = end
      case .cubic(let end, let control1, let control2):
        curves.append(.cubic(here, control1, control2, end))
        here = end
      case .close:
        close()
        here = start
      }
    }
    if closing { close() }
    return curves
  }
}

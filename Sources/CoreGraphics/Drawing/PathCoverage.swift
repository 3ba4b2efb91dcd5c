import Foundation

/// How much of each pixel lies inside a path, for the small pictures that are drawn in memory.
package struct PathCoverage {
  /// 0…1 for each pixel, row by row from the top.
  package private(set) var values: [Float]
  private let width: Int
  private let height: Int

  /// Rows of each pixel that are looked at. Sideways it is exact.
  private static let rowsPerPixel = 4

  /// - Parameter path: in pixels, y downwards, from the picture's top left corner.
  package init(of path: CGPath, _ rule: CGPathFillRule, width: Int, height: Int) {
    values = Array(repeating: 0, count: width * height)
    (self.width, self.height) = (width, height)
    let lines = path.flattened(closing: true).flatMap { points in
      zip(points, points.dropFirst()).filter { $0.y != $1.y }
    }
    guard !lines.isEmpty else { return }
    for row in 0..<height {
      let (top, bottom) = (CGFloat(row), CGFloat(row + 1))
      let near = lines.filter { min($0.y, $1.y) < bottom && max($0.y, $1.y) > top }
      guard !near.isEmpty else { continue }
      for step in 0..<Self.rowsPerPixel {
        add(near, at: top + (CGFloat(step) + 0.5) / CGFloat(Self.rowsPerPixel), row, rule)
      }
    }
  }

  private mutating func add(
    _ lines: [(CGPoint, CGPoint)], at y: CGFloat, _ row: Int, _ rule: CGPathFillRule
  ) {
    var crossings: [(x: CGFloat, turn: Int)] = []
    for (a, b) in lines where (a.y <= y) != (b.y <= y) {
      crossings.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var turns = 0
    for (here, next) in zip(crossings, crossings.dropFirst()) {
      turns += here.turn
      let isInside = rule == .evenOdd ? turns % 2 != 0 : turns != 0
      if isInside { addSpan(from: here.x, to: next.x, row) }
    }
  }

  private mutating func addSpan(from start: CGFloat, to end: CGFloat, _ row: Int) {
    let (from, to) = (max(0, start), min(CGFloat(width), end))
    guard from < to, let first = Int(exactly: from.rounded(.down)), let last = Int(exactly: to.rounded(.up))
    else { return }
    for column in first..<min(last, width) {
      let part = min(to, CGFloat(column + 1)) - max(from, CGFloat(column))
      values[row * width + column] += Float(part) / Float(Self.rowsPerPixel)
    }
  }
}

extension CGPath {
  /// Steps that a curve is cut into: so many for each of a picture's pixels are not told from the curve.
  private static let stepsPerCurve = 24

  /// The points of each subpath, curves as short lines.
  func flattened(closing: Bool) -> [[CGPoint]] {
    var subpaths: [[CGPoint]] = []
    for curve in curves(closing: closing) {
      let steps: Int = if case .line = curve { 1 } else { Self.stepsPerCurve }
      if subpaths.last?.last != curve.start { subpaths.append([curve.start]) }
      for step in 1...steps {
        subpaths[subpaths.count - 1].append(curve.point(at: CGFloat(step) / CGFloat(steps)))
      }
    }
    return subpaths
  }
}

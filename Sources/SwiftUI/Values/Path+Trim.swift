import UIKit

extension CGPath {
  /// The part of it between two parts of its length, from 0 to 1; curves as short lines.
  func part(from start: Double, to end: Double) -> CGPath {
    func sound(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    let (start, end) = (sound(start), sound(end))
    guard start > 0 || end < 1 else { return self }
    let result = CGMutablePath()
    let lines = lines
    let whole = lines.reduce(0) { $0 + $1.length }
    guard end > start, whole > 0, whole.isFinite else { return result }
    let (first, last) = (start * whole, end * whole)
    var passed = 0.0
    var pen: CGPoint?
    for line in lines {
      defer { passed += line.length }
      let (from, to) = (max(first - passed, 0), min(last - passed, line.length))
      guard from < to else { continue }
      let begin = line.point(from)
      if pen != begin { result.move(to: begin) }
      let finish = line.point(to)
      result.addLine(to: finish)
      pen = finish
    }
    return result
  }

  private struct Line {
    let from: CGPoint
    let to: CGPoint
    let length: Double
    init(_ from: CGPoint, _ to: CGPoint) {
      (self.from, self.to) = (from, to)
      length = Double(hypot(to.x - from.x, to.y - from.y))
    }
    func point(_ distance: Double) -> CGPoint {
      let part = length > 0 ? CGFloat(distance / length) : 0
      return CGPoint(x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y))
    }
  }

  private static let linesOfCurve = 16

  private var lines: [Line] {
    var lines: [Line] = []
    var (start, pen) = (CGPoint.zero, CGPoint.zero)
    func curve(_ point: (CGFloat) -> CGPoint) {
      for step in 1...Self.linesOfCurve {
        let next = point(CGFloat(step) / CGFloat(Self.linesOfCurve))
        lines.append(Line(pen, next))
        pen = next
      }
    }
    for element in elements {
      let from = pen
      switch element {
      case .move(let point): (start, pen) = (point, point)
      case .line(let point):
        lines.append(Line(pen, point))
        pen = point
      case .quad(let to, let control):
        curve { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return CGPoint(
            x: a * from.x + b * control.x + c * to.x, y: a * from.y + b * control.y + c * to.y)
        }
      case .cubic(let to, let one, let two):
        curve { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * one.x + c * two.x + d * to.x, y: a * from.y + b * one.y + c * two.y + d * to.y
          )
        }
      case .close:
        lines.append(Line(pen, start))
        pen = start
      }
    }
    return lines
  }
}

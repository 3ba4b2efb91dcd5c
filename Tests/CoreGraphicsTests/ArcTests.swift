import Testing

@testable import CoreGraphics

@Suite struct `Arc` {
  /// The angle that the path's points sweep about the centre, added up in small steps.
  private func sweep(_ path: CGPath, about center: CGPoint) -> CGFloat {
    let angles = FlatPath(path).points.map { atan2($0.y - center.y, $0.x - center.x) }
    return zip(angles, angles.dropFirst()).reduce(0) { sum, pair in
      sum + (pair.1 - pair.0).remainder(dividingBy: 2 * .pi)
    }
  }

  /// How far the arc must go: the end reached from the start by steps in one direction.
  private func wanted(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGFloat {
    var end = end
    if clockwise { while end > start { end -= 2 * .pi } } else { while end < start { end += 2 * .pi } }
    return end - start
  }

  @Test(arguments: [-7, -3.1, -0.5, 0.25, 1, 3, 6.5], [true, false])
  func `an arc runs from angle to angle at its radius, the way it was told`(start: CGFloat, clockwise: Bool) {
    let center = CGPoint(x: 10, y: -20)
    for end in [-6, -2.2, -0.4, 0, 0.9, 2, 5.9] as [CGFloat] {
      let path = CGMutablePath()
      path.addArc(center: center, radius: 50, startAngle: start, endAngle: end, clockwise: clockwise)

      for point in FlatPath(path).points {
        #expect(abs(hypot(point.x - center.x, point.y - center.y) - 50) < 50 * 0.0003)
      }
      let way = wanted(start, end, clockwise: clockwise)
      if abs(way) < 2 * .pi { #expect(abs(sweep(path, about: center) - way) < 1e-6) }
      #expect(isNear(path.elements.first?.points.last ?? .zero, point(center, 50, start)))
      if abs(way) < 2 * .pi { #expect(isNear(path.currentPoint, point(center, 50, end))) }
    }
  }

  private func point(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  @Test(arguments: [true, false], [0, -.pi / 2, 0.3] as [CGFloat])
  func `a whole turn is a circle in either direction`(clockwise: Bool, start: CGFloat) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: start, endAngle: start + 2 * .pi, clockwise: clockwise)

    #expect(abs(abs(sweep(path, about: .zero)) - 2 * .pi) < 1e-6)
    #expect((sweep(path, about: .zero) < 0) == clockwise)
  }

  @Test func `an arc without a way is its start alone, and many turns are one`() {
    let (point, wound) = (CGMutablePath(), CGMutablePath())
    point.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: 0, clockwise: false)
    wound.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: 1e300)

    #expect(point.elements == [.move(CGPoint(x: 2, y: 0))])
    #expect(wound.elements.count == 5)
  }

  @Test func `a line leads from the current point to the arc's start`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 9, y: 9))
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)

    #expect(path.elements.dropFirst().first == .line(CGPoint(x: 1, y: 0)))
  }

  @Test(arguments: 0..<30)
  func `an arc through tangents touches both sides of the corner at its radius`(seed: Int) throws {
    var dice = Dice(state: UInt64(seed) + 5)
    let (from, corner, to) = (dice.point(), dice.point(), dice.point())
    let path = CGMutablePath()
    path.move(to: from)
    path.addArc(tangent1End: corner, tangent2End: to, radius: 7)

    guard case .line(let first)? = path.elements.dropFirst().first else {
      Issue.record("no line leads to the arc")
      return
    }
    #expect(distance(first, from, corner) < 1e-6)
    #expect(distance(path.currentPoint, corner, to) < 1e-6)
    // Both touching points are equally far from the corner, on the sides, not behind it.
    #expect(abs(hypot(first.x - corner.x, first.y - corner.y) - reach(path.currentPoint, corner)) < 1e-6)
    #expect(dot(first, corner, from) > 0 && dot(path.currentPoint, corner, to) > 0)
    // The middle of the arc lies between the corner and the line that joins the touching points.
    let flat = FlatPath(path).points.dropFirst()
    let nearest = flat.map { reach($0, corner) }.min() ?? 0
    let half = abs(atan2(cross(from, corner, to), dot(from, corner, to))) / 2
    #expect(abs(nearest - (7 / sin(half) - 7)) < 0.05)
  }

  /// From a point to the line through two others.
  private func distance(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
    abs((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / hypot(b.x - a.x, b.y - a.y)
  }

  private func reach(_ point: CGPoint, _ corner: CGPoint) -> CGFloat {
    hypot(point.x - corner.x, point.y - corner.y)
  }

  private func dot(_ a: CGPoint, _ corner: CGPoint, _ b: CGPoint) -> CGFloat {
    (a.x - corner.x) * (b.x - corner.x) + (a.y - corner.y) * (b.y - corner.y)
  }

  private func cross(_ a: CGPoint, _ corner: CGPoint, _ b: CGPoint) -> CGFloat {
    (a.x - corner.x) * (b.y - corner.y) - (a.y - corner.y) * (b.x - corner.x)
  }

  @Test func `tangents that make no corner give a line to it`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)

    #expect(path.elements == [.move(.zero), .line(CGPoint(x: 5, y: 0))])
  }
}

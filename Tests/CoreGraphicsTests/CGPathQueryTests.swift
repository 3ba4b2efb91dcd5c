import CoreGraphics
import Testing

@Suite struct `Path queries` {
  @Test(arguments: 0..<40)
  func `a point is inside as a ray over short lines says`(seed: Int) {
    var dice = Dice(state: UInt64(seed) + 1)
    let path = dice.path()
    let flat = FlatPath(path)
    var tried = 0

    for _ in 0..<40 {
      let point = dice.point()
      guard flat.distance(to: point) > 0.3 else { continue }
      tried += 1
      let (crossings, winding) = flat.count(point)
      #expect(path.contains(point, using: .winding) == (winding != 0))
      #expect(path.contains(point, using: .evenOdd) == !crossings.isMultiple(of: 2))
    }

    #expect(tried > 10)
  }

  @Test func `rays through corners and turns count them once`() {
    let diamond = CGMutablePath()
    diamond.addLines(between: [
      CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 5), CGPoint(x: 5, y: 10), CGPoint(x: 0, y: 5),
    ])
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

    for shape in [diamond, circle] {
      #expect(shape.contains(CGPoint(x: 5, y: 5)))
      #expect(!shape.contains(CGPoint(x: -1, y: 5)))
      #expect(!shape.contains(CGPoint(x: -1, y: 0)))
      #expect(!shape.contains(CGPoint(x: -1, y: 10)))
    }
  }

  @Test func `a hole is one by even-odd always and by winding only when drawn backwards`() {
    let outer = CGRect(x: 0, y: 0, width: 30, height: 30)
    let inner = CGRect(x: 10, y: 10, width: 10, height: 10)
    let (same, other) = (CGMutablePath(), CGMutablePath())
    same.addRects([outer, inner])
    other.addRect(outer)
    other.addPath(CGPath(rect: inner, transform: nil).reversed())
    let middle = CGPoint(x: 15, y: 15)

    #expect(same.contains(middle) && !same.contains(middle, using: .evenOdd))
    #expect(!other.contains(middle) && !other.contains(middle, using: .evenOdd))
    #expect(other.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `the least edges of a rectangle belong to it and the greatest do not`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)

    #expect(path.contains(CGPoint(x: 2, y: 0)) && !path.contains(CGPoint(x: 2, y: 4)))
    #expect(!path.contains(CGPoint(x: 4, y: 2)))
    let point = CGPoint(x: 1, y: 1)
    #expect(path.contains(point, transform: CGAffineTransform(scaleX: 3, y: 3)))
    #expect(!path.contains(point, transform: CGAffineTransform(scaleX: 5, y: 5)))
  }

  @Test(arguments: 0..<40)
  func `the box of the path is that of its samples`(seed: Int) {
    var dice = Dice(state: UInt64(seed) + 1000)
    let path = dice.path()
    let samples = CGRect(boundingBoxOf: FlatPath(path, steps: 1000).points)
    let box = path.boundingBoxOfPath

    #expect(holds(box, samples, within: 1e-9))
    #expect(holds(samples, box, within: 2e-3))
    #expect(holds(path.boundingBox, box, within: 1e-9))
  }

  /// `contains` of Foundation's rectangles answers by the rounding of their union.
  private func holds(_ outer: CGRect, _ inner: CGRect, within tolerance: CGFloat) -> Bool {
    inner.minX >= outer.minX - tolerance && inner.minY >= outer.minY - tolerance
      && inner.maxX <= outer.maxX + tolerance && inner.maxY <= outer.maxY + tolerance
  }

  @Test func `control points count in the one box and not in the other`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))

    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func `an ellipse's box is the rectangle that it was made in`() {
    let rect = CGRect(x: 3, y: -7, width: 40, height: 25)
    let box = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath

    #expect(isNear(box.origin, rect.origin))
    #expect(abs(box.width - rect.width) < 1e-9 && abs(box.height - rect.height) < 1e-9)
  }

  @Test func `a rectangle is known as one, whichever way it runs`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let path = CGPath(rect: rect, transform: nil)
    var turn = CGAffineTransform(rotationAngle: 0.3)
    var found = CGRect.zero

    #expect(path.isRect(&found) && found == rect)
    #expect(path.reversed().isRect(nil))
    #expect(CGPath(rect: rect, transform: &turn).isRect(nil) == false)
    #expect(CGPath(ellipseIn: rect, transform: nil).isRect(nil) == false)
    #expect(CGMutablePath().isRect(nil) == false)
  }

  @Test func `numbers that are none leave a path without an inside, and trap nowhere`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: CGFloat.infinity), control1: CGPoint(x: -CGFloat.infinity, y: CGFloat.nan),
      control2: .zero)
    path.addArc(
      center: .zero, radius: .infinity, startAngle: .nan, endAngle: .infinity, clockwise: true)
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: CGFloat.nan, y: 1), radius: .nan)
    path.closeSubpath()

    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    _ = path.boundingBoxOfPath
    #expect(path.reversed().elements.count == path.elements.count)
  }
}

import Testing

@testable import UIKit

@Suite struct `Bezier path` {
  @Test func `clockwise is as seen on a screen whose y grows downwards`() {
    let (right, down) = (CGFloat(0), CGFloat.pi / 2)
    let short = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: right, endAngle: down, clockwise: true)
    let long = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: right, endAngle: down, clockwise: false)

    // A quarter in the lower right, against the three others.
    let (small, large) = (short.bounds, long.bounds)
    #expect(abs(small.minX) < 1e-9 && abs(small.minY) < 1e-9)
    #expect(abs(small.maxX - 10) < 1e-9 && abs(small.maxY - 10) < 1e-9)
    #expect(abs(large.minX + 10) < 1e-2 && abs(large.minY + 10) < 1e-2)
  }

  @Test(arguments: [true, false])
  func `a full turn is a disc either way`(clockwise: Bool) {
    let disc = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)

    #expect(disc.contains(CGPoint(x: 1.6, y: 1.6)) && disc.contains(CGPoint(x: 8.4, y: 8.4)))
    #expect(!disc.contains(CGPoint(x: 1.4, y: 1.4)) && !disc.contains(CGPoint(x: 8.6, y: 1.4)))
  }

  @Test(arguments: [
    (UIRectCorner.topLeft, CGPoint(x: 1, y: 1)), (.topRight, CGPoint(x: 99, y: 1)),
    (.bottomLeft, CGPoint(x: 1, y: 49)), (.bottomRight, CGPoint(x: 99, y: 49)),
  ])
  func `only the named corners are round`(corner: UIRectCorner, place: CGPoint) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let radii = CGSize(width: 10, height: 10)
    let one = UIBezierPath(roundedRect: rect, byRoundingCorners: corner, cornerRadii: radii)
    let others = UIBezierPath(
      roundedRect: rect, byRoundingCorners: UIRectCorner.allCorners.subtracting(corner), cornerRadii: radii)

    #expect(!one.contains(place) && others.contains(place))
    #expect(one.bounds == rect && others.bounds == rect)
  }

  @Test func `a corner radius is at most half the shorter side`() {
    let pill = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 400)

    #expect(pill.contains(CGPoint(x: 10, y: 0.5)) && !pill.contains(CGPoint(x: 2, y: 2)))
  }

  @Test func `the fill rule is the path's own`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    let middle = CGPoint(x: 15, y: 15)
    #expect(path.contains(middle))

    path.usesEvenOddFillRule = true

    #expect(!path.contains(middle) && path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `a reversed hole is one by winding`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())

    #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 11, y: 11)))
  }

  @Test func `what is handed out or copied stays as it was`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.lineWidth = 4
    path.setLineDash([3, 2], count: 2, phase: 1)
    let (handed, copied) = (path.cgPath, try #require(path.copy() as? UIBezierPath))

    path.apply(CGAffineTransform(scaleX: 7, y: 7))
    path.addLine(to: CGPoint(x: 9, y: 9))

    #expect(handed.boundingBox.width == 1 && copied.bounds.width == 1 && path.bounds.width == 9)
    #expect(copied.lineWidth == 4)
    var (pattern, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    copied.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [3, 2] && count == 2 && phase == 1)
  }

  @Test func `an empty path has no bounds and no current point`() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)

    path.move(to: CGPoint(x: 3, y: 4))
    #expect(!path.isEmpty && path.currentPoint == CGPoint(x: 3, y: 4))

    path.removeAllPoints()
    #expect(path.isEmpty)
  }
}

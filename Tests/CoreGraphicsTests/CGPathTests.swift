import Testing

@testable import CoreGraphics

@Suite struct `Path` {
  @Test func `steps without a current point are dropped`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 0), radius: 1)

    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
  }

  @Test func `after a close the path goes on from where the subpath began`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 6)])
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))

    path.closeSubpath()

    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `a copy keeps its steps when the original goes on`() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    let mutable = try #require(copy.mutableCopy())
    #expect(copy == path)

    path.addLine(to: CGPoint(x: 9, y: 9))
    mutable.addLine(to: CGPoint(x: 9, y: 9))

    #expect(copy.elements.count == 5)
    #expect(copy != path)
    #expect(mutable == path)
  }

  @Test func `a transform moves every point`() {
    var transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    var dice = Dice(state: 4)
    let path = dice.path()
    let copy = path.copy(using: &transform)

    let (moved, expected) = (copy.map { FlatPath($0) }, FlatPath(path).points.map { $0.applying(transform) })

    #expect(moved?.points.count == expected.count)
    for (a, b) in zip(moved?.points ?? [], expected) { #expect(isNear(a, b, 1e-9 * 1000)) }
  }

  @Test func `the block sees each step with its points, controls first`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 0))
    path.addLine(to: CGPoint(x: 2, y: 0))
    path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 3, y: 0))
    path.addCurve(
      to: CGPoint(x: 7, y: 0), control1: CGPoint(x: 5, y: 0), control2: CGPoint(x: 6, y: 0))
    path.closeSubpath()
    var seen: [String] = []

    path.applyWithBlock { element in
      let count =
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
      let points = (0..<count).map { String(Int(element.pointee.points[$0].x)) }
      seen.append("\(element.pointee.type.rawValue):" + points.joined(separator: ","))
    }

    #expect(seen == ["0:1", "1:2", "2:3,4", "3:5,6,7", "4:"])
  }

  @Test(arguments: 0..<20)
  func `reversed it is the same outline, and twice reversed itself`(seed: Int) {
    var dice = Dice(state: UInt64(seed) + 77)
    let path = dice.path()
    let reversed = path.reversed()

    #expect(reversed.reversed() == path)
    #expect(reversed.boundingBox == path.boundingBox)
    for _ in 0..<20 {
      let point = dice.point()
      guard FlatPath(path).distance(to: point) > 1e-6 else { continue }
      #expect(reversed.contains(point, using: .evenOdd) == path.contains(point, using: .evenOdd))
      #expect(reversed.contains(point) == path.contains(point))
    }
  }

  @Test func `a rounded rectangle leaves its corners out, as far as they are round`() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerWidth: 20, cornerHeight: 10,
      transform: nil)

    // An ellipse's corner passes its own centre at 1/√2 of both radii.
    let inside = CGPoint(x: 20 - 20 * 0.70, y: 10 - 10 * 0.70)
    let outside = CGPoint(x: 20 - 20 * 0.72, y: 10 - 10 * 0.72)
    for (x, y) in [(false, false), (true, false), (false, true), (true, true)] {
      func mirrored(_ point: CGPoint) -> CGPoint {
        CGPoint(x: x ? 100 - point.x : point.x, y: y ? 60 - point.y : point.y)
      }
      #expect(path.contains(mirrored(inside)))
      #expect(!path.contains(mirrored(outside)))
    }
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func `corners larger than half the rectangle are cut to it, and none are sharp`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    func path(_ size: CGFloat) -> CGPath {
      CGPath(roundedRect: rect, cornerWidth: size, cornerHeight: size, transform: nil)
    }

    #expect(path(500).boundingBoxOfPath == rect)
    #expect(!path(500).contains(CGPoint(x: 2, y: 1)))
    #expect(path(0).isRect(nil) && path(-3).isRect(nil))
  }
}

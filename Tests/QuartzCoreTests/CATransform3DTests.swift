import QuartzCore
import Testing

/// The product of two matrices, element by element.
private func product(_ a: CATransform3D, _ b: CATransform3D) -> [[CGFloat]] {
  (0..<4).map { i in (0..<4).map { j in (0..<4).reduce(0) { $0 + a.rows[i][$1] * b.rows[$1][j] } } }
}

private func isNear(_ a: [[CGFloat]], _ b: [[CGFloat]], within tolerance: CGFloat = 1e-9) -> Bool {
  zip(a.joined(), b.joined()).allSatisfy { abs($0 - $1) < tolerance }
}

private func perspective(_ distance: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m34 = -1 / distance
  return t
}

private let samples: [CATransform3D] = [
  CATransform3DIdentity, CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(2, 3, 4),
  CATransform3DMakeRotation(0.5, 1, 2, 3), perspective(500),
  CATransform3DRotate(perspective(300), 0.8, 0, 1, 0),
]

@Suite struct `Transform in space` {
  @Test(arguments: samples, samples)
  func `concatenating is the product of matrices, left first`(a: CATransform3D, b: CATransform3D) {
    #expect(isNear(CATransform3DConcat(a, b).rows, product(a, b)))
  }

  @Test(arguments: samples)
  func `the inverse undoes`(t: CATransform3D) {
    #expect(isNear(CATransform3DConcat(t, CATransform3DInvert(t)).rows, CATransform3DIdentity.rows))
  }

  @Test func `a transform without inverse stays itself`() {
    let flat = CATransform3DMakeScale(1, 0, 1)

    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test(arguments: samples)
  func `move, scale and turn happen before the transform they are added to`(t: CATransform3D) {
    #expect(
      isNear(CATransform3DTranslate(t, 1, 2, 3).rows, product(CATransform3DMakeTranslation(1, 2, 3), t)))
    #expect(isNear(CATransform3DScale(t, 1, 2, 3).rows, product(CATransform3DMakeScale(1, 2, 3), t)))
    #expect(
      isNear(CATransform3DRotate(t, 1, 0, 1, 0).rows, product(CATransform3DMakeRotation(1, 0, 1, 0), t)))
  }

  @Test(arguments: [0, 0.3, .pi / 2, -2, 7] as [CGFloat])
  func `a turn about z is the turn in the plane`(angle: CGFloat) {
    let plane = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: angle))

    #expect(isNear(CATransform3DMakeRotation(angle, 0, 0, 9).rows, plane.rows))
    #expect(CATransform3DIsAffine(plane))
    #expect(CATransform3DGetAffineTransform(plane) == CGAffineTransform(rotationAngle: angle))
  }

  @Test func `a turn about an axis of no length is none`() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, CGFloat.nan, 0, 0)))
  }

  @Test func `what is nearer looks larger`() {
    let t = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 250), perspective(500))

    #expect(t.project(CGPoint(x: 10, y: 20)) == CGPoint(x: 20, y: 40))
  }

  @Test(arguments: samples)
  func `unprojecting undoes projecting, perspective included`(t: CATransform3D) throws {
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: -40), CGPoint(x: -100, y: 7)] {
      let back = try #require(t.unproject(t.project(point)))
      #expect(abs(back.x - point.x) < 1e-9)
      #expect(abs(back.y - point.y) < 1e-9)
    }
  }

  @Test func `a plane seen edge-on has no points`() {
    #expect(CATransform3DMakeScale(0, 1, 1).unproject(.zero) == nil)
    #expect(CATransform3DMakeScale(CGFloat.nan, 1, 1).unproject(.zero) == nil)
  }
}

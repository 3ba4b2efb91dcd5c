import CoreGraphics
import Testing

/// The affine map written out as a 3×3 matrix for row vectors: slow and obvious.
private struct Matrix {
  var rows: [[CGFloat]]

  init(_ t: CGAffineTransform) { rows = [[t.a, t.b, 0], [t.c, t.d, 0], [t.tx, t.ty, 1]] }

  func times(_ other: Matrix) -> Matrix {
    var product = self
    for i in 0..<3 {
      for j in 0..<3 { product.rows[i][j] = (0..<3).reduce(0) { $0 + rows[i][$1] * other.rows[$1][j] } }
    }
    return product
  }

  func isNear(_ t: CGAffineTransform) -> Bool {
    zip(rows.joined(), Matrix(t).rows.joined()).allSatisfy { abs($0 - $1) < 1e-9 }
  }
}

private let samples: [CGAffineTransform] = [
  .identity, CGAffineTransform(translationX: 3, y: -7), CGAffineTransform(scaleX: 2, y: 0.5),
  CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(1, 2, 3, 4, 5, 6),
  CGAffineTransform(scaleX: -1, y: 1),
]

@Suite struct `Affine transform` {
  @Test(arguments: samples, samples)
  func `concatenating is the product of matrices, left first`(a: CGAffineTransform, b: CGAffineTransform) {
    #expect(Matrix(a).times(Matrix(b)).isNear(a.concatenating(b)))

    let point = CGPoint(x: 11, y: -4)
    let (once, twice) = (point.applying(a.concatenating(b)), point.applying(a).applying(b))
    #expect(abs(once.x - twice.x) < 1e-9)
    #expect(abs(once.y - twice.y) < 1e-9)
  }

  @Test(arguments: samples)
  func `move, scale and turn happen before the transform they are added to`(t: CGAffineTransform) {
    #expect(t.translatedBy(x: 2, y: 3) == CGAffineTransform(translationX: 2, y: 3).concatenating(t))
    #expect(t.scaledBy(x: 2, y: 3) == CGAffineTransform(scaleX: 2, y: 3).concatenating(t))
    #expect(t.rotated(by: 1) == CGAffineTransform(rotationAngle: 1).concatenating(t))
  }

  @Test(arguments: samples)
  func `the inverse undoes`(t: CGAffineTransform) {
    #expect(Matrix(.identity).isNear(t.concatenating(t.inverted())))
    #expect(Matrix(.identity).isNear(t.inverted().concatenating(t)))
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(1, 2, 2, 4, 0, 0),
    CGAffineTransform(scaleX: .infinity, y: 1),
  ])
  func `a transform without inverse stays itself`(t: CGAffineTransform) {
    #expect(t.inverted() == t)
  }

  @Test func `a quarter turn goes clockwise on a screen whose y grows downwards`() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(point.x) < 1e-12)
    #expect(abs(point.y - 1) < 1e-12)
  }

  @Test func `a rectangle becomes the bounding box of its corners`() {
    let box = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(0, 1, -1, 0, 0, 0))

    #expect(box == CGRect(x: -6, y: 1, width: 4, height: 3))
  }

  @Test(arguments: [CGRect.null, .infinite])
  func `the null and the infinite rectangle stay what they are`(rect: CGRect) {
    #expect(rect.applying(CGAffineTransform(rotationAngle: 1)) == rect)
  }

  @Test func `a size turns as a vector does, without the move`() {
    let size = CGSize(width: 3, height: 4).applying(CGAffineTransform(0, 1, -1, 0, 50, 60))

    #expect(size == CGSize(width: -4, height: 3))
  }

  @Test func `numbers that are none go through without a trap`() {
    let t = CGAffineTransform(CGFloat.nan, .infinity, 0, CGFloat.nan, 1, .infinity)

    #expect(CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan).applying(t).origin.x.isNaN)
    #expect(t.inverted().tx == 1)
    #expect(CGRect(boundingBoxOf: []).isNull)
  }
}

/// G18 and G19 of the geometry vectors: what layouts rely on of rectangles.
@Suite struct `Rectangle` {
  @Test func `rectangles that touch at an edge do not intersect, although they have an intersection`() {
    let (a, b) = (CGRect(x: 0, y: 0, width: 10, height: 5), CGRect(x: 0, y: 5, width: 10, height: 5))
    let beside = CGRect(x: 10, y: 0, width: 10, height: 5)

    #expect(!a.intersects(b) && !b.intersects(a))
    #expect(!a.intersects(beside) && !beside.intersects(a))
    #expect(a.intersection(b) == CGRect(x: 0, y: 5, width: 10, height: 0))
  }

  @Test func `rectangles with area in common intersect, from whichever corner they are given`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 5)

    #expect(rect.intersects(rect))
    #expect(rect.intersects(CGRect(x: 9, y: 4, width: 10, height: 5)))
    #expect(rect.intersects(CGRect(x: 12, y: 8, width: -4, height: -4)))
    #expect(rect.intersects(CGRect(x: 5, y: 2, width: 0, height: 0)))
  }

  @Test func `what is nowhere, or no number, intersects nothing`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 5)

    #expect(!rect.intersects(.null) && !CGRect.null.intersects(rect) && !CGRect.null.intersects(.null))
    #expect(!rect.intersects(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 5)))
    #expect(rect.intersects(.infinite))
  }

  @Test func `points, sizes and rectangles print their numbers and nothing else`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20.5)

    #expect("\(rect)" == "(0.0, 0.0, 10.0, 20.5)")
    #expect("\(rect.origin)" == "(0.0, 0.0)")
    #expect("\(rect.size) \([rect.origin])" == "(10.0, 20.5) [(0.0, 0.0)]")
    #expect(String(describing: Optional(rect)) == "Optional((0.0, 0.0, 10.0, 20.5))")
    #expect(String(reflecting: rect.size) == "(10.0, 20.5)")
  }

  @Test func `a rectangle holds its nearer edges, not its farther ones`() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)

    #expect(rect.contains(CGPoint.zero))
    #expect(!rect.contains(CGPoint(x: 4, y: 4)))
    #expect(!rect.contains(CGPoint(x: 4, y: 0)))
    #expect(!rect.contains(CGPoint(x: 0, y: 4)))
  }
}

@Suite struct `Colour` {
  @Test func `colours are equal by their components`() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)

    #expect(color == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))
    #expect(color != color.copy(alpha: 0.5))
    #expect(CGColor(gray: 0.5, alpha: 0.25).components == [0.5, 0.5, 0.5, 0.25])
    #expect(Set([color, color.copy(alpha: 1)]).count == 1)
  }
}

import Testing

@testable import QuartzCore

@Suite struct `Transform parts` {
  static func almost(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip(a.rows.flatMap { $0 }, b.rows.flatMap { $0 }).allSatisfy { abs(Double($0 - $1)) < 1e-9 }
  }

  /// Products of a few kinds of transforms, mirrored and in perspective too.
  static let samples: [CATransform3D] = {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let simple = [
      CATransform3DIdentity, CATransform3DMakeTranslation(10, -20, 30), CATransform3DMakeScale(2, 0.5, 3),
      CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeRotation(.pi, 1, -1, 0),
      CATransform3DMakeRotation(2.5, 0, 0, 1), CATransform3DMakeRotation(-1, 0.3, 0.7, -0.2),
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.2, c: 0.7, d: 1.5, tx: 3, ty: 4)),
      perspective,
    ]
    return simple.flatMap { a in simple.map { CATransform3DConcat(a, $0) } }
  }()

  @Test func `parts make the matrix they were taken from, scaled to end in 1`() throws {
    for (index, matrix) in Self.samples.enumerated() {
      let parts = try #require(TransformParts(matrix), "sample \(index)")
      var scaled = parts.transform.rows
      for row in 0..<4 { for column in 0..<4 { scaled[row][column] *= matrix.m44 } }
      #expect(Self.almost(CATransform3D(rows: scaled), matrix), "sample \(index)")
    }
  }

  @Test func `half of a turn is a turn by half`() {
    for angle in [0.5, 1.5, 3.0] {
      let whole = AnimatedValue.transform(CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0))
      guard
        case .transform(let half) = AnimatedValue.transform(CATransform3DIdentity).interpolated(
          to: whole, 0.5)
      else { return }
      #expect(Self.almost(half, CATransform3DMakeRotation(CGFloat(angle / 2), 0, 1, 0)))
    }
  }

  @Test func `an animation begins and ends at exactly its values`() {
    for (a, b) in zip(Self.samples, Self.samples.reversed()) {
      let from = AnimatedValue.transform(a)
      #expect(from.interpolated(to: .transform(b), 0) == from)
      #expect(from.interpolated(to: .transform(b), 1) == .transform(b))
    }
  }

  @Test func `what is squeezed flat goes number by number`() {
    let flat = AnimatedValue.transform(CATransform3DMakeScale(0, 0, 1))
    let half = flat.interpolated(to: .transform(CATransform3DIdentity), 0.5)
    #expect(half == .transform(CATransform3DMakeScale(0.5, 0.5, 1)))
  }

  @Test(arguments: ["x", "y", "z"])
  func `an angle by name is the rotation about that axis`(axis: String) throws {
    let path = "rotation.\(axis)".split(separator: ".")[...]
    let turned = try #require(
      AnimatedValue.transform(CATransform3DMakeTranslation(5, 6, 7)).replacing(path, with: .number(0.8)))
    let expected = CATransform3DConcat(
      CATransform3DMakeRotation(0.8, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0),
      CATransform3DMakeTranslation(5, 6, 7))
    guard case .transform(let matrix) = turned, case .number(let angle)? = turned.component(path) else {
      Issue.record("no transform")
      return
    }
    #expect(Self.almost(matrix, expected))
    #expect(abs(angle - 0.8) < 1e-9)
  }
}

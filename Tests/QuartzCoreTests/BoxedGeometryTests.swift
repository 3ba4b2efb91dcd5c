import Testing

@testable import QuartzCore

@MainActor @Suite struct `Boxed geometry` {
  @Test func `what is boxed comes out again, and something else is nothing`() {
    let transform = CATransform3DMakeTranslation(1, 2, 3)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: transform).caTransform3DValue, transform))
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: affine).cgAffineTransformValue == affine)
    #expect(NSValue(cgRect: rect).cgPointValue == .zero)
  }

  @Test func `animations take them`() {
    #expect(AnimatedValue(NSValue(cgPoint: CGPoint(x: 1, y: 2))) == .point(CGPoint(x: 1, y: 2)))
    let transform = CATransform3DMakeScale(2, 2, 1)
    #expect(AnimatedValue([NSValue(caTransform3D: transform)]) == .list([.transform(transform)]))
    #expect(AnimatedValue(NSNumber(value: 3)) == .number(3))
  }
}

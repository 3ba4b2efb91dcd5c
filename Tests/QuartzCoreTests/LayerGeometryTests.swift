import QuartzCore
import Testing

private func near(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-3) -> Bool {
  abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance
    && abs(a.width - b.width) < tolerance && abs(a.height - b.height) < tolerance
}

private func near(_ a: CGPoint, _ b: CGPoint, within tolerance: CGFloat = 1e-6) -> Bool {
  abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
}

/// One geometry vector of Facts 8.5: the four stored values and the frame that follows.
struct FrameVector: Sendable, CustomTestStringConvertible {
  var id: String
  var position: CGPoint
  var size: CGSize
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity
  var frame: CGRect

  var testDescription: String { id }

  static let all: [FrameVector] = [
    FrameVector(
      id: "G1", position: CGPoint(x: 100, y: 100), size: CGSize(width: 80, height: 40),
      frame: CGRect(x: 60, y: 80, width: 80, height: 40)),
    FrameVector(
      id: "G2", position: CGPoint(x: 100, y: 100), size: CGSize(width: 80, height: 40),
      transform: CGAffineTransform(rotationAngle: .pi / 2),
      frame: CGRect(x: 80, y: 60, width: 40, height: 80)),
    FrameVector(
      id: "G3", position: CGPoint(x: 100, y: 100), size: CGSize(width: 80, height: 40),
      transform: CGAffineTransform(scaleX: 2, y: 2), frame: CGRect(x: 20, y: 60, width: 160, height: 80)),
    FrameVector(
      id: "G4", position: CGPoint(x: 50, y: 50), size: CGSize(width: 100, height: 100),
      transform: CGAffineTransform(rotationAngle: .pi / 4),
      frame: CGRect(x: -20.711, y: -20.711, width: 141.421, height: 141.421)),
    FrameVector(
      id: "G5", position: CGPoint(x: 10, y: 10), size: CGSize(width: 50, height: 20), anchor: .zero,
      frame: CGRect(x: 10, y: 10, width: 50, height: 20)),
    FrameVector(
      id: "G6", position: CGPoint(x: 100, y: 100), size: CGSize(width: 80, height: 40),
      anchor: CGPoint(x: 1, y: 0.5), transform: CGAffineTransform(scaleX: 0.5, y: 1),
      frame: CGRect(x: 60, y: 80, width: 40, height: 40)),
    FrameVector(
      id: "G7", position: CGPoint(x: 100, y: 100), size: CGSize(width: 80, height: 40),
      transform: CGAffineTransform(translationX: 30, y: -5),
      frame: CGRect(x: 90, y: 75, width: 80, height: 40)),
    FrameVector(
      id: "G8", position: CGPoint(x: 60, y: 45), size: CGSize(width: 100, height: 50),
      transform: CGAffineTransform(scaleX: 0.5, y: 0.5),
      frame: CGRect(x: 35, y: 32.5, width: 50, height: 25)),
    FrameVector(
      id: "G9", position: CGPoint(x: 60, y: 45), size: CGSize(width: 100, height: 50),
      frame: CGRect(x: 10, y: 20, width: 100, height: 50)),
  ]
}

@MainActor @Suite struct `Layer geometry` {
  private func layer(_ vector: FrameVector) -> CALayer {
    let layer = CALayer()
    layer.bounds.size = vector.size
    layer.position = vector.position
    layer.anchorPoint = vector.anchor
    layer.setAffineTransform(vector.transform)
    return layer
  }

  @Test(arguments: FrameVector.all)
  func `the frame follows from position, bounds, anchor and transform`(vector: FrameVector) {
    #expect(near(layer(vector).frame, vector.frame))
  }

  @Test(arguments: FrameVector.all)
  func `the origin of the bounds does not move the frame`(vector: FrameVector) {
    let layer = layer(vector)

    layer.bounds.origin = CGPoint(x: 1234, y: -77)

    #expect(near(layer.frame, vector.frame))
  }

  @Test(arguments: [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25), CGPoint(x: -2, y: 3)])
  func `a frame that is set comes back, whatever the anchor`(anchor: CGPoint) {
    let layer = CALayer()
    layer.anchorPoint = anchor
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

    layer.frame = rect

    #expect(layer.frame == rect)
    #expect(layer.position == CGPoint(x: 10 + 100 * anchor.x, y: 20 + 50 * anchor.y))
  }

  @Test func `a frame set under a scale is divided by it`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)

    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 80)

    #expect(layer.bounds.size == CGSize(width: 50, height: 20))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 80))
  }

  @Test func `a frame of negative size is made upright`() {
    let layer = CALayer()

    layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)

    #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test(arguments: [CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)])
  func `frames that are none do not trap`(rect: CGRect) {
    let (parent, layer) = (CALayer(), CALayer())
    parent.addSublayer(layer)
    layer.frame = rect
    layer.transform = CATransform3DMakeRotation(1, 1, 1, 1)

    _ = layer.frame
    _ = layer.convert(CGPoint(x: 1, y: 1), from: parent)
    parent.layoutIfNeeded()

    #expect(!layer.needsLayout())
  }

  // MARK: Conversion

  @Test func `the origin of the bounds moves what is inside`() {
    let (parent, child) = (CALayer(), CALayer())
    parent.addSublayer(child)
    child.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    child.bounds.origin = CGPoint(x: 0, y: 300)

    #expect(child.convert(CGPoint(x: 5, y: 310), to: parent) == CGPoint(x: 15, y: 30))
    #expect(child.convert(CGPoint(x: 15, y: 30), from: parent) == CGPoint(x: 5, y: 310))
  }

  @Test(arguments: 0..<40)
  func `conversion there and back is the identity, and goes by the superlayers one at a time`(seed: UInt64) {
    var random = Xorshift(seed: seed)
    var layers = [CALayer()]
    for _ in 0..<8 {
      let layer = CALayer()
      layer.bounds = CGRect(
        x: random.unit() * 50, y: random.unit() * 50, width: 60 + random.unit() * 50, height: 70)
      layer.position = CGPoint(x: random.unit() * 100, y: random.unit() * 100)
      layer.anchorPoint = CGPoint(x: random.unit(), y: random.unit())
      layer.transform = CATransform3DRotate(
        CATransform3DMakeScale(1.2 + random.unit() * 0.5, 1.1, 1), random.unit() * 3, 0, 0, 1)
      layers[random.below(layers.count)].addSublayer(layer)
      layers.append(layer)
    }
    let (a, b) = (layers[random.below(9)], layers[random.below(9)])
    let point = CGPoint(x: random.unit() * 100, y: random.unit() * 100)

    func inRoot(_ point: CGPoint, of layer: CALayer) -> CGPoint {
      guard let parent = layer.superlayer else { return point }
      return inRoot(layer.toSuperlayer(point), of: parent)
    }
    let there = a.convert(point, to: b)
    #expect(near(inRoot(there, of: b), inRoot(point, of: a)))
    #expect(near(b.convert(there, to: a), point))
    #expect(near(b.convert(point, from: a), there))
    #expect(near(a.convert(point, to: nil), inRoot(point, of: a)))
  }

  @Test func `far from the origin neighbours convert without rounding`() {
    let (root, list, a, b) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(list)
    list.sublayers = [a, b]
    list.bounds.origin.y = 1e9 + 0.1
    a.position = CGPoint(x: 0, y: 0.1)
    b.position = CGPoint(x: 0, y: 0.3)

    #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: 0, y: 0.1 - 0.3))
    #expect(
      a.convert(CGRect(x: 0, y: 0, width: 0.7, height: 0.1), to: b).size == CGSize(width: 0.7, height: 0.1))
  }

  @Test func `a turned rectangle converts to the box around it`() {
    let (parent, child) = (CALayer(), CALayer())
    parent.addSublayer(child)
    child.bounds.size = CGSize(width: 100, height: 100)
    child.position = CGPoint(x: 50, y: 50)
    child.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)

    #expect(near(child.convert(child.bounds, to: parent), child.frame))
    #expect(child.convert(CGRect.null, to: parent).isNull)
  }

  @Test func `perspective on the parent is seen from the parent's middle, not the child's`() {
    let (parent, child) = (CALayer(), CALayer())
    parent.addSublayer(child)
    parent.bounds.size = CGSize(width: 200, height: 200)
    parent.sublayerTransform.m34 = -1 / 500
    child.bounds.size = CGSize(width: 20, height: 20)
    child.position = CGPoint(x: 150, y: 100)
    child.transform = CATransform3DMakeTranslation(0, 0, 250)

    // Twice as near, so twice as far from the middle and twice as large.
    #expect(near(child.convert(CGPoint(x: 10, y: 10), to: parent), CGPoint(x: 200, y: 100)))
    #expect(near(child.convert(child.bounds, to: parent), CGRect(x: 180, y: 80, width: 40, height: 40)))
    #expect(near(child.convert(CGPoint(x: 200, y: 100), from: parent), CGPoint(x: 10, y: 10)))

    child.transform = CATransform3DIdentity
    child.zPosition = 250
    #expect(near(child.convert(CGPoint(x: 10, y: 10), to: parent), CGPoint(x: 200, y: 100)))
  }

  @Test func `a layer tipped back in perspective converts there and back`() {
    let (parent, child) = (CALayer(), CALayer())
    parent.addSublayer(child)
    child.bounds.size = CGSize(width: 100, height: 100)
    var tipped = CATransform3DIdentity
    tipped.m34 = -1 / 300
    child.transform = CATransform3DRotate(tipped, 1, 1, 0, 0)

    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 20, y: 90)] {
      #expect(near(child.convert(child.convert(point, to: parent), from: parent), point))
    }
  }
}

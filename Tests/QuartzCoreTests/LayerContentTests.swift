import QuartzCore
import Testing

@MainActor @Suite struct `Layer mask` {
  @Test func `a mask is no sublayer and leaves the place it had`() {
    let (layer, parent, mask) = (CALayer(), CALayer(), CALayer())
    parent.addSublayer(mask)

    layer.mask = mask

    #expect(parent.sublayers == nil && layer.sublayers == nil)
    #expect(mask.superlayer == nil && mask.maskedLayer === layer)
  }

  @Test func `a layer masks one layer at a time and stops when it becomes a sublayer`() {
    let (first, second, mask) = (CALayer(), CALayer(), CALayer())
    first.mask = mask
    second.mask = mask
    #expect(first.mask == nil && second.mask === mask && mask.maskedLayer === second)

    first.addSublayer(mask)

    #expect(second.mask == nil && mask.maskedLayer == nil && mask.superlayer === first)
  }

  @Test func `no ring closes, through masks or sublayers`() {
    let (layer, mask, inner) = (CALayer(), CALayer(), CALayer())
    layer.mask = layer
    #expect(layer.mask == nil)
    layer.mask = mask
    mask.addSublayer(inner)

    inner.addSublayer(layer)
    inner.mask = layer
    mask.mask = layer

    #expect(layer.superlayer == nil && inner.mask == nil && mask.mask == nil)
  }

  @Test func `a mask and what it holds are laid out with the layer they mask`() {
    final class Counting: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let (root, layer, mask, inner) = (CALayer(), CALayer(), Counting(), Counting())
    root.addSublayer(layer)
    mask.addSublayer(inner)
    root.layoutIfNeeded()

    layer.mask = mask
    root.layoutIfNeeded()
    #expect(mask.count == 1 && inner.count == 1)
    inner.setNeedsLayout()
    root.layoutIfNeeded()

    #expect(mask.count == 1 && inner.count == 2)
  }

  @Test func `a mask's new size keeps no layer alive and nothing dangling`() {
    let mask = CALayer()
    do {
      let layer = CALayer()
      layer.mask = mask
    }

    #expect(mask.maskedLayer == nil)
  }
}

@MainActor @Suite struct `Shape and gradient layers` {
  @Test func `the defaults are Apple's`() {
    let (layer, shape, gradient) = (CALayer(), CAShapeLayer(), CAGradientLayer())

    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3 && layer.shadowOpacity == 0 && layer.borderWidth == 0)
    #expect(layer.maskedCorners.rawValue == 15 && layer.contentsGravity == .resize)
    #expect(shape.fillColor == CGColor(gray: 0, alpha: 1) && shape.strokeColor == nil)
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.strokeEnd == 1)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(gradient.type == .axial && gradient.stops.isEmpty)
  }

  @Test func `a layer keeps its path when the one it was given goes on`() {
    let (shape, path) = (CAShapeLayer(), CGMutablePath())
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    shape.path = path
    shape.shadowPath = path

    path.addLine(to: CGPoint(x: 5, y: 5))

    #expect(shape.path?.elements.count == 5)
    #expect(shape.shadowPath?.elements.count == 5)
  }

  @Test(
    arguments: [
      (nil, [0, 0.5, 1]), ([0.2, 0.4], [0, 0.5, 1]), ([0.1, 0.9, 1], [0.1, 0.9, 1]),
      ([-1, 0.5, 7], [0, 0.5, 1]), ([0.6, 0.2, 0.8], [0.6, 0.6, 0.8]), ([0.3, .nan, 0.4], [0.3, 0.3, 0.4]),
      ([0, 0.1, 0.2, 0.3], [0, 0.1, 0.2]),
    ] as [([Double]?, [CGFloat])])
  func `stops never fall and spread evenly without places`(locations: [Double]?, expected: [CGFloat]) {
    let gradient = CAGradientLayer()
    gradient.colors = [0, 0.5, 1].map { CGColor(gray: $0, alpha: 1) }
    gradient.locations = locations?.map { NSNumber(value: $0) }

    #expect(gradient.stops.map(\.location) == expected)
  }

  @Test func `what is no colour is no stop`() {
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor(gray: 0, alpha: 1), "red", CGColor(gray: 1, alpha: 1)]

    #expect(gradient.stops.map(\.location) == [0, 1])
    gradient.colors = [CGColor(gray: 1, alpha: 1)]
    #expect(gradient.stops.map(\.location) == [0])
  }
}

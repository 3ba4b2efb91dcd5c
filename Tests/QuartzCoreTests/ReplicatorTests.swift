import Testing

@testable import QuartzCore

@MainActor @Suite struct `Replicator layer` {
  private let loop = VirtualRunLoop()

  private func replicator(_ count: Int) -> (layer: CAReplicatorLayer, dot: CALayer) {
    VirtualRunLoop.current = loop
    let layer = CAReplicatorLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    let dot = CALayer()
    dot.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    layer.addSublayer(dot)
    layer.instanceCount = count
    return (layer, dot)
  }

  @Test func `copies stand behind each other in space, about the layer's middle`() throws {
    let (layer, dot) = replicator(3)
    layer.instanceTransform = CATransform3DMakeTranslation(20, 5, 0)

    let shown = layer.shownChildren
    #expect(shown.count == 3 && shown[0] === dot)
    #expect(shown[2].position == CGPoint(x: 50, y: 25) && shown[2].bounds == layer.bounds)
    #expect(shown[2].transform == CATransform3DMakeTranslation(40, 10, 0))
    #expect(shown[1].children.first?.bounds == dot.bounds)
    #expect(layer.sublayers?.count == 1)
  }

  @Test func `copies are the same layers in every frame, and follow the original`() throws {
    let (layer, dot) = replicator(2)
    let first = try #require(layer.shownChildren.last?.children.first)
    dot.cornerRadius = 4
    let second = try #require(layer.shownChildren.last?.children.first)
    #expect(first === second && second.cornerRadius == 4)
    layer.addSublayer(CALayer())
    #expect(layer.shownChildren.last?.children.count == 2)
    #expect(layer.shownChildren.last?.children.first === first)
  }

  @Test func `each copy is later by the delay`() throws {
    let (layer, dot) = replicator(3)
    layer.instanceDelay = 0.25
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    fade.timingFunction = CAMediaTimingFunction(name: .linear)
    loop.session.screen = layer
    dot.add(fade, forKey: nil)
    loop.advance(to: 0.6)

    let copies = layer.shownChildren.dropFirst().compactMap(\.children.first)
    #expect(abs(dot.presented.opacity - 0.6) < 0.03)
    #expect(abs(copies[0].opacity - 0.35) < 0.03 && abs(copies[1].opacity - 0.1) < 0.03)
  }

  @Test func `colours are multiplied, and fade from copy to copy`() throws {
    let (layer, dot) = replicator(3)
    layer.instanceColor = CGColor(red: 0.5, green: 1, blue: 1, alpha: 1)
    layer.instanceAlphaOffset = -0.25
    layer.instanceGreenOffset = -0.5

    let copies = layer.shownChildren
    #expect(!copies.contains { $0 === dot } && copies.count == 3)
    #expect(copies.map(\.opacity) == [1, 0.75, 0.5])
    #expect(copies[0].children.first?.backgroundColor == CGColor(red: 0.5, green: 0.5, blue: 0, alpha: 1))
    #expect(copies[1].children.first?.backgroundColor == CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 1))
    #expect(dot.backgroundColor == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test func `what a layer has drawn of itself is copied, and is not in two places`() throws {
    let (layer, dot) = replicator(2)
    let drawing = CALayer()
    drawing.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    dot.drawing = drawing

    let copy = try #require(layer.shownChildren.last?.children.first?.drawing)
    #expect(copy !== drawing && copy.backgroundColor == drawing.backgroundColor)
    #expect(layer.shownChildren.last?.children.first?.drawing === copy)
    dot.drawing = nil
    #expect(layer.shownChildren.last?.children.first?.drawing == nil)
  }

  @Test func `no number of copies goes without end, nested ones neither`() {
    let (layer, _) = replicator(.max)
    #expect(layer.shownChildren.count <= 2_001)
    layer.instanceCount = 0
    #expect(layer.shownChildren.isEmpty)
    layer.instanceCount = -3
    #expect(layer.shownChildren.isEmpty)

    let (outer, inner) = (replicator(1_000).layer, replicator(1_000).layer)
    outer.addSublayer(inner)
    #expect(outer.shownChildren.count <= 2)
  }
}

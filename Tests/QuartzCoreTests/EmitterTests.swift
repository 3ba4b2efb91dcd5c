import Testing

@testable import QuartzCore

@MainActor @Suite struct `Emitter layer` {
  private let loop = VirtualRunLoop()

  private func emitter(
    on given: VirtualRunLoop? = nil, _ edit: (CAEmitterCell) -> Void = { _ in }
  ) throws -> (layer: CAEmitterLayer, cell: CAEmitterCell) {
    let loop = given ?? loop
    VirtualRunLoop.current = loop
    let layer = CAEmitterLayer()
    layer.emitterPosition = CGPoint(x: 50, y: 20)
    let cell = CAEmitterCell()
    cell.contents = try #require(CGImage(width: 8, height: 4, rgba: Array(repeating: 255, count: 128)))
    (cell.birthRate, cell.lifetime) = (10, 2)
    edit(cell)
    layer.emitterCells = [cell]
    loop.session.screen = layer
    return (layer, cell)
  }

  @Test func `as many are there as are born and not yet gone`() throws {
    let (layer, _) = try emitter()
    #expect(layer.shownChildren.isEmpty)
    loop.advance(to: 0.55)
    #expect(layer.shownChildren.count == 5)
    loop.advance(to: 10.05)
    #expect(layer.shownChildren.count == 20)
    #expect(layer.sublayers == nil)
  }

  @Test func `a particle flies, falls, shrinks, turns and fades as its cell says`() throws {
    let (layer, _) = try emitter {
      $0.birthRate = 1
      ($0.velocity, $0.emissionLongitude, $0.yAcceleration) = (30, .pi, 10)
      ($0.scale, $0.scaleSpeed, $0.spin, $0.alphaSpeed) = (1, -0.25, 1, -0.5)
      $0.contentsScale = 2
    }
    loop.advance(to: 2)
    let particle = try #require(layer.shownChildren.first)
    #expect(abs(particle.position.x - 20) < 0.001 && abs(particle.position.y - 25) < 0.001)
    #expect(particle.bounds.size == CGSize(width: 4, height: 2) && abs(particle.opacity - 0.5) < 0.001)
    let transform = particle.affineTransform()
    #expect(abs(hypot(transform.a, transform.b) - 0.75) < 0.001)
    #expect(abs(atan2(transform.b, transform.a) - 1) < 0.001)
  }

  @Test func `chance is the same every time, and another with another seed`() throws {
    func places(_ seed: UInt32) throws -> [CGPoint] {
      let loop = VirtualRunLoop()
      let (layer, _) = try emitter(on: loop) {
        ($0.velocity, $0.velocityRange, $0.emissionRange) = (50, 20, .pi)
      }
      layer.seed = seed
      loop.advance(to: 1)
      return layer.shownChildren.map(\.position)
    }
    let once = try places(1)
    #expect(try Set(once.map(\.x)).count > 5 && once == places(1) && once != places(2))
  }

  @Test func `a particle is the same layer from frame to frame`() throws {
    let (layer, _) = try emitter()
    loop.advance(to: 0.15)
    let first = try #require(layer.shownChildren.first)
    loop.advance(to: 0.35)
    #expect(layer.shownChildren.count == 3 && layer.shownChildren.first === first)
  }

  @Test func `at rate nothing no more are born, and those there are live on`() throws {
    let (layer, _) = try emitter()
    loop.advance(to: 1.05)
    layer.birthRate = 0
    loop.advance(to: 2)
    #expect(layer.shownChildren.count == 10)
    loop.advance(to: 2.55)
    #expect(layer.shownChildren.count == 5)
    loop.advance(to: 4)
    #expect(layer.shownChildren.isEmpty)
  }

  @Test func `a colour stands in the place of a white picture's`() throws {
    let (layer, _) = try emitter { $0.color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5) }
    loop.advance(to: 0.2)
    let particle = try #require(layer.shownChildren.first)
    #expect((particle.contents as? CGImage)?.tint == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(particle.opacity == 0.5)
  }

  @Test func `shapes send from within themselves`() throws {
    for shape in [CAEmitterLayerEmitterShape.line, .rectangle, .circle] {
      for mode in [CAEmitterLayerEmitterMode.points, .outline, .volume] {
        let (layer, _) = try emitter { $0.birthRate = 50 }
        (layer.emitterShape, layer.emitterMode) = (shape, mode)
        layer.emitterSize = CGSize(width: 40, height: 20)
        loop.advance(to: loop.now + 2)
        let reach = shape == .circle ? 40 : 20.0 as CGFloat
        for place in layer.shownChildren.map(\.position) {
          #expect(abs(place.x - 50) <= reach + 0.001 && abs(place.y - 20) <= max(10, reach) + 0.001)
        }
      }
    }
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity, -5, 1e30, 1e9])
  func `odd numbers do no harm`(value: Float) throws {
    let (layer, cell) = try emitter {
      ($0.birthRate, $0.lifetime) = (value, value)
      ($0.velocity, $0.scale, $0.spin) = (CGFloat(value), CGFloat(value), CGFloat(value))
    }
    loop.advance(to: 1)
    #expect(layer.shownChildren.count <= 500)
    (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (1_000, 10, value)
    loop.advance(to: 2)
    for particle in layer.shownChildren {
      #expect(particle.position.x.isFinite && particle.bounds.width.isFinite)
    }
    #expect(layer.shownChildren.count <= 500)
  }
}

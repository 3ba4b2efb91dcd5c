import Testing

@testable import QuartzCore

@MainActor @Suite struct `Keyframes on curves` {
  let stage = AnimatedLayer()

  private func keyframes(_ mode: CAAnimationCalculationMode = .linear) -> CAKeyframeAnimation {
    _ = stage.loop
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.duration = 1
    animation.calculationMode = mode
    return animation
  }

  private func place(at time: Double) -> [Double] {
    let position = stage.drawn(at: time).position
    return [Double(position.x), Double(position.y)]
  }

  /// Right 100, then down 300.
  private var corner: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    return path
  }

  @Test func `each end of a path's lines is a keyframe`() {
    let animation = keyframes()
    animation.path = corner
    stage.layer.add(animation, forKey: nil)
    #expect(near(place(at: 0.25), [50, 0]))
    #expect(near(place(at: 0.5), [100, 0]))
    #expect(near(place(at: 0.75), [100, 150]))
  }

  @Test func `at one speed a path's length counts`() {
    let animation = keyframes(.paced)
    animation.path = corner
    stage.layer.add(animation, forKey: nil)
    #expect(near(place(at: 0.25), [100, 0]))
    #expect(near(place(at: 0.5), [100, 100]))
  }

  @Test func `a curve is followed, and at one speed evenly`() {
    let arc = CGMutablePath()
    arc.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    let animation = keyframes(.paced)
    animation.path = arc
    stage.layer.add(animation, forKey: nil)
    for part in [0.1, 0.25, 0.5, 0.9] {
      let (x, y) = (place(at: part)[0], place(at: part)[1])
      #expect(abs(hypot(x, y) - 100) < 0.1)
      #expect(abs(atan2(y, x) - part * .pi / 2) < 0.01)
    }
  }

  @Test func `a layer turns with its path, and a reversed one looks back`() {
    for (mode, offset) in [(CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi)] {
      let animation = keyframes()
      animation.path = corner
      animation.rotationMode = mode
      animation.beginTime = stage.loop.now
      stage.layer.add(animation, forKey: "way")
      let start = stage.loop.now
      for (time, angle) in [(0.2, 0.0), (0.8, Double.pi / 2)] {
        let t = stage.drawn(at: start + time).transform
        #expect(abs(Double(t.m11) - cos(angle + offset)) < 1e-6)
        #expect(abs(Double(t.m12) - sin(angle + offset)) < 1e-6)
      }
    }
  }

  @Test func `a cubic animation goes through its values without corners`() {
    let animation = keyframes(.cubic)
    animation.values = [(0, 0), (100, 100), (200, 0)].map { CGPoint(x: $0.0, y: $0.1) }
    stage.layer.add(animation, forKey: nil)
    let before = place(at: 0.49)
    #expect(near(place(at: 0.5), [100, 100]))
    let after = place(at: 0.51)
    #expect(abs((100 - before[1]) - (100 - after[1])) < 1e-6 && 100 - before[1] < 0.5)
    #expect(place(at: 0.75)[1] > 50)
  }

  @Test func `tension tightens, and two values are a straight line`() {
    func middle(_ tensions: [NSNumber]?, _ values: [CGPoint]) -> Double {
      let animation = keyframes(.cubic)
      animation.values = values
      animation.tensionValues = tensions
      stage.layer.add(animation, forKey: "way")
      return place(at: stage.loop.now + 0.25)[1]
    }
    let values = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 0)]
    #expect(middle(nil, values) > middle([1, 1, 1], values))
    #expect(near([middle(nil, [.zero, CGPoint(x: 0, y: 100)])], [25]))
  }

  @Test func `what cannot be added up goes evenly`() {
    let animation = keyframes(.cubic)
    animation.keyPath = "transform"
    animation.values = [CATransform3DIdentity, CATransform3DMakeScale(3, 3, 1)]
    stage.layer.add(animation, forKey: nil)
    #expect(abs(stage.drawn(at: 0.5).transform.m11 - 2) < 1e-6)
  }

  // MARK: Runs and functions

  @Test func `cumulative runs begin where the last ended`() {
    _ = stage.loop
    let animation = stage.basic("position.x", from: 0.0, to: 100.0)
    animation.isCumulative = true
    animation.repeatCount = 3
    stage.layer.add(animation, forKey: nil)
    #expect(near(stage.xs([0.5, 1.5, 2.5]), [50, 150, 250]))
  }

  @Test func `a value function turns all the way round`() throws {
    _ = stage.loop
    let animation = stage.basic("transform", from: 0.0, to: 2 * Double.pi)
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    stage.layer.add(animation, forKey: nil)
    #expect(abs(stage.drawn(at: 0.25).transform.m12 - 1) < 1e-6)
    #expect(abs(stage.drawn(at: 0.5).transform.m11 + 1) < 1e-6)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "twist")) == nil)
    let scale = try #require(ValueFunction(.scale))
    #expect(scale.transform(of: .list([.number(2), .number(3), .number(4)]))?.m22 == 3)
    #expect(scale.transform(of: .number(2)) == nil)
  }

  @Test func `backwards an animation shows first what is last otherwise`() {
    _ = stage.loop
    let animation = stage.basic("position.x", from: 0.0, to: 100.0)
    animation.speed = -2
    let log = AnimationLog()
    animation.delegate = log
    stage.layer.add(animation, forKey: nil)
    #expect(near(stage.xs([0, 0.1, 0.25, 0.4]), [100, 80, 50, 20]))
    _ = stage.drawn(at: 0.6)
    #expect(log.lines == ["start", "stop true"] && stage.isIdle)
  }

  @Test func `a spring by its perceived duration swings as much as it bounces`() {
    let still = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    #expect(abs(still.perceptualDuration - 0.5) < 1e-9 && abs(still.bounce) < 1e-9)
    let wild = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.6)
    #expect(abs(wild.bounce - 0.6) < 1e-9 && wild.settlingDuration > still.settlingDuration)
    let slow = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
    #expect(abs(slow.bounce + 0.5) < 1e-9)
  }
}

@MainActor @Suite struct `Time of layers` {
  let stage = AnimatedLayer()

  /// The recipe of Apple's QA1673.
  private func pause(_ layer: CALayer) {
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = time
  }

  private func resume(_ layer: CALayer) {
    let paused = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
  }

  @Test(arguments: [false, true])
  func `a paused layer stands still and goes on where it was`(pausesParent: Bool) {
    _ = stage.loop
    let paused = pausesParent ? stage.screen : stage.layer
    stage.layer.add(stage.basic("position.x", from: 0.0, to: 100.0), forKey: nil)
    #expect(near(stage.xs([0.25]), [25]))
    pause(paused)
    #expect(near(stage.xs([0.5, 3]), [25, 25]))
    #expect(stage.loop.nextDeadline == nil)
    resume(paused)
    #expect(near(stage.xs([3, 3.5]), [25, 75]))
    _ = stage.drawn(at: 4)
    #expect(stage.isIdle)
  }

  @Test func `half the speed takes twice the time`() {
    _ = stage.loop
    stage.screen.speed = 0.5
    stage.layer.add(stage.basic("position.x", from: 0.0, to: 100.0), forKey: nil)
    #expect(near(stage.xs([1, 1.5]), [50, 75]))
    _ = stage.drawn(at: 2.1)
    #expect(stage.isIdle)
  }

  @Test func `a layer that stands still can be scrubbed by its time offset`() {
    _ = stage.loop
    stage.layer.speed = 0
    stage.layer.add(stage.basic("position.x", from: 0.0, to: 100.0), forKey: nil)
    for part in [0.1, 0.9, 0.4] {
      stage.layer.timeOffset = part
      #expect(near([Double(stage.layer.presented.position.x)], [100 * part]))
    }
    #expect(stage.loop.nextDeadline == nil || stage.layer.animations != nil)
  }

  @Test func `times convert between layers and back`() {
    _ = stage.loop
    stage.screen.speed = 2
    stage.layer.beginTime = 1
    stage.layer.timeOffset = 5
    #expect(abs(stage.layer.convertTime(3, from: nil) - 10) < 1e-9)
    #expect(abs(stage.layer.convertTime(10, to: nil) - 3) < 1e-9)
    #expect(abs(stage.layer.convertTime(6, from: stage.screen) - 10) < 1e-9)
  }
}

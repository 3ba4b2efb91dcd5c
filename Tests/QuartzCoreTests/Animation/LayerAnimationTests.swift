import Testing

@testable import QuartzCore

@MainActor @Suite struct `Layer animations` {
  let rig = AnimatedLayer()

  @Test func `what is drawn moves, the layer itself does not, and afterwards nothing is left`() {
    let loop = rig.loop
    rig.layer.position = .zero
    CATransaction.setDisableActions(true)
    rig.layer.add(rig.basic("position.x", from: 10.0, to: 20.0), forKey: "slide")

    #expect(near(rig.xs([0, 0.25, 0.5, 0.99]), [10, 12.5, 15, 19.9]))
    #expect(rig.layer.position == .zero)
    #expect(loop.nextDeadline != nil)
    #expect(near(rig.xs([1]), [0]))
    #expect(rig.isIdle)
  }

  @Test func `from, to and by stand for what is missing by what is below`() {
    rig.loop.settle()
    func half(_ from: Double?, _ to: Double?, _ by: Double?) -> Double {
      let rig = AnimatedLayer()
      _ = rig.loop
      rig.layer.cornerRadius = 100
      rig.layer.removeAllAnimations()
      let animation = rig.basic("cornerRadius", from: from, to: to)
      animation.byValue = by
      rig.layer.add(animation, forKey: nil)
      return Double(rig.drawn(at: 0.5).cornerRadius)
    }
    #expect(half(10, 20, nil) == 15)
    #expect(half(10, nil, 4) == 12)
    #expect(half(nil, 20, 4) == 18)
    #expect(half(10, nil, nil) == 55)
    #expect(half(nil, 20, nil) == 60)
    #expect(half(nil, nil, 4) == 102)
    #expect(half(nil, nil, nil) == 100)
  }

  @Test func `a timing function sets the pace`() {
    _ = rig.loop
    let animation = rig.basic("position.x", from: 0.0, to: 1.0)
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    rig.layer.add(animation, forKey: nil)

    let times = [0.1, 0.25, 0.5, 0.75, 0.9]
    #expect(near(rig.xs(times), [0.017, 0.0935, 0.3154, 0.6219, 0.8394], within: 6e-5))
  }

  @Test func `an animation that begins later is waited for without frames`() {
    let loop = rig.loop
    let animation = rig.basic("position.x", from: 1.0, to: 2.0)
    animation.beginTime = 10
    animation.fillMode = .backwards
    rig.layer.add(animation, forKey: nil)
    loop.settle()

    #expect(loop.nextDeadline == 10)
    #expect(near(rig.xs([5, 10, 10.5, 11]), [1, 1, 1.5, 0]))
    #expect(rig.isIdle)
  }

  @Test func `what fills forwards and is not removed stays, and costs no frame`() {
    let loop = rig.loop
    let animation = rig.basic("position.x", from: 1.0, to: 2.0)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    let log = AnimationLog()
    animation.delegate = log
    rig.layer.add(animation, forKey: "stay")

    #expect(near(rig.xs([1, 50]), [2, 2]))
    #expect(loop.nextDeadline == nil)
    rig.layer.removeAnimation(forKey: "stay")
    #expect(near(rig.xs([51]), [0]))
    #expect(log.lines == ["start", "stop true"])
    #expect(rig.isIdle)
  }

  @Test func `the delegate hears of start and end, and of an end that came too early`() {
    _ = rig.loop
    let log = AnimationLog()
    let first = rig.basic("opacity", from: 0.0, to: 1.0)
    first.delegate = log
    rig.layer.add(first, forKey: "a")
    _ = rig.drawn(at: 0.5)
    #expect(log.lines == ["start"])

    let second = rig.basic("opacity", from: 0.0, to: 1.0)
    second.delegate = log
    rig.layer.add(second, forKey: "a")
    #expect(log.lines == ["start", "stop false"])
    _ = rig.drawn(at: 3)
    #expect(log.lines == ["start", "stop false", "start", "stop true"])
  }

  @Test func `an additive animation is on top of the others`() {
    _ = rig.loop
    rig.layer.add(rig.basic("position.x", from: 0.0, to: 10.0), forKey: "a")
    let shake = rig.basic("position.x", from: 100.0, to: 100.0)
    shake.isAdditive = true
    rig.layer.add(shake, forKey: "b")

    #expect(near(rig.xs([0.5]), [105]))
    #expect(rig.layer.animationKeys() == ["a", "b"])
  }

  @Test func `keyframes pass through their values at their times`() {
    _ = rig.loop
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0.0, 10.0, 40.0]
    animation.keyTimes = [0, 0.2, 1]
    animation.duration = 1
    rig.layer.add(animation, forKey: nil)

    #expect(near(rig.xs([0.1, 0.2, 0.6, 0.999]), [5, 10, 25, 39.9625]))
  }

  @Test func `discrete keyframes jump, paced ones keep one speed`() {
    func xs(_ mode: CAAnimationCalculationMode, _ times: [Double]) -> [Double] {
      let rig = AnimatedLayer()
      _ = rig.loop
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0.0, 10.0, 40.0, 50.0]
      animation.duration = 1
      animation.calculationMode = mode
      rig.layer.add(animation, forKey: nil)
      return rig.xs(times)
    }
    #expect(near(xs(.discrete, [0.1, 0.3, 0.6, 0.9]), [0, 10, 40, 50]))
    #expect(near(xs(.paced, [0.1, 0.3, 0.6, 0.9]), [5, 15, 30, 45]))
  }

  @Test func `a group's members run in its time and end with it`() {
    _ = rig.loop
    let slide = rig.basic("position.x", from: 0.0, to: 10.0, seconds: 4)
    let fade = rig.basic("opacity", from: 0.0, to: 1.0, seconds: 0)
    let late = rig.basic("cornerRadius", from: 5.0, to: 7.0, seconds: 1)
    late.beginTime = 1
    let group = CAAnimationGroup()
    group.animations = [slide, fade, late]
    group.duration = 2
    rig.layer.add(group, forKey: "g")

    let half = rig.drawn(at: 0.5)
    #expect(
      near([Double(half.position.x), Double(half.opacity), Double(half.cornerRadius)], [1.25, 0.25, 0]))
    #expect(near([Double(rig.drawn(at: 1.5).cornerRadius)], [6]))
    #expect(near(rig.xs([1.99, 2]), [4.975, 0]))
    #expect(rig.isIdle)
  }

  @Test func `a spring follows its curve and not its duration`() {
    _ = rig.loop
    let animation = CASpringAnimation(keyPath: "position.x")
    animation.fromValue = 0.0
    animation.toValue = 1.0
    animation.duration = animation.settlingDuration
    rig.layer.add(animation, forKey: nil)

    let spring = SpringCurve(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
    let times = [0.1, 0.3, 0.5]
    #expect(near(rig.xs(times), times.map { spring.progress(at: $0) }))
  }

  @Test func `colours fade in their own hue, transforms turn`() {
    _ = rig.loop
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    rig.layer.add(rig.basic("backgroundColor", to: red), forKey: "c")
    rig.layer.add(rig.basic("transform.rotation.z", from: 0.0, to: Double.pi), forKey: "t")

    let half = rig.drawn(at: 0.5)
    #expect(half.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(`Transform parts`.almost(half.transform, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
  }

  @Test func `animations that never end are lost off the screen`() {
    let loop = rig.loop
    let log = AnimationLog()
    let spin = rig.basic("transform.rotation.z", from: 0.0, to: 6.28)
    spin.repeatCount = .infinity
    spin.delegate = log
    rig.layer.add(spin, forKey: "spin")
    _ = rig.drawn(at: 100)
    #expect(loop.nextDeadline != nil)

    rig.layer.removeFromSuperlayer()
    loop.advance(to: 101)
    #expect(log.lines == ["start", "stop false"])
    #expect(rig.isIdle)
  }

  @Test func `nonsense animates nothing and ends`() {
    _ = rig.loop
    rig.layer.add(rig.basic("", from: 0.0, to: 1.0), forKey: nil)
    rig.layer.add(rig.basic("nowhere.x", from: 0.0, to: 1.0), forKey: nil)
    rig.layer.add(rig.basic("position.q", from: 0.0, to: 1.0), forKey: nil)
    rig.layer.add(rig.basic("position", from: "a", to: "b"), forKey: nil)
    let odd = rig.basic("position.x", from: Double.nan, to: 1.0, seconds: .nan)
    odd.beginTime = .nan
    odd.speed = .nan
    rig.layer.add(odd, forKey: "odd")
    _ = rig.drawn(at: 0.5)
    rig.layer.removeAnimation(forKey: "odd")
    _ = rig.drawn(at: 2)

    #expect(rig.layer.presented.position == .zero)
    #expect(rig.isIdle)
  }
}

@MainActor @Suite struct `Animated drawings` {
  let rig = AnimatedLayer()

  @Test func `a path moves step by step, the other settings of the shape stay`() {
    _ = rig.loop
    let shape = CAShapeLayer()
    rig.layer.addSublayer(shape)
    shape.path = CGPath(elements: [.move(.zero), .line(CGPoint(x: 10, y: 0)), .close])
    shape.fillRule = .evenOdd
    let wide = CGPath(elements: [.move(.zero), .line(CGPoint(x: 30, y: 20)), .close])
    shape.add(rig.basic("path", to: wide), forKey: nil)
    shape.add(rig.basic("strokeEnd", from: 0.0, to: 1.0), forKey: nil)
    rig.loop.advance(to: 0.5)

    let drawn = shape.presented as? CAShapeLayer
    #expect(drawn?.path?.elements == [.move(.zero), .line(CGPoint(x: 20, y: 10)), .close])
    #expect(drawn?.strokeEnd == CGFloat(0.5) && drawn?.fillRule == .evenOdd)
    #expect(shape.strokeEnd == CGFloat(1))
  }

  @Test func `paths of other steps, and lists of other lengths, jump`() {
    let a = AnimatedValue.path([.move(.zero)])
    let b = AnimatedValue.path([.close])
    #expect(a.interpolated(to: b, 0.5) == b)
    let one = AnimatedValue.list([.number(1)])
    let two = AnimatedValue.list([.number(3), .number(4)])
    #expect(one.interpolated(to: two, 0.5) == two)
    #expect(one.interpolated(to: .list([.number(3)]), 0.5) == .list([.number(2)]))
  }

  @Test func `a gradient's colours and places flow`() {
    _ = rig.loop
    let gradient = CAGradientLayer()
    rig.layer.addSublayer(gradient)
    let (black, white) = (CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1))
    gradient.colors = [black, white]
    gradient.locations = [0, 1]
    gradient.add(rig.basic("colors", to: [white, white]), forKey: nil)
    gradient.add(rig.basic("locations", to: [0.5, 1.0]), forKey: nil)
    rig.loop.advance(to: 0.5)

    let stops = (gradient.presented as? CAGradientLayer)?.stops ?? []
    #expect(stops.map(\.color) == [CGColor(gray: 0.5, alpha: 1), white])
    #expect(near(stops.map { Double($0.location) }, [0.25, 1]))
  }

  @Test func `a mask's animation runs, as it is on the screen with what it masks`() {
    _ = rig.loop
    let mask = CALayer()
    rig.layer.mask = mask
    mask.add(rig.basic("position.x", from: 0.0, to: 10.0), forKey: nil)
    rig.loop.advance(to: 0.5)
    #expect(mask.presented.position.x == 5)
  }
}

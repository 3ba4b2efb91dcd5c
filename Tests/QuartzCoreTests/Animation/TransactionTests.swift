import Testing

@testable import QuartzCore

@MainActor @Suite struct `Transactions` {
  let rig = AnimatedLayer()

  @Test func `a changed property slides there in a quarter of a second, by the default curve`() {
    _ = rig.loop
    rig.layer.position.x = 100

    #expect(rig.layer.position.x == 100)
    let xs = rig.xs([0, 0.025, 0.0625, 0.125, 0.1875, 0.225])
    #expect(near(xs, [0, 9.48, 40.85, 80.24, 96.05, 99.43], within: 6e-3))
    #expect(near(rig.xs([0.25]), [100]))
    rig.loop.advance(to: 0.3)
    #expect(rig.isIdle)
  }

  @Test func `a second change sets out from what is drawn`() {
    _ = rig.loop
    rig.layer.position.x = 100
    let x = rig.xs([0.1])[0]
    rig.layer.position.x = 0

    #expect(near(rig.xs([0.1]), [x]))
    #expect(rig.layer.animationKeys() == ["position"])
  }

  @Test func `duration, pace and silence are the innermost transaction's`() {
    _ = rig.loop
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    rig.layer.position.x = 100
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    rig.layer.cornerRadius = 8
    CATransaction.commit()
    rig.layer.opacity = 0
    CATransaction.commit()

    #expect(rig.layer.animationKeys() == ["position", "opacity"])
    let half = rig.drawn(at: 1)
    #expect(half.position.x == 50 && half.opacity == 0.5 && half.cornerRadius == 8)
    let usual = 0.25
    #expect(CATransaction.animationDuration() == usual && !CATransaction.disableActions())
  }

  @Test func `what is set outside of transactions ends with the turn`() {
    let loop = rig.loop
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    rig.layer.position.x = 100
    #expect(rig.layer.animationKeys() == nil)

    loop.settle()
    #expect(!CATransaction.disableActions())
    rig.layer.position.x = 200
    #expect(rig.layer.animationKeys() == ["position"])
  }

  @Test func `the completion block waits for all animations added after it`() {
    let loop = rig.loop
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("done") }
    rig.layer.add(rig.basic("opacity", from: 0.0, to: 1.0, seconds: 0.5), forKey: nil)
    CATransaction.begin()
    rig.layer.add(rig.basic("opacity", from: 0.0, to: 1.0, seconds: 1), forKey: nil)
    CATransaction.commit()
    CATransaction.commit()

    loop.advance(to: 0.9)
    #expect(log == [])
    loop.advance(to: 1)
    #expect(log == ["done"])
  }

  @Test func `without animations the completion comes with the commit`() {
    _ = rig.loop
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("done") }
    CATransaction.setDisableActions(true)
    rig.layer.position.x = 3
    #expect(log == [])
    CATransaction.commit()
    #expect(log == ["done"])
  }

  @Test func `layers that were never drawn do not animate by themselves`() {
    _ = rig.loop
    let alone = CALayer()
    alone.position.x = 10
    #expect(alone.animationKeys() == nil)
    rig.layer.addSublayer(alone)
    alone.position.x = 20
    #expect(alone.animationKeys() == nil)

    rig.loop.settle()
    alone.position.x = 30
    #expect(alone.animationKeys() == ["position"])
  }

  @Test func `actions replace the default, or forbid it`() {
    _ = rig.loop
    let slow = CABasicAnimation(keyPath: "position")
    slow.duration = 4
    rig.layer.actions = ["position": slow, "opacity": NSNull()]
    rig.layer.opacity = 0
    rig.layer.position.x = 100

    #expect(rig.layer.animationKeys() == ["position"])
    rig.loop.advance(to: 3)
    #expect(rig.layer.animationKeys() == ["position"])
  }

  @Test func `the superlayer's perspective is drawn as it is just now`() {
    _ = rig.loop
    var eye = CATransform3DIdentity
    eye.m34 = -1.0 / 500
    rig.screen.add(rig.basic("sublayerTransform", from: eye, to: eye), forKey: nil)

    #expect(rig.layer.presentedTransform.m34 == eye.m34)
    #expect(rig.layer.transformInSuperlayer == CATransform3DIdentity)
  }
}

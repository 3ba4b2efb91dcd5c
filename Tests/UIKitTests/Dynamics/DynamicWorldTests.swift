import Testing

@testable import UIKit

/// Worlds of one or two bodies of 100 by 100 points, without views.
@Suite struct `Bodies under forces` {
  private func body(at x: CGFloat = 0, _ y: CGFloat = 0) -> DynamicBody {
    DynamicBody(position: CGPoint(x: x, y: y), size: CGSize(width: 100, height: 100))
  }

  /// Goes on for so many seconds.
  private func run(_ world: inout DynamicWorld, _ seconds: CGFloat) {
    for _ in 0..<Int((seconds / DynamicsConstants.step).rounded()) { world.step() }
  }

  @Test(arguments: [0.5, 1.0, 2.0])
  func `a spring that does not swing comes in as its equation says`(frequency: Double) {
    var world = DynamicWorld(bodies: [body(at: 0, 100)])
    world.joints = [
      DynamicJoint(
        first: (0, .zero), second: .place(.zero), length: 0,
        law: JointLaw(frequency: frequency, damping: 1))
    ]
    let omega = 2 * Double.pi * frequency
    for step in 1...8 {
      run(&world, 0.1)
      let time = 0.1 * Double(step)
      let exact = 100 * (1 + omega * time) * exp(-omega * time)
      #expect(abs(Double(world.bodies[0].position.y) - exact) < 2, "after \(time) s")
    }
  }

  @Test func `a spring swings at its frequency`() {
    var world = DynamicWorld(bodies: [body(at: 0, 100)])
    world.joints = [
      DynamicJoint(
        first: (0, .zero), second: .place(.zero), length: 0, law: JointLaw(frequency: 1, damping: 0.1))
    ]
    run(&world, 0.5)
    // Half a period on it is on the other side, at -72.9 by the equation; solving at the end of steps brakes
    // a little.
    #expect(abs(world.bodies[0].position.y + 72.9) < 4)
  }

  @Test func `no spring is too stiff to be calculated`() {
    var world = DynamicWorld(bodies: [body(at: 0, 100)])
    world.joints = [
      DynamicJoint(
        first: (0, .zero), second: .place(.zero), length: 0, law: JointLaw(frequency: 5000, damping: 0))
    ]
    for _ in 0..<500 {
      world.step()
      #expect(abs(world.bodies[0].position.y) <= 100)
    }
    #expect(abs(world.bodies[0].position.y) < 1)
  }

  @Test func `what falls has gone half of g t squared`() {
    var world = DynamicWorld(bodies: [body()])
    world.forces = [DynamicForce(body: 0, acceleration: CGVector(dx: 0, dy: 1000))]
    run(&world, 1)
    #expect(abs(world.bodies[0].velocity.dy - 1000) < 0.001)
    #expect(abs(world.bodies[0].position.y - 500) < 3)
  }

  @Test func `a rod keeps its length while what hangs on it swings`() {
    var world = DynamicWorld(bodies: [body(at: 200, 0)])
    world.forces = [DynamicForce(body: 0, acceleration: CGVector(dx: 0, dy: 1000))]
    world.joints = [DynamicJoint(first: (0, .zero), second: .place(.zero), length: 200, law: JointLaw())]
    for _ in 0..<480 {
      world.step()
      #expect(abs(hypot(world.bodies[0].position.x, world.bodies[0].position.y) - 200) < 4)
    }
    #expect(world.bodies[0].position.y > -10)
  }

  @Test func `a body comes to rest on a wall, and pushes one that is lighter away`() {
    var world = DynamicWorld(bodies: [body(at: 0, -200)])
    world.forces = [DynamicForce(body: 0, acceleration: CGVector(dx: 0, dy: 1000))]
    world.colliders = [([0], [DynamicWall(from: CGPoint(x: -500, y: 0), to: CGPoint(x: 500, y: 0))])]
    run(&world, 4)
    #expect(abs(world.bodies[0].position.y + 50) < 1)
    #expect(world.touches == [DynamicTouch(collider: 0, body: 0, other: .wall(0))])

    var pair = DynamicWorld(bodies: [body(at: -150, 0), body(at: 0, 0)])
    pair.bodies[0].velocity.dx = 300
    pair.bodies[1].traits.density = 0.5
    pair.colliders = [([0, 1], [])]
    run(&pair, 1)
    #expect(pair.bodies[1].velocity.dx > pair.bodies[0].velocity.dx)
    // Nothing is lost of what the two have together.
    #expect(abs(pair.bodies[0].velocity.dx + pair.bodies[1].velocity.dx / 2 - 300) < 0.01)
  }

  @Test func `what is slow for half a second rests, and not before`() {
    var world = DynamicWorld(bodies: [body()])
    run(&world, 0.4)
    #expect(!world.isAtRest)
    run(&world, 0.11)
    #expect(world.isAtRest)
    world.wake()
    #expect(!world.isAtRest)
  }

  @Test func `a place that is no number is never taken`() {
    var world = DynamicWorld(bodies: [body()])
    world.forces = [DynamicForce(body: 0, acceleration: CGVector(dx: .infinity, dy: .nan))]
    run(&world, 0.1)
    #expect(world.bodies[0].position == .zero)
  }
}

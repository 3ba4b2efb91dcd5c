// A rod or a spring that holds a body at a distance from a place, or from another body.
//
// The spring is solved at the end of each step (implicitly), so that no frequency and no damping makes it
// explode: the soft constraint of rigid body engines, in which a spring of f hertz and damping ratio z pulls
// with k = m (2πf)² and brakes with 2 m z 2πf.

import QuartzCore

/// How a joint gives way.
struct JointLaw: Equatable, Sendable {
  /// Cycles per second; 0 gives not at all.
  var frequency: CGFloat = 0
  /// 1 comes to rest without swinging past.
  var damping: CGFloat = 0

  /// For a body of `inverseMass` and a step of `step` seconds: how much the joint gives by the impulse it has
  /// taken, and the speed with which it takes an error back, per point.
  func response(_ inverseMass: CGFloat, step: CGFloat) -> (give: CGFloat, pull: CGFloat) {
    guard frequency > 0, inverseMass > 0 else { return (0, DynamicsConstants.correction / step) }
    let omega = 2 * CGFloat.pi * frequency
    let mass = 1 / inverseMass
    let brake = 2 * mass * max(0, damping) * omega
    let stiffness = mass * omega * omega
    let give = 1 / (step * (brake + step * stiffness))
    return (give, step * stiffness * give)
  }
}

/// A joint between two bodies, or between a body and a place.
struct DynamicJoint: Sendable {
  enum End: Equatable, Sendable {
    case place(CGPoint)
    /// The body's number, and where on it, from its centre.
    case body(Int, CGVector)
  }

  let first: (body: Int, offset: CGVector)
  let second: End
  /// Points that lie between the two.
  let length: CGFloat
  let law: JointLaw

  /// The lines along which the joint pulls, each with what the bodies there weigh, in one step.
  struct Line: Sendable {
    var direction: CGVector
    /// How far the bodies are from where the joint wants them along the line, in points.
    var error: CGFloat
    var arm: CGVector
    var otherArm = CGVector.zero
    var give: CGFloat
    var pull: CGFloat
    /// The impulse in the step so far.
    var impulse: CGFloat = 0
  }

  /// A joint of some length pulls along itself; one without holds both coordinates.
  func lines(in bodies: [DynamicBody], step: CGFloat) -> [Line] {
    let body = bodies[first.body]
    let arm = body.arm(first.offset)
    var (place, otherArm) = (CGPoint.zero, CGVector.zero)
    switch second {
    case .place(let fixed): place = fixed
    case .body(let number, let offset):
      otherArm = bodies[number].arm(offset)
      place = CGPoint(
        x: bodies[number].position.x + otherArm.dx, y: bodies[number].position.y + otherArm.dy)
    }
    let span = CGVector(
      dx: body.position.x + arm.dx - place.x, dy: body.position.y + arm.dy - place.y)
    let distance = hypot(span.dx, span.dy)
    guard distance.isFinite else { return [] }
    let pulls: [(CGVector, CGFloat)] =
      if length <= 0 {
        [(CGVector(dx: 1, dy: 0), span.dx), (CGVector(dx: 0, dy: 1), span.dy)]
      } else if distance > 0 {
        [(CGVector(dx: span.dx / distance, dy: span.dy / distance), distance - length)]
      } else { [] }
    return pulls.compactMap { direction, error in
      let weight = inverseWeight(along: direction, arm, otherArm, bodies)
      guard weight > 0 else { return nil }
      let (give, pull) = law.response(weight, step: step)
      return Line(
        direction: direction, error: error, arm: arm, otherArm: otherArm, give: give, pull: pull)
    }
  }

  private func inverseWeight(
    along direction: CGVector, _ arm: CGVector, _ otherArm: CGVector, _ bodies: [DynamicBody]
  ) -> CGFloat {
    let turn = arm.dx * direction.dy - arm.dy * direction.dx
    var weight = bodies[first.body].inverseMass + bodies[first.body].inverseInertia * turn * turn
    if case .body(let number, _) = second {
      let turn = otherArm.dx * direction.dy - otherArm.dy * direction.dx
      weight += bodies[number].inverseMass + bodies[number].inverseInertia * turn * turn
    }
    return weight
  }

  /// Pulls once along `line`.
  func pull(_ line: inout Line, _ bodies: inout [DynamicBody]) {
    var speed = bodies[first.body].velocity(at: line.arm)
    if case .body(let number, _) = second {
      let other = bodies[number].velocity(at: line.otherArm)
      speed = CGVector(dx: speed.dx - other.dx, dy: speed.dy - other.dy)
    }
    let along = speed.dx * line.direction.dx + speed.dy * line.direction.dy
    let weight = inverseWeight(along: line.direction, line.arm, line.otherArm, bodies)
    let impulse = -(along + line.pull * line.error + line.give * line.impulse) / (weight + line.give)
    line.impulse += impulse
    let blow = CGVector(dx: line.direction.dx * impulse, dy: line.direction.dy * impulse)
    bodies[first.body].take(blow, at: line.arm)
    if case .body(let number, _) = second {
      bodies[number].take(CGVector(dx: -blow.dx, dy: -blow.dy), at: line.otherArm)
    }
  }
}

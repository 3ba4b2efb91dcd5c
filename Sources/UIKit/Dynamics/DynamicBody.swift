// The things that move: rectangles with a place, a speed and a mass.

import QuartzCore

/// Numbers of the physics that Apple does not document, in one place.
enum DynamicsConstants {
  /// Seconds of one step of the solver: four to a frame, so that stiff springs stay close to their law
  /// (uncertain).
  static let step: CGFloat = 1 / 240
  /// Rounds over the joints and contacts of a step; eight is what rigid body engines take (uncertain).
  static let iterations = 8
  /// The part of a rigid joint's or contact's error that a step takes away (uncertain).
  static let correction: CGFloat = 0.2
  /// Under this speed, in points and radians per second, a body may come to rest (uncertain).
  static let restSpeed: CGFloat = 0.2
  /// Seconds of slowness after which everything rests (uncertain).
  static let restTime: CGFloat = 0.5
  /// The behaviour of a contact without a word of `UIDynamicItemBehavior`: how much of the speed comes back,
  /// and how much of the pressure slows sliding (uncertain).
  static let elasticity: CGFloat = 0.2
  static let friction: CGFloat = 0.2
  /// Under this speed of approach, in points per second, nothing bounces back (uncertain).
  static let bounceSpeed: CGFloat = 20
  /// Points per second squared of a gravity of magnitude 1 (Apple's documentation of `UIGravityBehavior`).
  static let gravity: CGFloat = 1000
  /// Points per second squared that a push of magnitude 1 gives 100 by 100 points of density 1 (Apple's
  /// documentation of `UIPushBehavior`).
  static let push: CGFloat = 100
  /// Cycles per second of the spring that a snap pulls with (uncertain).
  static let snapFrequency: CGFloat = 3
}

/// The properties of a body that a `UIDynamicItemBehavior` sets.
struct BodyTraits: Equatable, Sendable {
  var elasticity = DynamicsConstants.elasticity
  var friction = DynamicsConstants.friction
  /// Mass by area; 1 gives 100 by 100 points the mass 1.
  var density: CGFloat = 1
  /// How fast speed is lost by itself, per second.
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var allowsRotation = true
  var isAnchored = false
}

/// A rectangle that forces move. Lengths in points, times in seconds, angles in radians, clockwise.
struct DynamicBody: Equatable, Sendable {
  /// Of the centre.
  var position: CGPoint
  var velocity = CGVector.zero
  var angle: CGFloat = 0
  var angularVelocity: CGFloat = 0
  var size: CGSize
  var traits = BodyTraits()
  /// The angle that its item was last given.
  var shownAngle: CGFloat = 0

  /// One over the mass; 0 for what nothing moves.
  var inverseMass: CGFloat {
    let area = max(1, size.width * size.height) / 10_000
    guard !traits.isAnchored, traits.density > 0, area.isFinite else { return 0 }
    return 1 / (traits.density * area)
  }

  /// One over the moment of inertia of the rectangle about its centre; 0 for what does not turn.
  var inverseInertia: CGFloat {
    let square = size.width * size.width + size.height * size.height
    guard traits.allowsRotation, square > 0 else { return 0 }
    return inverseMass * 12 / square
  }

  /// From the centre to what is at `offset` in the body's own coordinates.
  func arm(_ offset: CGVector) -> CGVector {
    if angle == 0 { return offset }
    return CGVector(
      dx: offset.dx * cos(angle) - offset.dy * sin(angle), dy: offset.dx * sin(angle) + offset.dy * cos(angle)
    )
  }

  /// The speed of the place at the end of `arm`.
  func velocity(at arm: CGVector) -> CGVector {
    CGVector(dx: velocity.dx - angularVelocity * arm.dy, dy: velocity.dy + angularVelocity * arm.dx)
  }

  /// Takes a blow at the end of `arm`.
  mutating func take(_ impulse: CGVector, at arm: CGVector) {
    velocity.dx += impulse.dx * inverseMass
    velocity.dy += impulse.dy * inverseMass
    angularVelocity += (arm.dx * impulse.dy - arm.dy * impulse.dx) * inverseInertia
  }

  /// Loses speed by resistance for `step` seconds.
  mutating func resist(for step: CGFloat) {
    let kept = 1 / (1 + step * max(0, traits.resistance))
    velocity.dx *= kept
    velocity.dy *= kept
    angularVelocity *= 1 / (1 + step * max(0, traits.angularResistance))
  }

  /// Moves on for `step` seconds. A body whose place would be no number stays where it was.
  mutating func move(for step: CGFloat) {
    let next = CGPoint(x: position.x + velocity.dx * step, y: position.y + velocity.dy * step)
    guard next.x.isFinite, next.y.isFinite, !traits.isAnchored else {
      velocity = .zero
      angularVelocity = 0
      return
    }
    position = next
    angle += angularVelocity.isFinite ? angularVelocity * step : 0
  }

  var isSlow: Bool {
    hypot(velocity.dx, velocity.dy) < DynamicsConstants.restSpeed
      && abs(angularVelocity) < DynamicsConstants.restSpeed
  }
}

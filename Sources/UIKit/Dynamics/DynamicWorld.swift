// All bodies of an animator, and what is done to them in a step.

import QuartzCore

/// A constant push.
struct DynamicForce: Equatable, Sendable {
  let body: Int
  /// Points per second squared; what the body's mass makes of a force is already in it.
  var acceleration: CGVector
}

/// Bodies and what acts on them; pure, so that a step can be tried without views.
struct DynamicWorld: Sendable {
  var bodies: [DynamicBody] = []
  var forces: [DynamicForce] = []
  var joints: [DynamicJoint] = []
  /// Bodies, by number, that bounce off one another, and the walls that they bounce off.
  var colliders: [(bodies: [Int], walls: [DynamicWall])] = []
  /// Seconds for which everything has been slow.
  private(set) var slowFor: CGFloat = 0
  /// Of the last step: which bodies touched what.
  private(set) var touches: Set<DynamicTouch> = []

  var isAtRest: Bool { slowFor >= DynamicsConstants.restTime }

  mutating func wake() { slowFor = 0 }

  /// Goes on by one step of `DynamicsConstants.step` seconds.
  mutating func step() {
    let step = DynamicsConstants.step
    for force in forces where !bodies[force.body].traits.isAnchored {
      bodies[force.body].velocity.dx += force.acceleration.dx * step
      bodies[force.body].velocity.dy += force.acceleration.dy * step
    }
    for number in bodies.indices { bodies[number].resist(for: step) }
    var lines = joints.map { $0.lines(in: bodies, step: step) }
    var contacts = findContacts()
    for _ in 0..<DynamicsConstants.iterations {
      for (number, joint) in joints.enumerated() {
        for line in lines[number].indices { joint.pull(&lines[number][line], &bodies) }
      }
      for number in contacts.indices { contacts[number].press(&bodies) }
    }
    for number in bodies.indices { bodies[number].move(for: step) }
    for contact in contacts { contact.separate(&bodies) }
    slowFor = bodies.allSatisfy(\.isSlow) ? slowFor + step : 0
  }

  private mutating func findContacts() -> [DynamicContact] {
    var contacts: [DynamicContact] = []
    touches = []
    for (set, collider) in colliders.enumerated() {
      for (place, body) in collider.bodies.enumerated() {
        for (wall, shape) in collider.walls.enumerated() {
          guard let contact = DynamicContact.between(body, and: shape, bodies) else { continue }
          contacts.append(contact)
          touches.insert(DynamicTouch(collider: set, body: body, other: .wall(wall)))
        }
        for other in collider.bodies[..<place] {
          guard let contact = DynamicContact.between(body, and: other, bodies) else { continue }
          contacts.append(contact)
          touches.insert(DynamicTouch(collider: set, body: body, other: .body(other)))
        }
      }
    }
    return contacts
  }
}

/// That a body touches something.
struct DynamicTouch: Hashable, Sendable {
  enum Other: Hashable, Sendable {
    case body(Int)
    /// The wall's number in its collider.
    case wall(Int)
  }

  let collider: Int
  let body: Int
  let other: Other
}

// Bodies that touch a wall or one another. Contacts push at the centres: what collides does not begin to
// turn.

import QuartzCore

/// A straight wall from one place to another, hard on both sides.
struct DynamicWall: Equatable, Sendable {
  var from: CGPoint
  var to: CGPoint
}

/// A body pressed against a wall or another body, in one step.
struct DynamicContact: Sendable {
  let body: Int
  /// nil: a wall.
  let other: Int?
  /// From the other to the body; of length 1.
  let normal: CGVector
  /// How far they are inside each other, in points; never under 0.
  let depth: CGFloat
  private var pressed: CGFloat = 0
  private var slid: CGFloat = 0
  private var rebound: CGFloat = 0

  private init(_ body: Int, _ other: Int?, _ normal: CGVector, _ depth: CGFloat, _ bodies: [DynamicBody]) {
    (self.body, self.other, self.normal, self.depth) = (body, other, normal, depth)
    let approach = speed(bodies, along: normal)
    if approach < -DynamicsConstants.bounceSpeed {
      rebound =
        -approach
        * max(bodies[body].traits.elasticity, other.map { bodies[$0].traits.elasticity } ?? 0)
    }
  }

  /// nil where they do not touch. Rectangles count as lying along the axes.
  static func between(_ body: Int, and other: Int, _ bodies: [DynamicBody]) -> DynamicContact? {
    let (a, b) = (bodies[body], bodies[other])
    let apart = CGVector(dx: a.position.x - b.position.x, dy: a.position.y - b.position.y)
    let overlap = CGSize(
      width: (a.size.width + b.size.width) / 2 - abs(apart.dx),
      height: (a.size.height + b.size.height) / 2 - abs(apart.dy))
    guard overlap.width > 0, overlap.height > 0 else { return nil }
    if overlap.width < overlap.height {
      return DynamicContact(body, other, CGVector(dx: apart.dx < 0 ? -1 : 1, dy: 0), overlap.width, bodies)
    }
    return DynamicContact(body, other, CGVector(dx: 0, dy: apart.dy < 0 ? -1 : 1), overlap.height, bodies)
  }

  /// nil where they do not touch. The body is pushed to the side on which its centre is, or where it came
  /// from.
  static func between(_ body: Int, and wall: DynamicWall, _ bodies: [DynamicBody]) -> DynamicContact? {
    let box = bodies[body]
    let along = CGVector(dx: wall.to.x - wall.from.x, dy: wall.to.y - wall.from.y)
    let length = hypot(along.dx, along.dy)
    guard length > 0, length.isFinite else { return nil }
    var normal = CGVector(dx: -along.dy / length, dy: along.dx / length)
    let centre = CGVector(dx: box.position.x - wall.from.x, dy: box.position.y - wall.from.y)
    var distance = centre.dx * normal.dx + centre.dy * normal.dy
    if distance < 0 {
      normal = CGVector(dx: -normal.dx, dy: -normal.dy)
      distance = -distance
    }
    let reach = abs(normal.dx) * box.size.width / 2 + abs(normal.dy) * box.size.height / 2
    let place = (centre.dx * along.dx + centre.dy * along.dy) / length
    let side = abs(normal.dy) * box.size.width / 2 + abs(normal.dx) * box.size.height / 2
    guard distance < reach, place > -side, place < length + side else { return nil }
    return DynamicContact(body, nil, normal, reach - distance, bodies)
  }

  private func speed(_ bodies: [DynamicBody], along direction: CGVector) -> CGFloat {
    var speed = bodies[body].velocity
    if let other {
      speed.dx -= bodies[other].velocity.dx
      speed.dy -= bodies[other].velocity.dy
    }
    return speed.dx * direction.dx + speed.dy * direction.dy
  }

  /// Pushes apart and brakes what slides, once.
  mutating func press(_ bodies: inout [DynamicBody]) {
    let weight = bodies[body].inverseMass + (other.map { bodies[$0].inverseMass } ?? 0)
    guard weight > 0 else { return }
    let before = pressed
    pressed = max(0, pressed + (rebound - speed(bodies, along: normal)) / weight)
    strike(normal, pressed - before, &bodies)
    let tangent = CGVector(dx: -normal.dy, dy: normal.dx)
    let rub =
      (bodies[body].traits.friction + (other.map { bodies[$0].traits.friction } ?? 0))
      / (other == nil ? 1 : 2)
    let limit = max(0, rub) * pressed
    let slidBefore = slid
    slid = max(-limit, min(limit, slid - speed(bodies, along: tangent) / weight))
    strike(tangent, slid - slidBefore, &bodies)
  }

  private func strike(_ direction: CGVector, _ impulse: CGFloat, _ bodies: inout [DynamicBody]) {
    let blow = CGVector(dx: direction.dx * impulse, dy: direction.dy * impulse)
    bodies[body].take(blow, at: .zero)
    if let other { bodies[other].take(CGVector(dx: -blow.dx, dy: -blow.dy), at: .zero) }
  }

  /// Moves what is inside each other apart by a part of the depth.
  func separate(_ bodies: inout [DynamicBody]) {
    let weight = bodies[body].inverseMass + (other.map { bodies[$0].inverseMass } ?? 0)
    guard weight > 0 else { return }
    let move = depth * DynamicsConstants.correction / weight
    func shift(_ number: Int, _ distance: CGFloat) {
      bodies[number].position.x += normal.dx * distance * bodies[number].inverseMass
      bodies[number].position.y += normal.dy * distance * bodies[number].inverseMass
    }
    shift(body, move)
    if let other { shift(other, -move) }
  }
}

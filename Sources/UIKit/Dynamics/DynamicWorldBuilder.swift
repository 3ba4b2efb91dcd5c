// Between behaviours, which know items, and the world, which knows bodies by number.

import QuartzCore

/// Collects what behaviours do.
@MainActor struct DynamicWorldBuilder {
  var world: DynamicWorld
  private let numbers: [ObjectIdentifier: Int]
  /// The behaviours whose contacts are told, by collider of the world.
  var colliding: [UICollisionBehavior] = []
  /// In the reference system's coordinates, in points; nil where there is none.
  let referenceBounds: CGRect?

  init(_ world: DynamicWorld, _ numbers: [ObjectIdentifier: Int], referenceBounds: CGRect?) {
    self.world = world
    self.numbers = numbers
    self.referenceBounds = referenceBounds
    self.world.forces = []
    self.world.joints = []
    self.world.colliders = []
    for number in world.bodies.indices { self.world.bodies[number].traits = BodyTraits() }
  }

  /// nil for what the animator does not know.
  func number(of item: any UIDynamicItem) -> Int? { numbers[ObjectIdentifier(item)] }

  /// Changes what is said of the items' bodies.
  mutating func describe(_ items: [any UIDynamicItem], _ change: (inout BodyTraits) -> Void) {
    for item in items {
      guard let number = number(of: item) else { continue }
      change(&world.bodies[number].traits)
    }
  }
}

// UIDynamicItemBehavior — after Apple's documentation "UIDynamicItemBehavior", read 2026-11.
// State: partial. Missing: charge (kept), as there are no fields.

import QuartzCore

/// Says what its items are like.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// In the order of adding.
  open private(set) var items: [any UIDynamicItem]

  /// How much of its speed an item keeps in a collision, from 0 to 1.
  open var elasticity: CGFloat = 0 { didSet { say(\.elasticity, elasticity) } }
  /// How much sliding along something brakes an item.
  open var friction: CGFloat = 0 { didSet { say(\.friction, friction) } }
  /// Mass by area: 1 gives 100 by 100 points the mass 1.
  open var density: CGFloat = 1 { didSet { say(\.density, density) } }
  /// How fast an item loses speed by itself.
  open var resistance: CGFloat = 0 { didSet { say(\.resistance, resistance) } }
  /// How fast it stops turning by itself.
  open var angularResistance: CGFloat = 0 { didSet { say(\.angularResistance, angularResistance) } }
  /// Kept, without effect.
  open var charge: CGFloat = 0
  /// Whether nothing moves an item, though others bounce off it.
  open var isAnchored = false { didSet { say(\.isAnchored, isAnchored) } }
  /// Whether an item turns.
  open var allowsRotation = true { didSet { say(\.allowsRotation, allowsRotation) } }

  /// The properties that were set, so that several behaviours for one item add up.
  private var said: [PartialKeyPath<BodyTraits>: (inout BodyTraits) -> Void] = [:]
  /// Speeds that were added before the behaviour came into an animator.
  private var pending: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

  /// A behaviour that changes nothing of these items until a property is set.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public override convenience init() { self.init(items: []) }

  private func say<Value>(_ trait: WritableKeyPath<BodyTraits, Value>, _ value: Value) {
    said[trait] = { $0[keyPath: trait] = value }
    changed()
  }

  /// Gives the item these properties, too; one that is there already is left as it is.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// The item has the properties that other behaviours give it, or the usual ones.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  /// Points per second; for an item of this behaviour.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity, 0, to: item) }

  /// Radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, to: item)
  }

  /// Zero for an item that no animator moves.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.body(of: item)?.velocity ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Radians per second, clockwise; zero for an item that no animator moves.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.body(of: item)?.angularVelocity ?? 0
  }

  private func add(_ linear: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem) {
    guard items.contains(where: { $0 === item }) else { return }
    pending.append((item, linear, angular))
    changed()
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func act(on builder: inout DynamicWorldBuilder) {
    builder.describe(items) { traits in for change in said.values { change(&traits) } }
    for (item, linear, angular) in pending {
      guard let number = builder.number(of: item) else { continue }
      builder.world.bodies[number].velocity.dx += linear.x
      builder.world.bodies[number].velocity.dy += linear.y
      builder.world.bodies[number].angularVelocity += angular
    }
    pending = []
  }
}

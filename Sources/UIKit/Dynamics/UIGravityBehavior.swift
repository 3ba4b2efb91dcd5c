// UIGravityBehavior — after Apple's documentation "UIGravityBehavior", read 2026-11.
// State: complete.

import QuartzCore

/// Pulls its items one way, whatever they weigh.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// In the order of adding.
  open private(set) var items: [any UIDynamicItem]

  /// Where to and how strongly: a length of 1 is 1000 points per second squared. Downwards at first.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// A behaviour that pulls these items downwards, by 1000 points per second squared.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public override convenience init() { self.init(items: []) }

  /// Radians clockwise from the right; keeps the magnitude.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Keeps the angle.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Radians clockwise from the right; a magnitude of 1 is 1000 points per second squared.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// Pulls the item, too; one that is there already is left as it is.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// The item is no longer pulled, and keeps its speed.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func act(on builder: inout DynamicWorldBuilder) {
    let pull = CGVector(
      dx: gravityDirection.dx * DynamicsConstants.gravity, dy: gravityDirection.dy * DynamicsConstants.gravity
    )
    builder.world.forces += items.compactMap(builder.number).map {
      DynamicForce(body: $0, acceleration: pull)
    }
  }
}

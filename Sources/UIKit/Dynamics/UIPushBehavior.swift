// UIPushBehavior — after Apple's documentation "UIPushBehavior", read 2026-11.
// State: partial. Missing: turning by pushes beside the centre (offsets are kept).

import QuartzCore

/// Pushes its items, all the time or once.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Whether the push lasts or is one blow.
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }

  /// In the order of adding.
  open private(set) var items: [any UIDynamicItem]
  /// Whether the push lasts or is one blow; it cannot change.
  public let mode: Mode
  /// Whether it pushes. An instantaneous push makes it false once it has.
  open var active = true { didSet { changed() } }
  /// Where to and how strongly: a length of 1 makes 100 by 100 points of density 1 faster by 100 points per
  /// second, each second or at once.
  open var pushDirection = CGVector.zero { didSet { changed() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// A push without a direction, which moves nothing until it has one.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// Radians clockwise from the right; keeps the magnitude.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Keeps the angle.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Radians clockwise from the right; see `pushDirection` for the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// Where the item is pushed, from its centre. Kept.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  /// Where the item is pushed, from its centre, in points; zero unless set. Kept: pushes do not turn.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? UIOffset()
  }

  /// Pushes the item, too; one that is there already is left as it is.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// The item is no longer pushed, and keeps its speed.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func act(on builder: inout DynamicWorldBuilder) {
    guard active else { return }
    for number in items.compactMap(builder.number) {
      let scale = DynamicsConstants.push * builder.world.bodies[number].inverseMass
      let push = CGVector(dx: pushDirection.dx * scale, dy: pushDirection.dy * scale)
      switch mode {
      case .continuous: builder.world.forces.append(DynamicForce(body: number, acceleration: push))
      case .instantaneous:
        builder.world.bodies[number].velocity.dx += push.dx
        builder.world.bodies[number].velocity.dy += push.dy
      }
    }
    if mode == .instantaneous, pushDirection != .zero { active = false }
  }
}

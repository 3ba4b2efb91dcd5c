// UICollisionBehavior — after Apple's documentation "UICollisionBehavior", read 2026-11.
// State: partial. Missing: items that are not rectangles, or turned; turning by collisions.

import QuartzCore

/// Hears when items of a collision behaviour meet.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: _OptionalMethodsHaving {
  /// `p` is halfway between the items, in the reference system's coordinates.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// The two have parted; called once for each contact that began.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// `identifier` is nil for the reference system's bounds; `p` is the item's centre.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// The item has left the boundary; `identifier` is nil for the reference system's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Lets its items bounce off one another and off boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The things that items bounce off.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    /// A set of the bits' kinds.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One another.
    public static let items = Mode(rawValue: 1 << 0)
    /// The boundaries, not one another.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// One another and the boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// In the order of adding.
  open private(set) var items: [any UIDynamicItem]
  /// Hears of contacts; not kept alive.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// The things that items bounce off; everything at first.
  open var collisionMode = Mode.everything { didSet { changed() } }
  /// Whether the edges of the reference view, or of a layout's content, are boundaries.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      insets = .zero
      changed()
    }
  }
  private var insets = UIEdgeInsets.zero
  private var boundaries: [(identifier: any NSCopying, walls: [DynamicWall])] = []
  /// Whose walls they were, by number, when the animator took stock last.
  private var owners: [(any NSCopying)?] = []

  /// A behaviour of these items, without boundaries.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public override convenience init() { self.init(items: []) }

  /// Lets the item take part, last; one that is there already is left as it is.
  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  /// Lets the item pass through the others again; nothing happens for one that is not there.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  /// As `translatesReferenceBoundsIntoBoundary`, that many points within the bounds.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    self.insets = insets
    changed()
  }

  // MARK: Boundaries

  /// A straight one. Takes the place of one with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    set([DynamicWall(from: p1, to: p2)], identifier)
  }

  /// One along a path, whose curves count as eight straight pieces each.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    set(bezierPath.cgPath.walls, identifier)
  }

  /// Takes the boundary away; nothing happens where there is none of that identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    changed()
  }

  /// Takes all boundaries away but the reference system's bounds.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// In the order of adding, without the reference system's bounds; nil where there are none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  private func set(_ walls: [DynamicWall], _ identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    boundaries.append((identifier, walls))
    changed()
  }

  private static func isSame(_ a: any NSCopying, _ b: any NSCopying) -> Bool {
    (a as? NSObject)?.isEqual(b) ?? false
  }

  // MARK: Acting

  override var ownItems: [any UIDynamicItem] { items }

  override func act(on builder: inout DynamicWorldBuilder) {
    var walls: [DynamicWall] = []
    owners = []
    if collisionMode.contains(.boundaries) {
      if translatesReferenceBoundsIntoBoundary, let bounds = builder.referenceBounds {
        walls += bounds.inset(by: insets).walls
        owners += walls.map { _ in nil }
      }
      for boundary in boundaries {
        walls += boundary.walls
        owners += boundary.walls.map { _ in boundary.identifier }
      }
    }
    let bodies = items.compactMap(builder.number)
    // Without the others in its set a body meets walls only.
    let sets = collisionMode.contains(.items) ? [bodies] : bodies.map { [$0] }
    for set in sets {
      builder.world.colliders.append((set, walls))
      builder.colliding.append(self)
    }
  }

  /// `items[i]` is the animator's item of number i.
  func tell(_ items: [any UIDynamicItem], _ touch: DynamicTouch, began: Bool) {
    guard let collisionDelegate, items.indices.contains(touch.body) else { return }
    let item = items[touch.body]
    switch touch.other {
    case .wall(let wall):
      let owner = owners.indices.contains(wall) ? owners[wall] : nil
      if began {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: item, withBoundaryIdentifier: owner, at: item.center)
      } else {
        collisionDelegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: owner)
      }
    case .body(let number):
      guard items.indices.contains(number) else { return }
      let other = items[number]
      if began {
        let middle = CGPoint(
          x: (item.center.x + other.center.x) / 2, y: (item.center.y + other.center.y) / 2)
        collisionDelegate.collisionBehavior(self, beganContactFor: other, with: item, at: middle)
      } else {
        collisionDelegate.collisionBehavior(self, endedContactFor: other, with: item)
      }
    }
  }
}

extension CGRect {
  /// Its four sides.
  fileprivate var walls: [DynamicWall] {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
    return corners.indices.map { DynamicWall(from: corners[$0], to: corners[($0 + 1) % 4]) }
  }
}

extension CGPath {
  /// Its lines, and its curves in straight pieces.
  fileprivate var walls: [DynamicWall] {
    var walls: [DynamicWall] = []
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    func go(to next: CGPoint) {
      if next != here { walls.append(DynamicWall(from: here, to: next)) }
      here = next
    }
    func curve(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
      let from = here
      for piece in 1...8 {
        let t = CGFloat(piece) / 8
        let s = 1 - t
        go(
          to: CGPoint(
            x: s * s * s * from.x + 3 * s * s * t * a.x + 3 * s * t * t * b.x + t * t * t * end.x,
            y: s * s * s * from.y + 3 * s * s * t * a.y + 3 * s * t * t * b.y + t * t * t * end.y))
      }
    }
    applyWithBlock { pointer in
      let (type, points) = (pointer.pointee.type, pointer.pointee.points)
      switch type {
      case .moveToPoint:
        start = points[0]
        here = start
      case .addLineToPoint: go(to: points[0])
      case .addQuadCurveToPoint:
        let (middle, end) = (points[0], points[1])
        func third(_ from: CGPoint) -> CGPoint {
          CGPoint(x: from.x + (middle.x - from.x) * 2 / 3, y: from.y + (middle.y - from.y) * 2 / 3)
        }
        curve(third(here), third(end), end)
      case .addCurveToPoint: curve(points[0], points[1], points[2])
      case .closeSubpath: go(to: start)
      @unknown default: break
      }
    }
    return walls
  }
}

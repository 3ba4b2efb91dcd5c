// NSCollectionLayoutSpacing, NSCollectionLayoutEdgeSpacing — after Apple's documentation of the two,
// read 2026-11.
// State: complete.

import QuartzCore

/// Room between items or around one, in points. Does not change.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: MainActorObject, @preconcurrency NSCopying {
  let room: CompositionSpacing

  init(_ room: CompositionSpacing) {
    self.room = room
    super.init(_object: ())
  }

  /// Exactly so much.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init(.fixed(fixedSpacing)) }

  /// At least so much; what is left over is shared among all that are flexible.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    .init(.flexible(flexibleSpacing))
  }

  /// The points: all of a fixed spacing, the least of a flexible one.
  open var spacing: CGFloat { room.minimum }
  /// Whether it is exactly `spacing` points.
  open var isFixed: Bool { !room.isFlexible }
  /// Whether it is at least `spacing` points, and may grow.
  open var isFlexible: Bool { room.isFlexible }

  /// The spacing itself, since it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return MainActor.assumeIsolated { other.room == room }
  }

  open override var hash: Int { MainActor.assumeIsolated { room.hashValue } }
}

/// Room around one item, outside its frame; nil is none. Does not change.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: MainActorObject, @preconcurrency NSCopying {
  /// Before the item in reading direction; nil is none.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item; nil is none.
  public let top: NSCollectionLayoutSpacing?
  /// After the item in reading direction; nil is none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item; nil is none.
  public let bottom: NSCollectionLayoutSpacing?

  /// The four spacings as given.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init(_object: ())
  }

  var rooms: CompositionEdges {
    CompositionEdges(
      leading: leading?.room ?? .none, top: top?.room ?? .none, trailing: trailing?.room ?? .none,
      bottom: bottom?.room ?? .none)
  }

  /// The spacings themselves, since they do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return MainActor.assumeIsolated { other.rooms == rooms }
  }

  open override var hash: Int { MainActor.assumeIsolated { rooms.hashValue } }
}

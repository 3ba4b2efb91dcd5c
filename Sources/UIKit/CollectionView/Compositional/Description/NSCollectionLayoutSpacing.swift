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

  open var spacing: CGFloat { room.minimum }
  open var isFixed: Bool { !room.isFlexible }
  open var isFlexible: Bool { room.isFlexible }

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
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

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

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return MainActor.assumeIsolated { other.rooms == rooms }
  }

  open override var hash: Int { MainActor.assumeIsolated { rooms.hashValue } }
}

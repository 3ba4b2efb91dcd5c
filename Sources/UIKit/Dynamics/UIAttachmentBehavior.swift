// UIAttachmentBehavior — after Apple's documentation "UIAttachmentBehavior", read 2026-11.
// State: partial. Missing: sliding, limit, pin and fixed attachments; friction torque (kept).

import QuartzCore

/// A rod, or with a frequency a spring, between an item and a place or another item.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Whether the item is tied to another one or to a place.
  public enum AttachmentType: Int, Sendable {
    case items, anchor
  }

  /// One item or two.
  open private(set) var items: [any UIDynamicItem]
  /// `anchor` for one item and a place, `items` for two items.
  open private(set) var attachedBehaviorType: AttachmentType

  /// The place, in the reference system's coordinates; between two items zero, without effect.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// Points from end to end when nothing pulls; at first what lay between the two.
  open var length: CGFloat { didSet { changed() } }
  /// How soon swinging ends; 1 does not swing.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// Swings per second; 0 is a rod.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// Kept, without effect.
  open var frictionTorque: CGFloat = 0

  private let offsets: [CGVector]

  /// Between the item's centre and a place.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: UIOffset(), attachedToAnchor: point)
  }

  /// Between a place on the item, from its centre, and one in the reference system.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    items = [item]
    offsets = [CGVector(dx: offset.horizontal, dy: offset.vertical)]
    attachedBehaviorType = .anchor
    anchorPoint = point
    let end = Self.place(of: item, offsets[0])
    length = hypot(end.x - point.x, end.y - point.y)
    super.init()
  }

  /// Between the centres of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: UIOffset(), attachedTo: item2, offsetFromCenter: UIOffset())
  }

  /// Between places on two items, from their centres.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    offsets = [offset1, offset2].map { CGVector(dx: $0.horizontal, dy: $0.vertical) }
    attachedBehaviorType = .items
    anchorPoint = .zero
    let (from, to) = (Self.place(of: item1, offsets[0]), Self.place(of: item2, offsets[1]))
    length = hypot(from.x - to.x, from.y - to.y)
    super.init()
  }

  private static func place(of item: any UIDynamicItem, _ offset: CGVector) -> CGPoint {
    let arm = DynamicBody(item).arm(offset)
    return CGPoint(x: item.center.x + arm.dx, y: item.center.y + arm.dy)
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func act(on builder: inout DynamicWorldBuilder) {
    guard let first = builder.number(of: items[0]), length.isFinite else { return }
    var end = DynamicJoint.End.place(anchorPoint)
    if items.count > 1 {
      guard let second = builder.number(of: items[1]) else { return }
      end = .body(second, offsets[1])
    }
    builder.world.joints.append(
      DynamicJoint(
        first: (first, offsets[0]), second: end, length: length,
        law: JointLaw(frequency: frequency, damping: damping)))
  }
}

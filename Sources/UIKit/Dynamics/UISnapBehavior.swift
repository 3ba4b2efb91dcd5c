// UISnapBehavior — after Apple's documentation "UISnapBehavior", read 2026-11.
// State: complete.

import QuartzCore

/// Pulls an item to a place as if by a spring, and lets it come to rest there.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// Where to, in the reference system's coordinates.
  open var snapPoint: CGPoint { didSet { changed() } }
  /// From 0, which swings most, to 1; 0.5 at first.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// `point` is in the reference system's coordinates; the item's centre goes there.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { [item] }

  override func act(on builder: inout DynamicWorldBuilder) {
    guard let number = builder.number(of: item) else { return }
    builder.world.joints.append(
      DynamicJoint(
        first: (number, .zero), second: .place(snapPoint), length: 0,
        law: JointLaw(frequency: DynamicsConstants.snapFrequency, damping: damping)))
  }
}

// Bounds that become others, and what layouts ask for meanwhile (Facts 2.3, 2.4).

import QuartzCore

/// A change of the bounds: from the question to the layout to the layout pass that shows its elements in the
/// new ones.
struct BoundsChange {
  /// Bounds that are about to be set.
  struct Announcement {
    let bounds: CGRect
    /// The layout is invalidated with it once they are set.
    var context: UICollectionViewLayoutInvalidationContext?
  }

  /// From the first change of size to the layout pass that follows it.
  struct Resize {
    /// Before the change.
    let bounds: CGRect
    /// Where the scroll view left the content, with its old size still: no proposal to keep.
    let offsetAfter: CGPoint
    /// The animation in which the size was changed; nil without one.
    let block: AnimationBlock?
    /// Where elements on screen and around it were; empty without an animation.
    let former: [ElementID: UICollectionViewLayoutAttributes]
  }

  /// By how much offset and content size are to change, in points.
  struct Adjustment: Equatable {
    var offset = CGPoint.zero
    var size = CGSize.zero
  }

  /// nil while no bounds are being set.
  var announced: Announcement?
  /// A change of size whose elements have not been laid out yet.
  private(set) var resize: Resize?
  /// The sum of what contexts have asked for so far.
  private(set) var adjustment = Adjustment()
  private var isAdjusting = false

  mutating func takeContext() -> UICollectionViewLayoutInvalidationContext? {
    let context = announced?.context
    if context != nil { announced?.context = nil }
    return context
  }

  // MARK: Size

  /// Several changes before one layout pass are one.
  mutating func note(_ new: Resize) {
    let isFormerKnown = resize?.former.isEmpty == false
    resize = Resize(
      bounds: resize?.bounds ?? new.bounds, offsetAfter: new.offsetAfter, block: new.block ?? resize?.block,
      former: isFormerKnown ? resize?.former ?? [:] : new.former)
  }

  mutating func takeResize() -> Resize? {
    defer { resize = nil }
    return resize
  }

  // MARK: Adjustments

  mutating func adjust(offset: CGPoint, size: CGSize) {
    adjustment.offset.x += offset.x
    adjustment.offset.y += offset.y
    adjustment.size.width += size.width
    adjustment.size.height += size.height
  }

  /// The adjustment to be applied now; it is over with `adjustmentEnded()`. nil while the bounds are about to
  /// change: they would overwrite it. nil within an adjustment, too, which cannot cause another.
  mutating func beginAdjustment() -> Adjustment? {
    guard announced == nil, !isAdjusting else { return nil }
    isAdjusting = true
    return adjustment
  }

  mutating func adjustmentEnded() {
    adjustment = Adjustment()
    isAdjusting = false
  }
}

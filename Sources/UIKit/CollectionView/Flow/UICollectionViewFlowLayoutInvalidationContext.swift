// UICollectionViewFlowLayoutInvalidationContext — after Apple's documentation of that class, read 2026-11.
// State: complete.

import QuartzCore

/// The part of a flow layout that is out of date (Facts 2.3).
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes, insets and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are broken again.
  open var invalidateFlowLayoutAttributes = true

  override var asksViewsForSizes: Bool { invalidateFlowLayoutDelegateMetrics }

  /// Lines that are broken again can move any element.
  override var keepsOtherElements: Bool {
    !invalidateFlowLayoutDelegateMetrics && !invalidateFlowLayoutAttributes
  }
}

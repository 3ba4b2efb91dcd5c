// UICollectionViewFlowLayout — after Apple's documentation "UICollectionViewFlowLayout", read 2026-11.
// State: partial. Missing: line breaking (all questions for attributes are answered with nothing, the content size is
// zero, so that only subclasses that place items themselves show any); pinned headers, estimated sizes.

import QuartzCore

/// The layout of lines of items. For now: its properties, its delegate, and what they invalidate
/// (uikit-fidelity 3.1, 3.2). All lengths in points.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Which area section insets are measured from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// As `estimatedItemSize`: cells choose their size. To be compared with, not computed with.
  public nonisolated static let automaticSize = CGSize(width: 1.0e10, height: 1.0e10)

  /// Between two lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// Between two items of a line, at least.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// Of every item that the delegate has no size for.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// Zero turns self-sizing off.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// Lines lie across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// Only the length along the scroll direction counts; zero there means that sections have no header.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// As `headerReferenceSize`.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// Around the items of each section.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// What `sectionInset` is measured from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay on screen while their section does.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay on screen while their section does.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// True where the side across the scroll direction changes its length, and for every move while headers or footers
  /// are pinned (uikit-fidelity 2.3, 3.8).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return newBounds != old }
    return isCrossLengthChanged(from: old, to: newBounds)
  }

  /// The delegate's metrics are asked for again only where the side across the scroll direction changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext, let old = collectionView?.bounds
    {
      flow.invalidateFlowLayoutDelegateMetrics = isCrossLengthChanged(from: old, to: newBounds)
    }
    return context
  }

  private func isCrossLengthChanged(from old: CGRect, to new: CGRect) -> Bool {
    scrollDirection == .vertical ? old.width != new.width : old.height != new.height
  }

  /// Self-sizing counts only while sizes are estimated (uikit-fidelity 2.9).
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size
  }
}

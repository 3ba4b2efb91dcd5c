// UICollectionReusableView — after Apple's documentation "UICollectionReusableView", read 2026-11.
// State: complete.

import QuartzCore

/// A view that shows one element of a collection view after another.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The name the view was registered under; nil for views that were not dequeued. Decoration views have
  /// their kind.
  open var reuseIdentifier: String? { reuseName }
  var reuseName: String?
  /// The queue the view goes back to; nil for views that were not dequeued.
  var reuseKey: ReusePool.Key?

  /// The size that the view agreed to last; nil while it has not been asked, or is to be asked again.
  var fittedSize: CGSize?
  /// Whether the view is to be asked for its size in the next layout pass, whatever the layout says.
  var isFitDue = false
  /// Along which sides the layout leaves the choice to the view.
  var estimatedSides = EstimatedSides.none

  /// Whether the view is on its way out: what it shows has no place on screen any more.
  var isDeparting = false { didSet { layer.mark() } }

  /// A copy of what the collection view applied last; nil while the view waits in the reuse pool.
  var shownAttributes: UICollectionViewLayoutAttributes? { didSet { layer.mark() } }
  /// Where the origin of what holds the view lies while nothing is scrolled, in the collection view's content
  /// coordinates: that of an embedded scroll view, else zero.
  var restingOrigin = CGPoint.zero
  /// The middle that the view was given last, in what holds it.
  private var shownCenter = CGPoint.zero

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// How nibs make them.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeNib(coder, as: UICollectionReusableView.self)
  }

  /// How registered classes are instantiated: pure Swift can call only required initialisers of a metatype,
  /// and cells in the wild write `override init(frame:)` without `required` (Facts 7.3).
  public required convenience init(_registeredFrame frame: CGRect) { self.init(frame: frame) }

  /// Called on a recycled view before it is handed out again; never on a new one.
  open func prepareForReuse() {}

  /// Called when the element's attributes change, after their geometry has been applied. Overriders read the
  /// fields of their own attributes class.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Before the collection view takes `newLayout`.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Once the elements stand as `newLayout` has them.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes the view would like to have. They are a copy, and may be changed and returned. By
  /// default, along the sides that the layout estimates, the size that the constraints in the view give it,
  /// else what `sizeThatFits(_:)` says; along the others what the layout proposes (Facts 2.9, 4.9).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard estimatedSides != .none else { return layoutAttributes }
    layoutAttributes.size = fittingSize(for: layoutAttributes.size)
    return layoutAttributes
  }

  private func fittingSize(for proposed: CGSize) -> CGSize {
    let fitting =
      isSizedByConstraints
      ? systemLayoutSizeFitting(
        proposed, withHorizontalFittingPriority: estimatedSides.width ? .fittingSizeLevel : .required,
        verticalFittingPriority: estimatedSides.height ? .fittingSizeLevel : .required)
      : unconstrainedSize(for: proposed)
    return CGSize(
      width: estimatedSides.width ? fitting.width : proposed.width,
      height: estimatedSides.height ? fitting.height : proposed.height)
  }

  /// Whether `systemLayoutSizeFitting` has more to go by than what it is asked for.
  var isSizedByConstraints: Bool { hasSizeInside }

  func unconstrainedSize(for proposed: CGSize) -> CGSize { sizeThatFits(proposed) }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    askToBeFitted(from: .enabled)
  }

  override func inheritedTraitsChanged(from old: UITraitCollection) {
    super.inheritedTraitsChanged(from: old)
    if traits.hasOtherTextSize(than: old) { askToBeFitted(from: .enabled) }
  }

  /// Asks for a size again in the next layout pass, where the collection view allows that for `cause`.
  func askToBeFitted(from cause: UICollectionView.SelfSizingInvalidation) {
    let holder = (superview as? OrthogonalScrollView)?.host ?? superview
    guard shownAttributes != nil, let collectionView = holder as? UICollectionView,
      collectionView.selfSizingInvalidation.rawValue >= cause.rawValue
    else { return }
    fittedSize = nil
    isFitDue = true
    collectionView.pass.answer?.quiet = nil
    collectionView.setNeedsLayout()
  }

  package override var presentedElement: PresentedElement? {
    guard let shownAttributes, !isDeparting else { return nil }
    let category: PresentedElement.Category =
      switch shownAttributes.representedElementCategory {
      case .cell: .cell
      case .supplementaryView: .supplementary
      case .decorationView: .decoration
      }
    return PresentedElement(
      category: category, kind: shownAttributes.representedElementKind ?? "",
      indexPath: shownAttributes.indexPath)
  }

  /// Takes on `attributes` unless they equal those it has (Facts 2.5, 2.6).
  ///
  /// A copy is kept to compare with: layouts in the wild change the attributes they have handed out.
  ///
  /// - Parameter place: the middle, in what holds the view, where that is another than the attributes'.
  func adopt(_ attributes: UICollectionViewLayoutAttributes, at place: CGPoint? = nil) {
    let middle =
      place
      ?? CGPoint(x: attributes.center.x - restingOrigin.x, y: attributes.center.y - restingOrigin.y)
    if let shownAttributes, shownAttributes.isEqual(attributes), shownCenter == middle { return }
    shownAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    shownCenter = middle
    center = middle
    if bounds.size != attributes.size { bounds.size = attributes.size }
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}

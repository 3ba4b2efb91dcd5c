// UICollectionViewLayoutAttributes — after Apple's documentation "UICollectionViewLayoutAttributes",
// read 2026-11.
// State: complete.

import QuartzCore

/// Where and how a layout wants one element shown (Facts 2.5).
///
/// Stored are centre, size, 3D transform, alpha, z-index and visibility; `frame`, `bounds` and `transform`
/// are views on them. Lengths are in points, places in content coordinates.
///
/// A subclass with fields of its own overrides `copy(with:)` and `isEqual(_:)`: the collection view keeps
/// copies, and applies attributes to a view only when they differ from those it had.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: MainActorObject,
  @preconcurrency NSCopying
{
  /// In content coordinates.
  open var center = CGPoint.zero
  /// Before the transform.
  open var size = CGSize.zero
  /// About the centre.
  open var transform3D = CATransform3DIdentity
  /// 0…1.
  open var alpha: CGFloat = 1
  /// Higher is drawn on top. Carried to the layer's `zPosition`.
  open var zIndex = 0
  /// A hidden element gets no view; one that has a view already keeps it, hidden.
  open var isHidden = false
  /// Of the element; two steps for cells.
  open var indexPath = IndexPath()

  /// Of the layout, for the view that shows the element; nil for none.
  var note: (any ElementNote)?

  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  /// Attributes of a cell at an empty path, with a zero frame.
  public init() { super.init(_object: ()) }

  /// How copies and layouts make attributes of a dynamic class: pure Swift can call only required
  /// initialisers of a metatype (Facts 7.3).
  public required convenience init(_blank: ()) { self.init() }

  /// Of the cell at `indexPath`.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Of the supplementary view of that kind at `indexPath`.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    represent(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Of the decoration view of that kind at `indexPath`.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    represent(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  /// Says which element the attributes are of; for layouts that make them of a dynamic class.
  func represent(_ category: UICollectionView.ElementCategory, kind: String, at indexPath: IndexPath) {
    self.category = category
    self.kind = kind
    self.indexPath = indexPath
  }

  /// Settled by the initialiser.
  open var representedElementCategory: UICollectionView.ElementCategory { category }

  /// nil for cells.
  open var representedElementKind: String? { kind }

  // MARK: Views on the stored values

  /// The bounding box of the transformed bounds. Setting it sets centre and size, whatever the transform is.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      guard !CATransform3DIsIdentity(transform3D) else { return box }
      let corners = [
        CGPoint(x: -size.width / 2, y: -size.height / 2), CGPoint(x: size.width / 2, y: -size.height / 2),
        CGPoint(x: -size.width / 2, y: size.height / 2), CGPoint(x: size.width / 2, y: size.height / 2),
      ]
      return CGRect(boundingBoxOf: corners.map(transform3D.project)).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2, y: newValue.origin.y + newValue.size.height / 2)
    }
  }

  /// Origin zero and `size`. An origin that is set is ignored; UIKit raises for one that is not zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The affine part of `transform3D`; the identity where that is not affine. Setting it replaces
  /// `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  // MARK: Copies and equality

  /// A copy of the same dynamic class. Overriders call super and copy their fields.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(_blank: ())
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.indexPath = indexPath
    copy.category = category
    copy.kind = kind
    copy.note = note
    return copy
  }

  /// Whether all values are equal. Overriders call super and compare their fields.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self || MainActor.assumeIsolated { hasSameValues(as: other) }
  }

  private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && category == other.category && kind == other.kind
      && center == other.center && size == other.size && transform3D == other.transform3D
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && hasSameNote(as: other)
  }

  private func hasSameNote(as other: UICollectionViewLayoutAttributes) -> Bool {
    guard let note, let others = other.note else { return note == nil && other.note == nil }
    return note.isEqual(to: others)
  }

  /// A copy for what appears elsewhere, since its section has been scrolled by itself.
  func appearing(scrolledBy offset: CGPoint) -> UICollectionViewLayoutAttributes? {
    let copy = copy() as? UICollectionViewLayoutAttributes
    copy?.center = CGPoint(x: center.x - offset.x, y: center.y - offset.y)
    return copy
  }

  open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(indexPath)
      hasher.combine(category)
      hasher.combine(kind)
      return hasher.finalize()
    }
  }
}

// The names of a collection view's elements, and the two orders of elements.

import QuartzCore

/// Category, kind and index path: no two elements share all three.
struct ElementID: Hashable, Sendable {
  var category: UICollectionView.ElementCategory
  /// Empty for cells.
  var kind: String
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> ElementID {
    ElementID(category: .cell, kind: "", indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementID {
    ElementID(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementID {
    ElementID(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  /// By section, then item; of one place, cells first, then by kind. The order of `inspect`.
  static func isInReadingOrder(_ a: ElementID, _ b: ElementID) -> Bool {
    if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
    return (a.category.rawValue, a.kind) < (b.category.rawValue, b.kind)
  }
}

extension ElementID: CustomStringConvertible {
  /// As in a warning: "cell [0, 3]", "supplementary view \"header\" [0, 0]".
  var description: String {
    switch category {
    case .cell: "cell \(indexPath)"
    case .supplementaryView: "supplementary view \"\(kind)\" \(indexPath)"
    case .decorationView: "decoration view \"\(kind)\" \(indexPath)"
    }
  }
}

extension UICollectionViewLayoutAttributes {
  var elementID: ElementID {
    ElementID(
      category: representedElementCategory, kind: representedElementKind ?? "", indexPath: indexPath)
  }

  /// Whether a view can be given these values: finite, and a size that is not negative.
  var isShowable: Bool {
    guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite, center.x.isFinite,
      center.y.isFinite, alpha.isFinite
    else { return false }
    return CATransform3DIsIdentity(transform3D) || transform3D.isFinite
  }
}

/// One element of a layout's answer.
struct PlacedElement {
  var id: ElementID
  var attributes: UICollectionViewLayoutAttributes
  /// The bounding box in content coordinates, as of the answer.
  var frame: CGRect
  /// Its place in the answer.
  var order: Int
  /// The section that scrolls it; nil for what stays with the collection view.
  var scrollsWith: Int?

  /// Back to front among elements of one z-index: decoration views, cells by index path, supplementary views;
  /// those that are no cells as the layout returned them (Facts 2.5).
  static func isBehind(_ a: PlacedElement, _ b: PlacedElement) -> Bool {
    guard a.id.category == b.id.category else { return a.depth < b.depth }
    return a.id.category == .cell ? a.id.indexPath < b.id.indexPath : a.order < b.order
  }

  private var depth: Int {
    switch id.category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }
}

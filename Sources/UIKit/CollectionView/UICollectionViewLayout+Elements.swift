// A layout's answers by the name of an element, whatever its category.

import QuartzCore

extension UICollectionViewLayout {
  /// Where the layout has the element; nil where it has none of that name.
  func elementAttributes(_ id: ElementID) -> UICollectionViewLayoutAttributes? {
    let path = id.indexPath
    return switch id.category {
    case .cell: layoutAttributesForItem(at: path)
    case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: id.kind, at: path)
    case .decorationView: layoutAttributesForDecorationView(ofKind: id.kind, at: path)
    }
  }

  /// Where an element that appears begins; nil where the layout does not say.
  func initialElementAttributes(_ id: ElementID) -> UICollectionViewLayoutAttributes? {
    let path = id.indexPath
    return switch id.category {
    case .cell: initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: id.kind, at: path)
    case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: id.kind, at: path)
    }
  }

  /// Where an element that disappears ends; nil where the layout does not say.
  func finalElementAttributes(_ id: ElementID) -> UICollectionViewLayoutAttributes? {
    let path = id.indexPath
    return switch id.category {
    case .cell: finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: id.kind, at: path)
    case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: id.kind, at: path)
    }
  }
}

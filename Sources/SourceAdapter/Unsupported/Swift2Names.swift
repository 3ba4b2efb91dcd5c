/// Methods that layouts and cells overrode under other names in Swift 2, which no compiler of today takes.
enum Swift2Names {
  /// The name of an override of that name since Swift 3; nil for names that say nothing of the version.
  static func today(_ name: String) -> String? { all[name] }

  private static let all: [String: String] = [
    "prepareLayout()": "prepare()",
    "collectionViewContentSize()": "var collectionViewContentSize: CGSize",
    "layoutAttributesClass()": "class var layoutAttributesClass: AnyClass",
    "invalidationContextClass()": "class var invalidationContextClass: AnyClass",
    "layoutAttributesForElementsInRect(rect:)": "layoutAttributesForElements(in:)",
    "layoutAttributesForItemAtIndexPath(indexPath:)": "layoutAttributesForItem(at:)",
    "shouldInvalidateLayoutForBoundsChange(newBounds:)": "shouldInvalidateLayout(forBoundsChange:)",
    "invalidationContextForBoundsChange(newBounds:)": "invalidationContext(forBoundsChange:)",
    "applyLayoutAttributes(layoutAttributes:)": "apply(_:)",
    "copyWithZone(zone:)": "copy(with:)",
    "prepareForCollectionViewUpdates(updateItems:)": "prepare(forCollectionViewUpdates:)",
    "viewDidAppear(animated:)": "viewDidAppear(_:)",
    "viewWillAppear(animated:)": "viewWillAppear(_:)",
    "drawRect(rect:)": "draw(_:)",
  ]
}

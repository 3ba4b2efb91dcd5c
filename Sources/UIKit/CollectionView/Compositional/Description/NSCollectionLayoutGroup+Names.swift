// Names that two of the functions of NSCollectionLayoutGroup had for a while, in the first versions of
// iOS 16.

import QuartzCore

extension NSCollectionLayoutGroup {
  /// As `horizontal(layoutSize:repeatingSubitem:count:)`.
  public class func horizontalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// As `vertical(layoutSize:repeatingSubitem:count:)`.
  public class func verticalGroup(
    with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }
}

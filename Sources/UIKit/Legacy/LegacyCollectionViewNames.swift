// Names from before Swift 4.2: of collection views and scroll views.

import QuartzCore

/// The name before Swift 4.2 of `UICollectionView.elementKindSectionHeader`.
@MainActor public var UICollectionElementKindSectionHeader: String {
  UICollectionView.elementKindSectionHeader
}
/// The name before Swift 4.2 of `UICollectionView.elementKindSectionFooter`.
@MainActor public var UICollectionElementKindSectionFooter: String {
  UICollectionView.elementKindSectionFooter
}

/// The name before Swift 4.2 of `UICollectionView.ScrollDirection`.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// The name before Swift 4.2 of `UICollectionView.ScrollPosition`.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// The name before Swift 4.2 of `UICollectionView.ElementCategory`.
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
/// The name before Swift 4.2 of `UICollectionViewUpdateItem.Action`.
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action

/// The name before Swift 4.2 of `UIScrollView.DecelerationRate`.
public typealias UIScrollViewDecelerationRate = UIScrollView.DecelerationRate
/// The name before Swift 4.2 of `UIScrollView.ContentInsetAdjustmentBehavior`.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// The name before Swift 4.2 of `UIScrollView.IndicatorStyle`.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The name before Swift 4.2 of `UIScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

/// The name before Swift 4.2 of `UIScrollView.DecelerationRate.normal`.
public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
/// The name before Swift 4.2 of `UIScrollView.DecelerationRate.fast`.
public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast

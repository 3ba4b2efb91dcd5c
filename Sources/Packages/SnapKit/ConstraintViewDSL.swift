// ConstraintViewDSL, ConstraintLayoutGuideDSL, ConstraintLayoutSupportDSL, snp — after SnapKit's public API.
// State: complete.

import UIKit

/// A view, to be constrained and to be tied to.
@preconcurrency @MainActor public struct ConstraintViewDSL: ConstraintAttributesDSL, ConstraintMaking {
  public var target: AnyObject? { view }
  public var _item: any LayoutConstraintItem { view }
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  /// How firmly the view keeps to no more than its intrinsic width. Default: 250.
  public var contentHuggingHorizontalPriority: Float {
    get { view.contentHuggingPriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }
  /// How firmly the view keeps to no more than its intrinsic height. Default: 250.
  public var contentHuggingVerticalPriority: Float {
    get { view.contentHuggingPriority(for: .vertical).rawValue }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }
  /// How firmly the view keeps to no less than its intrinsic width. Default: 750.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
    nonmutating set { view.setContentCompressionResistancePriority(.init(newValue), for: .horizontal) }
  }
  /// How firmly the view keeps to no less than its intrinsic height. Default: 750.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
    nonmutating set { view.setContentCompressionResistancePriority(.init(newValue), for: .vertical) }
  }
}

/// A guide, to be constrained and to be tied to.
@preconcurrency @MainActor public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL, ConstraintMaking {
  public var target: AnyObject? { guide }
  public var _item: any LayoutConstraintItem { guide }
  private let guide: UILayoutGuide

  init(_ guide: UILayoutGuide) { self.guide = guide }
}

/// A controller's `topLayoutGuide` or `bottomLayoutGuide`, to be tied to.
@preconcurrency @MainActor public struct ConstraintLayoutSupportDSL: ConstraintDSL {
  public var target: AnyObject? { support }
  private let support: any UILayoutSupport

  init(_ support: any UILayoutSupport) { self.support = support }

  public var top: ConstraintItem { ConstraintItem(support, .init(.top)) }
  public var bottom: ConstraintItem { ConstraintItem(support, .init(.bottom)) }
  public var height: ConstraintItem { ConstraintItem(support, .init(.height)) }
}

extension UIView {
  /// Where SnapKit begins.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

extension UILayoutGuide {
  /// Where SnapKit begins.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(self) }
}

extension UILayoutSupport {
  /// Where SnapKit begins.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(self) }
}

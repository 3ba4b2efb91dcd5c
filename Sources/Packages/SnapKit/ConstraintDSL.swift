// ConstraintDSL, ConstraintBasicAttributesDSL, ConstraintAttributesDSL — after SnapKit's public API.
// State: complete.

import UIKit

/// The result of `snp`: an item, to be tied to others.
@preconcurrency @MainActor public protocol ConstraintDSL {
  /// The view or guide; nil once it is gone.
  var target: AnyObject? { get }
}

extension ConstraintDSL {
  /// Has the item called so in descriptions; nil takes the name away.
  public func setLabel(_ value: String?) {
    guard let target else { return }
    objc_setAssociatedObject(target, ItemLabel.key, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
  }

  /// The name that was set; nil without one.
  public func label() -> String? {
    target.flatMap { objc_getAssociatedObject($0, ItemLabel.key) as? String }
  }

  fileprivate func item(_ attributes: ConstraintAttributes) -> ConstraintItem {
    ConstraintItem(target, attributes)
  }
}

private enum ItemLabel {
  /// An address that nothing else has.
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// The attributes that views and guides have.
@preconcurrency @MainActor public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

extension ConstraintBasicAttributesDSL {
  public var left: ConstraintItem { item(.init(.left)) }
  public var top: ConstraintItem { item(.init(.top)) }
  public var right: ConstraintItem { item(.init(.right)) }
  public var bottom: ConstraintItem { item(.init(.bottom)) }
  public var leading: ConstraintItem { item(.init(.leading)) }
  public var trailing: ConstraintItem { item(.init(.trailing)) }
  public var width: ConstraintItem { item(.init(.width)) }
  public var height: ConstraintItem { item(.init(.height)) }
  public var centerX: ConstraintItem { item(.init(.centerX)) }
  public var centerY: ConstraintItem { item(.init(.centerY)) }
  public var edges: ConstraintItem { item(.edges) }
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  public var directionalVerticalEdges: ConstraintItem { item(.verticalEdges) }
  public var size: ConstraintItem { item(.size) }
  public var center: ConstraintItem { item(.center) }
}

/// And those that views alone have: baselines and margins.
@preconcurrency @MainActor public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  @available(*, deprecated, message: "Use lastBaseline instead")
  public var baseline: ConstraintItem { lastBaseline }
  public var lastBaseline: ConstraintItem { item(.init(.lastBaseline)) }
  public var firstBaseline: ConstraintItem { item(.init(.firstBaseline)) }
  public var leftMargin: ConstraintItem { item(.init(.leftMargin)) }
  public var topMargin: ConstraintItem { item(.init(.topMargin)) }
  public var rightMargin: ConstraintItem { item(.init(.rightMargin)) }
  public var bottomMargin: ConstraintItem { item(.init(.bottomMargin)) }
  public var leadingMargin: ConstraintItem { item(.init(.leadingMargin)) }
  public var trailingMargin: ConstraintItem { item(.init(.trailingMargin)) }
  public var centerXWithinMargins: ConstraintItem { item(.init(.centerXWithinMargins)) }
  public var centerYWithinMargins: ConstraintItem { item(.init(.centerYWithinMargins)) }
  public var margins: ConstraintItem { item(.margins) }
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}

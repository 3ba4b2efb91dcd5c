// ConstraintItem, LayoutConstraintItem, ConstraintRelatableTarget — after SnapKit's public API.
// State: complete.

import UIKit

/// A view or a guide, with those of its attributes that were named: `view.snp.bottom`.
@preconcurrency @MainActor public final class ConstraintItem: ConstraintRelatableTarget {
  weak var target: AnyObject?
  /// None where the whole item is meant.
  let attributes: ConstraintAttributes

  init(_ target: AnyObject?, _ attributes: ConstraintAttributes) {
    (self.target, self.attributes) = (target, attributes)
  }
}

/// An object that constraints can be made of: views and layout guides.
@preconcurrency @MainActor public protocol LayoutConstraintItem: AnyObject {
  /// The view's superview, the guide's owner; nil where there is none.
  var _container: UIView? { get }
}

extension UIView: LayoutConstraintItem {
  public var _container: UIView? { superview }
}

extension UILayoutGuide: LayoutConstraintItem {
  public var _container: UIView? { owningView }
}

/// An argument of `equalTo(_:)` and its kin: a number or another constant, a view, a guide, or attributes of
/// one.
public protocol ConstraintRelatableTarget {}

extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension UInt: ConstraintRelatableTarget {}
extension Float: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension CGFloat: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension CGPoint: ConstraintRelatableTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget {}

extension LayoutConstraintItem {
  /// Those that were made with SnapKit and have not been deactivated.
  var madeConstraints: [Constraint] {
    get { kept?.constraints ?? [] }
    set {
      let kept = kept ?? KeptConstraints()
      kept.constraints = newValue
      objc_setAssociatedObject(self, KeptConstraints.key, kept, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  private var kept: KeptConstraints? {
    objc_getAssociatedObject(self, KeptConstraints.key) as? KeptConstraints
  }
}

/// The constraints of one item, tied to it.
private final class KeptConstraints {
  var constraints: [Constraint] = []

  /// An address that nothing else has.
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

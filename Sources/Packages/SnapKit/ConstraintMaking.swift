import UIKit

/// The verbs of views and guides.
@preconcurrency @MainActor public protocol ConstraintMaking {
  var _item: any LayoutConstraintItem { get }
}

extension ConstraintMaking {
  /// The constraints that the closure describes, none of them active. Like the others, it has a view placed
  /// by constraints alone.
  @discardableResult
  public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(_item)
    closure(maker)
    (_item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    return maker.constraints
  }

  /// Makes those that the closure describes, and activates them.
  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    for constraint in prepareConstraints(closure) { constraint.activate() }
  }

  /// Makes them in place of all that SnapKit has made for the item before.
  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  /// Gives those that are there already, and differ in their constants alone, the new constants. One that is
  /// not there is made, after a warning.
  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    guard !_item.madeConstraints.isEmpty else { return makeConstraints(closure) }
    for constraint in prepareConstraints(closure) where !constraint.updateThoseThere() {
      warn("updateConstraints has a constraint that is not there yet; it is made: \(constraint)")
      constraint.activate()
    }
  }

  /// Deactivates all that SnapKit has made for the item.
  public func removeConstraints() {
    for constraint in _item.madeConstraints { constraint.deactivate() }
  }
}

// snp_makeConstraints, snp_remakeConstraints, snp_updateConstraints, snp_removeConstraints — after SnapKit's
// public API.
// State: partial. Missing: of the old names of attributes those that are rare.

import UIKit

/// The names of SnapKit before version 3.
extension UIView {
  public func snp_makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.makeConstraints(closure)
  }
  public func snp_remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.remakeConstraints(closure)
  }
  public func snp_updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.updateConstraints(closure)
  }
  public func snp_removeConstraints() { snp.removeConstraints() }

  public var snp_left: ConstraintItem { snp.left }
  public var snp_top: ConstraintItem { snp.top }
  public var snp_right: ConstraintItem { snp.right }
  public var snp_bottom: ConstraintItem { snp.bottom }
  public var snp_leading: ConstraintItem { snp.leading }
  public var snp_trailing: ConstraintItem { snp.trailing }
  public var snp_width: ConstraintItem { snp.width }
  public var snp_height: ConstraintItem { snp.height }
  public var snp_centerX: ConstraintItem { snp.centerX }
  public var snp_centerY: ConstraintItem { snp.centerY }
  public var snp_edges: ConstraintItem { snp.edges }
  public var snp_size: ConstraintItem { snp.size }
  public var snp_center: ConstraintItem { snp.center }
}

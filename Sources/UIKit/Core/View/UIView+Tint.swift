// The tint colour's way down the tree.

import QuartzCore

extension UIView {
  /// Raw values as UIKit's. Kept, without effect.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview is.
    case automatic = 0
    /// In full colour.
    case normal
    /// In grey.
    case dimmed
  }

  /// Those with a colour of their own do not hear of it.
  func tellOfTint() {
    tintColorDidChange()
    for view in subviews where view.givenTint == nil { view.tellOfTint() }
  }
}

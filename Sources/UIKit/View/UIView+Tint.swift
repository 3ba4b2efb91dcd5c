// The tint colour's way down the tree.

import QuartzCore

extension UIView {
  /// Raw values as UIKit's. Kept, without effect.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal
    case dimmed
  }

  /// Those with a colour of their own do not hear of it.
  func tellOfTint() {
    tintColorDidChange()
    for view in subviews where view.givenTint == nil { view.tellOfTint() }
  }
}

// UIKeyboardLayoutGuide, UITrackingLayoutGuide — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: undocked and floating keyboards, constraints near edges.

import QuartzCore

extension UIView {
  /// Follows the keyboard where it covers the view, and the safe area's lower edge where it does not.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let name = "keyboardLayoutGuide"
    if let guide = layoutState.systemGuides[name] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide(name, of: self) { view in
      let up = UIWindow.current?.keyboard.overlap(with: view) ?? 0
      let guide = view.layoutStateIfMade?.systemGuides[name] as? UIKeyboardLayoutGuide
      let rest = guide?.usesBottomSafeArea ?? true ? view.safeAreaInsets.bottom : 0
      return UIEdgeInsets(top: max(0, view.bounds.height - max(up, rest)), left: 0, bottom: 0, right: 0)
    }
    layoutState.systemGuides[name] = guide
    layoutState.areInsetsAsked = true
    UIWindow.current?.keyboard.follow(self)
    return guide
  }
}

/// Where something is on the screen that comes and goes.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// See `UIView.keyboardLayoutGuide`.
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Kept, without effect: the keyboard is always at the lower edge.
  public var followsUndockedKeyboard = false
  /// Kept, without effect.
  public var keyboardDismissPadding: CGFloat = 0
  /// Whether the guide ends at the safe area's lower edge, or the view's, while there is no keyboard.
  public var usesBottomSafeArea = true {
    didSet { owningView?.layoutInputsChanged(isNewStructure: false) }
  }
}

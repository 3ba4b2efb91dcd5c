// The direction in which a view is read, and its margins by that.

import QuartzCore

extension UIView {
  /// The direction in which views with that attribute run: the session's for `unspecified`, left to right for
  /// the controls of players and for places in space.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified: .session
    }
  }

  func readingDirectionChanged() {
    layer.mark()
    setNeedsLayout()
    layoutInputsChanged(isNewStructure: true)
  }

  /// `layoutMargins` by reading direction, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (left, right) = (layoutMargins.left, layoutMargins.right)
      return NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: isMirrored ? right : left, bottom: layoutMargins.bottom,
        trailing: isMirrored ? left : right)
    }
    set {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
        right: isMirrored ? newValue.leading : newValue.trailing)
    }
  }
}

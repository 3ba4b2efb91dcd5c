// Layout margins (Facts 6.4).

import QuartzCore

extension UIView {
  func giveMargins(_ margins: UIEdgeInsets) {
    guard margins != givenMargins else { return }
    givenMargins = margins
    marginsChanged()
  }

  var presentMargins: UIEdgeInsets {
    var margins = givenMargins ?? defaultMargins
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      let least = viewController.systemMinimumLayoutMargins.leading
      (margins.left, margins.right) = (max(margins.left, least), max(margins.right, least))
    }
    return insetsLayoutMarginsFromSafeArea ? margins + coveredInsets : margins
  }

  private var defaultMargins: UIEdgeInsets {
    viewController == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }
}

extension UIViewController {
  /// At both sides 16 pt, or 20 on wide phones and on tablets (widely reported, as the width from which that
  /// is so); none above and below.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.window?.bounds.width ?? UIScreen.main.bounds.width
    let side = width < ScreenMargins.wideScreen ? ScreenMargins.narrow : ScreenMargins.wide
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Tells of the margins where the view has come to a window of another width.
  func followSystemMargins() {
    let margins = systemMinimumLayoutMargins
    guard margins != toldMargins else { return }
    let isFirst = toldMargins == nil
    toldMargins = margins
    if !isFirst { viewIfLoaded?.marginsChanged() }
  }
}

import QuartzCore

extension UIView {
  /// Whether the parts of a row run from right to left: as this view says, or the nearest one around it that
  /// does.
  ///
  /// UIKit asks the language where a view does not say. Here a collection view that is turned around by
  /// itself turns its rows with it, too. Our choice.
  var isReadFromRight: Bool {
    let says = sequence(first: self, next: \.superview).first { $0.semanticContentAttribute != .unspecified }
    return (says ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

import QuartzCore

extension UIView {
  /// Whether the parts of a row run from right to left: as this view says, or the nearest one around it that does.
  ///
  /// UIKit asks the language where a view does not say. Previews have one language, so that the collection view is what
  /// turns a list around, and its rows with it. Our choice.
  var isReadFromRight: Bool {
    let says = sequence(first: self, next: \.superview).first { $0.semanticContentAttribute != .unspecified }
    return (says ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

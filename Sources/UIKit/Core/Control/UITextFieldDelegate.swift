// UITextFieldDelegate — after Apple's documentation "UITextFieldDelegate", read 2026-11.
// State: partial. Missing: edit menus, several ranges at once.

import QuartzCore

/// May refuse what is typed, and hears of it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: _OptionalMethodsHaving {
  /// Asked before the keyboard comes; false leaves the field alone.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when the field has the keyboard, before the actions.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asked before the keyboard goes; false keeps it. Not asked where the field leaves the screen.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when the field has lost the keyboard, before the actions.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called in place of the one without a reason by those who have it.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// `range` is in UTF-16 units of the text as it is.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when the selection is another, by hand or by code.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked on a tap on the clear button, and where editing begins by clearing; false keeps the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked on the return key; false does nothing, true sends `editingDidEndOnExit` and its like.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows it.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows it.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Allows it.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Allows it.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Allows it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

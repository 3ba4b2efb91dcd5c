// UIResponderStandardEditActions — after Apple's documentation "UIResponderStandardEditActions",
// read 2026-11.
// State: partial. Missing: menus that offer them, and their keys; styling and writing directions (never
// called).

import QuartzCore

/// The actions of an edit menu.
///
/// On a device each is there only for the responders that have it. Here every responder has all of them:
/// those of text inputs work on their selection, others do nothing unless they are overridden.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Puts the pasteboard's content in place of the selection.
  func paste(_ sender: Any?)
  /// Selects something; text inputs select all their text.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection, and leaves the pasteboard as it is.
  func delete(_ sender: Any?)
  /// Never called, as are the actions below it.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Never called.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Never called.
  func toggleBoldface(_ sender: Any?)
  /// Never called.
  func toggleItalics(_ sender: Any?)
  /// Never called.
  func toggleUnderline(_ sender: Any?)
  /// Never called.
  func increaseSize(_ sender: Any?)
  /// Never called.
  func decreaseSize(_ sender: Any?)
}

/// The names of the actions, and which of them an object can do.
@MainActor enum EditMenuActions {
  static let names: Set<String> = [
    "cut(_:)", "copy(_:)", "paste(_:)", "select(_:)", "selectAll(_:)", "delete(_:)",
    "makeTextWritingDirectionLeftToRight(_:)", "makeTextWritingDirectionRightToLeft(_:)",
    "toggleBoldface(_:)", "toggleItalics(_:)", "toggleUnderline(_:)", "increaseSize(_:)", "decreaseSize(_:)",
  ]

  /// nil for what is no such action.
  static func can(_ responder: UIResponder, _ action: Selector) -> Bool? {
    guard names.contains(action.name) else { return nil }
    if _OptionalMethods.implements(responder, action.name) == true { return true }
    guard let input = responder as? any UITextInput else { return false }
    switch action.name {
    case "cut(_:)", "copy(_:)", "delete(_:)": return input.hasSelectedText
    case "paste(_:)": return UIPasteboard.general.hasStrings
    case "select(_:)": return input.hasText && !input.hasSelectedText
    case "selectAll(_:)": return input.hasText
    default: return false
    }
  }
}

extension UITextInput {
  fileprivate var hasSelectedText: Bool { selectedTextRange?.isEmpty == false }

  /// nil without a selection.
  fileprivate var selectedText: String? {
    selectedTextRange.flatMap { $0.isEmpty ? nil : text(in: $0) }
  }

  func cutSelection() {
    guard hasSelectedText else { return }
    copySelection()
    deleteBackward()
  }

  func copySelection() {
    if let selectedText { UIPasteboard.general.string = selectedText }
  }

  func pasteText() {
    if let string = UIPasteboard.general.string { insertText(string) }
  }

  func deleteSelection() {
    if hasSelectedText { deleteBackward() }
  }

  func selectAllText() {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }
}

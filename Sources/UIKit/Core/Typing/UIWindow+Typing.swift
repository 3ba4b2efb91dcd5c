// The host's door for typing: what the page's keyboard does comes in, what it needs to know goes out.

import QuartzCore

/// One thing that a keyboard or an input method did. Places are in UTF-16 units of the whole text.
package enum TypedEdit: Equatable, Sendable {
  /// In place of what is marked or selected. A line end alone is the return key.
  case insert(String)
  case deleteBackward
  /// Autocorrection, say, or deleting a word.
  case replace(location: Int, length: Int, String)
  /// Text that an input method has not decided; the selection is within it.
  case compose(String, location: Int, length: Int)
  case endComposing
  case select(location: Int, length: Int)
  case move(linesDown: Int)
  /// The person has put the keyboard away.
  case dismiss
}

/// The state of the text that is typed into, as far as a keyboard and an input method need it.
package struct TypingState: Equatable, Sendable {
  package var keyboardType: Int
  package var returnKeyType: Int
  package var capitalization: Int
  /// Whether words may be corrected and completed.
  package var correctsWords: Bool
  package var isSecure: Bool
  package var isMultiline: Bool
  /// A part of the text around the selection: no more than `TypingState.reach` units before it and after it.
  /// Dots where letters are hidden.
  package var text: String
  /// Units of the whole text before `text`.
  package var textStart: Int
  /// Of the whole text.
  package var selection: NSRange
  /// In the window, in points.
  package var caret: CGRect

  /// How much of a long text a keyboard is told, in UTF-16 units on each side of the selection.
  package static let reach = 1_000
}

extension UIWindow {
  /// The state of the first responder for a keyboard; nil where it takes no letters from one.
  package var typing: TypingState? {
    guard let responder = firstResponder, let input = responder as? any UIKeyInput, responder.inputView == nil
    else { return nil }
    guard responder.isTypedInto else { return nil }
    let correctsWords = input.autocorrectionType != .no && !input.isSecureTextEntry
    var state = TypingState(
      keyboardType: input.keyboardType.rawValue, returnKeyType: input.returnKeyType.rawValue,
      capitalization: input.autocapitalizationType.rawValue, correctsWords: correctsWords,
      isSecure: input.isSecureTextEntry, isMultiline: false, text: "", textStart: 0,
      selection: NSRange(location: 0, length: 0), caret: caret(of: responder))
    if let text = input as? any _EditingText { state.fill(from: text) }
    return state
  }

  private func caret(of responder: UIResponder) -> CGRect {
    guard let view = responder as? UIView else { return .zero }
    let own =
      (view as? any _EditingText).map { $0._carets.caret(at: $0._editor.selection.end) } ?? view.bounds
    let place = view.convert(own, to: nil)
    let isPlace = [place.minX, place.minY, place.width, place.height].allSatisfy(\.isFinite)
    return isPlace ? place : .zero
  }

  /// Does to the first responder what was typed. Nothing happens where there is none that takes letters.
  package func apply(_ edit: TypedEdit) {
    guard typing != nil, let input = firstResponder as? any UIKeyInput else { return }
    if edit == .dismiss {
      firstResponder?.resignFirstResponder()
    } else if let text = input as? any _EditingText {
      apply(edit, to: text)
    } else {
      apply(edit, toKeys: input)
    }
  }

  private func apply(_ edit: TypedEdit, to input: any _EditingText) {
    switch edit {
    case .insert("\n"): if input._takesReturn() { input.insertText("\n") }
    case .insert(let text): input.insertText(text)
    case .deleteBackward: input.deleteBackward()
    case .replace(let location, let length, let text):
      input._editor.change(NSRange(location: location, length: length), to: text)
    case .compose(let text, let location, let length):
      input.setMarkedText(text, selectedRange: NSRange(location: location, length: length))
    case .endComposing: input.unmarkText()
    case .select(let location, let length):
      input._editor.select(NSRange(location: location, length: length))
    case .move(let lines): input._editor.move(linesDown: lines)
    case .dismiss: break
    }
  }

  /// An object that only takes letters has no places: what is not decided yet is not told it.
  private func apply(_ edit: TypedEdit, toKeys input: any UIKeyInput) {
    switch edit {
    case .insert(let text): input.insertText(text)
    case .deleteBackward: input.deleteBackward()
    case .replace(_, let length, let text):
      if length > 0 { input.deleteBackward() }
      if !text.isEmpty { input.insertText(text) }
    case .compose, .endComposing, .select, .move, .dismiss: break
    }
  }
}

extension TypingState {
  @MainActor fileprivate mutating func fill(from input: any _EditingText) {
    let (whole, selection) = (input._text, input._editor.selection)
    let low = max(0, selection.location - Self.reach)
    // Of a selection that is longer than what is told, the beginning is.
    let high = min(selection.end, selection.location + Self.reach) + Self.reach
    let part = whole.clamped(NSRange(location: low, length: high - low))
    text = whole.cut(part)
    if isSecure { text = String(repeating: "•", count: part.length) }
    textStart = part.location
    self.selection = selection
    isMultiline = input._isMultiline
  }
}

// UIKeyInput, UITextInput, UITextPosition, UITextRange, UITextInputTraits — after Apple's documentation of
// them, read 2026-11.
// State: partial. Missing: tokenizers, writing directions, dictation, text placeholders, floating cursors,
// styling.

import QuartzCore

/// The traits that an object that is typed into tells the keyboard. Each member has UIKit's default.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  // Disfavoured for the optional one of text inputs.
  @_disfavoredOverload var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  @_disfavoredOverload public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}

extension UITextInput {
  /// As Apple's declares it, whose protocol leaves it to the object whether it has one. Never nil here.
  public var keyboardAppearance: UIKeyboardAppearance? {
    let own: UIKeyboardAppearance = (self as any UITextInputTraits).keyboardAppearance
    return own
  }
}

/// An input view that clicks. Silent here.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  /// Asked by nobody.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

/// A responder that takes letters. While it is the first responder the page's keyboard types into it.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A place in a text, between two characters.
@preconcurrency @MainActor open class UITextPosition: MainActorObject {
  public init() { super.init(_object: ()) }
}

/// A stretch of a text.
@preconcurrency @MainActor open class UITextRange: MainActorObject {
  public init() { super.init(_object: ()) }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { true }
}

/// One rectangle of a selection.
@preconcurrency @MainActor open class UITextSelectionRect: MainActorObject {
  /// In the text's view, in points.
  open var rect: CGRect { .zero }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }

  public init() { super.init(_object: ()) }
}

public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward
}

public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word, sentence, paragraph, line, document
}

/// Hears of changes that a program makes. Accepted without effect: nothing has to be told.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A text that is edited. Offsets are in UTF-16 units; rectangles in the object's own view, in points.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  var inputDelegate: (any UITextInputDelegate)? { get set }
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// A place in the text of a field or view of ours.
final class TextOffset: UITextPosition {
  let unit: Int

  init(_ unit: Int) {
    self.unit = unit
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.unit == unit }
  override var hash: Int { unit }
}

/// A stretch of the text of a field or view of ours.
final class TextSpan: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.end) }
  override var isEmpty: Bool { range.length == 0 }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
  override var hash: Int { range.location ^ range.length }
}

/// See `TextSpan`.
final class SelectionRect: UITextSelectionRect {
  private let (own, isFirst, isLast): (CGRect, Bool, Bool)

  init(_ rect: CGRect, isFirst: Bool, isLast: Bool) {
    (own, self.isFirst, self.isLast) = (rect, isFirst, isLast)
    super.init()
  }

  override var rect: CGRect { own }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}

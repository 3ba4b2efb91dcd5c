// UIKeyInput, UITextInput, UITextPosition, UITextRange, UITextInputTraits — after Apple's documentation of
// them, read 2026-11.
// State: partial. Missing: tokenizers, writing directions, dictation, text placeholders, floating cursors,
// styling.

import QuartzCore

/// The traits that an object that is typed into tells the keyboard. Each member has UIKit's default.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// Which letters the page's keyboard makes capital by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// `no` keeps the page's keyboard from correcting words; the others let it.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Kept, without effect.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The kind of keyboard that the page asks its device for.
  var keyboardType: UIKeyboardType { get set }
  // Disfavoured for the optional one of text inputs.
  /// Kept, without effect.
  @_disfavoredOverload var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The name of the return key on the page's keyboard.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key does nothing while the text is empty. Search bars alone go by it.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether letters are hidden, and words neither corrected nor completed.
  var isSecureTextEntry: Bool { get set }
}

extension UITextInputTraits {
  /// The first letter of each sentence. Setting it does nothing.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As the keyboard likes. Setting it does nothing.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As the keyboard likes. Setting it does nothing.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The usual keyboard. Setting it does nothing.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// As the appearance is. Setting it does nothing.
  @_disfavoredOverload public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// "Return". Setting it does nothing.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False. Setting it does nothing.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False. Setting it does nothing.
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
  /// Never asked.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False, where the view does not say.
  public var enableInputClicksWhenVisible: Bool { false }
}

/// A responder that takes letters. While it is the first responder the page's keyboard types into it.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// The page's keyboard has typed `text`; a line feed stands for the return key.
  func insertText(_ text: String)
  /// The page's keyboard has deleted backwards.
  func deleteBackward()
}

/// A place in a text, between two characters.
@preconcurrency @MainActor open class UITextPosition: MainActorObject {
  /// A place that means nothing by itself: texts make places of subclasses.
  public init() { super.init(_object: ()) }
}

/// A stretch of a text.
@preconcurrency @MainActor open class UITextRange: MainActorObject {
  /// A range that means nothing by itself: texts make ranges of subclasses.
  public init() { super.init(_object: ()) }
  /// The place where the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// The place where the range ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether the range holds no letter, as a caret does. Base: true.
  open var isEmpty: Bool { true }
}

/// One rectangle of a selection.
@preconcurrency @MainActor open class UITextSelectionRect: MainActorObject {
  /// In the text's view, in points.
  open var rect: CGRect { .zero }
  /// Whether the selection begins in it. Base: false.
  open var containsStart: Bool { false }
  /// Whether the selection ends in it. Base: false.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom. Base: false.
  open var isVertical: Bool { false }

  /// A rectangle of nothing: texts make rectangles of subclasses.
  public init() { super.init(_object: ()) }
}

/// Which way through a text, in the order in which it is read.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward
}

/// Which way through a text, on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// The pieces that a text can be gone through by.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word, sentence, paragraph, line, document
}

/// Hears of changes that a program makes. Accepted without effect: nothing has to be told.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Never called.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Never called.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Never called.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Never called.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A text that is edited. Offsets are in UTF-16 units; rectangles in the object's own view, in points.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The letters in `range`; nil where there is no such range.
  func text(in range: UITextRange) -> String?
  /// Puts `text` in the place of `range`, without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection, which is empty for a caret; nil for none.
  var selectedTextRange: UITextRange? { get set }
  /// The part that an input method has not decided; nil for none.
  var markedTextRange: UITextRange? { get }
  /// Puts `markedText` in the place of the marked text or the selection, until it is decided. `selectedRange`
  /// is within `markedText`.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Leaves the marked text as it is, as if it had been typed.
  func unmarkText()
  /// The place before the first letter.
  var beginningOfDocument: UITextPosition { get }
  /// The place behind the last letter.
  var endOfDocument: UITextPosition { get }
  /// The range between two places, in either order; nil for places of another text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place `offset` units further on; nil beyond the ends of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place `offset` characters to a side, or lines up or down; nil where there is none.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many units `toPosition` is behind `from`; negative where it is before it.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Hears of changes that a program makes. Kept, without effect.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The rectangle of the first line of `range`.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle in which a caret at `position` is drawn.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of `range`, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place that is nearest to `point`.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place within `range` that is nearest to `point`.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at `point`; nil where there is none.
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

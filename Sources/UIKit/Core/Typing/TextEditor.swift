// The common part of text fields and text views: a selection, marked text, and changes that their owner may
// refuse.

import QuartzCore

/// An object of UIKit's own whose text is edited.
@preconcurrency @MainActor public protocol _EditingText: UITextInput {
  /// Keeps the selection, and makes the changes.
  var _editor: _TextEditor { get }
  /// The whole text.
  var _text: String { get }
  /// Whether the delegate lets `text` take the place of `range`.
  func _allowsChange(in range: NSRange, to text: String) -> Bool
  /// Puts `text` in the place of `range`, without a word to anybody.
  func _store(_ text: String, in range: NSRange)
  /// The text has been changed by hand: the delegate and observers are told.
  func _textWasEdited()
  /// The selection has changed, or the text around it: the delegate is told.
  func _selectionWasChanged()
  /// Draws caret and selection again.
  func _showSelection()
  /// Places in the object's own coordinates, in points.
  var _carets: _Carets { get }
  /// Takes the return key. Returns whether a line end goes into the text.
  func _takesReturn() -> Bool
  /// Whether the text may have several lines, so that the keyboard offers a line end.
  var _isMultiline: Bool { get }
}

/// See `CaretMap`, in coordinates of a field or a view.
public struct _Carets {
  var map: CaretMap
  /// Added to the map's places, in points.
  var origin: CGPoint
  /// The place in the shown text of a place in the text itself, and back: they differ where letters are
  /// hidden.
  var shown: (Int) -> Int = { $0 }
  var unit: (Int) -> Int = { $0 }

  func caret(at unit: Int) -> CGRect {
    map.caret(at: shown(unit)).offsetBy(dx: origin.x, dy: origin.y)
  }

  func unit(at point: CGPoint) -> Int {
    unit(map.offset(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  func rects(of range: NSRange) -> [CGRect] {
    map.rects(of: shown(range.location)..<max(shown(range.location), shown(range.end)))
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }
}

/// Edits the text of a field or a view by hand: keeps the selection and the marked text, and asks the owner
/// before each change.
@preconcurrency @MainActor public final class _TextEditor {
  weak var owner: (any _EditingText)?
  /// Of the whole text, which it lies within.
  private(set) var selection = NSRange(location: 0, length: 0)
  /// The range of the text that an input method has not decided; nil for none.
  private(set) var marked: NSRange?
  /// Where the caret was when it began to move up or down, in points; nil after anything else.
  private var column: CGFloat?
  private var text: String { owner?._text ?? "" }

  // MARK: Changes by hand

  /// Takes the place of what is marked, or selected.
  func insert(_ text: String) { change(marked ?? selection, to: text) }

  func deleteBackward() {
    if let marked, marked.length > 0 {
      change(marked, to: "")
      return
    }
    if selection.length > 0 {
      change(selection, to: "")
      return
    }
    let start = text.unit(selection.location, movedBy: -1)
    guard start < selection.location else { return }
    change(NSRange(location: start, length: selection.location - start), to: "")
  }

  /// Asks the owner's delegate first. The caret stands behind `text` then.
  @discardableResult
  func change(_ range: NSRange, to text: String) -> Bool {
    let range = self.text.clamped(range)
    guard let owner, owner._allowsChange(in: range, to: text) else { return false }
    store(text, in: range)
    return true
  }

  /// Without asking, as programs do.
  func store(_ text: String, in range: NSRange) {
    guard let owner else { return }
    let range = self.text.clamped(range)
    (marked, column) = (nil, nil)
    owner._store(text, in: range)
    selection = owner._text.clamped(NSRange(location: range.location + text.unitCount, length: 0))
    finishChange(owner)
  }

  private func finishChange(_ owner: any _EditingText) {
    owner._showSelection()
    owner._selectionWasChanged()
    owner._textWasEdited()
  }

  // MARK: Marked text

  /// - Parameter selected: within `string`.
  func mark(_ string: String, selected: NSRange) {
    let range = marked ?? selection
    guard let owner, owner._allowsChange(in: range, to: string) else { return }
    owner._store(string, in: range)
    column = nil
    marked = string.isEmpty ? nil : NSRange(location: range.location, length: string.unitCount)
    let inner = string.clamped(selected)
    selection = NSRange(location: range.location + inner.location, length: inner.length)
    finishChange(owner)
  }

  func unmark() {
    guard marked != nil else { return }
    marked = nil
    owner?._showSelection()
  }

  // MARK: Selection

  func select(_ range: NSRange) {
    column = nil
    setSelection(text.clamped(range))
  }

  private func setSelection(_ range: NSRange) {
    guard range != selection else { return }
    selection = range
    owner?._showSelection()
    owner?._selectionWasChanged()
  }

  /// Moves the caret a line up or down, to the text's beginning or end where there is none.
  func move(linesDown: Int) {
    guard let owner else { return }
    let carets = owner._carets
    let from = linesDown < 0 ? selection.location : selection.end
    let x = column ?? carets.map.caret(at: carets.shown(from)).minX
    let place = carets.map.offset(from: carets.shown(from), linesDown: linesDown, x: x).map(carets.unit)
    setSelection(NSRange(location: place ?? (linesDown < 0 ? 0 : text.unitCount), length: 0))
    column = x
  }

  /// The program has set another text: the caret goes to its end.
  func textWasSet() {
    (marked, column) = (nil, nil)
    selection = NSRange(location: text.unitCount, length: 0)
    owner?._showSelection()
  }
}

extension UITextInput where Self: _EditingText {
  /// The part that an input method has not decided; nil for none.
  public var markedTextRange: UITextRange? { _editor.marked.map(TextSpan.init) }
  /// Puts `markedText`, which an input method has not decided, in the place of the marked text or the
  /// selection; nil takes it away. `selectedRange` is within `markedText`.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    _editor.mark(markedText ?? "", selected: selectedRange)
  }
  /// Leaves the marked text as it is, as if it had been typed.
  public func unmarkText() { _editor.unmark() }
  /// Before the first letter.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// Behind the last letter.
  public var endOfDocument: UITextPosition { TextOffset(_text.unitCount) }

  /// nil for a range of another input.
  public func text(in range: UITextRange) -> String? { (range as? TextSpan).map { _text.cut($0.range) } }

  /// From the first of the two to the second, in either order; nil for positions of another input.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let one = fromPosition as? TextOffset, let other = toPosition as? TextOffset else { return nil }
    let start = min(one.unit, other.unit)
    return TextSpan(NSRange(location: start, length: max(one.unit, other.unit) - start))
  }

  /// nil beyond the ends of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let place = position as? TextOffset else { return nil }
    let (unit, isTooFar) = place.unit.addingReportingOverflow(offset)
    return !isTooFar && (0..._text.unitCount).contains(unit) ? TextOffset(unit) : nil
  }

  /// `offset` characters to a side, or lines up or down; nil for a position of another input and where there
  /// is no such line.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard let place = position as? TextOffset else { return nil }
    switch direction {
    case .right: return TextOffset(_text.unit(place.unit, movedBy: offset))
    case .left: return TextOffset(_text.unit(place.unit, movedBy: 0 &- offset))
    case .up, .down:
      let carets = _carets
      let shown = carets.shown(place.unit)
      return carets.map
        .offset(
          from: shown, linesDown: direction == .up ? 0 &- offset : offset, x: carets.map.caret(at: shown).minX
        )
        .map { TextOffset(carets.unit($0)) }
    }
  }

  /// Which of the two comes first; positions of another input count as the same.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let difference = offset(from: position, to: other)
    return difference == 0 ? .orderedSame : difference > 0 ? .orderedAscending : .orderedDescending
  }

  /// UTF-16 units from the one to the other; 0 for positions of another input.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let from = from as? TextOffset, let to = toPosition as? TextOffset else { return 0 }
    return to.unit - from.unit
  }

  /// The rectangle of the range's first line, or of the caret where the range is empty; null for a range of
  /// another input.
  public func firstRect(for range: UITextRange) -> CGRect {
    guard let span = range as? TextSpan else { return .null }
    let carets = _carets
    return carets.rects(of: span.range).first ?? carets.caret(at: span.range.location)
  }

  /// The nearest place to `point` within `range`; nil for a range of another input.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let span = range as? TextSpan else { return nil }
    return TextOffset(min(max(_carets.unit(at: point), span.range.location), span.range.end))
  }

  /// The character behind the caret's place nearest to `point`; nil at the end of the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    let unit = _carets.unit(at: point)
    let end = _text.unit(unit, movedBy: 1)
    return end > unit ? TextSpan(NSRange(location: unit, length: end - unit)) : nil
  }
}

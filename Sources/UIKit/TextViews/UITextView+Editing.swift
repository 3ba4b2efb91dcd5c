// The steps of editing a text view, and who is told of them in which order: as with text fields, but that the
// keyboard comes before the delegate hears that editing has begun (widely reported).

import QuartzCore

extension UITextView {
  func mayBeginEditing() -> Bool {
    delegate?._implementing("textViewShouldBeginEditing(_:)")?.textViewShouldBeginEditing(self) ?? true
  }

  func mayEndEditing() -> Bool {
    delegate?._implementing("textViewShouldEndEditing(_:)")?.textViewShouldEndEditing(self) ?? true
  }

  func editingBegan() {
    setNeedsLayout()
    guard isEditable else { return }
    delegate?._implementing("textViewDidBeginEditing(_:)")?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func editingEnded() {
    _editor.unmark()
    setNeedsLayout()
    guard isEditable else { return }
    delegate?._implementing("textViewDidEndEditing(_:)")?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Asks the delegate; true where it does not say.
  public func _allowsChange(in range: NSRange, to text: String) -> Bool {
    delegate?._implementing("textView(_:shouldChangeTextIn:replacementText:)")?
      .textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// Tells the delegate and posts `textDidChangeNotification`.
  public func _textWasEdited() {
    delegate?._implementing("textViewDidChange(_:)")?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Tells the delegate.
  public func _selectionWasChanged() {
    delegate?._implementing("textViewDidChangeSelection(_:)")?.textViewDidChangeSelection(self)
  }

  /// True: the return key makes a new line.
  public func _takesReturn() -> Bool { true }
  /// True.
  public var _isMultiline: Bool { true }
  /// The text that is edited; empty for none.
  public var _text: String { text ?? "" }

  // MARK: Taps

  func takeTap(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended else { return }
    if isSelectable, !isEditable, answersTap(at: tap.location(in: self)) { return }
    guard becomeFirstResponder() else { return }
    layoutIfNeeded()
    let unit = _carets.unit(at: tap.location(in: self))
    switch tap.heardTouches.last?.tapCount ?? 1 {
    case 2: _editor.select(_text.word(at: unit))
    case 3...: _editor.select(NSRange(location: 0, length: _text.unitCount))
    default: _editor.select(NSRange(location: unit, length: 0))
    }
  }

  // MARK: Caret and selection

  /// Has the caret or the selection drawn, and scrolled to, at the next layout.
  public func _showSelection() {
    owesCaret = isFirstResponder
    setNeedsLayout()
  }

  func layOutMarks() {
    guard isFirstResponder else { return marks.hide() }
    let carets = _carets
    marks.show(
      in: self, caret: isEditable ? carets.caret(at: _editor.selection.location) : nil,
      selection: carets.rects(of: _editor.selection),
      marked: _editor.marked.map(carets.rects) ?? [], color: tintColor)
    guard owesCaret else { return }
    owesCaret = false
    scrollRangeToVisible(_editor.selection)
  }

  /// Scrolls as little as it takes to show the end of `range`, in UTF-16 units.
  public func scrollRangeToVisible(_ range: NSRange) {
    guard isScrollEnabled else { return }
    let range = _text.clamped(range)
    let caret = _carets.caret(at: range.end)
    let margins = textContainerInset.top + textContainerInset.bottom
    scrollRectToVisible(
      CGRect(
        x: bounds.minX, y: caret.minY - textContainerInset.top, width: 1, height: caret.height + margins),
      animated: false)
  }

  /// Where carets can stand in the text as it is laid out now, in the view's coordinates.
  public var _carets: _Carets {
    let size = label.bounds.size
    if let knownCarets, knownCarets.size == size {
      return _Carets(map: knownCarets.map, origin: label.frame.origin)
    }
    let block = label.block(
      in: CGSize(width: size.width, height: .infinity), maximumLines: label.numberOfLines)
    let map = block.caretMap(in: CGRect(origin: .zero, size: size), isRightToLeft: label.isRightToLeft)
    knownCarets = (size, map)
    return _Carets(map: map, origin: label.frame.origin)
  }
}

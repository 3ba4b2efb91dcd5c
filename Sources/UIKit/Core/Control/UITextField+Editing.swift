// The steps of editing a text field, and who is told of them in which order.
//
// Beginning: may it begin, may the other end, the other has ended, it has begun; then the keyboard comes. A
// change: may it change, the selection is another, the text is another. The order of the delegate and of the
// control's events is not documented: the delegate comes first.

import QuartzCore

extension UITextField {
  /// The search bar that it is the field of.
  private var searchBar: UISearchBar? {
    (self as? UISearchTextField)?.bar
  }

  // MARK: Beginning and ending

  func mayBeginEditing() -> Bool {
    if let searchBar, !searchBar.mayBeginEditing() { return false }
    return delegate?._implementing("textFieldShouldBeginEditing(_:)")?.textFieldShouldBeginEditing(self)
      ?? true
  }

  func mayEndEditing() -> Bool {
    if let searchBar, !searchBar.mayEndEditing() { return false }
    return delegate?._implementing("textFieldShouldEndEditing(_:)")?.textFieldShouldEndEditing(self) ?? true
  }

  func editingBegan() {
    editingWasSwitched()
    _editor.select(NSRange(location: _text.unitCount, length: 0))
    if clearsOnBeginEditing, hasText { clear() }
    searchBar?.editingBegan()
    delegate?._implementing("textFieldDidBeginEditing(_:)")?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    _showSelection()
  }

  func editingEnded() {
    _editor.unmark()
    editingWasSwitched()
    searchBar?.editingEnded()
    if let told = delegate {
      let withReason = "textFieldDidEndEditing(_:reason:)"
      if _OptionalMethods.implements(told, withReason) ?? true {
        // Its default calls the one without a reason.
        told.textFieldDidEndEditing(self, reason: .committed)
      } else {
        told._implementing("textFieldDidEndEditing(_:)")?.textFieldDidEndEditing(self)
      }
    }
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Changes

  /// The search bar's delegate, where there is one, and the field's own must both agree.
  public func _allowsChange(in range: NSRange, to text: String) -> Bool {
    if let searchBar, !searchBar.allowsChange(in: range, to: text) { return false }
    return delegate?._implementing("textField(_:shouldChangeCharactersIn:replacementString:)")?
      .textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// Line ends become spaces: there is one line.
  public func _store(_ text: String, in range: NSRange) {
    let line = String(
      String.UnicodeScalarView(text.unicodeScalars.map { Self.lineEnds.contains($0) ? " " : $0 }))
    replaceStored(range, with: line)
  }

  private static let lineEnds: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]

  /// Tells the search bar, the actions for `editingChanged`, and the notification centre, in this order.
  public func _textWasEdited() {
    searchBar?.textWasEdited()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Tells the delegate.
  public func _selectionWasChanged() {
    delegate?._implementing("textFieldDidChangeSelection(_:)")?.textFieldDidChangeSelection(self)
  }

  /// As the return key does: nothing goes into the text.
  public func _takesReturn() -> Bool {
    if let searchBar {
      searchBar.returnPressed()
      return false
    }
    let goesOn =
      delegate?._implementing("textFieldShouldReturn(_:)")?.textFieldShouldReturn(self) ?? true
    guard goesOn, isFirstResponder else { return false }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
    return false
  }

  /// False: there is one line.
  public var _isMultiline: Bool { false }
  /// The text; empty where there is none.
  public var _text: String { text ?? "" }

  func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = "Clear text"
    button.addTarget({ [weak self] _ in self?.clear() }, for: .touchUpInside)
    return button
  }

  private func clear() {
    guard delegate?._implementing("textFieldShouldClear(_:)")?.textFieldShouldClear(self) ?? true else {
      return
    }
    contentWasCleared()
    _editor.store("", in: NSRange(location: 0, length: _text.unitCount))
  }

  // MARK: Taps

  func takeTap(at place: CGPoint, count: Int) {
    let wasEditing = isEditing
    guard becomeFirstResponder(), isEditing else { return }
    layoutIfNeeded()
    let unit = _carets.unit(at: place)
    switch count {
    case 2 where wasEditing: _editor.select(isSecureTextEntry ? wholeText : _text.word(at: unit))
    case 3... where wasEditing: _editor.select(wholeText)
    default: _editor.select(NSRange(location: unit, length: 0))
    }
  }

  private var wholeText: NSRange { NSRange(location: 0, length: _text.unitCount) }

  // MARK: Caret and selection

  /// Room at the right of the text for a caret behind it, in points.
  private static var caretRoom: CGFloat { TextMarks.caretWidth }

  func layOutCanvas() {
    canvas.frame = editingRect(forBounds: bounds)
    let size = canvas.bounds.size
    let needed = label.sizeThatFits(.zero).width + Self.caretRoom
    let width = max(size.width, needed)
    let caret = caretMap(width: width).caret(at: shownUnit(_editor.selection.end)).minX
    scrolled = min(scrolled, caret - Self.caretRoom)
    scrolled = max(scrolled, caret + Self.caretRoom - size.width)
    scrolled = min(max(0, scrolled), width - size.width)
    label.frame = CGRect(x: -scrolled, y: 0, width: width, height: size.height)
    showMarks()
  }

  private func showMarks() {
    guard isEditing else { return marks.hide() }
    var carets = _carets
    carets.origin.x -= canvas.frame.minX
    carets.origin.y -= canvas.frame.minY
    marks.show(
      in: canvas, caret: carets.caret(at: _editor.selection.location),
      selection: carets.rects(of: _editor.selection),
      marked: _editor.marked.map(carets.rects) ?? [], color: tintColor)
  }

  /// Draws them at the next layout.
  public func _showSelection() { setNeedsLayout() }

  /// Of the text as it stands, hidden or not.
  public var _carets: _Carets {
    let isInCanvas = label.superview !== self
    let corner = isInCanvas ? canvas.frame.origin : .zero
    return _Carets(
      map: caretMap(width: label.bounds.width),
      origin: CGPoint(x: corner.x + label.frame.minX, y: corner.y + label.frame.minY),
      shown: { [self] in shownUnit($0) }, unit: { [self] in unit(ofShown: $0) })
  }

  private func caretMap(width: CGFloat) -> CaretMap {
    let paragraph = NSParagraphStyle.Values(alignment: textAlignment, lineBreakMode: .byClipping)
    let content = TextContent(shownText, font: font ?? .systemFont(ofSize: 17), paragraph: paragraph)
    let block = TextBlock(content, width: .infinity, maximumLines: 1, mode: .byClipping)
    let height = label.superview === canvas ? canvas.bounds.height : label.bounds.height
    return block.caretMap(
      in: CGRect(x: 0, y: 0, width: width, height: height), isRightToLeft: label.isRightToLeft)
  }

  /// Where letters are hidden one dot stands for each character.
  private func shownUnit(_ unit: Int) -> Int {
    guard isSecureTextEntry else { return unit }
    return _text.distance(from: _text.startIndex, to: _text.index(ofUnit: unit))
  }

  private func unit(ofShown unit: Int) -> Int {
    isSecureTextEntry ? _text.unit(0, movedBy: unit) : unit
  }
}

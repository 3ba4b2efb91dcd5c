// UITextView — after Apple's documentation "UITextView", read 2026-11.
// State: partial. Missing: text layout managers, recognised data (kept), edit menus, finding.

import QuartzCore

/// Several lines of text that scroll. A tap makes it the first responder, and what the page's keyboard types
/// goes into it.
@preconcurrency @MainActor open class UITextView: UIScrollView, _EditingText {
  /// Posted by the view when it has become the first responder and can be edited.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted by the view after its text was changed by typing, not by setting it.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted by the view when it is no longer the first responder.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  let label = UILabel(frame: .zero)
  /// Edits the view's text and keeps its selection.
  public let _editor = _TextEditor()
  let marks = TextMarks()
  /// Places of carets for a label of that size; nil after a change.
  var knownCarets: (size: CGSize, map: CaretMap)?
  /// Whether the caret has moved and is to be shown at the next layout.
  var owesCaret = false
  /// The room of the text: its padding and its most lines count.
  public private(set) var textContainer = NSTextContainer()
  /// nil until it is asked for, or came with the container; see UITextView+Storage.
  var storage: NSTextStorage?
  /// Whether the storage is just being told of a change of the view's.
  var isTellingStorage = false
  /// Whether anything in the text is a link.
  var hasLinks = false
  /// The scroll view's delegate, under a narrower type.
  open weak var delegate: (any UITextViewDelegate)? {
    get { _scrollDelegate as? any UITextViewDelegate }
    set { _scrollDelegate = newValue }
  }

  /// The text without attributes; never nil. Setting it is not told to the delegate.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      hasLinks = false
      wasSet()
    }
  }
  /// The text with attributes; never nil. Setting it is not told to the delegate.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      findLinks()
      wasSet()
    }
  }
  /// Default 12 points; nil restores it. Setting it changes all of an attributed text.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 12)
      textChanged()
      tellStorage()
    }
  }
  /// Whether a font that grows is always as large as the content size category has it, those of an attributed
  /// text, too. Default false.
  open var adjustsFontForContentSizeCategory: Bool {
    get { label.adjustsFontForContentSizeCategory }
    set { changingFonts { label.adjustsFontForContentSizeCategory = newValue } }
  }
  /// Default the label colour; nil restores it. Setting it changes all of an attributed text.
  open var textColor: UIColor? {
    get { label.textColor }
    set {
      label.textColor = newValue ?? .label
      tellStorage()
    }
  }
  /// Counts for text without a paragraph style of its own. Default natural.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      knownCarets = nil
      alignStorage()
    }
  }
  /// The attributes of letters typed next, where the text has attributes. Setting them gives a text
  /// attributes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { givenAttributes ?? attributesAtCaret }
    set { givenAttributes = newValue }
  }
  private var givenAttributes: [NSAttributedString.Key: Any]?
  /// Kept, without effect.
  open var allowsEditingTextAttributes = false
  /// Kept, without effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links, beside and before their own. Default: the tint colour; nil restores it.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { givenLinkLook ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      givenLinkLook = newValue
      showLinks()
    }
  }
  private var givenLinkLook: [NSAttributedString.Key: Any]?
  /// Kept, without effect.
  open var clearsOnInsertion = false
  /// Kept, without effect.
  open weak var inputDelegate: (any UITextInputDelegate)?
  private var givenInput: UIView?
  private var givenAccessory: UIView?
  open override var inputView: UIView? {
    get { givenInput }
    set {
      givenInput = newValue
      reloadInputViews()
    }
  }
  open override var inputAccessoryView: UIView? {
    get { givenAccessory }
    set {
      givenAccessory = newValue
      reloadInputViews()
    }
  }
  /// Which letters the page's keyboard makes capital by itself. Default the first of each sentence.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// `no` keeps the page's keyboard from correcting words; the others let it.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept, without effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The kind of keyboard that the page asks its device for.
  open var keyboardType = UIKeyboardType.default
  /// Kept, without effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The name of the return key on the page's keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept, without effect.
  open var enablesReturnKeyAutomatically = false
  /// Kept, without effect; nil says nothing.
  open var textContentType: UITextContentType!
  /// Kept, without effect: letters are shown.
  open var isSecureTextEntry = false

  /// Whether letters can be typed. Default true.
  open var isEditable = true
  /// Whether text can be selected, and links answer where the view is not editable. Default true.
  open var isSelectable = true
  /// Points between the view's edges and the room of the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textChanged() }
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// - Parameter textContainer: nil for one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    // Of a view without a colour of its own; one from a nib has that which the nib says.
    backgroundColor = .systemBackground
    if let textContainer { self.textContainer = textContainer }
    prepare()
    takeContainersStorage()
  }

  /// - Parameter usingTextLayoutManager: without effect: there are none.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UITextView.self)
  }

  private func prepare() {
    _editor.owner = self
    addGestureRecognizer(
      UITapGestureRecognizer { [weak self] in
        if let tap = $0 as? UITapGestureRecognizer { self?.takeTap(tap) }
      })
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
  }

  override func inheritedTraitsChanged(from old: UITraitCollection) {
    super.inheritedTraitsChanged(from: old)
    guard traits.hasOtherTextSize(than: old) else { return }
    // By itself the label would be told after this.
    changingFonts { label.updateTraits() }
    if traits.hasOtherTextWeight(than: old) { textChanged() }
  }

  /// Runs `change`, which may give fonts of the text another size.
  private func changingFonts(_ change: () -> Void) {
    let (font, text) = (label.font, label.givenAttributed)
    change()
    guard label.font !== font || label.givenAttributed !== text else { return }
    textChanged()
    tellStorage()
  }

  func textChanged() {
    knownCarets = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func wasSet() {
    textChanged()
    _editor.textWasSet()
    tellStorage()
  }

  private var attributesAtCaret: [NSAttributedString.Key: Any] {
    let place = _editor.selection.location
    if let text = label.givenAttributed, text.length > 0 {
      return text.attributes(at: min(max(0, place - 1), text.length - 1), effectiveRange: nil)
    }
    return [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label]
  }

  /// Puts `text` in the place of `range`, without a word.
  public func _store(_ text: String, in range: NSRange) {
    let replaced = _text.clamped(range)
    if label.hasAttributes || givenAttributes != nil {
      let changed = NSMutableAttributedString(attributedString: label.ownAttributed ?? NSAttributedString())
      let new = NSAttributedString(string: text, attributes: typingAttributes)
      changed.replaceCharacters(in: replaced, with: new)
      label.attributedText = changed
    } else {
      label.text = _text.replacing(range, with: text)
    }
    textChanged()
    tellStorage(text, in: replaced)
  }

  private func textSize(in width: CGFloat) -> CGSize {
    followContainer()
    let margins = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    var size = label.sizeThatFits(CGSize(width: max(0, width - margins), height: .greatestFiniteMagnitude))
    // Without a letter there is a line for the caret still.
    if _text.isEmpty { size.height = label.drawnFont.lineHeight }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = textSize(in: size.width).height + textContainerInset.top + textContainerInset.bottom
    return CGSize(width: size.width, height: height)
  }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(bounds.size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if textContainer.layoutManager != nil { fitContainer() }
    let margin = textContainerInset.left + textContainer.lineFragmentPadding
    let height = textSize(in: bounds.width).height
    label.frame = CGRect(
      x: margin, y: textContainerInset.top,
      width: max(0, bounds.width - margin - textContainerInset.right - textContainer.lineFragmentPadding),
      height: height)
    contentSize = CGSize(
      width: bounds.width, height: height + textContainerInset.top + textContainerInset.bottom)
    layOutMarks()
  }

  // MARK: First responder: the order of calls is in UITextView+Editing.swift

  override var isTypedInto: Bool { isEditable }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, !isEditable || mayBeginEditing() else { return false }
    guard super.becomeFirstResponder() else { return false }
    editingBegan()
    return isFirstResponder
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, let window = UIWindow.current else { return true }
    guard window.keyboard.isForced || !isEditable || mayEndEditing(), isFirstResponder else {
      return !isFirstResponder
    }
    guard super.resignFirstResponder() else { return false }
    editingEnded()
    return true
  }

  // MARK: Text input that subclasses override

  /// Whether there is a letter.
  open var hasText: Bool { !_text.isEmpty }
  /// Puts `text` in the place of the selection, as typing does, and behind the caret.
  open func insertText(_ text: String) { _editor.insert(text) }
  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { _editor.deleteBackward() }
  /// Puts `text` in the place of `range`; a range of another input changes nothing.
  open func replace(_ range: UITextRange, withText text: String) {
    if let span = range as? TextSpan { _editor.store(text, in: span.range) }
  }
  /// In UTF-16 units of the text.
  open var selectedRange: NSRange {
    get { _editor.selection }
    set { _editor.select(newValue) }
  }
  /// The selection; never nil. A range of another input is not taken.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(_editor.selection) }
    set { if let span = newValue as? TextSpan { _editor.select(span.range) } }
  }
  /// Where a caret at `position` is drawn, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let place = _carets.caret(at: (position as? TextOffset)?.unit ?? 0)
    return CGRect(
      x: place.minX - TextMarks.caretWidth / 2, y: place.minY, width: TextMarks.caretWidth,
      height: place.height)
  }
  /// The rectangles of `range`, one for each line, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = (range as? TextSpan).map { _carets.rects(of: $0.range) } ?? []
    return rects.indices.map {
      SelectionRect(rects[$0], isFirst: $0 == 0, isLast: $0 == rects.count - 1)
    }
  }
  /// The place between two letters that is nearest to `point`, in the view's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(_carets.unit(at: point)) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if givenLinkLook == nil { showLinks() }
    setNeedsLayout()
  }
}

extension UITextView: UIContentSizeCategoryAdjusting {}

/// The kinds of data that are recognised in a text. Kept, without effect. Raw values are UIKit's.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt
  /// Takes the bits as they are, also those of no kind.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers to call.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Every kind.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

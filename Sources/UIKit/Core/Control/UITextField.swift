// UITextField — after Apple's documentation "UITextField", read 2026-11.
// State: partial. Missing: attributes of single letters, fonts that shrink, edit menus, drag and drop.

import QuartzCore

/// One line of text in a frame. A tap makes it the first responder, and what the page's keyboard types goes
/// into it.
@preconcurrency @MainActor open class UITextField: UIControl, _EditingText {
  /// The border around the field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line
    /// A thin line: nothing is sunk.
    case bezel
    /// A thin line with round corners.
    case roundedRect
  }

  /// When a view at a side is shown.
  public enum ViewMode: Int, Sendable {
    /// The view is not shown.
    case never = 0
    /// While the field is edited, while it is not, or both.
    case whileEditing, unlessEditing, always
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// Always, here.
    case committed = 0
    /// Never told.
    case cancelled
  }

  /// Posted with the field as its object, after the delegate and the actions.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted with the field as its object, after the delegate and the actions.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted with the field as its object after each change by hand.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// May refuse what is typed, and hears of it; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?
  let label = UILabel(frame: .zero)
  /// Keeps the selection, and makes the changes that are typed.
  public let _editor = _TextEditor()
  /// Holds the label while the field is edited, and cuts off what does not fit.
  let canvas = UIView(frame: .zero)
  let marks = TextMarks()
  /// How far the text has moved to the left to show the caret, in points.
  var scrolled: CGFloat = 0
  private var storedText = ""

  /// Never nil; setting nil leaves it empty. The caret goes to the end.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      show()
      _editor.textWasSet()
    }
  }
  /// The text in the field's own font and colour: single letters have none of their own.
  open var attributedText: NSAttributedString? {
    get {
      NSAttributedString(
        string: storedText,
        attributes: [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label])
    }
    set { text = newValue?.string }
  }
  /// Kept, without effect.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Kept, without effect.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Kept, without effect.
  open var allowsEditingTextAttributes = false
  /// Shown while there is no text.
  open var placeholder: String? {
    didSet { show() }
  }
  /// The system's font of 17 points by default, and for nil.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      font = followed(font)
      show()
    }
  }
  /// Whether a font that grows is always as large as the content size category has it, that of the
  /// placeholder, too. Default false.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { growFont() } }
  }
  /// The label colour by default.
  open var textColor: UIColor? = .label {
    didSet { show() }
  }
  /// `natural` by default: by the language's direction.
  open var textAlignment = NSTextAlignment.natural {
    didSet { show() }
  }
  /// `none` by default. A border moves the text in by 7 points.
  open var borderStyle = BorderStyle.none {
    didSet { show() }
  }
  /// Where the text begins, shown as `leftViewMode` says. As large as it is, or wants to be.
  open var leftView: UIView? {
    didSet { showSides(oldValue) }
  }
  /// Where the text ends, shown as `rightViewMode` says.
  open var rightView: UIView? {
    didSet { showSides(oldValue) }
  }
  /// `never` by default.
  open var leftViewMode = ViewMode.never {
    didSet { showSides(nil) }
  }
  /// `never` by default.
  open var rightViewMode = ViewMode.never {
    didSet { showSides(nil) }
  }
  /// When a button that clears is shown: only where there is a text, and where no right view is.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// Shown instead of `placeholder`, with the colour and the font of its first character.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { show() }
  }
  /// Kept, without effect.
  open var adjustsFontSizeToFitWidth = false
  /// Kept, without effect.
  open var minimumFontSize: CGFloat = 0
  /// Kept, without effect.
  open var background: UIImage?
  /// Whether the text goes when editing begins, if the delegate agrees.
  open var clearsOnBeginEditing = false
  /// Kept, without effect.
  open var clearsOnInsertion = false
  /// Kept, without effect.
  open weak var inputDelegate: (any UITextInputDelegate)?
  private var givenInput: UIView?
  private var givenAccessory: UIView?
  open override var inputView: UIView? {
    get { givenInput }
    set { givenInput = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { givenAccessory }
    set { givenAccessory = newValue }
  }
  /// Whether a dot is shown for each letter, and words are not corrected. False by default.
  open var isSecureTextEntry = false {
    didSet { show() }
  }
  /// `no` asks the keyboard not to correct words; the others make no difference.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Told to the keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Told to the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Told to the keyboard; `sentences` by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept, without effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept, without effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Kept, without effect; nil by default.
  open var textContentType: UITextContentType!
  /// Heeded only by search bars: the return key does nothing while there is no text. False by default.
  open var enablesReturnKeyAutomatically = false
  /// Whether the field has the keyboard.
  open var isEditing: Bool { isFirstResponder }

  var clearButton: UIButton?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UITextField.self)
  }

  private func prepare() {
    _editor.owner = self
    label.isUserInteractionEnabled = false
    canvas.isUserInteractionEnabled = false
    canvas.clipsToBounds = true
    addSubview(label)
    show()
  }

  /// Puts `text` in the place of `range`, without a word.
  func replaceStored(_ range: NSRange, with text: String) {
    storedText = storedText.replacing(range, with: text)
    show()
  }

  /// The text as it is shown: dots where it is secure.
  var shownText: String {
    isSecureTextEntry ? String(repeating: "•", count: storedText.count) : storedText
  }

  /// Whether there is something that the placeholder would stand for, and that can be cleared.
  var hasContent: Bool { !storedText.isEmpty }

  /// The clear button takes away the contents besides the text; the text goes next.
  func contentWasCleared() {}

  override func inheritedTraitsChanged(from old: UITraitCollection) {
    super.inheritedTraitsChanged(from: old)
    if adjustsFontForContentSizeCategory, traits.hasOtherTextSize(than: old) { growFont() }
  }

  private func growFont() {
    let grown = font?.grown(to: .of(traits))
    if grown !== font { font = grown } else { show() }
  }

  private func followed(_ font: UIFont?) -> UIFont? {
    adjustsFontForContentSizeCategory ? font?.grown(to: .of(traits)) : font
  }

  /// Shows the text, or what stands in its place.
  func show() {
    let isEmpty = storedText.isEmpty
    let given = attributedPlaceholder.flatMap {
      $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil
    }
    label.text = hasContent ? shownText : attributedPlaceholder?.string ?? placeholder
    label.textColor = isEmpty ? given?[.foregroundColor] as? UIColor ?? .placeholderText : textColor
    label.font = (isEmpty ? followed(given?[.font] as? UIFont) : nil) ?? font ?? .systemFont(ofSize: 17)
    label.textAlignment = textAlignment
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    layer.borderWidth = borderStyle == .none ? 0 : 0.5
    layer.borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var margin: CGFloat { borderStyle == .none ? 0 : 7 }

  private func showSides(_ old: UIView?) {
    if old !== leftView, old !== rightView { old?.removeFromSuperview() }
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if shows(mode) { addSubview(view) } else { view.removeFromSuperview() }
    }
    setNeedsLayout()
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private func isShown(_ view: UIView?) -> Bool { view != nil && view?.superview === self }
  private var showsClearButton: Bool { shows(clearButtonMode) && hasContent && !isShown(rightView) }

  /// Editing has begun or ended.
  func editingWasSwitched() {
    scrolled = 0
    if isEditing {
      addSubview(canvas)
      canvas.addSubview(label)
      label.lineBreakMode = .byClipping
    } else {
      marks.hide()
      addSubview(label)
      canvas.removeFromSuperview()
      label.lineBreakMode = .byTruncatingTail
    }
    showSides(nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isShown(leftView) { leftView?.frame = leftViewRect(forBounds: bounds) }
    if isShown(rightView) { rightView?.frame = rightViewRect(forBounds: bounds) }
    placeClearButton()
    if label.superview === canvas {
      layOutCanvas()
    } else {
      label.frame = storedText.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
  }

  private func placeClearButton() {
    guard showsClearButton else {
      clearButton?.removeFromSuperview()
      return
    }
    let button = clearButton ?? makeClearButton()
    clearButton = button
    if button.superview !== self { addSubview(button) }
    button.frame = clearButtonRect(forBounds: bounds)
  }

  // MARK: Rectangles, in the field's own coordinates; what is asked for comes from overrides

  /// Base: all but the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text stands. Base: between the views at the sides.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: margin, dy: 0)
    if isShown(leftView) {
      let end = leftViewRect(forBounds: bounds).maxX
      rect = CGRect(x: end, y: rect.minY, width: max(0, rect.maxX - end), height: rect.height)
    }
    if isShown(rightView) {
      rect.size.width = max(0, rightViewRect(forBounds: bounds).minX - rect.minX)
    } else if showsClearButton {
      rect.size.width = max(0, clearButtonRect(forBounds: bounds).minX - rect.minX)
    }
    return rect
  }

  /// Base: where the text stands.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the text stands while it is edited. Base: where it stands otherwise.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Base: at the end of the field.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    return CGRect(x: bounds.width - side - margin, y: (bounds.height - side) / 2, width: side, height: side)
  }

  /// In points (widely reported).
  private static let clearButtonSide: CGFloat = 19

  /// Base: at the left edge, as large as the view, half way up; in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(leftView)
    return CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// Base: at the right edge, as large as the view, half way up; in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(rightView)
    return CGRect(
      x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  private func sideSize(_ view: UIView?) -> CGSize {
    guard let view else { return .zero }
    let own = view.bounds.size
    return own.width > 0 || own.height > 0 ? own : view.intrinsicContentSize
  }

  /// The text, or the placeholder; as high as a line also where there is neither.
  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    let text = max(size.height, label.pixelCeil(label.drawnFont.lineHeight)) + Self.caretRoom
    let height = borderStyle == .none ? text : max(text + Self.borderRoom, Self.leastBorderedHeight)
    return CGSize(width: size.width + 2 * margin, height: height)
  }

  /// Points that a field is higher than a label, that a border adds, and that a field with one has at least.
  /// Inferred from fields of public projects whose frames Interface Builder wrote down: 18⅔ points with text
  /// of 14 and 22 with text of 17 points, and 34 with either in a border.
  private static let caretRoom: CGFloat = 1.5
  private static let borderRoom: CGFloat = 12
  private static let leastBorderedHeight: CGFloat = 34

  // MARK: First responder: the order of calls is in UITextField+Editing.swift

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let window = UIWindow.current, canBecomeFirstResponder, mayBeginEditing() else { return false }
    return window.keyboard.changing {
      guard super.becomeFirstResponder() else { return false }
      editingBegan()
      return isFirstResponder
    }
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, let window = UIWindow.current else { return true }
    guard window.keyboard.isForced || mayEndEditing() else { return false }
    return window.keyboard.changing {
      guard isFirstResponder else { return true }
      guard super.resignFirstResponder() else { return false }
      editingEnded()
      return true
    }
  }

  // MARK: Text input that subclasses override

  /// Whether there is a letter at all.
  open var hasText: Bool { !storedText.isEmpty }
  /// Takes the place of the selection, as if it were typed: the delegate may refuse it.
  open func insertText(_ text: String) { _editor.insert(text) }
  /// As the delete key: the delegate may refuse it.
  open func deleteBackward() { _editor.deleteBackward() }
  /// Puts text in the place of another, without asking the delegate. Ranges of other objects are ignored.
  open func replace(_ range: UITextRange, withText text: String) {
    if let span = range as? TextSpan { _editor.store(text, in: span.range) }
  }
  /// nil while the field is not edited.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? TextSpan(_editor.selection) : nil }
    set { if let span = newValue as? TextSpan { _editor.select(span.range) } }
  }
  /// In the field's coordinates; for positions of other objects, where the text begins.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let place = _carets.caret(at: (position as? TextOffset)?.unit ?? 0)
    return CGRect(
      x: place.minX - TextMarks.caretWidth / 2, y: place.minY, width: TextMarks.caretWidth,
      height: place.height)
  }
  /// In the field's coordinates; none for ranges of other objects.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = (range as? TextSpan).map { _carets.rects(of: $0.range) } ?? []
    return rects.indices.map {
      SelectionRect(rects[$0], isFirst: $0 == 0, isLast: $0 == rects.count - 1)
    }
  }
  /// The gap between letters that is nearest; the point is in the field's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(_carets.unit(at: point)) }

  // MARK: Touches

  private var tap: (place: CGPoint, count: Int)?

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tap = touches.first.map { ($0.location(in: self), $0.tapCount) }
    super.touchesEnded(touches, with: event)
  }

  override func touchedUpInside() {
    guard let tap, tap.count > 0 else { return }
    takeTap(at: tap.place, count: tap.count)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if isEditing { setNeedsLayout() }
  }
}

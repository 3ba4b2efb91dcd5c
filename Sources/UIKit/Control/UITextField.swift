// UITextField, UITextFieldDelegate — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: typing: there is no keyboard; the button that clears, input traits (kept).

import QuartzCore

/// One line of text in a frame, as it would stand there before anybody types.
@preconcurrency @MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line
    case bezel
    case roundedRect
  }

  /// When a view at a side is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing, unlessEditing, always
  }

  open weak var delegate: (any UITextFieldDelegate)?
  private let label = UILabel(frame: .zero)

  open var text: String? {
    didSet { show() }
  }
  open var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  /// Shown while there is no text.
  open var placeholder: String? {
    didSet { show() }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { show() }
  }
  open var textColor: UIColor? = .label {
    didSet { show() }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet { show() }
  }
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
  /// Nobody types here, so that `whileEditing` is never.
  open var leftViewMode = ViewMode.never {
    didSet { showSides(nil) }
  }
  open var rightViewMode = ViewMode.never {
    didSet { showSides(nil) }
  }
  /// Kept, without effect.
  open var clearButtonMode = ViewMode.never
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
  /// Kept, without effect.
  open var clearsOnBeginEditing = false
  /// What comes up instead of the keyboard that is not here. Kept, without effect, as is what stands above it.
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
  open var isSecureTextEntry = false {
    didSet { show() }
  }
  open var autocorrectionType = UITextAutocorrectionType.default
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = false
  open var isEditing: Bool { isFirstResponder }

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
    label.isUserInteractionEnabled = false
    addSubview(label)
    show()
  }

  private func show() {
    let shown = isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
    let isEmpty = shown?.isEmpty ?? true
    let given = attributedPlaceholder.flatMap {
      $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil
    }
    label.text = isEmpty ? attributedPlaceholder?.string ?? placeholder : shown
    label.textColor = isEmpty ? given?[.foregroundColor] as? UIColor ?? .placeholderText : textColor
    label.font = (isEmpty ? given?[.font] as? UIFont : nil) ?? font ?? .systemFont(ofSize: 17)
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
      if mode == .always || mode == .unlessEditing { addSubview(view) } else { view.removeFromSuperview() }
    }
    setNeedsLayout()
  }

  private func isShown(_ view: UIView?) -> Bool { view?.superview === self }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isShown(leftView) { leftView?.frame = leftViewRect(forBounds: bounds) }
    if isShown(rightView) { rightView?.frame = rightViewRect(forBounds: bounds) }
    let isEmpty = text?.isEmpty ?? true
    label.frame = isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
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
    }
    return rect
  }

  /// Base: where the text stands.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Never asked for: nobody types.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Never asked for: there is no such button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(leftView)
    return CGRect(x: 0, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

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

  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 2 * margin, height: size.height + 2 * margin)
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }
}

/// Hears of typing, which never happens here.
@preconcurrency @MainActor public protocol UITextFieldDelegate: _OptionalMethodsHaving {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}

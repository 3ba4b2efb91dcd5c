// UITextField, UITextFieldDelegate — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: typing: there is no keyboard; views at its sides, input traits (kept).

import QuartzCore

/// One line of text in a frame, as it would stand there before anybody types.
@preconcurrency @MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line
    case bezel
    case roundedRect
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
  open var leftView: UIView?
  open var rightView: UIView?
  open var isSecureTextEntry = false {
    didSet { show() }
  }
  open var autocorrectionType = UITextAutocorrectionType.default
  open var returnKeyType = UIReturnKeyType.default
  open var keyboardType = UIKeyboardType.default
  open var isEditing: Bool { isFirstResponder }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    label.isUserInteractionEnabled = false
    addSubview(label)
    show()
  }

  private func show() {
    let shown = isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
    let isEmpty = shown?.isEmpty ?? true
    label.text = isEmpty ? placeholder : shown
    label.textColor = isEmpty ? .placeholderText : textColor
    label.font = font ?? .systemFont(ofSize: 17)
    label.textAlignment = textAlignment
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    layer.borderWidth = borderStyle == .none ? 0 : 0.5
    layer.borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var margin: CGFloat { borderStyle == .none ? 0 : 7 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: margin, dy: 0)
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

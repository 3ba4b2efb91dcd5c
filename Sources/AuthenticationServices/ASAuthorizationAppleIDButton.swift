// ASAuthorizationAppleIDButton — after Apple's documentation "ASAuthorizationAppleIDButton", read 2026-11.
// State: partial. Missing: Apple's sign beside the words, their languages.

import UIKit

/// The button by which somebody signs in: black, white, or white with a border, and labelled.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn = 0
    case `continue`, signUp
    public static let `default` = ButtonType.signIn
  }

  public enum Style: Int, Sendable {
    case white = 0
    case whiteOutline, black
  }

  private let label = UILabel()

  /// In points.
  open var cornerRadius: CGFloat = 6 {
    didSet { layer.cornerRadius = cornerRadius }
  }

  public convenience init() { self.init(type: .default, style: .black) }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    layer.borderColor = UIColor.black.cgColor
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    label.text =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    label.textColor = style == .black ? .white : .black
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
  }

  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}

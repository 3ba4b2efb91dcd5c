// UISearchTextField — after Apple's documentation "UISearchTextField", read 2026-11.
// State: partial. Missing: tokens, typing.

import QuartzCore

/// The field of a search bar: rounded, grey, with a magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// In points (widely reported).
  private static let cornerRadius: CGFloat = 10
  /// Room of the magnifying glass, in points (inferred).
  private static let iconWidth: CGFloat = 30

  private let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  /// Tells the search bar that editing has begun, or ended.
  var onEditing: (Bool) -> Void = { _ in }
  /// Kept, without effect.
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    backgroundColor = .tertiarySystemFill
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    icon.frame = CGRect(x: 0, y: 0, width: Self.iconWidth, height: Self.iconWidth)
    leftView = icon
    leftViewMode = .always
    returnKeyType = .search
    layer.cornerRadius = Self.cornerRadius
  }

  func setIcon(_ image: UIImage?) { icon.image = image ?? UIImage(systemName: "magnifyingglass") }

  /// A border's corners are not this field's.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = Self.cornerRadius
    layer.borderWidth = 0
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isTouchInside || touches.contains(where: { bounds.contains($0.location(in: self)) }) {
      becomeFirstResponder()
    }
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    let was = isFirstResponder
    guard was || (superview as? UISearchBar)?.mayBeginEditing() != false else { return false }
    let isNow = super.becomeFirstResponder()
    if isNow, !was { onEditing(true) }
    return isNow
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    let was = isFirstResponder
    let didResign = super.resignFirstResponder()
    if was, didResign { onEditing(false) }
    return didResign
  }
}

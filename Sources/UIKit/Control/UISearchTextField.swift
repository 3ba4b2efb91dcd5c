// UISearchTextField — after Apple's documentation "UISearchTextField", read 2026-11.
// State: partial. Missing: tokens.

import QuartzCore

/// The field of a search bar: rounded, grey, with a magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// In points (widely reported).
  private static let cornerRadius: CGFloat = 10
  /// Room of the magnifying glass, in points (inferred).
  private static let iconWidth: CGFloat = 30

  private let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  /// The bar that it is the field of, and that is told of everything first; nil for one that stands alone.
  weak var bar: UISearchBar?
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
    clearButtonMode = .always
    layer.cornerRadius = Self.cornerRadius
  }

  func setIcon(_ image: UIImage?) { icon.image = image ?? UIImage(systemName: "magnifyingglass") }

  /// A border's corners are not this field's.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = Self.cornerRadius
    layer.borderWidth = 0
  }
}

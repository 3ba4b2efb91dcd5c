// UISearchTextField — after Apple's documentation "UISearchTextField", read 2026-11.
// State: partial. Missing: selecting, copying and dragging tokens.

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
  /// Whether the delete key takes away the last token where there is no text before the caret.
  open var allowsDeletingTokens = true
  /// Kept, without effect.
  open var allowsCopyingTokens = true

  /// Pictures and words before the text. The search controller is told of a change, as of another text.
  open var tokens: [UISearchToken] {
    get { row?.tokens ?? [] }
    set {
      guard newValue != tokens else { return }
      showTokens(newValue)
      bar?.onTextChange()
    }
  }
  /// Behind each token. The usual colour is a guess.
  open var tokenBackgroundColor: UIColor! = .systemGray {
    didSet { row?.color = tokenBackgroundColor }
  }
  /// Made with the first token.
  private var row: SearchTokenRow?
  /// Of the room for text, which tokens leave to it at least, 0…1. A guess.
  private static let textPart: CGFloat = 0.4

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

  private func showTokens(_ tokens: [UISearchToken]) {
    let row = self.row ?? SearchTokenRow(frame: .zero)
    if self.row == nil {
      self.row = row
      row.color = tokenBackgroundColor
      addSubview(row)
    }
    row.tokens = tokens
    show()
  }

  override var hasContent: Bool { super.hasContent || !tokens.isEmpty }

  override func contentWasCleared() {
    if !tokens.isEmpty { showTokens([]) }
  }

  /// Base: between the tokens and what stands at the end.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.textRect(forBounds: bounds)
    let taken = tokenWidth(within: rect)
    return CGRect(x: rect.minX + taken, y: rect.minY, width: rect.width - taken, height: rect.height)
  }

  private func tokenWidth(within rect: CGRect) -> CGFloat {
    row.map { min($0.wantedWidth, max(0, rect.width * (1 - Self.textPart))) } ?? 0
  }

  open override func deleteBackward() {
    let isAtStart = _editor.selection == NSRange(location: 0, length: 0) && _editor.marked == nil
    guard isAtStart, allowsDeletingTokens, !tokens.isEmpty else { return super.deleteBackward() }
    showTokens(tokens.dropLast())
    _textWasEdited()
  }

  func setIcon(_ image: UIImage?) { icon.image = image ?? UIImage(systemName: "magnifyingglass") }

  /// A border's corners are not this field's.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = Self.cornerRadius
    layer.borderWidth = 0
    guard let row else { return }
    let room = super.textRect(forBounds: bounds)
    row.frame = CGRect(x: room.minX, y: 0, width: tokenWidth(within: room), height: bounds.height)
  }
}

// UITextView — after Apple's documentation "UITextView", read 2026-11.
// State: partial. Missing: typing, selection, links, text kit.

import QuartzCore

/// Several lines of text that scroll.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// What stands between text and edge beside `textContainerInset`.
  @preconcurrency @MainActor public final class TextContainer {
    /// In points.
    public var lineFragmentPadding: CGFloat = 5
    public var maximumNumberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
  }

  private let label = UILabel(frame: .zero)
  public let textContainer = TextContainer()
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      textChanged()
    }
  }
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue
      textChanged()
    }
  }
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 12)
      textChanged()
    }
  }
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue ?? .label }
  }
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textChanged() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UITextView.self)
  }

  private func prepare() {
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    addSubview(label)
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func textSize(in width: CGFloat) -> CGSize {
    let margins = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    return label.sizeThatFits(CGSize(width: max(0, width - margins), height: .greatestFiniteMagnitude))
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
    let margin = textContainerInset.left + textContainer.lineFragmentPadding
    let height = textSize(in: bounds.width).height
    label.frame = CGRect(
      x: margin, y: textContainerInset.top,
      width: max(0, bounds.width - margin - textContainerInset.right - textContainer.lineFragmentPadding),
      height: height)
    contentSize = CGSize(
      width: bounds.width, height: height + textContainerInset.top + textContainerInset.bottom)
  }
}

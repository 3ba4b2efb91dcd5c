// UIImageView — after Apple's documentation "UIImageView", read 2026-11.
// State: partial. Missing: image sequences.

import QuartzCore

/// A view that shows a picture, by its `contentMode`; a symbol or a template in the tint colour.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// As large as the picture (uikit-fidelity 6.2).
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// As large as `image`, or as the other where that is nil.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    show()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    decodeNib(coder, as: UIImageView.self)
  }

  open var image: UIImage? {
    didSet { show() }
  }

  /// Shown while the view is highlighted; nil: the image itself.
  open var highlightedImage: UIImage? {
    didSet { show() }
  }

  open var isHighlighted = false {
    didSet { show() }
  }

  /// Of symbols, for what they were not made with themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { show() }
  }

  open override var contentMode: ContentMode {
    didSet { if isFilled { layer.contentsGravity = .resize } }
  }

  /// Whether a placeholder is shown that covers the view, whatever the content mode.
  private var isFilled = false

  /// The picture's size in points; the view's own where there is none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// The picture's size in points, if there is one.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  private var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? self.image : self.image
    return image?.preferring(preferredSymbolConfiguration?.look)
  }

  private func show() {
    invalidateIntrinsicContentSize()
    showPicture()
    showLabel(shownImage?.label)
    setNeedsDisplay()
  }

  private func showPicture() {
    let fills = shownImage?.fillsView == true
    // A gravity that somebody gave the layer stays.
    if fills || isFilled { layer.contentsGravity = fills ? .resize : contentMode.gravity }
    isFilled = fills
    let image = shownImage?.resolved(with: traits, tint: tintColor)
    layer.contents = image?.cgImage
    layer.contentsScale = image?.scale ?? 1
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.takesTint == true { showPicture() }
  }

  /// A symbol stands on the line that letters beside it stand on; pictures have none.
  package override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
    guard let image = shownImage, let baseline = image.baselineOffsetFromBottom else { return nil }
    return (image.size.height - baseline, baseline)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  // MARK: Placeholders

  private var placeholderLabel: UILabel?

  /// A picture that was not found says which one it is.
  private func showLabel(_ name: String?) {
    guard name != placeholderLabel?.text else { return }
    placeholderLabel?.removeFromSuperview()
    placeholderLabel = nil
    guard let name else { return }
    let label = UILabel.placeName(name)
    label.frame = bounds
    label.numberOfLines = 0
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    placeholderLabel = label
  }
}

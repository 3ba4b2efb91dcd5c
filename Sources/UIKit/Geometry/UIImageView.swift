// UIImageView — after Apple's documentation "UIImageView", read 2026-11.
// State: partial. Missing: image sequences, symbols, tinting.

import QuartzCore

/// A view that shows a picture, by its `contentMode`.
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

  /// The picture's size in points; the view's own where there is none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// The picture's size in points, if there is one.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func show() {
    invalidateIntrinsicContentSize()
    layer.contents = shownImage?.cgImage
    layer.contentsScale = shownImage?.scale ?? 1
    setNeedsDisplay()
  }
}

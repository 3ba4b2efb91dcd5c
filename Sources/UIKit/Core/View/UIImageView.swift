// UIImageView — after Apple's documentation "UIImageView", read 2026-11.
// State: partial. Missing: symbol effects, dynamic range.

import QuartzCore

/// A view that shows a picture, by its `contentMode`; a symbol or a template in the tint colour.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// As large as the picture (Facts 6.2).
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

  /// A moving picture moves by itself while the view is in a window.
  open var image: UIImage? {
    didSet {
      followMovingImage()
      show()
    }
  }

  /// Shown while the view is highlighted; nil: the image itself.
  open var highlightedImage: UIImage? {
    didSet { show() }
  }

  /// Whether `highlightedImage` is shown. Cells set it while they are selected. Default false.
  open var isHighlighted = false {
    didSet {
      followMovingImage()
      show()
    }
  }

  // MARK: Sequences

  /// Shown one after the other, in place of `image`, once the view is told to start. Setting them stops it.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// The same for a highlighted view; nil: as otherwise.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }
  /// Seconds for all of them; 0 is a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 is until they are stopped.
  open var animationRepeatCount = 0
  /// The sequence that moves just now; nil for a picture that stands still.
  private var running: RunningSequence?

  /// Whether `animationImages` are being shown.
  open var isAnimating: Bool { running?.isStarted == true }

  /// Always begins with the first.
  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images,
      let sequence = ImageSequence(
        count: images.count, duration: animationDuration, repeatCount: animationRepeatCount)
    else { return }
    run(sequence, images, isStarted: true)
  }

  /// Goes back to `image`. Nothing happens where no sequence was started.
  open func stopAnimating() {
    guard running?.isStarted == true else { return }
    endSequence()
  }

  private func endSequence() {
    running?.stop()
    running = nil
    followMovingImage()
    show()
  }

  /// A started sequence comes before a moving picture.
  private func followMovingImage() {
    guard running?.isStarted != true else { return }
    let image = isHighlighted ? highlightedImage ?? self.image : self.image
    guard let images = image?.images, let image,
      let sequence = ImageSequence(count: images.count, duration: image.duration)
    else {
      running?.stop()
      running = nil
      return
    }
    if let running, running.sequence == sequence, running.images == images { return }
    run(sequence, images, isStarted: false)
  }

  private func run(_ sequence: ImageSequence, _ images: [UIImage], isStarted: Bool) {
    running?.stop()
    running = RunningSequence(sequence, images, isStarted: isStarted) { [weak self] in self?.sequenceChanged()
    }
    show()
    running?.follow(isSeen: window != nil)
  }

  private func sequenceChanged() {
    if running?.number == nil { endSequence() } else { showPicture() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    running?.follow(isSeen: window != nil)
  }

  // MARK: Showing

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

  /// That of the sequence that runs, or the one that gives the view its size.
  private var pictureNow: UIImage? {
    guard let moving = running?.image else { return shownImage }
    return moving.preferring(preferredSymbolConfiguration?.look)
  }

  private func show() {
    invalidateIntrinsicContentSize()
    showPicture()
    showLabel(shownImage?.label)
    setNeedsDisplay()
  }

  private func showPicture() {
    let shownImage = pictureNow
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
    if pictureNow?.takesTint == true { showPicture() }
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

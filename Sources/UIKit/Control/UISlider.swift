// UISlider — after Apple's documentation "UISlider", read 2026-11.
// State: partial. Missing: pictures of the track (kept), animation.

import QuartzCore

/// A value that a finger drags along a line.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let thumbSide: CGFloat = 27
  /// Between the line and the picture at its end, in points. A guess.
  private static let gap: CGFloat = 5

  /// Kept between the two others; 0 by default. Setting it sends nothing.
  open var value: Float {
    get { current }
    set {
      current = newValue.isNaN ? minimumValue : max(minimumValue, min(newValue, maximumValue))
      setNeedsLayout()
    }
  }
  private var current: Float = 0
  /// Sets `value` at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// The value at the left end; 0 by default.
  open var minimumValue: Float = 0 {
    didSet { value = current }
  }
  /// The value at the right end; 1 by default.
  open var maximumValue: Float = 1 {
    didSet { value = current }
  }
  /// Whether `valueChanged` comes while the finger drags, and not only when it lifts.
  open var isContinuous = true
  /// Of the line before the thumb; nil is the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// Of the line behind the thumb; nil is a light grey.
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// Of the disc; nil is white. A picture of the thumb is not tinted.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  /// At the beginning of the line.
  open var minimumValueImage: UIImage? {
    didSet { endsChanged() }
  }
  /// At the end of the line.
  open var maximumValueImage: UIImage? {
    didSet { endsChanged() }
  }

  private let track = UIView(frame: .zero)
  private let filled = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  /// Those at the beginning and the end; made with the first picture.
  private var ends: (first: UIImageView, last: UIImageView)?
  private var thumbPicture: UIImageView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UISlider.self)
  }

  private func prepare() {
    for view in [track, filled, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  private func endsChanged() {
    if ends == nil, minimumValueImage != nil || maximumValueImage != nil {
      let made = (first: UIImageView(frame: .zero), last: UIImageView(frame: .zero))
      for view in [made.first, made.last] { insertSubview(view, at: 0) }
      ends = made
    }
    ends?.first.image = minimumValueImage
    ends?.last.image = maximumValueImage
    setNeedsLayout()
  }

  // MARK: Pictures of the thumb and the track

  private var thumbImages: [State: UIImage] = [:]
  private var trackImages: [State: (minimum: UIImage?, maximum: UIImage?)] = [:]

  /// Stands in place of the white disc. A state without one has that of `normal`.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    setNeedsLayout()
  }
  /// The picture that was set for just this state; nil where none was.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// That of the state, or that of `normal`; nil is the disc.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }

  /// Kept, without effect.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    trackImages[state, default: (nil, nil)].minimum = image
  }
  /// Kept, without effect.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    trackImages[state, default: (nil, nil)].maximum = image
  }
  /// The picture that was set for just this state; nil where none was.
  open func minimumTrackImage(for state: State) -> UIImage? { trackImages[state]?.minimum }
  /// The picture that was set for just this state; nil where none was.
  open func maximumTrackImage(for state: State) -> UIImage? { trackImages[state]?.maximum }

  // MARK: Rectangles, in the slider's own coordinates; overrides may say others

  /// Base: at the beginning, as large as the picture.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Base: at the end, as large as the picture.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Base: in the middle, between the pictures at the ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let start =
      minimumValueImage == nil ? bounds.minX : minimumValueImageRect(forBounds: bounds).maxX + Self.gap
    let end =
      maximumValueImage == nil ? bounds.maxX : maximumValueImageRect(forBounds: bounds).minX - Self.gap
    return CGRect(x: start, y: bounds.midY - 2, width: max(0, end - start), height: 4)
  }

  /// Base: at the value's place on the track `rect`, wholly within its length.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + part * max(0, rect.width - size.width), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  override func updateForState() { setNeedsLayout() }

  /// Points that the thumb can go.
  private var way: CGFloat { max(0, track.frame.width - thumb.frame.width) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ends?.first.frame = minimumValueImageRect(forBounds: bounds)
    ends?.last.frame = maximumValueImageRect(forBounds: bounds)
    let line = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: line, value: current)
    track.frame = line
    filled.frame = CGRect(
      x: line.minX, y: line.minY, width: max(0, knob.midX - line.minX), height: line.height)
    thumb.frame = knob
    track.backgroundColor = maximumTrackTintColor ?? .systemGray4
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    for view in [track, filled] { view.layer.cornerRadius = 2 }
    showThumb()
  }

  private func showThumb() {
    let picture = currentThumbImage
    thumb.backgroundColor = picture == nil ? thumbTintColor ?? .white : nil
    thumb.layer.cornerRadius = picture == nil ? Self.thumbSide / 2 : 0
    thumb.layer.shadowOpacity = picture == nil ? 0.2 : 0
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    guard picture != nil || thumbPicture != nil else { return }
    let view = thumbPicture ?? UIImageView(frame: .zero)
    if thumbPicture == nil { thumb.addSubview(view) }
    thumbPicture = view
    view.image = picture
    view.frame = thumb.bounds
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }

  // MARK: Dragging

  private var grip: CGFloat = 0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    grip = touch.location(in: self).x - thumb.frame.minX
    return thumb.frame.insetBy(dx: -15, dy: -15).contains(touch.location(in: self))
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard way > 0 else { return true }
    let start = touch.location(in: self).x - grip - track.frame.minX
    let fraction = Float(max(0, min(start / way, 1)))
    value = minimumValue + fraction * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}

// UISlider — after Apple's documentation "UISlider", read 2026-11.
// State: partial. Missing: images, animation.

import QuartzCore

/// A value that a finger drags along a line.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let thumbSide: CGFloat = 27

  /// Kept between the two others.
  open var value: Float {
    get { current }
    set {
      current = newValue.isNaN ? minimumValue : max(minimumValue, min(newValue, maximumValue))
      setNeedsLayout()
    }
  }
  private var current: Float = 0
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open var minimumValue: Float = 0 {
    didSet { value = current }
  }
  open var maximumValue: Float = 1 {
    didSet { value = current }
  }
  /// Whether `valueChanged` comes while the finger drags, and not only when it lifts.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var thumbTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }

  private let track = UIView(frame: .zero)
  private let filled = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)

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

  private var way: CGFloat { max(0, bounds.width - Self.thumbSide) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let span = maximumValue - minimumValue
    let x = span > 0 ? CGFloat((current - minimumValue) / span) * way : 0
    let middle = bounds.height / 2
    track.frame = CGRect(x: 0, y: middle - 2, width: bounds.width, height: 4)
    filled.frame = CGRect(x: 0, y: middle - 2, width: x + Self.thumbSide / 2, height: 4)
    thumb.frame = CGRect(
      x: x, y: middle - Self.thumbSide / 2, width: Self.thumbSide, height: Self.thumbSide)
    track.backgroundColor = maximumTrackTintColor ?? .systemGray4
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.backgroundColor = thumbTintColor ?? .white
    for view in [track, filled] { view.layer.cornerRadius = 2 }
    thumb.layer.cornerRadius = Self.thumbSide / 2
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
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
    let fraction = Float(max(0, min((touch.location(in: self).x - grip) / way, 1)))
    value = minimumValue + fraction * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}

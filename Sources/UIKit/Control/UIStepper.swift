// UIStepper — after Apple's documentation "UIStepper", read 2026-11.
// State: partial. Missing: pictures of its own (kept), values that run on faster while a finger stays.

import QuartzCore

/// Minus and plus beside each other, for a value that goes in steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// In points (Human Interface Guidelines, "Steppers"; widely reported).
  private static let size = CGSize(width: 94, height: 32)
  /// Seconds from one step to the next while a finger stays (inferred).
  private static let interval: TimeInterval = 0.5

  /// Kept between the two others. Setting it sends nothing.
  open var value: Double {
    get { current }
    set {
      current = newValue.isNaN ? minimumValue : max(minimumValue, min(newValue, maximumValue))
      showEnds()
    }
  }
  private var current = 0.0
  /// 0 by default. A value below it is taken up to it.
  open var minimumValue = 0.0 {
    didSet { value = current }
  }
  /// 100 by default. A value above it is taken down to it.
  open var maximumValue = 100.0 {
    didSet { value = current }
  }
  /// Greater than 0; other values count as 1.
  open var stepValue = 1.0
  /// Whether `valueChanged` comes at each step, and not only when the finger lifts.
  open var isContinuous = true
  /// Whether a finger that stays goes on stepping.
  open var autorepeat = true
  /// Whether it goes from one end on to the other.
  open var wraps = false {
    didSet { showEnds() }
  }

  private let minus = UIImageView(image: UIImage(systemName: "minus"))
  private let plus = UIImageView(image: UIImage(systemName: "plus"))
  private let line = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UIStepper.self)
  }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    for view in [minus, plus] { view.contentMode = .center }
    for view in [minus, plus, line] { addSubview(view) }
    showEnds()
  }

  /// Without effect.
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// Without effect.
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  /// Without effect.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  /// Without effect.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State
  ) {}

  /// The half that leads nowhere is grey.
  private func showEnds() {
    let canGoDown = isEnabled && (wraps || current > minimumValue)
    let canGoUp = isEnabled && (wraps || current < maximumValue)
    minus.tintColor = canGoDown ? .label : .tertiaryLabel
    plus.tintColor = canGoUp ? .label : .tertiaryLabel
  }

  override func updateForState() { showEnds() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    let (first, second) = isReadFromRight ? (plus, minus) : (minus, plus)
    first.frame = CGRect(origin: .zero, size: half)
    second.frame = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
    line.frame = CGRect(x: half.width - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16))
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  // MARK: Stepping

  private var direction = 0.0
  private var steps = 0
  private var timer: ScheduledWork?

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isFirstHalf = touch.location(in: self).x < bounds.midX
    direction = isFirstHalf == isReadFromRight ? 1 : -1
    steps = 0
    step()
    if autorepeat { repeatLater() }
    return true
  }

  private func repeatLater() {
    let loop = VirtualRunLoop.current
    timer = loop.schedule(at: loop.now + Self.interval) { [weak self] in
      guard let self, isTracking else { return }
      if isTouchInside { step() }
      repeatLater()
    }
  }

  private func step() {
    let size = stepValue > 0 && stepValue.isFinite ? stepValue : 1
    let wanted = current + direction * size
    let old = current
    value =
      wanted > maximumValue
      ? (wraps ? minimumValue : maximumValue)
      : wanted < minimumValue ? (wraps ? maximumValue : minimumValue) : wanted
    guard current != old else { return }
    steps += 1
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    timer?.cancel()
    if !isContinuous, steps > 0 { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func cancelTracking(with event: UIEvent?) { timer?.cancel() }
}

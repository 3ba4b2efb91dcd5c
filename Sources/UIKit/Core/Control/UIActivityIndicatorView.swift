// UIActivityIndicatorView, UIProgressView — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: the wheel's spokes.

import QuartzCore

/// Says that something takes a while: a ring with a gap that turns.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the ring is. The colour is `color` in every style.
  public enum Style: Int, Sendable {
    /// 20 points across.
    case medium = 100
    /// 37 points across.
    case large = 101
    /// 37 points across.
    case whiteLarge = 0
    /// 20 points across.
    case white
    /// 20 points across.
    case gray

    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  /// Changes the size that the view would like; the frame stays. `medium` by default.
  open var style: Style {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Of the ring; the system's grey by default, and after nil.
  open var color: UIColor! = .systemGray {
    didSet {
      if color == nil { color = .systemGray }
      setNeedsLayout()
    }
  }
  /// Whether the view is hidden while the ring stands still. True by default; it decides about `isHidden`.
  open var hidesWhenStopped = true {
    didSet { show() }
  }
  /// Whether the ring turns. False at first.
  open private(set) var isAnimating = false
  private let ring = CAShapeLayer()

  /// As large as the style says, hidden until it starts.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    prepare()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UIActivityIndicatorView.self)
  }

  private func prepare() {
    ring.fillColor = nil
    ring.lineWidth = 2
    layer.addSublayer(ring)
    show()
  }

  /// Shows the ring and lets it turn, once around in a second.
  open func startAnimating() {
    isAnimating = true
    show()
  }

  /// Stops the ring and, with `hidesWhenStopped`, hides it.
  open func stopAnimating() {
    isAnimating = false
    show()
  }

  private func show() {
    isHidden = hidesWhenStopped && !isAnimating
    ring.removeAnimation(forKey: "turn")
    guard isAnimating else { return }
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 2 * Double.pi
    turn.duration = 1
    turn.repeatCount = .infinity
    ring.add(turn, forKey: "turn")
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(style.side, bounds.width, bounds.height)
    ring.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
    ring.strokeColor = color.resolvedColor(with: traits).cgColor
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: side / 2, y: side / 2), radius: max(0, side / 2 - 2), startAngle: 0,
        endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
}

/// How far something has come.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The look of the bar; both are the same here.
  public enum Style: Int, Sendable {
    /// A bar of 4 points.
    case `default` = 0
    /// As `default`.
    case bar
  }

  /// 0…1.
  open var progress: Float = 0 {
    didSet { setNeedsLayout() }
  }
  /// Sets `progress` at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// Of the part that is done, taken at the next layout; nil is the tint colour.
  open var progressTintColor: UIColor?
  /// Of what lies behind it, taken at the next layout; nil is a light grey.
  open var trackTintColor: UIColor?
  private let bar = UIView(frame: .zero)

  /// As `init(frame:)` without a frame: the style makes no difference here.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(bar)
    decodeNib(coder, as: UIProgressView.self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = trackTintColor ?? .systemGray4
    bar.backgroundColor = progressTintColor ?? tintColor
    bar.frame = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(max(0, min(progress, 1))), height: bounds.height)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}

// UISwitch — after Apple's documentation "UISwitch", read 2026-11.
// State: partial. Missing: images (kept), animation, titles.

import QuartzCore

/// On or off. A tap turns it over.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// In points, as on a phone.
  private static let size = CGSize(width: 51, height: 31)

  /// False by default. Setting it sends nothing.
  open var isOn = false {
    didSet { show() }
  }
  /// Sets `isOn` at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// Of the ground while it is on; nil is green.
  open var onTintColor: UIColor? {
    didSet { show() }
  }
  /// Of the disc; nil is white.
  open var thumbTintColor: UIColor? {
    didSet { show() }
  }
  /// Kept, without effect, as on devices since iOS 7.
  open var onImage: UIImage?
  /// Kept, without effect.
  open var offImage: UIImage?
  private let thumb = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UISwitch.self)
  }

  private func prepare() {
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
    show()
  }

  private func show() {
    backgroundColor = isOn ? onTintColor ?? .systemGreen : .systemGray4
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  override func updateForState() { show() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(0, bounds.height - 4)
    layer.cornerRadius = bounds.height / 2
    thumb.frame = CGRect(x: isOn ? bounds.width - side - 2 : 2, y: 2, width: side, height: side)
    thumb.layer.cornerRadius = side / 2
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func touchedUpInside() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

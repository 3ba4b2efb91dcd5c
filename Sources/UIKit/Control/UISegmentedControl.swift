// UISegmentedControl — after Apple's documentation "UISegmentedControl", read 2026-11.
// State: partial. Missing: images, widths of segments, animation, momentary segments.

import QuartzCore

/// One of several, side by side.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private var titles: [String] = []
  private var labels: [UILabel] = []
  private let thumb = UIView(frame: .zero)

  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { setNeedsLayout() }
  }
  open var selectedSegmentTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var numberOfSegments: Int { titles.count }

  /// Titles; anything else is shown by its description.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      insertSegment(withTitle: item as? String ?? "", at: titles.count, animated: false)
    }
    sizeToFit()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeNib(coder, as: UISegmentedControl.self)
  }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8
    thumb.layer.cornerRadius = 7
    thumb.isUserInteractionEnabled = false
    addSubview(thumb)
  }

  /// Indices past the end mean the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: max(0, min(segment, titles.count)))
    rebuild()
  }

  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = Self.noSegment
    rebuild()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    rebuild()
  }

  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  private func rebuild() {
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel(frame: .zero)
      label.text = title
      label.font = .systemFont(ofSize: 13, weight: .medium)
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var segmentWidth: CGFloat { bounds.width / CGFloat(max(1, titles.count)) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: CGFloat(index) * segmentWidth, y: 0, width: segmentWidth, height: bounds.height)
    }
    thumb.isHidden = !titles.indices.contains(selectedSegmentIndex)
    guard !thumb.isHidden else { return }
    thumb.backgroundColor = selectedSegmentTintColor ?? .systemBackground
    thumb.frame = CGRect(
      x: CGFloat(selectedSegmentIndex) * segmentWidth, y: 0, width: segmentWidth, height: bounds.height
    ).insetBy(dx: 2, dy: 2)
  }

  open override var intrinsicContentSize: CGSize {
    let widest = labels.map(\.intrinsicContentSize.width).max() ?? 0
    return CGSize(width: (widest + 24) * CGFloat(titles.count), height: 32)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private var touchedX: CGFloat = 0

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    touchedX = touch?.location(in: self).x ?? 0
  }

  override func touchedUpInside() {
    guard segmentWidth > 0, let index = Int(exactly: (touchedX / segmentWidth).rounded(.down)),
      titles.indices.contains(index), index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

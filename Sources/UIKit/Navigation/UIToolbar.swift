// UIToolbar — after Apple's documentation "UIToolbar", read 2026-11.
// State: partial. Missing: images of its background, positions, right-to-left.

import QuartzCore

/// A row of buttons, with a hairline above it.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private static let margin: CGFloat = 16
  /// Points between items without a gap of their own (inferred).
  private static let spacing: CGFloat = 8

  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = {} }
      for item in items ?? [] { item.onChange = { [weak self] in self?.rebuild() } }
      rebuild()
    }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open var barTintColor: UIColor? {
    didSet { dress() }
  }
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var standardAppearance = UIToolbarAppearance() {
    didSet { dress() }
  }
  /// Kept, without effect.
  open var compactAppearance: UIToolbarAppearance?
  /// Kept, without effect.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// What shows each item; nil for a gap.
  private var views: [UIView?] = []
  private let line = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(line)
    dress()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(line)
    dress()
    decodeNib(coder, as: UIToolbar.self)
  }

  private func dress() {
    standardAppearance.onChange = { [weak self] in self?.dress() }
    backgroundColor = barTintColor ?? standardAppearance.shownBackground
    line.backgroundColor = standardAppearance.shadowColor
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UINavigationBar.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UINavigationBar.height)
  }

  private func rebuild() {
    for view in views { view?.removeFromSuperview() }
    views = (items ?? []).map { $0.makeView() }
    for view in views { if let view { addSubview(view) } }
    setNeedsLayout()
  }

  /// Flexible gaps share what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let items = items ?? []
    let sizes = views.map { $0?.sizeInBar(height: bounds.height) ?? .zero }
    let used = zip(items, sizes).enumerated().reduce(2 * Self.margin) {
      $0 + max($1.element.0.width, $1.element.1.width) + spacing(after: $1.offset)
    }
    let gaps = items.filter { $0.systemItem == .flexibleSpace }.count
    let gap = gaps > 0 ? max(0, bounds.width - used) / CGFloat(gaps) : 0
    var x = Self.margin
    for (index, item) in items.enumerated() {
      views[index]?.frame = CGRect(
        x: x, y: (bounds.height - sizes[index].height) / 2, width: sizes[index].width,
        height: sizes[index].height)
      x += item.systemItem == .flexibleSpace ? gap : max(item.width, sizes[index].width)
      x += spacing(after: index)
    }
  }

  /// Points between an item and the next, where both show something.
  private func spacing(after index: Int) -> CGFloat {
    guard index + 1 < views.count, views[index] != nil, views[index + 1] != nil else { return 0 }
    return Self.spacing
  }
}

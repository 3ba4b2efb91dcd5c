// UIToolbar — after Apple's documentation "UIToolbar", read 2026-11.
// State: partial. Missing: appearances, images of its background, positions.

import QuartzCore

/// A row of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private static let margin: CGFloat = 16

  open var items: [UIBarButtonItem]? {
    didSet { rebuild() }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .secondarySystemBackground }
  }
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default

  /// What shows each item; nil for a gap.
  private var views: [UIView?] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
    let items = items ?? []
    let sizes = views.map { $0?.sizeInBar(height: bounds.height) ?? .zero }
    let used = zip(items, sizes).reduce(2 * Self.margin) { $0 + max($1.0.width, $1.1.width) }
    let gaps = items.filter { $0.systemItem == .flexibleSpace }.count
    let gap = gaps > 0 ? max(0, bounds.width - used) / CGFloat(gaps) : 0
    var x = Self.margin
    for (index, item) in items.enumerated() {
      views[index]?.frame = CGRect(
        x: x, y: (bounds.height - sizes[index].height) / 2, width: sizes[index].width,
        height: sizes[index].height)
      x += item.systemItem == .flexibleSpace ? gap : max(item.width, sizes[index].width)
    }
  }
}

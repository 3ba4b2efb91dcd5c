// UINavigationBar — after Apple's documentation "UINavigationBar", read 2026-11.
// State: partial. Missing: large titles (kept), appearances (kept), translucency, animation.

import QuartzCore

/// The bar above a navigation controller's content: a way back, a title and buttons, plainly.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// In points (Human Interface Guidelines, "Navigation bars").
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16

  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? .systemBackground }
  }
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { rebuild() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var barStyle = UIBarStyle.default
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept, without effect.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  private(set) var item: UINavigationItem?
  private var back: (title: String, action: () -> Void)?
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var middle: UIView?
  private let line = UIView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    line.backgroundColor = .separator
    addSubview(line)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows `item`; `back` is what the way back is called and does, nil for none.
  func show(_ item: UINavigationItem, back: (title: String, action: () -> Void)?) {
    self.item?.onChange = {}
    self.item = item
    self.back = back
    item.onChange = { [weak self] in self?.rebuild() }
    rebuild()
  }

  private func rebuild() {
    for view in left + right + [middle].compactMap({ $0 }) { view.removeFromSuperview() }
    guard let item else { return }
    left = (item.leftBarButtonItems ?? []).compactMap { $0.makeView() }
    if let back, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      left.insert(backButton(back), at: 0)
    }
    right = (item.rightBarButtonItems ?? []).compactMap { $0.makeView() }
    for barItem in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      barItem.onChange = { [weak self] in self?.rebuild() }
    }
    middle = item.titleView ?? titleLabel(item.title)
    for view in left + right + [middle].compactMap({ $0 }) { addSubview(view) }
    setNeedsLayout()
  }

  private func backButton(_ back: (title: String, action: () -> Void)) -> UIView {
    let button = BarButton(UIBarButtonItem(title: "‹ \(back.title)", style: .plain, target: nil, action: nil))
    button.addTarget({ _ in back.action() }, for: .touchUpInside)
    return button
  }

  private func titleLabel(_ title: String?) -> UIView {
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = titleTextAttributes?[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = titleTextAttributes?[.foregroundColor] as? UIColor ?? .label
    label.textAlignment = .center
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    var start = Self.margin
    for view in left { start = place(view, from: start) + Self.margin / 2 }
    var end = bounds.width - Self.margin
    for view in right {
      let size = view.sizeInBar(height: bounds.height)
      view.frame = CGRect(
        x: end - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      end -= size.width + Self.margin / 2
    }
    guard let middle else { return }
    let size = middle.sizeInBar(height: bounds.height)
    let width = max(0, min(size.width, end - start))
    let centred = min(max((bounds.width - width) / 2, start), max(start, end - width))
    middle.frame = CGRect(x: centred, y: (bounds.height - size.height) / 2, width: width, height: size.height)
  }

  /// Returns where the view ends, in points.
  private func place(_ view: UIView, from start: CGFloat) -> CGFloat {
    let size = view.sizeInBar(height: bounds.height)
    view.frame = CGRect(
      x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    return start + size.width
  }
}

// UINavigationBar — after Apple's documentation "UINavigationBar", read 2026-11.
// State: partial. Missing: large titles that shrink, appearances but the standard one, blur, animation, prompts.

import QuartzCore

/// The bar above a navigation controller's content: a way back, a title and buttons, plainly.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// In points (Human Interface Guidelines, "Navigation bars").
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16

  /// Points of a large title's row (Human Interface Guidelines, "Navigation bars").
  static let largeTitleHeight: CGFloat = 52

  /// Titles in a row of their own, below the buttons, unless an item says otherwise.
  open var prefersLargeTitles = false {
    didSet { rebuild() }
  }
  open var isTranslucent = true
  open var barTintColor: UIColor? {
    didSet { dress() }
  }
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { rebuild() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { rebuild() }
  }
  open var barStyle = UIBarStyle.default
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { dress() }
  }
  /// Kept, without effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// Kept, without effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept, without effect.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}

  private(set) var item: UINavigationItem?
  /// Tells the controller that the bar wants another height.
  var onHeightChange: () -> Void = {}
  private var back: (title: String, action: () -> Void)?
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var middle: UIView?
  /// A title in a row of its own.
  private var large: UIView?
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
    decodeNib(coder, as: UINavigationBar.self)
  }

  private func dress() {
    standardAppearance.onChange = { [weak self] in self?.dress() }
    backgroundColor = barTintColor ?? standardAppearance.shownBackground
    line.backgroundColor = standardAppearance.shadowColor
    rebuild()
  }

  /// In points: higher with a large title.
  var wantedHeight: CGFloat { Self.height + (large == nil ? 0 : Self.largeTitleHeight) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wantedHeight)
  }

  private func showsLargeTitle(_ item: UINavigationItem) -> Bool {
    prefersLargeTitles && item.largeTitleDisplayMode != .never && item.titleView == nil
      && !(item.title ?? "").isEmpty
  }

  /// Shows `item`; `back` is what the way back is called and does, nil for none.
  func show(_ item: UINavigationItem, back: (title: String, action: () -> Void)?) {
    self.item?.onChange = {}
    self.item = item
    self.back = back
    item.onChange = { [weak self] in self?.rebuild() }
    rebuild()
  }

  private func rebuild() {
    for view in left + right + [middle, large].compactMap({ $0 }) { view.removeFromSuperview() }
    let height = wantedHeight
    defer { if wantedHeight != height { onHeightChange() } }
    guard let item else { return }
    left = (item.leftBarButtonItems ?? []).compactMap { $0.makeView() }
    if let back, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      left.insert(backButton(back), at: 0)
    }
    right = (item.rightBarButtonItems ?? []).compactMap { $0.makeView() }
    for barItem in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      barItem.onChange = { [weak self] in self?.rebuild() }
    }
    large = showsLargeTitle(item) ? largeTitleLabel(item.title) : nil
    middle = large == nil ? item.titleView ?? titleLabel(item.title) : nil
    for view in left + right + [middle, large].compactMap({ $0 }) { addSubview(view) }
    setNeedsLayout()
  }

  /// What the bar shows comes out of nothing, in so many seconds.
  func fadeIn(duration: TimeInterval) {
    let shown = left + right + [middle, large].compactMap { $0 }
    layoutIfNeeded()
    let wanted = shown.map(\.alpha)
    UIView.performWithoutAnimation { for view in shown { view.alpha = 0 } }
    UIView.animate(withDuration: duration) {
      for (view, alpha) in zip(shown, wanted) { view.alpha = alpha }
    }
  }

  private func largeTitleLabel(_ title: String?) -> UIView {
    let given = standardAppearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 }
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = given[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    label.textColor = given[.foregroundColor] as? UIColor ?? .label
    return label
  }

  private func backButton(_ back: (title: String, action: () -> Void)) -> UIView {
    let button = BarButton(UIBarButtonItem(title: "‹ \(back.title)", style: .plain, target: nil, action: nil))
    button.addTarget({ _ in back.action() }, for: .touchUpInside)
    return button
  }

  private func titleLabel(_ title: String?) -> UIView {
    let label = UILabel(frame: .zero)
    label.text = title
    let given = standardAppearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
    label.font = given[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = given[.foregroundColor] as? UIColor ?? .label
    label.textAlignment = .center
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    // Buttons and small titles stand in the upper row.
    let row = bounds.height - (large == nil ? 0 : Self.largeTitleHeight)
    if let large {
      let inset = Self.margin
      large.frame = CGRect(
        x: inset, y: row, width: max(0, bounds.width - 2 * inset), height: Self.largeTitleHeight)
    }
    var start = Self.margin
    for view in left { start = place(view, from: start, height: row) + Self.margin / 2 }
    var end = bounds.width - Self.margin
    for view in right {
      let size = view.sizeInBar(height: row)
      view.frame = CGRect(
        x: end - size.width, y: (row - size.height) / 2, width: size.width, height: size.height)
      end -= size.width + Self.margin / 2
    }
    guard let middle else { return }
    let size = middle.sizeInBar(height: row)
    let width = max(0, min(size.width, end - start))
    let centred = min(max((bounds.width - width) / 2, start), max(start, end - width))
    middle.frame = CGRect(x: centred, y: (row - size.height) / 2, width: width, height: size.height)
  }

  /// Returns where the view ends, in points.
  private func place(_ view: UIView, from start: CGFloat, height row: CGFloat) -> CGFloat {
    let size = view.sizeInBar(height: row)
    view.frame = CGRect(
      x: start, y: (row - size.height) / 2, width: size.width, height: size.height)
    return start + size.width
  }
}

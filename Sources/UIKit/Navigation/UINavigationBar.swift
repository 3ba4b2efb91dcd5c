// UINavigationBar — after Apple's documentation "UINavigationBar", read 2026-11.
// State: partial. Missing: large titles that shrink, appearances but the standard one, blur, animation, prompts.

import QuartzCore

/// The bar above a navigation controller's content: a way back, a title and buttons, plainly.
@preconcurrency @MainActor open class UINavigationBar: UIView, BarShowingItems {
  /// In points (Human Interface Guidelines, "Navigation bars").
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  /// Points by which nobody moves a title that is to be read.
  private static let far: CGFloat = 100

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
  /// An empty picture takes the hairline away, where there is a picture of the background too.
  open var shadowImage: UIImage? {
    didSet { dress() }
  }
  /// Stands before the way back instead of an arrow, as large as it is. nil is the appearance's.
  open var backIndicatorImage: UIImage? {
    didSet { rebuild() }
  }
  /// Kept, without effect: titles do not move under the arrow.
  open var backIndicatorTransitionMaskImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { rebuild() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { rebuild() }
  }
  open var barStyle = UIBarStyle.default {
    didSet {
      dress()
      SystemBars.current.changed()
    }
  }
  open var standardAppearance: UINavigationBarAppearance {
    get { givenStandardAppearance ?? ownAppearance }
    set { givenStandardAppearance = newValue }
  }
  private let ownAppearance = UINavigationBarAppearance()
  var givenStandardAppearance: UINavigationBarAppearance? {
    didSet { dress() }
  }
  /// Kept, without effect.
  open var compactAppearance: UINavigationBarAppearance?
  /// Kept, without effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// Kept, without effect.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// An empty picture leaves the bar without a ground; others fill it. That of `default` is shown.
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[metrics] = image
    dress()
  }
  open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(image, for: barMetrics)
  }
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics] }
  /// Kept, without effect, as is the next.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {}

  // MARK: Items

  /// From the first to the one that is shown. A bar of a navigation controller has those of its controllers.
  open var items: [UINavigationItem]? {
    get { own ?? belowTop() + [item].compactMap { $0 } }
    set { setOwn(newValue ?? []) }
  }
  /// The item that the bar shows.
  open var topItem: UINavigationItem? { item }
  /// Where the way back leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { setOwn(items ?? []) }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { setOwn((items ?? []) + [item]) }
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let all = items, all.count > 1 else { return nil }
    setOwn(all.dropLast())
    return all.last
  }
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Those of a bar without a navigation controller.
  private var own: [UINavigationItem]?
  /// The items below the top one, as the navigation controller knows them.
  var belowTop: () -> [UINavigationItem] = { [] }

  private func setOwn(_ items: [UINavigationItem]) {
    own = items
    guard let last = items.last else {
      item?.onChange = {}
      item = nil
      return rebuild()
    }
    let previous = items.dropLast().last
    show(last, back: previous.map { ($0.backTitle, { [weak self] in _ = self?.popItem(animated: true) }) })
  }

  private(set) var item: UINavigationItem?
  /// Tells the controller that the bar wants another height.
  var onHeightChange: () -> Void = {}
  private var back: (title: String, action: () -> Void)?
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var middle: UIView?
  /// A title in a row of its own.
  private var large: UIView?
  /// In a row of its own below all.
  private var search: UISearchBar?
  /// Points below the field of a search bar that are left out here (measured by eye).
  private static let searchTrim: CGFloat = 4

  private var searchHeight: CGFloat {
    search.map { max(0, $0.intrinsicContentSize.height - Self.searchTrim) } ?? 0
  }
  private let ground = BarGround()
  /// How far the ground reaches beyond the bar, up to the edge of the screen, in points.
  var groundReach: CGFloat = 0 {
    didSet { if groundReach != oldValue { setNeedsLayout() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ground)
    dress()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(ground)
    dress()
    decodeNib(coder, as: UINavigationBar.self)
  }

  private func dress() {
    standardAppearance.onChange = { [weak self] in self?.dress() }
    backgroundColor = ground.show(
      standardAppearance, tint: barTintColor, style: barStyle, image: backgroundImages[.default],
      shadow: shadowImage)
    rebuild()
  }

  /// In points: higher with a large title.
  var wantedHeight: CGFloat { Self.height + (large == nil ? 0 : Self.largeTitleHeight) + searchHeight }

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

  func itemsMayLookDifferent() { rebuild() }

  /// Font and colour that the appearance has for a button.
  private func look(of item: UIBarButtonItem) -> [NSAttributedString.Key: Any] {
    let plain = standardAppearance.buttonAppearance.normal.titleTextAttributes
    guard item.isDone else { return plain }
    return plain.merging(standardAppearance.doneButtonAppearance.normal.titleTextAttributes) { $1 }
  }

  private func view(of item: UIBarButtonItem) -> UIView? {
    item.onChange = { [weak self] in self?.rebuild() }
    item.takeAppearance(in: self)
    return item.makeView(look: look(of: item))
  }

  private func rebuild() {
    for view in left + right + [middle, large].compactMap({ $0 }) { view.removeFromSuperview() }
    let oldHeight = wantedHeight
    showSearch(item?.searchController?.searchBar)
    defer { if wantedHeight != oldHeight { onHeightChange() } }
    guard let item else { return }
    left = (item.leftBarButtonItems ?? []).compactMap(view)
    if let back, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      left.insert(backButton(back), at: 0)
    }
    right = (item.rightBarButtonItems ?? []).compactMap(view)
    large = showsLargeTitle(item) ? largeTitleLabel(item.title) : nil
    middle = large == nil ? item.titleView ?? titleLabel(item.title) : nil
    for view in left + right + [middle, large].compactMap({ $0 }) { addSubview(view) }
    setNeedsLayout()
  }

  private func showSearch(_ new: UISearchBar?) {
    guard new !== search else { return }
    if search?.superview === self { search?.removeFromSuperview() }
    search?.onHeightChange = {}
    search = new
    new?.onHeightChange = { [weak self] in
      self?.setNeedsLayout()
      self?.onHeightChange()
    }
    if let new { addSubview(new) }
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
    label.textColor = given[.foregroundColor] as? UIColor ?? barStyle.titleColor
    return label
  }

  private func backButton(_ back: (title: String, action: () -> Void)) -> UIView {
    let given = backIndicatorImage ?? standardAppearance.backIndicatorImage
    let item = UIBarButtonItem(title: back.title, style: .plain, target: nil, action: nil)
    item.takeAppearance(in: self)
    // People hide titles by moving them far away.
    let isHidden =
      abs(item.backTitleOffset.horizontal) >= Self.far || abs(item.backTitleOffset.vertical) >= Self.far
    let title = isHidden || self.item?.hidesBackTitle == true ? "" : back.title
    item.title = given == nil ? "‹ \(title)" : title
    let look = look(of: item).merging(standardAppearance.backButtonAppearance.normal.titleTextAttributes) {
      $1
    }
    let button = BarButton(item, look: look)
    if let given { button.setImage(given, for: .normal) }
    button.addTarget({ _ in back.action() }, for: .touchUpInside)
    return button
  }

  private func titleLabel(_ title: String?) -> UIView {
    let label = UILabel(frame: .zero)
    label.text = title
    let given = standardAppearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
    label.font = given[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = given[.foregroundColor] as? UIColor ?? barStyle.titleColor
    label.textAlignment = .center
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.place(in: bounds, lineAtTop: false, reach: groundReach)
    let covered = safeAreaInsets
    // Buttons and small titles stand in the upper row.
    let row = bounds.height - (large == nil ? 0 : Self.largeTitleHeight) - searchHeight
    // In from the sides as far as titles, of which the bar's own margin is a part.
    search?.frame = CGRect(
      x: covered.left + Self.margin / 2, y: bounds.height - searchHeight,
      width: max(0, bounds.width - Self.margin - covered.left - covered.right),
      height: searchHeight)
    if let large {
      let inset = Self.margin
      large.frame = CGRect(
        x: covered.left + inset, y: row,
        width: max(0, bounds.width - 2 * inset - covered.left - covered.right),
        height: Self.largeTitleHeight)
    }
    var start = covered.left + Self.margin
    for view in left { start = place(view, from: start, height: row) + Self.margin / 2 }
    var end = bounds.width - covered.right - Self.margin
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

/// Asked before a bar without a navigation controller changes its items. Kept, without effect.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: _OptionalMethodsHaving {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Something that stands at an edge.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  public var barPosition: UIBarPosition { .top }
}

// UIToolbar — after Apple's documentation "UIToolbar", read 2026-11.
// State: partial. Missing: blur, positions, right-to-left.

import QuartzCore

/// A row of buttons, with a hairline above it.
@preconcurrency @MainActor open class UIToolbar: UIView, BarShowingItems {
  private static let margin: CGFloat = 16
  /// Points between items without a gap of their own (inferred).
  private static let spacing: CGFloat = 8

  /// From left to right. Flexible gaps share the room that is left; nil is none.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = {} }
      for item in items ?? [] { item.onChange = { [weak self] in self?.rebuild() } }
      rebuild()
    }
  }
  /// Sets `items` at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Fills the bar in place of the appearance's colour; nil leaves that.
  open var barTintColor: UIColor? {
    didSet { dress() }
  }
  /// Whether content may lie under the bar. False gives it a ground at the edge of the content too. True by
  /// default.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { dress() } }
  }
  /// Other styles than `default` give a dark ground.
  open var barStyle = UIBarStyle.default {
    didSet { dress() }
  }
  /// The look of the bar over content. The bar has one of its own until it is given another.
  open var standardAppearance: UIToolbarAppearance {
    get { givenStandardAppearance ?? ownAppearance }
    set { givenStandardAppearance = newValue }
  }
  private let ownAppearance = UIToolbarAppearance()
  var givenStandardAppearance: UIToolbarAppearance? {
    didSet { dress() }
  }
  private var backgroundImage: UIImage?
  var hasBackgroundImage: Bool { backgroundImage != nil }
  /// An empty picture leaves the bar without a ground. The position is not heeded.
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImage = image
    dress()
  }
  private var shadowImage: UIImage?
  /// An empty picture takes the hairline away, where there is a picture of the background too.
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    shadowImage = image
    dress()
  }
  /// Of bars of compact height. nil is the standard one's.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { dress() }
  }
  /// While the content of a navigation controller ends above the bar. nil is the standard one's without a
  /// ground.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { dress() }
  }
  /// As `scrollEdgeAppearance`, of bars of compact height. nil is as that one.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { dress() }
  }
  /// Whether content lies under the bar, as a navigation controller says; nil where the bar stands in none.
  var isContentUnder: Bool? {
    didSet { if isContentUnder != oldValue { dress() } }
  }
  /// In points.
  var row: CGFloat { isCompact ? BarMetrics.compactRow : BarMetrics.row }

  /// The views that show the items; nil for a gap.
  private var views: [UIView?] = []
  private let ground = BarGround()
  /// How far the ground reaches beyond the bar, down to the edge of the screen, in points.
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
    decodeNib(coder, as: UIToolbar.self)
  }

  private func dress() {
    let under = isCompact ? compactAppearance ?? standardAppearance : standardAppearance
    let edge = isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
    let look = BarLook(standard: under, edge: edge, of: self)
    for appearance in [standardAppearance, look.appearance] {
      appearance.onChange = { [weak self] in self?.dress() }
    }
    backgroundColor = ground.show(
      look, tint: barTintColor, style: barStyle, image: backgroundImage, shadow: shadowImage)
  }

  override func inheritedTraitsChanged(from old: UITraitCollection) {
    super.inheritedTraitsChanged(from: old)
    guard old.verticalSizeClass != traitCollection.verticalSizeClass else { return }
    dress()
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: row)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: row)
  }

  func itemsMayLookDifferent() { rebuild() }

  private func rebuild() {
    for view in views { view?.removeFromSuperview() }
    views = (items ?? []).map { item in
      item.takeAppearance(in: self)
      return item.makeView()
    }
    for view in views { if let view { addSubview(view) } }
    setNeedsLayout()
  }

  /// Flexible gaps share what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.place(in: bounds, lineAtTop: true, reach: groundReach)
    let items = items ?? []
    let margins = (start: Self.margin + safeAreaInsets.left, end: Self.margin + safeAreaInsets.right)
    let sizes = views.map { $0?.sizeInBar(height: bounds.height) ?? .zero }
    let used = zip(items, sizes).enumerated().reduce(margins.start + margins.end) {
      $0 + max($1.element.0.width, $1.element.1.width) + spacing(after: $1.offset)
    }
    let gaps = items.filter { $0.systemItem == .flexibleSpace }.count
    let gap = gaps > 0 ? max(0, bounds.width - used) / CGFloat(gaps) : 0
    var x = margins.start
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

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  /// Where the system wants it.
  case any = 0
  /// At the bottom.
  case bottom
  /// At the top, away from the edge of the screen.
  case top
  /// At the top, with the ground going on to the edge of the screen.
  case topAttached
}

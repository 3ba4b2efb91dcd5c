// UITabBar, UITabBarDelegate — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: more than fits, blur, selection indicators, customizing, animation.

import QuartzCore

/// The row of pictures and titles at the bottom.
@preconcurrency @MainActor open class UITabBar: UIView, BarShowingItems {
  /// How items share a wide bar; it makes no difference here.
  public enum ItemPositioning: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Over the whole width.
    case fill
    /// In the middle, with gaps between them.
    case centered
  }

  /// In points (Human Interface Guidelines, "Tab bars").
  private static let height: CGFloat = 49
  /// Of the items, in points.
  var row: CGFloat { isCompact ? BarMetrics.compactTabs : Self.height }

  /// Hears which item is tapped. That of a tab bar controller's bar is asked too.
  open weak var delegate: (any UITabBarDelegate)?
  /// From left to right; a tab bar controller fills them in. nil is none.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = {} }
      for item in items ?? [] { item.onChange = { [weak self] in self?.rebuild() } }
      rebuild()
    }
  }
  /// Sets `items` at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// nil, and no item stands out, where a bar of one's own has not been told.
  open var selectedItem: UITabBarItem? {
    get { items.flatMap { $0.indices.contains(selected) ? $0[selected] : nil } }
    set { selected = items?.firstIndex { $0 === newValue } ?? -1 }
  }
  /// Other styles than `default` give a dark ground.
  open var barStyle = UIBarStyle.default {
    didSet { dress() }
  }
  /// nil is the standard appearance's.
  open var barTintColor: UIColor? {
    didSet { dress() }
  }
  /// Whether content runs on below the bar.
  open var isTranslucent = true {
    didSet {
      superview?.setNeedsLayout()
      if isTranslucent != oldValue { dress() }
    }
  }
  /// nil is grey.
  open var unselectedItemTintColor: UIColor? {
    didSet { rebuild() }
  }
  /// An empty picture leaves the bar without a ground; others fill it.
  open var backgroundImage: UIImage? {
    didSet { dress() }
  }
  var hasBackgroundImage: Bool { backgroundImage != nil }
  /// An empty picture takes the hairline away where there is a picture of the background too.
  open var shadowImage: UIImage? {
    didSet { dress() }
  }
  /// Kept, without effect.
  open var selectionIndicatorImage: UIImage?
  /// Kept, without effect: items share the width.
  open var itemPositioning = ItemPositioning.automatic
  /// Kept, without effect.
  open var itemSpacing: CGFloat = 0
  /// Kept, without effect.
  open var itemWidth: CGFloat = 0

  /// The look of the bar over content; the selected item's own goes before it. The bar has one of its own
  /// until it is given another.
  open var standardAppearance: UITabBarAppearance {
    get { givenStandardAppearance ?? ownAppearance }
    set { givenStandardAppearance = newValue }
  }
  private let ownAppearance = UITabBarAppearance()
  var givenStandardAppearance: UITabBarAppearance? {
    didSet { dress() }
  }
  /// While the content of a tab bar controller ends above the bar. nil is the standard one's without a
  /// ground.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { dress() }
  }
  /// Whether content lies under the bar, as a tab bar controller says; nil where the bar stands in none.
  var isContentUnder: Bool? {
    didSet { if isContentUnder != oldValue { showGround() } }
  }
  /// The appearance of the items.
  private var look: UITabBarAppearance?

  /// -1 for none.
  var selected = 0 {
    didSet {
      look = nil
      showGround()
    }
  }
  var onSelect: ((Int) -> Void)?
  private var buttons: [TabButton] = []
  private let ground = BarGround()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ground)
    dress()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(ground)
    dress()
  }

  private func dress() {
    look = nil
    showGround()
  }

  /// The items stay as they are where only the ground comes or goes: a finger may be on one.
  private func showGround() {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let shown = BarLook(standard: standard, edge: edge, of: self)
    for appearance in [standardAppearance, shown.appearance] {
      appearance.onChange = { [weak self] in self?.dress() }
    }
    backgroundColor = ground.show(
      shown, tint: barTintColor, style: barStyle, image: backgroundImage, shadow: shadowImage)
    guard shown.appearance !== look else { return }
    look = shown.appearance
    rebuild()
  }

  override func inheritedTraitsChanged(from old: UITraitCollection) {
    super.inheritedTraitsChanged(from: old)
    guard old.verticalSizeClass != traitCollection.verticalSizeClass else { return }
    rebuild()
    invalidateIntrinsicContentSize()
  }

  func itemsMayLookDifferent() { rebuild() }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    let appearance = look ?? standardAppearance
    let look =
      isCompact ? appearance.compactInlineLayoutAppearance : appearance.stackedLayoutAppearance
    buttons = (items ?? []).enumerated().map { index, item in
      item.takeAppearance(in: self)
      let button = TabButton(
        item, isSelected: index == selected, look: index == selected ? look.selected : look.normal,
        color: index == selected ? tintColor : unselectedItemTintColor ?? .systemGray, isInline: isCompact)
      button.addTarget({ [weak self] _ in self?.tapped(index) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private func tapped(_ index: Int) {
    if let onSelect { return onSelect(index) }
    guard let items, items.indices.contains(index) else { return }
    selected = index
    delegate?._implementing("tabBar(_:didSelect:)")?.tabBar(self, didSelect: items[index])
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    rebuild()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: row)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: row + safeAreaInsets.bottom)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground.place(in: bounds, lineAtTop: true)
    let covered = safeAreaInsets
    let width = max(0, bounds.width - covered.left - covered.right) / CGFloat(max(1, buttons.count))
    // A bar that is no higher than its items has them where it is, free or not.
    let height = max(min(bounds.height, row), bounds.height - covered.bottom)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: covered.left + CGFloat(index) * width, y: 0, width: width, height: height)
    }
  }
}

/// Hears which item is tapped.
@preconcurrency @MainActor public protocol UITabBarDelegate: _OptionalMethodsHaving {
  /// Called on each tap that is allowed, also on the item that is selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

// How bars show their items, and where they put them.

import QuartzCore

/// The button of one item: its picture, the system's glyph or a title, in the tint colour.
final class BarButton: UIButton {
  /// The least that a finger hits, in points (Human Interface Guidelines, "Buttons").
  private static let leastTarget: CGFloat = 44
  private static let highlightedAlpha: CGFloat = 0.2

  private let glyph: BarGlyphView?
  private let ownTint: UIColor?

  /// - Parameter look: of the bar, for the attributes that the item does not have itself.
  init(_ item: UIBarButtonItem, look: [NSAttributedString.Key: Any] = [:]) {
    glyph = item.image == nil && item.title == nil ? item.glyph.map(BarGlyphView.init) : nil
    ownTint = item.tintColor
    super.init(frame: .zero)
    setTitle(item.image == nil && glyph == nil ? item.shownTitle : nil, for: .normal)
    setImage(item.image?.asTemplate, for: .normal)
    // Symbols in bars are large (widely reported).
    setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large), forImageIn: .normal)
    titleLabel?.font = item.font(in: look)
    if let glyph { addSubview(glyph) }
    if let ownTint { tintColor = ownTint }
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
    addTarget({ [weak item] control in item?.tapped(in: control) }, for: .touchUpInside)
    colour(item, look)
    item.shownView = self
  }

  required init?(coder: NSCoder) {
    (glyph, ownTint) = (nil, nil)
    super.init(coder: coder)
  }

  private func colour(_ item: UIBarButtonItem, _ look: [NSAttributedString.Key: Any]) {
    let color = item.textColor ?? ownTint ?? look[.foregroundColor] as? UIColor
    setTitleColor(color ?? tintColor ?? .systemBlue, for: .normal)
    setTitleColor(.tertiaryLabel, for: .disabled)
    glyph?.color = item.isEnabled ? color ?? tintColor ?? .systemBlue : .tertiaryLabel
    if !item.isEnabled { imageView?.tintColor = .tertiaryLabel }
    hasOwnColour = color != nil
  }

  private var hasOwnColour = false

  override func tintColorDidChange() {
    super.tintColorDidChange()
    guard !hasOwnColour, let tintColor else { return }
    setTitleColor(tintColor, for: .normal)
    if isEnabled { glyph?.color = tintColor }
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? Self.highlightedAlpha : 1 }
  }

  override var intrinsicContentSize: CGSize { glyph?.intrinsicContentSize ?? super.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    glyph?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (width, height) = (bounds.width, bounds.height)
    let target = bounds.insetBy(
      dx: min(0, (width - Self.leastTarget) / 2), dy: min(0, (height - Self.leastTarget) / 2))
    return target.contains(point)
  }
}

extension UIBarButtonItem {
  /// The view that shows the item; nil for a gap.
  ///
  /// - Parameter look: font and colour that the bar's appearance has for its buttons.
  func makeView(look: [NSAttributedString.Key: Any] = [:]) -> UIView? {
    if isHidden || systemItem == .flexibleSpace || systemItem == .fixedSpace { return nil }
    return customView ?? BarButton(self, look: look)
  }

  /// Whether it is one of the heavier buttons.
  var isDone: Bool { style == .done || systemItem == .done || systemItem == .save }

  fileprivate var glyph: BarGlyph? { systemItem.flatMap(BarGlyph.init) }

  /// The title, or the name of the system's own item.
  fileprivate var shownTitle: String? { title ?? systemItem?.name }

  /// Done buttons are heavier, also the system's own.
  fileprivate func font(in look: [NSAttributedString.Key: Any]) -> UIFont {
    titleTextAttributes(for: .normal)?[.font] as? UIFont ?? look[.font] as? UIFont
      ?? .systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
  }

  fileprivate var textColor: UIColor? { titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor }
}

extension UIView {
  /// As large as the content, no higher than a bar, in points.
  func sizeInBar(height: CGFloat) -> CGSize {
    let own = intrinsicContentSize
    let fitting = own.width > 0 ? own : bounds.size.width > 0 ? bounds.size : sizeThatFits(bounds.size)
    return CGSize(width: fitting.width, height: min(max(fitting.height, 0), height))
  }
}

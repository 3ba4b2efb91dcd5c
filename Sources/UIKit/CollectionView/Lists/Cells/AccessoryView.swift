// One of the system's accessories on screen.

import QuartzCore

/// A glyph, or a text; a button where a tap does something.
@MainActor final class AccessoryView: UIControl {
  /// The part of the cell's state that accessories show.
  struct Situation: Equatable {
    var isSelected = false
    var isExpanded = false
    var isReadFromRight = false
  }

  private var accessory: UICellAccessory
  private(set) var situation = Situation()
  private let glyph = GlyphView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let line = UIView(frame: .zero)
  /// Called at a tap.
  var onTap: (() -> Void)?

  /// A finger works a button from so far around its middle, in points (44 after Apple's Human Interface
  /// Guidelines).
  private static let touchSide: CGFloat = 44
  /// Widths that accessories of one kind have in common, in points. Our choice.
  private static let standardWidth: CGFloat = 22
  /// Between the title of a pop-up menu and its arrows, in points. Our choice.
  private static let titleGap: CGFloat = 5

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    super.init(frame: .zero)
    for view in [line, glyph, label] { addSubview(view) }
    line.isUserInteractionEnabled = false
    addTarget({ [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    show()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ accessory: UICellAccessory, in situation: Situation) {
    self.accessory = accessory
    self.situation = situation
    show()
    setNeedsLayout()
  }

  func show(in situation: Situation) {
    if situation != self.situation { show(accessory, in: situation) }
  }

  // MARK: Looks

  private var kind: AccessoryGlyph? {
    switch accessory.accessoryType {
    case .disclosureIndicator: .chevron
    case .outlineDisclosure: .turningChevron
    case .checkmark: .check
    case .delete: .minus
    case .insert: .plus
    case .reorder: .bars
    case .multiselect: situation.isSelected ? .tick : .ring
    case .detail: .info
    case .popUpMenu: .upDown
    case .label, .customView: nil
    }
  }

  private var text: String? {
    switch accessory.accessoryType {
    case .label(let text): text
    case .popUpMenu: accessory.menu?.chosenAction?.title
    default: nil
    }
  }

  private var inks: (tint: UIColor, circle: UIColor) {
    let (tint, background) = (accessory.look.tint, accessory.look.background)
    switch accessory.accessoryType {
    case .disclosureIndicator, .reorder: return (tint ?? .tertiaryLabel, .clear)
    case .delete: return (tint ?? .white, background ?? .systemRed)
    case .insert: return (tint ?? .white, background ?? .systemGreen)
    case .multiselect:
      return (tint ?? .white, situation.isSelected ? background ?? tintColor : .tertiaryLabel)
    case .label, .popUpMenu: return (tint ?? .secondaryLabel, .clear)
    default: return (tint ?? tintColor, .clear)
    }
  }

  private func show() {
    let (tint, circle) = inks
    if let kind { glyph.show(kind, tint: tint, circle: circle) }
    glyph.isHidden = kind == nil
    label.isHidden = text == nil
    label.text = text
    label.adjustsFontForContentSizeCategory = accessory.look.adjustsFont
    label.font = accessory.look.font ?? .preferredFont(forTextStyle: .body)
    label.textColor = tint
    line.isHidden = !(accessory.accessoryType == .reorder && accessory.look.showsVerticalSeparator)
    line.backgroundColor = .separator
    isHidden = accessory.look.isHidden
    isUserInteractionEnabled =
      switch accessory.accessoryType {
      case .delete, .insert, .detail, .outlineDisclosure, .reorder, .popUpMenu: true
      default: false
      }
    turn()
  }

  /// Which way chevrons point.
  private func turn() {
    guard let kind, kind == .chevron || kind == .turningChevron else { return }
    let flip = CGAffineTransform(scaleX: situation.isReadFromRight ? -1 : 1, y: 1)
    let isDown = kind == .turningChevron && situation.isExpanded
    glyph.transform = isDown ? flip.rotated(by: .pi / 2) : flip
  }

  override func updateForState() { alpha = isHighlighted ? 0.4 : 1 }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    show()
  }

  // MARK: Layout

  /// The size of the drawing, in points.
  private var contentSize: CGSize {
    let text = label.isHidden ? CGSize.zero : label.sizeThatFits(.zero)
    guard let kind else { return text }
    let gap = text.width > 0 ? Self.titleGap : 0
    return CGSize(width: text.width + gap + kind.size.width, height: max(text.height, kind.size.height))
  }

  /// The room that the row keeps, in points.
  var reservedWidth: CGFloat {
    switch accessory.look.reservedWidth {
    case .actual: contentSize.width
    case .custom(let width): max(0, width)
    // Chevrons and ticks stand at the row's margin, so that their own width is the standard.
    case .standard:
      switch accessory.accessoryType {
      case .delete, .insert, .multiselect, .reorder, .detail: max(contentSize.width, Self.standardWidth)
      default: contentSize.width
      }
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    let start = (bounds.width - size.width) / 2
    let middle = bounds.height / 2
    let text = label.isHidden ? 0 : size.width - (kind.map { $0.size.width + Self.titleGap } ?? 0)
    let glyphWidth = kind?.size.width ?? 0
    let isFlipped = situation.isReadFromRight
    let glyphStart = isFlipped ? start : start + size.width - glyphWidth
    glyph.center = CGPoint(x: glyphStart + glyphWidth / 2, y: middle)
    label.frame = CGRect(
      x: isFlipped ? start + size.width - text : start, y: 0, width: text, height: bounds.height)
    let pixel = 1 / UIScreen.pixelsPerPoint
    // In the middle of the gap to the neighbour.
    let aside = AccessoryPlan.gap / 2
    line.frame = CGRect(
      x: isFlipped ? bounds.width + aside : -aside, y: 0, width: pixel, height: bounds.height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let aside = max(0, (Self.touchSide - bounds.width) / 2)
    let above = max(0, (Self.touchSide - bounds.height) / 2)
    return bounds.insetBy(dx: -aside, dy: -above).contains(point)
  }
}

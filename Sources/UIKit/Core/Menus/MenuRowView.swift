// One row of an open menu. The measures are as widely reported of iOS 16 to 18.

import QuartzCore

final class MenuRowView: UIControl {
  static let height: CGFloat = 44
  static let heightWithSubtitle: CGFloat = 58
  /// From the row's edges, in points.
  private static let margin: CGFloat = 16
  /// The width of the column of ticks, in points.
  static let tickColumn: CGFloat = 20
  private static let imageColumn: CGFloat = 24
  private static let gap: CGFloat = 10

  private let label = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  private let tick = UIImageView()
  private let line = UIView()
  private let leading: CGFloat

  /// - Parameters:
  ///   - hasTicks: whether any row of the menu is on, so that all keep room for a tick.
  ///   - isFirst: nothing stands above it.
  init(_ row: MenuPage.Row, hasTicks: Bool, isFirst: Bool) {
    leading = Self.margin + (hasTicks ? Self.tickColumn : 0)
    super.init(frame: .zero)
    let ink: UIColor =
      row.kind == .disabled ? .tertiaryLabel : row.isDestructive ? .systemRed : .label
    show(row.element.title, ink)
    subtitle.text = row.element.subtitle
    picture.image =
      row.element is UIMenu ? UIImage(systemName: "chevron.right") : row.element.image?.asTemplate
    tick.image =
      switch row.state {
      case .on: UIImage(systemName: "checkmark")
      case .mixed: UIImage(systemName: "minus")
      case .off: nil
      }
    for view in [picture, tick] { view.tintColor = ink }
    tick.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 13, weight: .semibold)
    line.isHidden = isFirst || row.beginsGroup
    accessibilityLabel = row.element.title
  }

  /// The title of a menu: grey and small, or the way back out of a submenu.
  init(title: String, leadsBack: Bool) {
    leading = Self.margin + (leadsBack ? Self.tickColumn : 0)
    super.init(frame: .zero)
    show(title, leadsBack ? .label : .secondaryLabel)
    label.font = .systemFont(ofSize: leadsBack ? 17 : 13, weight: leadsBack ? .semibold : .regular)
    tick.image = leadsBack ? UIImage(systemName: "chevron.down") : nil
    tick.tintColor = .secondaryLabel
    tick.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold)
    isUserInteractionEnabled = leadsBack
    line.isHidden = true
    accessibilityLabel = title
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ title: String, _ ink: UIColor) {
    label.text = title
    label.textColor = ink
    label.font = .preferredFont(forTextStyle: .body)
    label.lineBreakMode = .byTruncatingTail
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = .secondaryLabel
    picture.contentMode = .scaleAspectFit
    tick.contentMode = .center
    line.backgroundColor = .separator
    for view in [label, subtitle, picture, tick, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  /// In points; higher by as much as text of the session's size is.
  var height: CGFloat {
    let isAlone = (subtitle.text ?? "").isEmpty
    let growth = Self.growth(label.font) + (isAlone ? 0 : Self.growth(subtitle.font))
    return (isAlone ? Self.height : Self.heightWithSubtitle) + growth.rounded(.up)
  }

  private static func growth(_ font: UIFont) -> CGFloat {
    max(0, font.lineHeight - font.grown(to: .large).lineHeight)
  }

  override func updateForState() { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / UIScreen.pixelsPerPoint
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    let trailing = Self.margin + (picture.image == nil ? 0 : Self.imageColumn + Self.gap)
    let width = max(0, bounds.width - leading - trailing)
    let (first, second) = (label.sizeThatFits(.zero).height, subtitle.sizeThatFits(.zero).height)
    let isAlone = (subtitle.text ?? "").isEmpty
    let top = (bounds.height - first - (isAlone ? 0 : second)) / 2
    label.frame = placed(x: leading, y: top, width: width, height: first)
    subtitle.frame = placed(x: leading, y: top + first, width: width, height: isAlone ? 0 : second)
    let middle = (bounds.height - Self.imageColumn) / 2
    picture.frame = placed(
      x: bounds.width - Self.margin - Self.imageColumn, y: middle, width: Self.imageColumn,
      height: Self.imageColumn)
    tick.frame = placed(x: Self.margin - 6, y: middle, width: Self.tickColumn, height: Self.imageColumn)
    label.textAlignment = isReadFromRight ? .right : .left
    subtitle.textAlignment = label.textAlignment
  }

  private func placed(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: isReadFromRight ? bounds.width - x - width : x, y: y, width: width, height: height)
  }
}

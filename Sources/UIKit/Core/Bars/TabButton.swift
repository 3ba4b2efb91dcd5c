// One item of a tab bar: its picture over its title, or either alone, and its badge.

import QuartzCore

final class TabButton: UIControl {
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  private let adjustment: UIOffset

  /// In points (widely reported: 10 under a picture).
  private static let titleSize: CGFloat = 10
  private static let loneTitleSize: CGFloat = 13
  /// Of the symbol's font, in points (Human Interface Guidelines, "Tab bars": about 25 high).
  private static let symbolSize: CGFloat = 18
  /// Of a picture, at most, in points.
  private static let pictureSide: CGFloat = 30
  /// Between picture and title, in points. Our choice.
  private static let gap: CGFloat = 3
  /// Height of a badge, and points of its text (measured by eye).
  private static let badgeSide: CGFloat = 18
  private static let badgeSize: CGFloat = 13
  /// Of a badge with what it belongs to, in points (measured by eye).
  private static let badgeOverlap: CGFloat = 6

  private let isInline: Bool

  /// - Parameter isInline: the title stands beside the picture, as in low bars.
  init(
    _ item: UITabBarItem, isSelected: Bool, look: UITabBarItemStateAppearance, color: UIColor, isInline: Bool
  ) {
    self.isInline = isInline
    adjustment = UIOffset(
      horizontal: item.titlePositionAdjustment.horizontal + look.titlePositionAdjustment.horizontal,
      vertical: item.titlePositionAdjustment.vertical + look.titlePositionAdjustment.vertical)
    super.init(frame: .zero)
    picture.image = (isSelected ? item.selectedImage ?? item.image : item.image)?.asTemplate
    picture.contentMode = .scaleAspectFit
    picture.tintColor = look.iconColor ?? color
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: Self.symbolSize, weight: .medium, scale: .large)
    let ofState = item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]
    let attributes = look.titleTextAttributes.merging(ofState) { $1 }
    label.text = item.title
    label.textColor = attributes[.foregroundColor] as? UIColor ?? color
    label.textAlignment = .center
    label.font =
      attributes[.font] as? UIFont ?? item.titleTextAttributes(for: .normal)?[.font] as? UIFont
      ?? (picture.image == nil || isInline
        ? .systemFont(ofSize: Self.loneTitleSize) : .systemFont(ofSize: Self.titleSize, weight: .medium))
    for view in [picture, label] { addSubview(view) }
    if let text = item.badgeValue { show(text, item, look) }
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ text: String, _ item: UITabBarItem, _ look: UITabBarItemStateAppearance) {
    let attributes = look.badgeTextAttributes.merging(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
    badge.text = text
    badge.textAlignment = .center
    badge.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: Self.badgeSize)
    badge.textColor = attributes[.foregroundColor] as? UIColor ?? .white
    badge.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
    badge.layer.cornerRadius = Self.badgeSide / 2
    badge.clipsToBounds = true
    addSubview(badge)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let own = picture.image == nil ? .zero : picture.sizeThatFits(.zero)
    let image = CGSize(width: min(own.width, bounds.width), height: min(own.height, Self.pictureSide))
    let title = (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(.zero).height
    let gap = image.height > 0 && title > 0 ? Self.gap : 0
    defer { placeBadge() }
    guard !isInline else { return placeInline(image, titleHeight: title) }
    let top = (bounds.height - image.height - gap - title) / 2
    picture.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(
      x: adjustment.horizontal, y: top + image.height + gap + adjustment.vertical, width: bounds.width,
      height: title)
  }

  private func placeInline(_ image: CGSize, titleHeight: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let hasBoth = image.height > 0 && titleHeight > 0
    // Our choice: the badge stands before the title, or after one without a picture, and not on it.
    let beside = badge.superview == nil ? 0 : badgeWidth - (image.height > 0 ? Self.badgeOverlap : -Self.gap)
    let isBetween = hasBoth && !isMirrored
    let gap = hasBoth ? max(2 * Self.gap, isBetween && beside > 0 ? beside + Self.gap : 0) : 0
    let end = isBetween || titleHeight == 0 ? 0 : beside
    let room = max(0, bounds.width - image.width - gap - end)
    let width = titleHeight > 0 ? min(label.sizeThatFits(.zero).width, room) : 0
    let start = (bounds.width - image.width - gap - width - end) / 2
    picture.frame = CGRect(
      x: isMirrored ? start + width + gap : start, y: (bounds.height - image.height) / 2,
      width: image.width, height: image.height)
    label.frame = CGRect(
      x: (isMirrored ? start : start + image.width + gap) + adjustment.horizontal,
      y: (bounds.height - titleHeight) / 2 + adjustment.vertical, width: width, height: titleHeight)
  }

  private var badgeWidth: CGFloat {
    max(Self.badgeSide, badge.sizeThatFits(.zero).width + Self.badgeSide / 2)
  }

  private func placeBadge() {
    guard badge.superview != nil else { return }
    let width = badgeWidth
    badge.frame = CGRect(
      x: min(badgeStart, bounds.width - width), y: 2, width: width, height: Self.badgeSide)
  }

  /// Over the picture's upper corner, or that of the title where there is none.
  private var badgeStart: CGFloat {
    if picture.image != nil { return picture.frame.maxX - Self.badgeOverlap }
    if isInline { return label.frame.maxX + Self.gap }
    return bounds.midX + label.sizeThatFits(.zero).width / 2 - Self.badgeOverlap
  }
}

// One item of a tab bar: its picture over its title, or either alone.

import QuartzCore

final class TabButton: UIControl {
  private let picture = UIImageView()
  private let label = UILabel()

  /// In points (widely reported: 10 under a picture).
  private static let titleSize: CGFloat = 10
  private static let loneTitleSize: CGFloat = 13
  /// Of the symbol's font, in points (Human Interface Guidelines, "Tab bars": about 25 high).
  private static let symbolSize: CGFloat = 18
  /// Of a picture, at most, in points.
  private static let pictureSide: CGFloat = 30
  /// Between picture and title, in points. Our choice.
  private static let gap: CGFloat = 3

  init(_ item: UITabBarItem, isSelected: Bool, color: UIColor) {
    super.init(frame: .zero)
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.contentMode = .scaleAspectFit
    picture.tintColor = color
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: Self.symbolSize, weight: .medium, scale: .large)
    label.text = item.title
    label.textColor = color
    label.textAlignment = .center
    label.font =
      picture.image == nil
      ? .systemFont(ofSize: Self.loneTitleSize) : .systemFont(ofSize: Self.titleSize, weight: .medium)
    for view in [picture, label] { addSubview(view) }
    isEnabled = item.isEnabled
    accessibilityLabel = item.accessibilityLabel ?? item.title
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let own = picture.image == nil ? .zero : picture.sizeThatFits(.zero)
    let image = CGSize(width: min(own.width, bounds.width), height: min(own.height, Self.pictureSide))
    let title = (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(.zero).height
    let gap = image.height > 0 && title > 0 ? Self.gap : 0
    let top = (bounds.height - image.height - gap - title) / 2
    picture.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(x: 0, y: top + image.height + gap, width: bounds.width, height: title)
  }
}

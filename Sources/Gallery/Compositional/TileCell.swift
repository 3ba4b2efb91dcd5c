import UIKit

/// A tile with a word or a number in the middle, in a tint of its colour: text stays legible on every one of
/// them.
final class TileCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.textColor = .label
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 6, dy: 0)
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }

  /// `cornerRadius` and `fontSize` are in points.
  func show(_ text: String, color: UIColor, cornerRadius: CGFloat = 12, fontSize: CGFloat = 20) {
    label.text = text
    label.font = .systemFont(ofSize: fontSize, weight: .semibold)
    contentView.backgroundColor = Palette.tint(color)
    contentView.layer.cornerRadius = cornerRadius
  }
}

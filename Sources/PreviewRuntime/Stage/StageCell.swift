import UIKit

/// A cell that says which one it is, where it belongs, and how large it is.
@MainActor final class StageCell: UICollectionViewCell {
  static let name = "scrollwork.stage.cell"

  private let number = UILabel()
  private let caption = UILabel()
  private var indexPath = IndexPath()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.masksToBounds = true
    contentView.layer.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
    for label in [number, caption] {
      label.textAlignment = .center
      label.textColor = .white
      contentView.addSubview(label)
    }
    caption.textColor = UIColor(white: 1, alpha: 0.85)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ indexPath: IndexPath) {
    self.indexPath = indexPath
    number.text = "\(indexPath.item)"
    contentView.backgroundColor = StageColour.fill(of: indexPath)
    setNeedsLayout()
  }

  override var isSelected: Bool {
    didSet { contentView.layer.borderWidth = isSelected ? 4 : 0 }
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let side = min(size.width, size.height)
    contentView.layer.cornerRadius = min(12, side / 8)
    number.font = .boldSystemFont(ofSize: min(max(side * 0.34, 9), 44))
    caption.font = .systemFont(ofSize: 12)
    caption.text = "\(indexPath.section), \(indexPath.item)\u{2002}\(Self.text(size))"
    let lineHeight: CGFloat = 16
    // Small cells have room for their number only.
    caption.isHidden = size.height < 56 || size.width < 84
    let numberHeight = min(number.font.lineHeight, size.height)
    let total = numberHeight + (caption.isHidden ? 0 : lineHeight)
    let top = ((size.height - total) / 2).rounded()
    number.frame = CGRect(x: 0, y: top, width: size.width, height: numberHeight)
    caption.frame = CGRect(x: 0, y: top + numberHeight, width: size.width, height: lineHeight)
  }

  /// `120 × 44.5`, to a tenth of a point.
  static func text(_ size: CGSize) -> String {
    func digits(_ length: CGFloat) -> String {
      let tenths = (Double(length) * 10).rounded()
      guard let whole = Int(exactly: tenths) else { return "?" }
      return whole % 10 == 0 ? "\(whole / 10)" : "\(whole / 10).\(abs(whole % 10))"
    }
    return "\(digits(size.width)) × \(digits(size.height))"
  }
}

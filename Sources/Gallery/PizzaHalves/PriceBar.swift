import UIKit

/// The bar below the halves: what the pair is called, and what it costs.
final class PriceBar: UIView {
  private let line = UIView()
  private let name = UILabel()
  private let about = UILabel()
  private let price = UILabel()
  private let pill = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    name.textColor = .label
    about.font = .systemFont(ofSize: 13)
    about.textColor = .secondaryLabel
    pill.backgroundColor = .systemOrange
    price.font = .boldSystemFont(ofSize: 17)
    price.textColor = .white
    price.textAlignment = .center
    pill.addSubview(price)
    for view in [line, name, about, pill] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  /// In points: less where the screen is low.
  static func height(onScreen size: CGSize) -> CGFloat { size.height < 420 ? 52 : 76 }

  override func layoutSubviews() {
    super.layoutSubviews()
    // On wide screens the bar's content stays together around the seam.
    let content = bounds.insetBy(dx: max(16, (bounds.width - 600) / 2), dy: 0)
    let pillSize = CGSize(width: 92, height: min(bounds.height - 14, 44))
    pill.frame = CGRect(
      x: content.maxX - pillSize.width, y: bounds.midY - pillSize.height / 2, width: pillSize.width,
      height: pillSize.height)
    pill.layer.cornerRadius = pillSize.height / 2
    price.frame = pill.bounds
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let width = max(pill.frame.minX - content.minX - 12, 0)
    name.frame = CGRect(x: content.minX, y: bounds.midY - 22, width: width, height: 24)
    about.frame = CGRect(x: content.minX, y: bounds.midY + 3, width: width, height: 18)
  }

  func show(left: Pizza, right: Pizza) {
    let isWhole = left.name == right.name
    name.text = isWhole ? left.name : "\(left.name) + \(right.name)"
    about.text = isWhole ? "Original recipe, 30 cm" : "Half and half, 30 cm"
    let cents = Pizza.price(of: left, and: right)
    price.text = "€\(cents / 100).\(cents % 100 / 10)\(cents % 10)"
  }
}

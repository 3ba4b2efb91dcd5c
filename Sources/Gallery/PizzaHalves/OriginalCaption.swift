import UIKit

/// The caption that both halves share while they are the same pizza.
final class OriginalCaption: UIView {
  static let size = CGSize(width: 176, height: 52)

  private let name = UILabel()
  private let about = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = Self.size.height / 2
    for label in [name, about] {
      label.textAlignment = .center
      addSubview(label)
    }
    name.font = .boldSystemFont(ofSize: 19)
    name.textColor = .label
    about.font = .systemFont(ofSize: 13, weight: .semibold)
    about.textColor = .systemOrange
    about.text = "Original recipe"
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 12, y: 6, width: max(bounds.width - 24, 0), height: 24)
    about.frame = CGRect(x: 12, y: 28, width: max(bounds.width - 24, 0), height: 17)
  }

  func show(_ pizza: Pizza) { name.text = pizza.name }
}

import UIKit

/// The name of a pizza and what is on it, next to the seam.
final class PizzaCaptionView: UICollectionReusableView {
  private let name = UILabel()
  private let about = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name.font = .boldSystemFont(ofSize: 20)
    name.textColor = .label
    about.font = .systemFont(ofSize: 13)
    about.textColor = .secondaryLabel
    addSubview(name)
    addSubview(about)
  }

  required init?(coder: NSCoder) {
    fatalError("captions are made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
    name.frame = CGRect(x: text.minX, y: 6, width: text.width, height: 26)
    about.frame = CGRect(x: text.minX, y: 32, width: text.width, height: 18)
  }

  /// `alignment` is where the seam is.
  func show(_ pizza: Pizza, alignment: NSTextAlignment) {
    name.text = pizza.name
    about.text = pizza.description
    name.textAlignment = alignment
    about.textAlignment = alignment
  }
}

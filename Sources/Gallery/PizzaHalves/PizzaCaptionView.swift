import UIKit

/// The name of a pizza and what is on it, next to the seam.
final class PizzaCaptionView: UICollectionReusableView {
  private let name = UILabel()
  private let toppings = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    name.font = .boldSystemFont(ofSize: 20)
    toppings.font = .systemFont(ofSize: 13)
    toppings.textColor = .secondaryLabel
    addSubview(name)
    addSubview(toppings)
  }

  required init?(coder: NSCoder) {
    fatalError("captions are made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 4, y: 8, width: max(bounds.width - 8, 0), height: 26)
    toppings.frame = CGRect(x: 4, y: 34, width: max(bounds.width - 8, 0), height: 18)
  }

  /// `alignment` is where the seam is.
  func show(_ pizza: Pizza, alignment: NSTextAlignment) {
    name.text = pizza.name
    toppings.text = pizza.toppings
    name.textAlignment = alignment
    toppings.textAlignment = alignment
  }
}

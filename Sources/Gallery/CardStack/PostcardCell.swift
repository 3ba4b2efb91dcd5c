import UIKit

/// A postcard.
final class PostcardCell: UICollectionViewCell {
  private let place = UILabel()
  private let greeting = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 20
    contentView.layer.masksToBounds = true
    place.font = .boldSystemFont(ofSize: 26)
    place.textColor = .white
    greeting.font = .systemFont(ofSize: 14, weight: .medium)
    greeting.textColor = UIColor(white: 1, alpha: 0.85)
    contentView.addSubview(place)
    contentView.addSubview(greeting)
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let text = bounds.insetBy(dx: 20, dy: 16)
    place.frame = CGRect(x: text.minX, y: text.maxY - 54, width: text.width, height: 32)
    greeting.frame = CGRect(x: text.minX, y: text.maxY - 20, width: text.width, height: 20)
  }

  func show(_ postcard: Postcard) {
    place.text = postcard.place
    greeting.text = postcard.greeting
    contentView.backgroundColor = postcard.ridges.last
  }
}

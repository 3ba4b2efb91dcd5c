import UIKit

/// A postcard with its picture, its stamp, and what somebody wrote on it.
final class PostcardCell: UICollectionViewCell {
  private static let radius: CGFloat = 20

  private let picture = LandscapeView(frame: .zero)
  private let place = UILabel()
  private let greeting = UILabel()
  private let stamp = UIView()
  private let stampPicture = UIView()
  private let value = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Self.radius
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 4)
    contentView.layer.cornerRadius = Self.radius
    contentView.clipsToBounds = true
    place.font = .boldSystemFont(ofSize: 26)
    place.textColor = .white
    greeting.font = .systemFont(ofSize: 14, weight: .medium)
    greeting.textColor = UIColor(white: 1, alpha: 0.85)
    stamp.backgroundColor = UIColor(white: 1, alpha: 0.94)
    stamp.layer.cornerRadius = 3
    stampPicture.layer.cornerRadius = 1
    value.font = .boldSystemFont(ofSize: 17)
    value.textColor = .white
    value.textAlignment = .center
    stamp.addSubview(stampPicture)
    stampPicture.addSubview(value)
    for part in [picture, place, greeting, stamp] { contentView.addSubview(part) }
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let text = bounds.insetBy(dx: 20, dy: 14)
    picture.frame = bounds
    place.frame = CGRect(x: text.minX, y: text.maxY - 54, width: text.width, height: 32)
    greeting.frame = CGRect(x: text.minX, y: text.maxY - 22, width: text.width, height: 20)
    stamp.frame = CGRect(x: bounds.maxX - 58, y: 16, width: 42, height: 50)
    stampPicture.frame = stamp.bounds.insetBy(dx: 3, dy: 3)
    value.frame = stampPicture.bounds
    layer.shadowPath = UIBezierPath(roundedRect: self.bounds, cornerRadius: Self.radius).cgPath
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.85 : 1 }
  }

  func show(_ postcard: Postcard, number: Int) {
    picture.show(postcard)
    place.text = postcard.place
    greeting.text = postcard.greeting
    value.text = "\(number)"
    stampPicture.backgroundColor = postcard.ridges[1]
    contentView.backgroundColor = postcard.ridges[2]
  }
}

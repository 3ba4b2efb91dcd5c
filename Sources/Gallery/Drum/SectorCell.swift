import UIKit

/// A sector with its title, cut to the shape that its attributes say.
final class SectorCell: UICollectionViewCell {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.textAlignment = .center
    title.font = .boldSystemFont(ofSize: 30)
    title.textColor = .white
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = contentView.bounds
  }

  func show(_ genre: Genre) {
    title.text = genre.name
    contentView.backgroundColor = genre.color
  }
}

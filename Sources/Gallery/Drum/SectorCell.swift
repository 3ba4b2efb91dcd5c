import UIKit

/// A sector with its title, cut to the shape that its attributes say.
final class SectorCell: UICollectionViewCell {
  private let title = UILabel()
  private let sector = ShapeView()
  /// The attributes that the mask was drawn for.
  private var shape: SectorAttributes?

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.textAlignment = .center
    title.font = .boldSystemFont(ofSize: 30)
    title.textColor = .white
    contentView.addSubview(title)
    contentView.layer.mask = sector.layer
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.bounds = contentView.bounds
    let bounds = contentView.bounds
    let height = shape?.height ?? bounds.height
    // Halfway from the middle of the sector to that of the cell: where the wheel is larger than the screen,
    // the chosen sector reaches over its edge, and its letters must not.
    title.center = CGPoint(x: bounds.midX, y: (height / 2 + bounds.midY) / 2)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let new = layoutAttributes as? SectorAttributes else { return }
    if let shape, shape.hasSameShape(as: new) { return }
    shape = new.copy() as? SectorAttributes
    sector.frame = CGRect(origin: .zero, size: new.size)
    sector.path = new.outline
    let scale = min(1, new.width(at: (new.height + Self.capHeight) / 2) / Self.room)
    title.transform = CGAffineTransform(scaleX: scale, y: scale)
    setNeedsLayout()
  }

  /// Of the title's letters, in points.
  private static let capHeight: CGFloat = 22
  /// The width that a title of four letters needs, in points.
  private static let room: CGFloat = 84

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.8 : 1 }
  }

  func show(_ genre: Genre) {
    title.text = genre.name
    contentView.backgroundColor = genre.color
  }
}

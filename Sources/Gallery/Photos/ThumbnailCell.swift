import UIKit

/// A photo in the strip: what fits into its shape, which may be narrower than the picture's.
final class ThumbnailCell: UICollectionViewCell {
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 2
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }

  func show(_ photo: Photo) {
    picture.image = photo.image
    accessibilityIdentifier = "thumbnail-\(photo.number)"
    accessibilityLabel = "Photo \(photo.number), \(photo.title)"
  }
}

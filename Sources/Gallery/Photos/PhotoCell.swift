import UIKit

/// A photo as large as fits, seen through a frame that moves faster than the picture behind it.
final class PhotoCell: UICollectionViewCell {
  /// How far the picture lags behind its frame, in widths of the page for each page of the way.
  static let parallax: CGFloat = 0.3

  private let frameView = UIView()
  private let picture = UIImageView()
  private var aspectRatio: CGFloat = 1
  private var parallaxValue: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    frameView.clipsToBounds = true
    frameView.addSubview(picture)
    contentView.addSubview(frameView)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  func show(_ photo: Photo) {
    picture.image = photo.image
    aspectRatio = photo.aspectRatio
    accessibilityIdentifier = "photo-\(photo.number)"
    accessibilityLabel = "Photo \(photo.number), \(photo.title)"
    setNeedsLayout()
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    parallaxValue = (layoutAttributes as? ParallaxAttributes)?.parallaxValue ?? 0
    movePicture()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    frameView.frame = Self.fit(aspectRatio, in: contentView.bounds)
    picture.bounds = frameView.bounds
    picture.center = CGPoint(x: frameView.bounds.midX, y: frameView.bounds.midY)
    movePicture()
  }

  private func movePicture() {
    let shift = -Self.parallax * bounds.width * parallaxValue
    picture.transform = CGAffineTransform(translationX: shift, y: 0)
  }

  /// The largest rectangle of that shape, in the middle of `bounds`.
  static func fit(_ aspectRatio: CGFloat, in bounds: CGRect) -> CGRect {
    let width = min(bounds.width, bounds.height * aspectRatio)
    let height = aspectRatio > 0 ? min(bounds.height, bounds.width / aspectRatio) : 0
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}

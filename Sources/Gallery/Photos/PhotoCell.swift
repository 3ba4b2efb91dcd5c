import UIKit

/// A photo as large as fits, seen through a frame that moves faster than the picture behind it.
final class PhotoCell: UICollectionViewCell {
  /// How far the picture lags behind its frame, in widths of the page for each page of the way.
  static let parallax: CGFloat = 0.3

  /// How much smaller a photo is by the time it has faded away.
  static let fadedShrinking: CGFloat = 0.12

  private let frameView = UIView()
  private let picture = UIImageView()
  /// The photo that appears in the place of one that goes.
  private let nextPicture = UIImageView()
  private var aspectRatio: CGFloat = 1
  private var nextAspectRatio: CGFloat = 1
  private var parallaxValue: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    frameView.clipsToBounds = true
    frameView.addSubview(picture)
    nextPicture.isHidden = true
    for part in [frameView, nextPicture] { contentView.addSubview(part) }
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  func show(_ photo: Photo) {
    picture.image = photo.image
    aspectRatio = photo.aspectRatio
    leave(faded: 0, arrived: 0, next: nil)
    accessibilityIdentifier = "photo-\(photo.number)"
    accessibilityLabel = "Photo \(photo.number), \(photo.title)"
    setNeedsLayout()
  }

  /// The photo fades away, and `next` appears where it will be once this one is gone. Both parts are from 0
  /// to 1.
  func leave(faded: CGFloat, arrived: CGFloat, next: Photo?) {
    let scale = 1 - Self.fadedShrinking * faded
    frameView.alpha = 1 - faded
    frameView.transform = CGAffineTransform(scaleX: scale, y: scale)
    nextPicture.isHidden = arrived == 0 || next == nil
    nextPicture.alpha = arrived
    guard let next, arrived > 0 else {
      nextPicture.image = nil
      return
    }
    nextAspectRatio = next.aspectRatio
    if nextPicture.image == nil { nextPicture.image = next.image }
    nextPicture.frame = Self.fit(nextAspectRatio, in: contentView.bounds)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    parallaxValue = (layoutAttributes as? ParallaxAttributes)?.parallaxValue ?? 0
    movePicture()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let fit = Self.fit(aspectRatio, in: contentView.bounds)
    frameView.bounds.size = fit.size
    frameView.center = CGPoint(x: fit.midX, y: fit.midY)
    nextPicture.frame = Self.fit(nextAspectRatio, in: contentView.bounds)
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

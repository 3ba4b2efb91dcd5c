import UIKit

/// A picture that fills its frame, whatever its own shape.
final class PictureCell: UICollectionViewCell {
  /// In points.
  private static let radius: CGFloat = 12
  /// Of a picture of the carousel, which has sharp corners at its full size: points for each part by which it
  /// is smaller.
  private static let radiusOfShrinking: CGFloat = 100

  private let picture = UIImageView()
  private let shade = ShadeView()
  private let title = UILabel()
  private var scale: CGFloat = 1

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    title.font = .systemFont(ofSize: 28, weight: .bold)
    title.textColor = .white
    for part in [picture, shade, title] { contentView.addSubview(part) }
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) {
    fatalError("cells are made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    picture.frame = bounds
    shade.frame = bounds.divided(atDistance: 110, from: .maxYEdge).slice
    title.frame = CGRect(
      x: bounds.minX + 24, y: bounds.maxY - 62, width: max(bounds.width - 48, 0), height: 38)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    scale = layoutAttributes.transform.a
    roundCorners()
  }

  private func roundCorners() {
    contentView.layer.cornerRadius = title.isHidden ? Self.radius : (1 - scale) * Self.radiusOfShrinking
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.8 : 1 }
  }

  func show(_ picture: Picture, in section: PinterestSection, _ semantics: UISemanticContentAttribute) {
    self.picture.image = picture.image
    title.text = picture.title
    title.semanticContentAttribute = semantics
    let hasTitle = section == .carousel
    title.isHidden = !hasTitle
    shade.isHidden = !hasTitle
    roundCorners()
    accessibilityIdentifier = "picture-\(picture.id)"
    accessibilityLabel = picture.title
  }
}

/// Darkens a picture towards its lower edge, so that a title can be read on it.
private final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    (layer as? CAGradientLayer)?.colors = [
      UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.55).cgColor,
    ]
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }
}

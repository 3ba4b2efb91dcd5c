// The image of a list content: pictures as they are, symbols in the tint colour.

import QuartzCore

@MainActor final class ListImageView: UIView {
  private let picture = UIImageView(frame: .zero)
  /// What is seen of a symbol: its alpha cuts this.
  private let ink = UIView(frame: .zero)
  private var look = UIListContentConfiguration.ImageProperties()
  private var image: UIImage?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    picture.contentMode = .scaleAspectFill
    addSubview(picture)
    addSubview(ink)
  }

  required init?(coder: NSCoder) { nil }

  /// Of the image, in points, before it is made to fit; a symbol's follows its configuration.
  var naturalSize: CGSize {
    guard let image else { return .zero }
    guard image.isSymbol, let points = look.preferredSymbolConfiguration?.pointSize, image.size.width > 0
    else { return image.size }
    let side = max(0, points * UIImage.symbolSidePerPoint)
    return CGSize(width: side, height: side * image.size.height / image.size.width)
  }

  func show(_ image: UIImage?, _ look: UIListContentConfiguration.ImageProperties) {
    self.image = image
    self.look = look
    picture.image = image
    let isSymbol = image?.isSymbol ?? false
    ink.isHidden = !isSymbol
    if isSymbol {
      ink.mask = picture
    } else if picture.superview !== self {
      ink.mask = nil
      insertSubview(picture, at: 0)
    }
    layer.cornerRadius = max(0, look.cornerRadius)
    clipsToBounds = look.cornerRadius > 0
    layer.borderWidth = max(0, look.strokeWidth)
    showColors()
    setNeedsLayout()
  }

  private func showColors() {
    ink.backgroundColor = look.resolvedTintColor(for: tintColor)
    layer.borderColor = look.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    ink.frame = bounds
  }
}

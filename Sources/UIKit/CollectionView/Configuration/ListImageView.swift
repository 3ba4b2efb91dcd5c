// The image of a list content: pictures as they are, symbols in the tint colour.

import QuartzCore

@MainActor final class ListImageView: UIView {
  private let picture = UIImageView(frame: .zero)
  private var look = UIListContentConfiguration.ImageProperties()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  /// Of the image, in points, before it is made to fit; a symbol's follows its configuration.
  var naturalSize: CGSize { picture.image == nil ? .zero : picture.sizeThatFits(.zero) }

  func show(_ image: UIImage?, _ look: UIListContentConfiguration.ImageProperties) {
    self.look = look
    picture.image = image
    picture.contentMode = image?.isSymbolImage == true ? .scaleAspectFit : .scaleAspectFill
    picture.preferredSymbolConfiguration = look.preferredSymbolConfiguration
    layer.cornerRadius = max(0, look.cornerRadius)
    clipsToBounds = look.cornerRadius > 0
    layer.borderWidth = max(0, look.strokeWidth)
    showColors()
    setNeedsLayout()
  }

  private func showColors() {
    picture.tintColor = look.resolvedTintColor(for: tintColor)
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
  }
}

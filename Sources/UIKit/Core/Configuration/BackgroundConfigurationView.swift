// Draws a background configuration behind a cell's content.

import QuartzCore

/// As large as its cell. The background lies in it, within its insets, and the stroke around that.
@MainActor final class BackgroundConfigurationView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { show(insteadOf: oldValue) }
  }
  private let fill = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let stroke = UIView(frame: .zero)

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    fill.clipsToBounds = true
    fill.addSubview(picture)
    addSubview(fill)
    addSubview(stroke)
    show(insteadOf: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func show(insteadOf old: UIBackgroundConfiguration?) {
    if let former = old?.customView, former !== configuration.customView, former.superview === fill {
      former.removeFromSuperview()
    }
    if let custom = configuration.customView, custom.superview !== fill { fill.addSubview(custom) }
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    picture.isHidden = configuration.image == nil
    showColors()
    setNeedsLayout()
  }

  private func showColors() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    stroke.isHidden = configuration.strokeWidth <= 0
    stroke.layer.borderWidth = max(0, configuration.strokeWidth)
    stroke.layer.borderColor =
      configuration.resolvedStrokeColor(for: tintColor)
      .resolvedColor(with: traitCollection).cgColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: insets)
    // Insets larger than the cell leave nothing.
    fill.frame = area.width > 0 && area.height > 0 ? area : .zero
    let radius = max(0, min(configuration.cornerRadius, min(fill.bounds.width, fill.bounds.height) / 2))
    fill.layer.cornerRadius = radius
    picture.frame = fill.bounds
    configuration.customView?.frame = fill.bounds
    stroke.frame = fill.frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    stroke.layer.cornerRadius = radius > 0 ? max(0, radius + configuration.strokeOutset) : 0
  }

  private var insets: UIEdgeInsets {
    let given = configuration.backgroundInsets
    let isFlipped = isReadFromRight
    var insets = UIEdgeInsets(
      top: given.top, left: isFlipped ? given.trailing : given.leading, bottom: given.bottom,
      right: isFlipped ? given.leading : given.trailing)
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = superview?.layoutMargins ?? .zero
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(isFlipped ? .trailing : .leading) { insets.left += margins.left }
    if edges.contains(isFlipped ? .leading : .trailing) { insets.right += margins.right }
    return insets
  }
}

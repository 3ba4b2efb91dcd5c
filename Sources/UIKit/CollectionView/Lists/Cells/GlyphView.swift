import QuartzCore

/// Draws a glyph in its own size.
@MainActor final class GlyphView: UIView {
  private(set) var glyph: AccessoryGlyph?
  private var shapes: [ShapeView] = []
  private var colors: (tint: UIColor, circle: UIColor) = (.clear, .clear)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ glyph: AccessoryGlyph, tint: UIColor, circle: UIColor) {
    colors = (tint, circle)
    if glyph != self.glyph {
      self.glyph = glyph
      bounds.size = glyph.size
      for shape in shapes { shape.removeFromSuperview() }
      shapes = glyph.strokes.map(ShapeView.init)
      for shape in shapes { addSubview(shape) }
    }
    showColors()
  }

  private func showColors() {
    for shape in shapes {
      let color = shape.stroke.ink == .tint ? colors.tint : colors.circle
      shape.show(color.resolvedColor(with: traitCollection).cgColor)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }
}

/// One shape, in its superview's coordinates.
@MainActor private final class ShapeView: UIView {
  let stroke: AccessoryGlyph.Stroke

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(_ stroke: AccessoryGlyph.Stroke) {
    self.stroke = stroke
    super.init(frame: .zero)
    guard let shape = layer as? CAShapeLayer else { return }
    shape.path = stroke.path
    shape.lineWidth = stroke.lineWidth ?? 0
    shape.lineCap = .round
    shape.lineJoin = .round
    shape.fillColor = nil
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: CGColor) {
    guard let shape = layer as? CAShapeLayer else { return }
    if stroke.lineWidth == nil { shape.fillColor = color } else { shape.strokeColor = color }
  }
}

import UIKit

/// A view that draws one path. Unlike a bare layer's, a view's changes are not animated unless asked to be.
final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private var shape: CAShapeLayer? { layer as? CAShapeLayer }

  /// In the view's own coordinates.
  var path: UIBezierPath? {
    didSet { shape?.path = path?.cgPath }
  }
  /// nil fills nothing.
  var fill: UIColor? = .black {
    didSet { shape?.fillColor = fill?.cgColor }
  }
  /// nil strokes nothing.
  var stroke: UIColor? {
    didSet { shape?.strokeColor = stroke?.cgColor }
  }

  init(fill: UIColor? = .black, stroke: UIColor? = nil) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    self.fill = fill
    self.stroke = stroke
    shape?.fillColor = fill?.cgColor
    shape?.strokeColor = stroke?.cgColor
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }
}

/// A view that draws a gradient from its top to its bottom.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Evenly spaced, from the top down.
  var colors: [UIColor] = [] {
    didSet { (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor) }
  }
}

import UIKit

/// The fill of a shape.
enum Paint: Equatable {
  case color(UIColor)
  case gradient(GradientPaint)
}

struct GradientPaint: Equatable {
  enum Kind: Equatable { case linear, radial, angular }
  var kind: Kind
  var colors: [UIColor]
  /// From 0 to 1.
  var locations: [Double]
  var start: CGPoint
  /// Of a radial one a corner of the rectangle around it; of an angular one where it begins.
  var end: CGPoint
  /// Of a radial one where it begins and ends, in points from its middle; nil: as `end` says.
  var radii: Radii?

  struct Radii: Equatable {
    var start: CGFloat
    var end: CGFloat
  }

  /// The corner and the locations in a rectangle of that size.
  func resolved(in size: CGSize) -> (end: CGPoint, locations: [Double]) {
    guard let radii, radii.end > 0, size.width > 0, size.height > 0 else { return (end, locations) }
    let inner = Double(min(max(radii.start / radii.end, 0), 1))
    return (
      CGPoint(x: start.x + radii.end / size.width, y: start.y + radii.end / size.height),
      locations.map { inner + $0 * (1 - inner) }
    )
  }
}

/// Draws a path, filled or stroked, in a colour or a gradient.
@MainActor final class ShapeDrawing: UIView {
  struct Look: Equatable {
    var paint: Paint?
    var stroke: StrokeStyle?
    var isEvenOdd = false
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }
  private var gradient: GradientDrawing?
  /// The path in a rectangle.
  var path: (CGRect) -> CGPath = { CGPath(rect: $0, transform: nil) } { didSet { refresh() } }
  var look = Look() { didSet { if look != oldValue { refresh() } } }

  private func refresh() {
    guard let shape = layer as? CAShapeLayer else { return }
    let path = path(bounds)
    shape.path = path
    apply(look, to: shape)
    guard case .gradient(let paint) = look.paint else {
      gradient?.removeFromSuperview()
      gradient = nil
      return
    }
    shape.fillColor = nil
    shape.strokeColor = nil
    let view = gradient ?? GradientDrawing(frame: bounds)
    if gradient == nil { addSubview(view) }
    gradient = view
    // A stroke reaches beyond the shape's edges.
    let beyond = (look.stroke?.lineWidth ?? 0) / 2
    view.frame = bounds.insetBy(dx: -beyond, dy: -beyond)
    view.paint = paint
    let mask = CAShapeLayer()
    mask.path = path
    mask.frame = bounds.offsetBy(dx: beyond, dy: beyond)
    apply(look, to: mask, UIColor.black)
    view.layer.mask = mask
  }

  private func apply(_ look: Look, to shape: CAShapeLayer, _ replaced: UIColor? = nil) {
    var color: UIColor?
    if case .color(let own) = look.paint { color = own }
    let shown = (replaced ?? color)?.resolvedColor(with: traitCollection).cgColor
    shape.fillRule = look.isEvenOdd ? .evenOdd : .nonZero
    shape.fillColor = look.stroke == nil ? shown : nil
    shape.strokeColor = look.stroke == nil ? nil : shown
    look.stroke?.apply(to: shape)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    refresh()
  }

  override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { refresh() } }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    refresh()
  }
}

/// A rectangle of a gradient, or of its background alone.
@MainActor final class GradientDrawing: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  var paint: GradientPaint? { didSet { if paint != oldValue { refresh() } } }

  private func refresh() {
    guard let layer = layer as? CAGradientLayer else { return }
    guard let paint else { return layer.colors = nil }
    switch paint.kind {
    case .linear: layer.type = .axial
    case .radial: layer.type = .radial
    case .angular: layer.type = .conic
    }
    layer.colors = paint.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    let (end, locations) = paint.resolved(in: bounds.size)
    layer.locations = locations.map { NSNumber(value: $0) }
    layer.startPoint = paint.start
    layer.endPoint = end
  }

  override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size, paint?.radii != nil { refresh() } }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    refresh()
  }
}

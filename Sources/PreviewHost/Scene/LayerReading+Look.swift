import PreviewWire
import UIKit

extension LayerReading {
  /// Takes over what a layer looks like beyond its box and its background.
  mutating func addLook(of layer: CALayer) {
    state.flags.formUnion(Self.squareCorners(layer.maskedCorners))
    state.border = LayerBorder(widthPoints: layer.borderWidth, color: Self.color(layer.borderColor))
    state.shadow = shadow(of: layer)
    if let shape = layer as? CAShapeLayer, let path = shape.path {
      state.path = paths.shape(path)
      if !state.path.isEmpty { state.shape = Self.shape(of: shape) }
    }
    if let gradient = layer as? CAGradientLayer { state.gradient = Self.gradient(of: gradient) }
    state.effects = Self.effects(of: layer)
    if let contents = layer.contents { state.image = picture(contents, in: layer) }
  }

  private static func squareCorners(_ rounded: CACornerMask) -> LayerFlags {
    var square: LayerFlags = []
    if !rounded.contains(.layerMinXMinYCorner) { square.insert(.squareTopLeft) }
    if !rounded.contains(.layerMaxXMinYCorner) { square.insert(.squareTopRight) }
    if !rounded.contains(.layerMinXMaxYCorner) { square.insert(.squareBottomLeft) }
    if !rounded.contains(.layerMaxXMaxYCorner) { square.insert(.squareBottomRight) }
    return square
  }

  private mutating func shadow(of layer: CALayer) -> LayerShadow? {
    let color = Self.color(layer.shadowColor)
    guard layer.shadowOpacity > 0, color.alpha > 0 else { return nil }
    let path = layer.shadowPath.map { paths.shadow($0) } ?? .empty
    return LayerShadow(
      opacity: Quantise.unit(Double(layer.shadowOpacity)), color: color,
      offset: WirePoint(xPoints: layer.shadowOffset.width, yPoints: layer.shadowOffset.height),
      radius: Quantise.length(layer.shadowRadius), path: path)
  }

  private static func shape(of layer: CAShapeLayer) -> LayerShape {
    var shape = LayerShape()
    shape.fill = color(layer.fillColor)
    shape.isEvenOdd = layer.fillRule == .evenOdd
    shape.stroke = color(layer.strokeColor)
    shape.lineWidth = Quantise.length(layer.lineWidth)
    shape.cap = layer.lineCap == .round ? .round : layer.lineCap == .square ? .square : .butt
    shape.join = layer.lineJoin == .round ? .round : layer.lineJoin == .bevel ? .bevel : .miter
    shape.miterLimit = Quantise.length(layer.miterLimit)
    shape.dash = layer.lineDashPattern?.map { Quantise.length($0.doubleValue) } ?? []
    shape.dashPhase = Quantise.length(layer.lineDashPhase)
    shape.strokeStart = Quantise.fraction(layer.strokeStart)
    shape.strokeEnd = Quantise.fraction(layer.strokeEnd)
    return shape
  }

  private static func gradient(of layer: CAGradientLayer) -> LayerGradient {
    let kind: LayerGradient.Kind = layer.type == .radial ? .radial : layer.type == .conic ? .conic : .axial
    return LayerGradient(
      kind, start: WirePoint(xAnchor: layer.startPoint.x, yAnchor: layer.startPoint.y),
      end: WirePoint(xAnchor: layer.endPoint.x, yAnchor: layer.endPoint.y),
      stops: layer.stops.map { LayerGradient.Stop(fraction: $0.location, color: color($0.color)) })
  }

  private mutating func picture(_ contents: Any, in layer: CALayer) -> LayerImage? {
    guard let image = contents as? CGImage else { return nil }
    self.image = image
    return LayerImage(
      hash: image.hash, gravity: Self.gravity(layer.contentsGravity), width: image.width,
      height: image.height, scale: layer.contentsScale, tint: image.tint.map(Self.color))
  }

  /// Core Animation's bottom is where y is least, the wire's is the screen's.
  private static func gravity(_ gravity: CALayerContentsGravity) -> LayerImage.Gravity {
    switch gravity {
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    case .resizeAspect: .resizeAspect
    case .resizeAspectFill: .resizeAspectFill
    default: .resize
    }
  }
}

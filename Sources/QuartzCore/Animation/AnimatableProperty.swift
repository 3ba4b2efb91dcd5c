import CoreGraphics

/// A property of layers that animations reach by name.
@MainActor struct AnimatableProperty {
  /// nil where the layer has no such property.
  let read: (CALayer) -> AnimatedValue?
  /// Ignores values of other kinds.
  let write: (CALayer, AnimatedValue) -> Void

  /// By the first name of a key path.
  static let named: [String: AnimatableProperty] = [
    "position": point(\.position),
    "anchorPoint": point(\.anchorPoint),
    "bounds": rect(\.bounds),
    "zPosition": length(\.zPosition),
    "anchorPointZ": length(\.anchorPointZ),
    "cornerRadius": length(\.cornerRadius),
    "opacity": fraction(\.opacity),
    "transform": transform(\.transform),
    "sublayerTransform": transform(\.sublayerTransform),
    "backgroundColor": color(\.backgroundColor),
    "borderWidth": length(\.borderWidth),
    "borderColor": color(\.borderColor),
    "shadowColor": color(\.shadowColor),
    "shadowOpacity": fraction(\.shadowOpacity),
    "shadowOffset": size(\.shadowOffset),
    "shadowRadius": length(\.shadowRadius),
    "effectAmount": length(\.effectAmount),
    "shadowPath": path(\.shadowPath),
    "path": path(\CAShapeLayer.path),
    "fillColor": color(\CAShapeLayer.fillColor),
    "strokeColor": color(\CAShapeLayer.strokeColor),
    "strokeStart": length(\CAShapeLayer.strokeStart),
    "strokeEnd": length(\CAShapeLayer.strokeEnd),
    "lineWidth": length(\CAShapeLayer.lineWidth),
    "miterLimit": length(\CAShapeLayer.miterLimit),
    "lineDashPhase": length(\CAShapeLayer.lineDashPhase),
    "startPoint": point(\CAGradientLayer.startPoint),
    "endPoint": point(\CAGradientLayer.endPoint),
    "colors": list(\CAGradientLayer.colors) { $0.color },
    "locations": list(\CAGradientLayer.locations) { $0.double.map { NSNumber(value: $0) } },
  ]

  /// Of layers of class `Layer` and its subclasses.
  static func property<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>, wrap: @escaping (Value) -> AnimatedValue?,
    unwrap: @escaping (AnimatedValue) -> Value?
  ) -> AnimatableProperty {
    AnimatableProperty(
      read: { layer in (layer as? Layer).flatMap { wrap($0[keyPath: path]) } },
      write: { layer, value in
        if let layer = layer as? Layer, let value = unwrap(value) { layer[keyPath: path] = value }
      })
  }

  static func length<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>) -> AnimatableProperty {
    property(path, wrap: { .number(Double($0)) }, unwrap: { $0.double.map { CGFloat($0) } })
  }

  static func fraction<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Float>) -> AnimatableProperty {
    property(path, wrap: { .number(Double($0)) }, unwrap: { $0.double.map { Float($0) } })
  }

  static func point<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPoint>) -> AnimatableProperty {
    property(path, wrap: { .point($0) }, unwrap: { if case .point(let p) = $0 { p } else { nil } })
  }

  static func size<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGSize>) -> AnimatableProperty {
    property(path, wrap: { .size($0) }, unwrap: { if case .size(let s) = $0 { s } else { nil } })
  }

  static func rect<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGRect>) -> AnimatableProperty {
    property(path, wrap: { .rect($0) }, unwrap: { if case .rect(let r) = $0 { r } else { nil } })
  }

  static func transform<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CATransform3D>
  ) -> AnimatableProperty {
    property(path, wrap: { .transform($0) }, unwrap: { if case .transform(let t) = $0 { t } else { nil } })
  }

  static func color<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGColor?>) -> AnimatableProperty {
    property(path, wrap: { .color($0) }, unwrap: { if case .color(let c) = $0 { .some(c) } else { nil } })
  }
}

extension AnimatableProperty {
  static func path<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPath?>) -> AnimatableProperty {
    property(
      path, wrap: { .path($0?.elements ?? []) },
      unwrap: { if case .path(let steps) = $0 { .some(CGPath(elements: steps)) } else { nil } })
  }

  /// Of as many elements all the time; nothing of a list is drawn in which one is of another kind.
  static func list<Layer: CALayer, Element>(
    _ path: ReferenceWritableKeyPath<Layer, [Element]?>, element: @escaping (AnimatedValue) -> Element?
  ) -> AnimatableProperty {
    property(
      path, wrap: { $0.flatMap { AnimatedValue($0) } },
      unwrap: { if case .list(let values) = $0 { .some(values.compactMap(element)) } else { nil } })
  }
}

extension CALayer {
  /// The values of `layer` that are drawn and cannot be animated.
  func takePlainValues(from layer: CALayer) {
    masksToBounds = layer.masksToBounds
    isHidden = layer.isHidden
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    contents = layer.contents
    contentsGravity = layer.contentsGravity
    contentsScale = layer.contentsScale
    effects = layer.effects
    if let shape = layer as? CAShapeLayer, let copy = self as? CAShapeLayer {
      copy.fillRule = shape.fillRule
      copy.lineCap = shape.lineCap
      copy.lineJoin = shape.lineJoin
      copy.lineDashPattern = shape.lineDashPattern
    }
    if let gradient = layer as? CAGradientLayer, let copy = self as? CAGradientLayer {
      copy.type = gradient.type
      if gradient.colors == nil { copy.colors = nil }
      if gradient.locations == nil { copy.locations = nil }
    }
  }
}

extension AnimatedValue {
  fileprivate var color: CGColor? { if case .color(let color) = self { color } else { nil } }
  fileprivate var double: Double? { if case .number(let n) = self { n } else { nil } }
}

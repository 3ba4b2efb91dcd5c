// CAReplicatorLayer — after Apple's documentation "CAReplicatorLayer", read 2026-11.
// State: partial. Missing: depth of its own, text of views in copies, animations of copies beyond the end of
// the original's.

import CoreGraphics
import VirtualTime

/// Shows what it holds several times, each time a little further on in space, time and colour.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// With the original; 0 shows nothing.
  open var instanceCount = 1 {
    didSet { VirtualRunLoop.current.setNeedsCommit() }
  }
  /// Seconds by which each copy is behind the one before it.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { VirtualRunLoop.current.setNeedsCommit() }
  }
  /// From each copy to the next, about the middle of the layer.
  open var instanceTransform = CATransform3DIdentity {
    didSet { VirtualRunLoop.current.setNeedsCommit() }
  }
  /// Multiplied with the colours of the original; nil is white.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) {
    didSet { VirtualRunLoop.current.setNeedsCommit() }
  }
  /// Added to the parts of that colour from each copy to the next.
  open var instanceRedOffset: Float = 0
  /// Added to green from each copy to the next; sums are clamped to 0…1.
  open var instanceGreenOffset: Float = 0
  /// Added to blue from each copy to the next; sums are clamped to 0…1.
  open var instanceBlueOffset: Float = 0
  /// Added to the opacity from each copy to the next; sums are clamped to 0…1.
  open var instanceAlphaOffset: Float = 0
  /// Kept, without effect.
  open var preservesDepth = false

  /// Layers that all copies together may have; beyond them there are no more copies.
  private static let most = 2_000

  /// `copies[i]` is the copy number i + `first`.
  private var copies: [LayerCopy] = []

  package override var isReadEachFrame: Bool { true }

  /// The original with its copies, or copies alone where it is seen in other colours than its own.
  package override var shownChildren: [CALayer] {
    let originals = children
    guard instanceCount > 0, !originals.isEmpty else { return [] }
    let tint = LayerTint(instanceColor ?? CGColor(gray: 1, alpha: 1))
    let first = tint.isNone ? 1 : 0
    let size = max(1, originals.reduce(0) { $0 + LayerCopy.count(of: $1, upTo: Self.most) })
    let last = min(instanceCount, first + Self.most / size)
    let wanted = max(0, last - first)
    if copies.count > wanted { copies.removeLast(copies.count - wanted) }
    while copies.count < wanted { copies.append(LayerCopy()) }
    var transform = CATransform3DIdentity
    let now = VirtualRunLoop.current.now
    for instance in 0..<last {
      if instance >= first {
        let offset = Float(instance)
        copies[instance - first].show(
          originals, of: self, transform, at: now - max(0, instanceDelay) * Double(instance),
          tint.moved(
            red: instanceRedOffset * offset, green: instanceGreenOffset * offset,
            blue: instanceBlueOffset * offset, alpha: instanceAlphaOffset * offset))
      }
      transform = CATransform3DConcat(instanceTransform, transform)
    }
    return (first == 1 ? originals : []) + copies.map(\.layer)
  }
}

/// Factors of the parts of a colour; 0…1.
struct LayerTint: Equatable {
  private var red, green, blue, alpha: CGFloat

  init(_ color: CGColor) { (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha) }

  var isNone: Bool { red == 1 && green == 1 && blue == 1 && alpha == 1 }
  var opacity: Float { Float(alpha) }

  func moved(red: Float, green: Float, blue: Float, alpha: Float) -> LayerTint {
    func sum(_ value: CGFloat, _ offset: Float) -> CGFloat {
      let sum = value + CGFloat(offset)
      return sum.isFinite ? min(max(sum, 0), 1) : value
    }
    var moved = self
    (moved.red, moved.green) = (sum(self.red, red), sum(self.green, green))
    (moved.blue, moved.alpha) = (sum(self.blue, blue), sum(self.alpha, alpha))
    return moved
  }

  /// Its alpha is left to the whole copy.
  func of(_ color: CGColor?) -> CGColor? {
    color.map {
      CGColor(red: $0.red * red, green: $0.green * green, blue: $0.blue * blue, alpha: $0.alpha)
    }
  }
}

/// A copy of layers and all they hold, kept so that it is the same layers from frame to frame.
@MainActor final class LayerCopy {
  let layer: CALayer
  private var parts: [(source: ObjectIdentifier, copy: LayerCopy)] = []
  private var mask: (source: ObjectIdentifier, copy: LayerCopy)?
  /// Of what the layer drew of itself.
  private var drawing: (source: ObjectIdentifier, copy: LayerCopy)?

  /// Of no layer in particular.
  init() {
    layer = CALayer()
    layer.implicitActions = .never
  }

  private init(of source: CALayer) {
    layer = type(of: source).init(_blank: ())
    layer.implicitActions = .never
  }

  /// How many layers a copy has; counts no further than `most`.
  static func count(of source: CALayer, upTo most: Int) -> Int {
    var count = 1
    for child in source.shownChildren {
      guard count < most else { return count }
      count += Self.count(of: child, upTo: most - count)
    }
    return count
  }

  /// The whole of an instance: `originals` as they are at `time`, moved about the middle of `holder`.
  func show(
    _ originals: [CALayer], of holder: CALayer, _ transform: CATransform3D, at time: TimeInterval,
    _ tint: LayerTint
  ) {
    layer.bounds = holder.bounds
    layer.position = CGPoint(x: holder.bounds.midX, y: holder.bounds.midY)
    layer.sublayerTransform = holder.sublayerTransform
    layer.transform = transform
    layer.opacity = tint.opacity
    take(originals, at: time, tint)
  }

  private func take(_ sources: [CALayer], at time: TimeInterval, _ tint: LayerTint) {
    let wanted = sources.map(ObjectIdentifier.init)
    if parts.map(\.source) != wanted {
      let known = Dictionary(parts.map { ($0.source, $0.copy) }) { a, _ in a }
      parts = sources.map { (ObjectIdentifier($0), known[ObjectIdentifier($0)] ?? LayerCopy(of: $0)) }
      layer.sublayers = parts.map(\.copy.layer)
    }
    for (source, part) in zip(sources, parts) { part.copy.update(from: source, at: time, tint) }
  }

  private func update(from source: CALayer, at time: TimeInterval, _ tint: LayerTint) {
    let shown = source.animations?.presentation(of: source, at: time) ?? source
    layer.takePlainValues(from: shown)
    for property in AnimatableProperty.named.values {
      if let value = property.read(shown) { property.write(layer, value) }
    }
    if !tint.isNone { paint(tint) }
    take(source.shownChildren, at: time, tint)
    takeDrawing(source.drawing, at: time, tint)
    guard let cutting = source.mask else {
      (mask, layer.mask) = (nil, nil)
      return
    }
    if mask?.source != ObjectIdentifier(cutting) {
      let copy = LayerCopy(of: cutting)
      mask = (ObjectIdentifier(cutting), copy)
      layer.mask = copy.layer
    }
    mask?.copy.update(from: cutting, at: time, LayerTint(CGColor(gray: 1, alpha: 1)))
  }

  private func takeDrawing(_ drawn: CALayer?, at time: TimeInterval, _ tint: LayerTint) {
    guard let drawn else {
      (drawing, layer.drawing) = (nil, nil)
      return
    }
    if drawing?.source != ObjectIdentifier(drawn) {
      let copy = LayerCopy(of: drawn)
      drawing = (ObjectIdentifier(drawn), copy)
      layer.drawing = copy.layer
    }
    drawing?.copy.update(from: drawn, at: time, tint)
  }

  private func paint(_ tint: LayerTint) {
    layer.backgroundColor = tint.of(layer.backgroundColor)
    if layer.borderWidth > 0 { layer.borderColor = tint.of(layer.borderColor) }
    if let shape = layer as? CAShapeLayer {
      shape.fillColor = tint.of(shape.fillColor)
      shape.strokeColor = tint.of(shape.strokeColor)
    }
    if let gradient = layer as? CAGradientLayer {
      gradient.colors = gradient.colors?.map { tint.of($0 as? CGColor) ?? $0 }
    }
  }
}

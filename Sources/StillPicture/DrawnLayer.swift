import PreviewWire

/// One layer of the scene in its place among the others. Lengths are in points.
final class DrawnLayer {
  let state: LayerState
  /// Back to front.
  fileprivate(set) var ordered: [DrawnLayer] = []
  fileprivate(set) var mask: DrawnLayer?
  /// Of a mask, the layer that it masks.
  fileprivate(set) weak var parent: DrawnLayer?

  fileprivate init(_ state: LayerState) { self.state = state }

  var bounds: Box {
    Box(
      left: state.boundsOrigin.xPoints, top: state.boundsOrigin.yPoints,
      right: state.boundsOrigin.xPoints + max(state.boundsSize.widthPoints, 0),
      bottom: state.boundsOrigin.yPoints + max(state.boundsSize.heightPoints, 0))
  }

  /// 0…1.
  var opacity: Double { Double(state.opacity) / Quantise.unitSteps }
  var masksToBounds: Bool { state.flags.contains(.masksToBounds) }
  var cornerRadius: Double { Double(state.cornerRadius) / Quantise.lengthSteps }
  /// Clockwise from the top left.
  var roundedCorners: [Bool] {
    [.squareTopLeft, .squareTopRight, .squareBottomRight, .squareBottomLeft]
      .map { (corner: LayerFlags) in !state.flags.contains(corner) }
  }

  /// nil: none is seen. `isOpaque`: it lets nothing through.
  var background: WireColor? { state.background.seen }
  /// nil: none is seen.
  var border: LayerBorder? { state.border.width > 0 && state.border.color.alpha > 0 ? state.border : nil }
  /// nil: none is seen.
  var shadow: LayerShadow? { state.shadow.flatMap { $0.seenColor.alpha > 0 ? $0 : nil } }
  var outline: [WirePath.Element]? { state.path.isEmpty ? nil : state.path.elements }
  /// nil: nothing is filled.
  var fill: WireColor? { outline == nil ? nil : state.shape.fill.seen }
  /// nil: nothing is stroked.
  var stroke: WireColor? { outline == nil || state.shape.lineWidth <= 0 ? nil : state.shape.stroke.seen }
}

extension DrawnLayer {
  /// Layers nested deeper than this are not drawn: drawing recurses.
  private static let mostNested = 512

  /// The root of a scene with all that it holds; nil where the scene has none.
  static func root(of scene: LayerScene) -> DrawnLayer? {
    var waiting = Dictionary(
      scene.layers.map { ($0.id, DrawnLayer($0.state)) }, uniquingKeysWith: { first, _ in first })
    func take(_ id: LayerID, below parent: DrawnLayer?, depth: Int) -> DrawnLayer? {
      // A layer that is listed twice is drawn where it is met first.
      guard depth <= mostNested, let layer = waiting.removeValue(forKey: id) else { return nil }
      layer.parent = parent
      layer.ordered = layer.state.children.compactMap { take($0, below: layer, depth: depth + 1) }
      layer.mask = layer.state.mask.flatMap { take($0, below: layer, depth: depth + 1) }
      if layer.ordered.contains(where: { $0.state.zPosition != 0 }) {
        // Equal depths keep the order of the list.
        layer.ordered = layer.ordered.enumerated().sorted {
          ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset)
        }.map(\.element)
      }
      return layer
    }
    return take(scene.root, below: nil, depth: 0)
  }
}

extension DrawnLayer {
  /// From its bounds to its parent's: subtract the origin of the bounds, transform about the anchor, add the
  /// position.
  var planeToParent: Plane {
    let anchorX = state.boundsOrigin.xPoints + state.anchorX * state.boundsSize.widthPoints
    let anchorY = state.boundsOrigin.yPoints + state.anchorY * state.boundsSize.heightPoints
    let (left, top) = (state.position.xPoints, state.position.yPoints)
    switch state.transform {
    case .identity: return Plane(Affine.identity.moved(left - anchorX, top - anchorY))
    case .affine(let wire):
      let t = Affine(wire)
      return Plane(
        t.moved(left - t.a * anchorX - t.c * anchorY, top - t.b * anchorX - t.d * anchorY))
    case .matrix(let m):
      let (r1, r2, r4) = (SIMD4<Double>(m.row1), SIMD4<Double>(m.row2), SIMD4<Double>(m.row4))
      let (g, h) = (r1.w, r2.w)
      let k = r4.w - g * anchorX - h * anchorY
      return Plane(
        a: r1.x + left * g, b: r1.y + top * g, c: r2.x + left * h, d: r2.y + top * h,
        tx: r4.x - r1.x * anchorX - r2.x * anchorY + left * k,
        ty: r4.y - r1.y * anchorX - r2.y * anchorY + top * k, g: g, h: h, k: k)
    }
  }
}

extension LayerState {
  fileprivate var anchorX: Double { Double(anchorPoint.x) / Quantise.anchorSteps }
  fileprivate var anchorY: Double { Double(anchorPoint.y) / Quantise.anchorSteps }
}

extension Affine {
  fileprivate init(_ wire: WireAffine) {
    let steps = Quantise.coefficientSteps
    self.init(
      a: Double(wire.a) / steps, b: Double(wire.b) / steps, c: Double(wire.c) / steps,
      d: Double(wire.d) / steps, tx: Double(wire.tx) / Quantise.lengthSteps,
      ty: Double(wire.ty) / Quantise.lengthSteps)
  }

  fileprivate func moved(_ x: Double, _ y: Double) -> Affine {
    Affine(a: a, b: b, c: c, d: d, tx: tx + x, ty: ty + y)
  }
}

extension WireColor {
  /// nil: it is not to be seen.
  var seen: WireColor? { alpha == 0 ? nil : self }
}

extension LayerShadow {
  /// Its colour as see-through as both say.
  var seenColor: WireColor {
    WireColor(
      red: color.red, green: color.green, blue: color.blue,
      alpha: UInt8((Int(color.alpha) * Int(opacity) + 127) / 255))
  }
}

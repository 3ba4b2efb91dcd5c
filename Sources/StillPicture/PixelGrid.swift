/// The pixels of one picture, and the edges of boxes that were placed on them so far, as
/// `Public/js/paint/pixels.js` does it.
struct PixelGrid {
  /// How far a transform's sides may be from the picture's own and still be those.
  private static let rounding = 1e-9

  /// Pixels per point of the window.
  private let density: (x: Double, y: Double)
  private var columns, rows: Edges

  init(density: (x: Double, y: Double)) {
    self.density = density
    columns = Edges(density: density.x)
    rows = Edges(density: density.y)
  }

  /// For what is bent afterwards, and has no pixels of the picture.
  static let none = PixelGrid(density: (.nan, .nan))

  /// The bounds of a layer with their edges on whole pixels, at least one apart, in its coordinates.
  ///
  /// Only for what is not transformed, and not for a circle or a capsule, which would not stay one; nil: the
  /// bounds stay as they are.
  mutating func snappedBounds(of layer: DrawnLayer, _ transform: Affine) -> Box? {
    guard isUntransformed(transform) else { return nil }
    let (t, box) = (transform, layer.bounds)
    let (width, height) = (box.width * t.a, box.height * t.d)
    guard width > 0, height > 0 else { return nil }
    if Self.isRoundAllAbout(layer), min(width, height) >= 1 { return nil }
    let across = (from: box.left * t.a + t.tx, to: box.right * t.a + t.tx)
    let down = (from: box.top * t.d + t.ty, to: box.bottom * t.d + t.ty)
    let (own, within) = (ObjectIdentifier(layer), layer.parent.map { ObjectIdentifier($0) })
    let x = columns.place(across.from, across.to, .init(across: down, box: own, within: within))
    let y = rows.place(down.from, down.to, .init(across: across, box: own, within: within))
    return Box(
      left: (x.from - t.tx) / t.a, top: (y.from - t.ty) / t.d, right: (x.to - t.tx) / t.a,
      bottom: (y.to - t.ty) / t.d)
  }

  /// As thick as a line of `width` points is to be drawn: at least a pixel, unless it is transformed.
  func lineWidth(_ width: Double, _ transform: Affine) -> Double {
    width > 0 && isUntransformed(transform) ? max(width, 1 / density.y) : width
  }

  /// As thick as the border of a layer is to be drawn, in points: at least a pixel, and whole ones where it
  /// is thin and the bounds lie on such.
  func borderWidth(_ width: Double, _ transform: Affine, isSnapped: Bool) -> Double {
    isSnapped && width > 0 ? rows.thickness(width * density.y) / density.y : lineWidth(width, transform)
  }

  /// Whether an end of it is half a circle.
  private static func isRoundAllAbout(_ layer: DrawnLayer) -> Bool {
    layer.cornerRadius > 0 && layer.roundedCorners.allSatisfy { $0 }
      && 2 * layer.cornerRadius >= min(layer.bounds.width, layer.bounds.height)
  }

  private func isUntransformed(_ transform: Affine) -> Bool {
    transform.b == 0 && transform.c == 0
      && (transform.a - density.x).magnitude <= Self.rounding * density.x
      && (transform.d - density.y).magnitude <= Self.rounding * density.y
  }
}

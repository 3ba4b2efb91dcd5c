import Glibc

/// From a layer's plane to its parent's, perspective and all, as `Public/js/scene/projection.js` does it.
///
/// x' = (a·x + c·y + tx) / w, y' = (b·x + d·y + ty) / w, with w = g·x + h·y + k.
struct Plane: Equatable {
  var a, b, c, d, tx, ty, g, h, k: Double

  /// Anything nearer to the eye than this part of its distance is not drawn.
  private static let nearest = 1e-3

  init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double, g: Double, h: Double, k: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    (self.g, self.h, self.k) = (g, h, k)
  }

  init(_ affine: Affine) {
    self.init(
      a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty, g: 0, h: 0, k: 1)
  }

  /// nil: it has perspective.
  var affine: Affine? {
    guard g == 0, h == 0, k > 0 else { return nil }
    return Affine(a: a / k, b: b / k, c: c / k, d: d / k, tx: tx / k, ty: ty / k)
  }

  /// First `inner`, then this one.
  func after(_ inner: Plane) -> Plane {
    Plane(
      a: a * inner.a + c * inner.b + tx * inner.g, b: b * inner.a + d * inner.b + ty * inner.g,
      c: a * inner.c + c * inner.d + tx * inner.h, d: b * inner.c + d * inner.d + ty * inner.h,
      tx: a * inner.tx + c * inner.ty + tx * inner.k, ty: b * inner.tx + d * inner.ty + ty * inner.k,
      g: g * inner.a + h * inner.b + k * inner.g, h: g * inner.c + h * inner.d + k * inner.h,
      k: g * inner.tx + h * inner.ty + k * inner.k)
  }

  /// nil: at or behind the eye.
  func project(_ x: Double, _ y: Double) -> SIMD2<Double>? {
    let w = g * x + h * y + k
    guard w > Self.nearest else { return nil }
    return SIMD2((a * x + c * y + tx) / w, (b * x + d * y + ty) / w)
  }

  /// The upright box around a box as the plane maps it; nil: some of it is at or behind the eye.
  func mapped(_ box: Box) -> Box? {
    var found: Box?
    for (x, y) in [
      (box.left, box.top), (box.right, box.top), (box.left, box.bottom), (box.right, box.bottom),
    ] {
      guard let corner = project(x, y) else { return nil }
      let point = Box(left: corner.x, top: corner.y, right: corner.x, bottom: corner.y)
      if found == nil { found = point } else { found?.unite(point) }
    }
    return found
  }
}

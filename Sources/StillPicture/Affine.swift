import Glibc

/// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
struct Affine: Equatable {
  var a, b, c, d, tx, ty: Double

  static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// How much longer it makes things, as the root of how much larger.
  var scale: Double { (a * d - b * c).magnitude.squareRoot() }

  /// First `inner`, then this one.
  func after(_ inner: Affine) -> Affine {
    Affine(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  func map(_ x: Double, _ y: Double) -> (x: Double, y: Double) { (a * x + c * y + tx, b * x + d * y + ty) }

  /// The way back; nil where there is none.
  var inverse: Affine? {
    let size = a * d - b * c
    guard size.magnitude > 1e-12, size.isFinite, tx.isFinite, ty.isFinite else { return nil }
    return Affine(
      a: d / size, b: -b / size, c: -c / size, d: a / size,
      tx: (c * ty - d * tx) / size, ty: (b * tx - a * ty) / size)
  }
}

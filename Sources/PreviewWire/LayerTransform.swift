/// How a layer's content is turned, scaled and moved about its anchor point, in the cheapest form that says
/// it.
public enum LayerTransform: Hashable, Sendable {
  /// Not at all.
  case identity
  /// Within the plane.
  case affine(WireAffine)
  /// In space.
  case matrix(WireMatrix)

  /// The transform of a matrix in row order, m11…m14, m21…m24, …; translation is in the last row, in points.
  ///
  /// `identity` when nothing is left of it after quantising; `affine` when it moves nothing out of the plane.
  public init(_ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>) {
    let staysInPlane =
      row1.z == 0 && row1.w == 0 && row2.z == 0 && row2.w == 0
      && row3 == SIMD4(0, 0, 1, 0) && row4.z == 0 && row4.w == 1
    if staysInPlane {
      self.init(a: row1.x, b: row1.y, c: row2.x, d: row2.y, tx: row4.x, ty: row4.y)
    } else {
      self = .matrix(WireMatrix(row1, row2, row3, row4))
    }
  }

  /// The transform x' = ax + cy + tx, y' = bx + dy + ty; `tx` and `ty` in points.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    let affine = WireAffine(
      a: Quantise.coefficient(a), b: Quantise.coefficient(b), c: Quantise.coefficient(c),
      d: Quantise.coefficient(d), tx: Quantise.length(tx), ty: Quantise.length(ty))
    self = affine == .identity ? .identity : .affine(affine)
  }
}

/// An affine transform of the wire.
public struct WireAffine: Hashable, Sendable {
  /// Coefficients, in 1/65,536.
  public let a, b, c, d: Int64
  /// Translation, in 1/64 pt.
  public let tx, ty: Int64

  /// A transform of quantised numbers; those that are out of range are clamped.
  public init(a: Int64, b: Int64, c: Int64, d: Int64, tx: Int64, ty: Int64) {
    self.a = Quantise.clamp(a)
    self.b = Quantise.clamp(b)
    self.c = Quantise.clamp(c)
    self.d = Quantise.clamp(d)
    self.tx = Quantise.clamp(tx)
    self.ty = Quantise.clamp(ty)
  }

  /// The transform that changes nothing.
  public static let identity = WireAffine(a: 65_536, b: 0, c: 0, d: 65_536, tx: 0, ty: 0)
}

/// A transform in space: four rows of four finite numbers, translation in points in the last row.
public struct WireMatrix: Hashable, Sendable {
  /// m11…m14, m21…m24, m31…m34, m41…m44.
  public internal(set) var row1, row2, row3, row4: SIMD4<Float>

  /// The matrix of these rows, quantised.
  public init(_ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>) {
    self.row1 = Self.quantised(row1)
    self.row2 = Self.quantised(row2)
    self.row3 = Self.quantised(row3)
    self.row4 = Self.quantised(row4)
  }

  /// The matrix of rows that are finite already.
  init(rows row1: SIMD4<Float>, _ row2: SIMD4<Float>, _ row3: SIMD4<Float>, _ row4: SIMD4<Float>) {
    (self.row1, self.row2, self.row3, self.row4) = (row1, row2, row3, row4)
  }

  private static func quantised(_ row: SIMD4<Double>) -> SIMD4<Float> {
    SIMD4(Quantise.float(row.x), Quantise.float(row.y), Quantise.float(row.z), Quantise.float(row.w))
  }
}

// CATransform3D — after Apple's documentation "CATransform3D", read 2026-11.
// State: complete.

import CoreGraphics

/// A 4×4 matrix for row vectors: `[x y z 1] · M`; translation stands in `m41 m42 m43`.
public struct CATransform3D: Hashable, Sendable {
  /// First row: the share of the old x in the new x, y, z and w.
  public var m11, m12, m13, m14: CGFloat
  /// Second row: the share of the old y in the new x, y, z and w.
  public var m21, m22, m23, m24: CGFloat
  /// Third row: the share of the old z in the new x, y, z and w; `m34` is the usual place for perspective.
  public var m31, m32, m33, m34: CGFloat
  /// Fourth row: the move in points, and `m44`, by which w begins.
  public var m41, m42, m43, m44: CGFloat

  /// The matrix of these elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// All sixteen elements zero, as a C structure starts; see `CATransform3DIdentity`.
  public init() {
    self.init(rows: [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
  }

  /// `rows[i][j]` is the element in row i and column j; four rows of four.
  init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
      m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
      m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
      m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
  }

  /// The elements row by row, m11 to m44.
  package var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  /// Whether all elements are. Asked for every element of every frame: no array is made for it.
  package var isFinite: Bool {
    Self.areFinite(m11, m12, m13, m14) && Self.areFinite(m21, m22, m23, m24)
      && Self.areFinite(m31, m32, m33, m34) && Self.areFinite(m41, m42, m43, m44)
  }

  private static func areFinite(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite
  }
}

/// Leaves every point where it is.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether `t` leaves every point where it is; compared without tolerance.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Compares all sixteen elements without tolerance.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  if a == CATransform3DIdentity { return b }
  if b == CATransform3DIdentity { return a }
  let left = a.rows
  let right = b.rows
  return CATransform3D(
    rows: (0..<4).map { row in
      (0..<4).map { column in (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
    })
}

/// A move by the given distances, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// A scale about the origin by a factor for each axis.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A turn by `angle` radians about the axis (x, y, z); the identity for an axis of no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let s = sin(angle)
  let c = cos(angle)
  let k = 1 - c
  return CATransform3D(
    m11: c + x * x * k, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
    m21: x * y * k - z * s, m22: c + y * y * k, m23: y * z * k + x * s, m24: 0,
    m31: x * z * k + y * s, m32: y * z * k - x * s, m33: c + z * z * k, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The move happens first, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The scale happens first, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The turn happens first, then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that undoes `t`; `t` itself where none does, as on Apple's platforms.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var work = t.rows
  var inverse = CATransform3DIdentity.rows
  // Gauss–Jordan with the largest pivot of each column: the matrix is 4×4, so clarity costs nothing.
  for column in 0..<4 {
    guard let pivot = (column..<4).max(by: { abs(work[$0][column]) < abs(work[$1][column]) }),
      work[pivot][column] != 0, work[pivot][column].isFinite
    else { return t }
    work.swapAt(column, pivot)
    inverse.swapAt(column, pivot)
    let divisor = work[column][column]
    for j in 0..<4 {
      work[column][j] /= divisor
      inverse[column][j] /= divisor
    }
    for row in 0..<4 where row != column {
      let factor = work[row][column]
      for j in 0..<4 {
        work[row][j] -= factor * work[column][j]
        inverse[row][j] -= factor * inverse[column][j]
      }
    }
  }
  return CATransform3D(rows: inverse)
}

/// The transform that does in the plane what `m` does, and leaves z alone.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// Whether `t` maps the plane z = 0 as an affine transform would.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m34 == 0
    && t.m33 == 1 && t.m43 == 0 && t.m44 == 1
}

/// The affine part of `t`; meaningful where `CATransform3DIsAffine` holds.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
  /// Where the point (x, y, 0) appears after the homogeneous divide, in points.
  package func project(_ point: CGPoint) -> CGPoint {
    let w = m14 * point.x + m24 * point.y + m44
    let divisor = w == 0 ? 1 : w
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m41) / divisor,
      y: (m12 * point.x + m22 * point.y + m42) / divisor)
  }

  /// The point of the plane z = 0 that `project` sends to `point`; nil where the plane is seen edge-on or
  /// squeezed.
  package func unproject(_ point: CGPoint) -> CGPoint? {
    if self == CATransform3DIdentity { return point }
    // The plane is projected by the 3×3 matrix of these rows; its inverse is the adjugate over the
    // determinant, and the divide takes the determinant out again.
    let (a, b, c) = (m22 * m44 - m24 * m42, m14 * m42 - m12 * m44, m12 * m24 - m14 * m22)
    let (d, e, f) = (m24 * m41 - m21 * m44, m11 * m44 - m14 * m41, m14 * m21 - m11 * m24)
    let (g, h, i) = (m21 * m42 - m22 * m41, m12 * m41 - m11 * m42, m11 * m22 - m12 * m21)
    let determinant = m11 * a + m21 * b + m41 * c
    let w = c * point.x + f * point.y + i
    guard determinant != 0, determinant.isFinite, w != 0 else { return nil }
    return CGPoint(x: (a * point.x + d * point.y + g) / w, y: (b * point.x + e * point.y + h) / w)
  }
}

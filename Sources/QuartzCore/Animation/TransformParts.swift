// The parts of a transform, so that half of a turn is a turn by half and not a squeeze.

import CoreGraphics

/// A matrix as scale, then shear, then rotation, then translation, then perspective; the parts are
/// interpolated one by one, rotations the shorter way round.
package struct TransformParts: Equatable, Sendable {
  package var scale: SIMD3<Double>
  /// x by y, x by z, y by z.
  var shear: SIMD3<Double>
  /// A unit quaternion: x y z w.
  var rotation: SIMD4<Double>
  /// In points.
  package var translation: SIMD3<Double>
  /// The fourth column.
  var perspective: SIMD4<Double>

  /// nil for a matrix that squeezes a dimension away.
  package init?(_ t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    let m = t.rows.map { SIMD4<Double>($0[0], $0[1], $0[2], $0[3]) / Double(t.m44) }
    translation = Self.spatial(m[3])
    var rows = m[0..<3].map(Self.spatial)

    scale = .zero
    shear = .zero
    (scale.x, rows[0]) = Self.normalised(rows[0])
    shear.x = Self.dot(rows[0], rows[1])
    (scale.y, rows[1]) = Self.normalised(rows[1] - rows[0] * shear.x)
    shear.y = Self.dot(rows[0], rows[2])
    shear.z = Self.dot(rows[1], rows[2])
    (scale.z, rows[2]) = Self.normalised(rows[2] - rows[0] * shear.y - rows[1] * shear.z)
    guard scale.min() > 1e-12, scale.sum().isFinite else { return nil }
    shear /= SIMD3(scale.y, scale.z, scale.z)

    // A mirror image: in the plane the vertical axis is the mirrored one, so that the plane stays where it
    // is.
    if Self.dot(rows[0], Self.cross(rows[1], rows[2])) < 0 {
      scale.y = -scale.y
      rows[1] = -rows[1]
      shear.x = -shear.x
      shear.z = -shear.z
    }
    rotation = Self.quaternion(of: rows)

    perspective = SIMD4(0, 0, 0, 1)
    let fourth = SIMD4(m[0].w, m[1].w, m[2].w, m[3].w)
    if fourth != perspective {
      let inverse = CATransform3DInvert(transform).rows
      perspective = SIMD4(
        inverse.map { Self.dot4(SIMD4<Double>($0[0], $0[1], $0[2], $0[3]), fourth) })
    }
  }

  package var transform: CATransform3D {
    let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
    let turn = CATransform3D(rows: [
      [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0],
      [translation.x, translation.y, translation.z, 1],
    ])
    let stretch = CATransform3D(rows: [
      [scale.x, 0, 0, 0], [shear.x * scale.y, scale.y, 0, 0],
      [shear.y * scale.z, shear.z * scale.z, scale.z, 0], [0, 0, 0, 1],
    ])
    var depth = CATransform3DIdentity
    (depth.m14, depth.m24, depth.m34, depth.m44) = (
      perspective.x, perspective.y, perspective.z, perspective.w
    )
    return CATransform3DConcat(CATransform3DConcat(stretch, turn), depth)
  }

  /// `part` of the way from `a` to `b`; number by number where one of them squeezes a dimension away.
  static func between(_ a: CATransform3D, _ b: CATransform3D, _ part: Double) -> CATransform3D {
    if part == 0 || a == b { return a }
    if part == 1 { return b }
    guard let from = TransformParts(a), let to = TransformParts(b) else {
      return CATransform3D(
        rows: zip(a.rows, b.rows).map { rows in zip(rows.0, rows.1).map { $0 + ($1 - $0) * CGFloat(part) } })
    }
    var parts = from
    parts.scale += (to.scale - from.scale) * part
    parts.shear += (to.shear - from.shear) * part
    parts.translation += (to.translation - from.translation) * part
    parts.perspective += (to.perspective - from.perspective) * part
    parts.rotation = turned(from.rotation, to.rotation, part)
    return parts.transform
  }

  // MARK: Rotation

  /// In radians about x, then y, then z.
  package var angles: SIMD3<Double> {
    get {
      let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
      return SIMD3(
        atan2(2 * (y * z + x * w), 1 - 2 * (x * x + y * y)), asin(min(max(2 * (y * w - x * z), -1), 1)),
        atan2(2 * (x * y + z * w), 1 - 2 * (y * y + z * z)))
    }
    set {
      let x = SIMD4(sin(newValue.x / 2), 0, 0, cos(newValue.x / 2))
      let y = SIMD4(0, sin(newValue.y / 2), 0, cos(newValue.y / 2))
      let z = SIMD4(0, 0, sin(newValue.z / 2), cos(newValue.z / 2))
      rotation = Self.product(z, Self.product(y, x))
    }
  }

  /// `b` first, then `a`.
  private static func product(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    let (u, v) = (SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z))
    let vector = v * a.w + u * b.w + cross(u, v)
    return SIMD4(vector.x, vector.y, vector.z, a.w * b.w - dot(u, v))
  }

  private static func turned(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ part: Double) -> SIMD4<Double> {
    let cosine = dot4(a, b)
    let end = cosine < 0 ? -b : b
    let angle = acos(min(abs(cosine), 1))
    guard angle > 1e-9 else { return end }
    return (a * sin((1 - part) * angle) + end * sin(part * angle)) / sin(angle)
  }

  /// Of the rotation with these orthonormal rows; by way of its largest component, which no rounding spoils.
  private static func quaternion(of r: [SIMD3<Double>]) -> SIMD4<Double> {
    let trace = r[0].x + r[1].y + r[2].z
    var q: SIMD4<Double>
    if trace > 0 {
      q = SIMD4(r[1].z - r[2].y, r[2].x - r[0].z, r[0].y - r[1].x, 1 + trace)
    } else if r[0].x >= max(r[1].y, r[2].z) {
      q = SIMD4(1 + 2 * r[0].x - trace, r[0].y + r[1].x, r[2].x + r[0].z, r[1].z - r[2].y)
    } else if r[1].y >= r[2].z {
      q = SIMD4(r[0].y + r[1].x, 1 + 2 * r[1].y - trace, r[1].z + r[2].y, r[2].x - r[0].z)
    } else {
      q = SIMD4(r[2].x + r[0].z, r[1].z + r[2].y, 1 + 2 * r[2].z - trace, r[0].y - r[1].x)
    }
    q /= dot4(q, q).squareRoot()
    return q
  }

  // MARK: Vectors

  private static func spatial(_ v: SIMD4<Double>) -> SIMD3<Double> { SIMD3(v.x, v.y, v.z) }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

  private static func dot4(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { (a * b).sum() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// Length and direction; no direction for no length.
  private static func normalised(_ v: SIMD3<Double>) -> (Double, SIMD3<Double>) {
    let length = dot(v, v).squareRoot()
    return (length, length > 0 ? v / length : .zero)
  }
}

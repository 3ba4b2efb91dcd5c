// CGAffineTransform — after Apple's documentation "CGAffineTransform", read 2026-11.
// State: partial. Missing: CGAffineTransformComponents.

@_exported import Foundation

/// A 2D affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty` (Facts 6.1).
///
/// Lengths are in points. With y growing downwards a positive rotation turns clockwise on screen.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// Share of the old x in the new x: the horizontal scale where nothing is turned.
  public var a: CGFloat
  /// Share of the old x in the new y.
  public var b: CGFloat
  /// Share of the old y in the new x.
  public var c: CGFloat
  /// Share of the old y in the new y: the vertical scale where nothing is turned.
  public var d: CGFloat
  /// Move along x, in points.
  public var tx: CGFloat
  /// Move along y, in points.
  public var ty: CGFloat

  /// The transform of the given six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform of the given six numbers, in the order a, b, c, d, tx, ty.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The identity.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// A move by the given distances, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A scale about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A turn about the origin by `angle` radians.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Leaves every point where it is.
  public static let identity = CGAffineTransform()

  /// Whether the transform leaves every point where it is; compared without tolerance.
  public var isIdentity: Bool { self == .identity }

  /// `self` first, then `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The move happens first, then `self` (Facts 6.1).
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The scale happens first, then `self`.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The turn by `angle` radians happens first, then `self`.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that undoes this one; the transform itself where none does (determinant zero), as on
  /// Apple's platforms.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The point after the transform, moved by its translation too.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size as a vector under the linear part of `t`; sides may come out negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle that holds the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    return CGRect(boundingBoxOf: corners)
  }

  /// The smallest rectangle that holds all `points`; null for none.
  package init(boundingBoxOf points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var low = first
    var high = first
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

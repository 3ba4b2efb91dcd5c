// Geometry by functions, as before Swift 3 and, for insets, before 4.2.

import QuartzCore

/// A point from its coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// A size from its sides.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// A vector from its parts along x and y.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
/// A rectangle from its origin and sides.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Least x of the rectangle, also where its width is negative.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The x halfway between the least and the greatest.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Greatest x of the rectangle, also where its width is negative.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Least y of the rectangle, also where its height is negative.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The y halfway between the least and the greatest.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Greatest y of the rectangle, also where its height is negative.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Distance from the least to the greatest x; never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Distance from the least to the greatest y; never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// The rectangle, smaller by so much on each side, or larger where a number is negative.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}
/// The rectangle, moved.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}
/// Whether the two have a common area; touching edges are not enough.
public func CGRectIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }
/// The common area of both; null where there is none.
public func CGRectIntersection(_ a: CGRect, _ b: CGRect) -> CGRect { a.intersection(b) }
/// The smallest rectangle that holds both.
public func CGRectUnion(_ a: CGRect, _ b: CGRect) -> CGRect { a.union(b) }
/// Whether the point lies inside; the edges of least x and y belong to it, the others do not.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether all of `b` lies within `a`.
public func CGRectContainsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.contains(b) }
/// Whether both are the same, without tolerance.
public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool { a == b }
/// Whether both are the same, without tolerance.
public func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
/// Whether both are the same, without tolerance.
public func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
/// Whether the rectangle has no width or no height, or is null.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether the rectangle is the one that stands for none at all.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether the rectangle is the one without bounds.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
/// The smallest rectangle with whole coordinates that holds this one.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// The same rectangle with width and height that are not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// The point after the transform.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}
/// The size as a vector under the transform, without its move; sides may come out negative.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }
/// The smallest rectangle that holds the transformed corners.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }
/// The point at the origin.
public let CGPointZero = CGPoint.zero
/// The size without width and height.
public let CGSizeZero = CGSize.zero
/// The rectangle without size at the origin.
public let CGRectZero = CGRect.zero
/// The rectangle that stands for none at all, as two without a common area have.
public let CGRectNull = CGRect.null

/// A scale about the origin.
public func CGAffineTransformMakeScale(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: x, y: y)
}
/// A move, in points.
public func CGAffineTransformMakeTranslation(_ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: x, y: y)
}
/// A turn about the origin, in radians; clockwise on screen.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
/// `a` first, then `b`.
public func CGAffineTransformConcat(_ a: CGAffineTransform, _ b: CGAffineTransform) -> CGAffineTransform {
  a.concatenating(b)
}
/// The scale happens first, then `t`.
public func CGAffineTransformScale(_ t: CGAffineTransform, _ x: CGFloat, _ y: CGFloat) -> CGAffineTransform {
  t.scaledBy(x: x, y: y)
}
/// The move happens first, then `t`.
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ x: CGFloat, _ y: CGFloat)
  -> CGAffineTransform
{
  t.translatedBy(x: x, y: y)
}
/// The turn by `angle` radians happens first, then `t`.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}
/// The transform that undoes `t`; `t` itself where none does.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
/// Whether `t` leaves every point where it is.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
/// Whether both are the same, without tolerance.
public func CGAffineTransformEqualToTransform(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
  a == b
}
/// The transform that leaves every point where it is.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// Insets from the four edges, in points; positive is inwards.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
/// The rectangle without the insets at its edges.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
/// Whether both are the same, without tolerance.
public func UIEdgeInsetsEqualToEdgeInsets(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> Bool { a == b }
/// Insets of no points.
public let UIEdgeInsetsZero = UIEdgeInsets.zero
/// A move of so many points to the right and downwards.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

// CGMutablePath — after Apple's documentation "CGMutablePath", read 2026-11.
// State: complete.

import Foundation

/// A path to which steps are added. Each `transform` moves the added points only.
public final class CGMutablePath: CGPath {
  /// An empty path, without a current point.
  public init() { super.init() }

  override init(copying path: CGPath) { super.init(copying: path) }

  override init(elements: [CGPathElementValue]) { super.init(elements: elements) }

  public override func copy() -> CGPath? { CGPath(copying: self) }

  // MARK: Lines and curves

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.move(point.applying(transform)))
  }

  /// From the current point; nothing happens where there is none, as with the curves.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(point.applying(transform)))
  }

  /// A subpath from the first point through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A curve with one control point, from the current point to `end`.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.quad(end, control: control).applying(transform))
  }

  /// A curve with two control points, from the current point to `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.cubic(end, control1: control1, control2: control2).applying(transform))
  }

  /// A line back to the start of the subpath; what is added next goes on from there.
  public func closeSubpath() { add(.close) }

  // MARK: Arcs

  /// An arc of `radius` points from one angle to the other (radians from the x axis), with a line to its
  /// start where the path has a current point.
  ///
  /// - Parameter clockwise: as seen with y upwards, Core Graphics' own way: with y downwards, as in UIKit,
  ///   true runs counterclockwise on screen, with falling angles (Apple's documentation of
  ///   `CGContext.addArc`).
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = ArcCurves.delta(from: startAngle, to: endAngle, isGrowing: !clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// `delta` radians of arc, at most one turn; positive with growing angles.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = ArcCurves(center: center, radius: radius, startAngle: startAngle, delta: delta)
    let start = arc.start.applying(transform)
    add(end == nil ? .move(start) : .line(start))
    for element in arc.elements { add(element.applying(transform)) }
  }

  /// Rounds the corner at `tangent1End`: an arc that touches the lines from the current point to there and
  /// from there to `tangent2End`, with a line to its start. Where those lines make no corner: a line to
  /// `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let end else { return }
    let from = end.applying(transform.inverted())
    guard let arc = TangentArc(from: from, corner: tangent1End, to: tangent2End, radius: radius) else {
      return addLine(to: tangent1End, transform: transform)
    }
    addRelativeArc(
      center: arc.center, radius: radius, startAngle: arc.startAngle, delta: arc.delta,
      transform: transform)
  }

  // MARK: Shapes

  /// A closed subpath along the edges of the rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addAll(PathShapes.rect(rect).applying(transform))
  }

  /// A closed subpath for each rectangle, in order.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// The ellipse that touches the rectangle's four edges.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addAll(PathShapes.ellipse(in: rect).applying(transform))
  }

  /// The corners, in points, are at most half the rectangle.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    addAll(PathShapes.roundedRect(rect, corner: corner).applying(transform))
  }

  /// All steps of another path; the current point is that path's afterwards.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    addAll(path.elements.applying(transform))
  }

  private func addAll(_ steps: [CGPathElementValue]) {
    for step in steps { add(step) }
  }
}

import Foundation

// MARK: Paths

extension CGContext {
  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(placed: takePath(), rule) }

  /// Strokes the path and forgets it.
  public func strokePath() { stroke(placed: takePath()) }

  /// Fills, strokes, or both, and forgets the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke {
      fill(placed: path, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(placed: path) }
  }

  /// Cuts what is drawn from now on to the path, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) { clip(toPlaced: takePath(), rule) }

  /// Cuts what is drawn from now on to the rectangle, too. The path that is being built stays.
  public func clip(to rect: CGRect) { clip(toPlaced: placed(CGPath(rect: rect, transform: nil)), .winding) }

  /// Cuts what is drawn from now on to the rectangles together. The path that is being built stays.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    for rect in rects { path.addRect(rect) }
    clip(toPlaced: placed(path), .winding)
  }

  /// In the context's own coordinates.
  package func placed(_ path: CGPath) -> CGPath {
    var transform = ctm
    return path.copy(using: &transform) ?? path
  }
}

// MARK: Shapes

extension CGContext {
  /// Fills the rectangle in the fill colour. The path that is being built stays.
  public func fill(_ rect: CGRect) { fill(placed: placed(CGPath(rect: rect, transform: nil)), .winding) }

  /// Fills each rectangle in the fill colour, in order.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills the ellipse that touches the rectangle's four edges.
  public func fillEllipse(in rect: CGRect) {
    fill(placed: placed(CGPath(ellipseIn: rect, transform: nil)), .winding)
  }

  /// The line lies half inside the rectangle.
  public func stroke(_ rect: CGRect) { stroke(placed: placed(CGPath(rect: rect, transform: nil))) }

  /// `width` in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = strokeStyle
    style.width = width
    stroke(placed: placed(CGPath(rect: rect, transform: nil)), style: style)
  }

  /// Strokes the ellipse that touches the rectangle's four edges; the line lies half inside it.
  public func strokeEllipse(in rect: CGRect) {
    stroke(placed: placed(CGPath(ellipseIn: rect, transform: nil)))
  }

  /// Each pair of points is a line of its own.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(placed: placed(path))
  }

  /// Makes the rectangle transparent.
  public func clear(_ rect: CGRect) { mark(.erase(placed(CGPath(rect: rect, transform: nil)))) }
}

// MARK: Gradients and pictures

extension CGContext {
  /// Over all that is not cut away; beyond the ends only where `options` says so.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (from, to) = (start.applying(ctm), end.applying(ctm))
    guard from != to else { return }
    mark(
      .linear(gradient, start: from, end: to),
      clip: GradientReach.band(from: from, to: to, options, over: bounds))
  }

  /// Between two circles about the same centre, in points; about different ones the second's centre counts.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    if startCenter != endCenter {
      complain("A radial gradient between circles about two centres is drawn about the second one.")
    }
    let center = endCenter.applying(ctm)
    let factor = abs(ctm.a * ctm.d - ctm.b * ctm.c).squareRoot()
    let (inner, outer) = (min(startRadius, endRadius) * factor, max(startRadius, endRadius) * factor)
    guard inner >= 0, outer > 0 else { return }
    let isReversed = startRadius > endRadius
    mark(
      .radial(gradient, center: center, radii: inner...outer, isReversed: isReversed),
      clip: GradientReach.ring(center, inner...outer, options, isReversed: isReversed, over: bounds))
  }

  /// The picture's first row is where y is greatest, as Core Graphics has it: under a transform that turns
  /// the y axis round it stands upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    if byTiling { complain("Pictures are not tiled.") }
    let upsideDown = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY)
    mark(.image(image, place: upsideDown.concatenating(ctm)))
  }
}

/// Where gradients end.
private enum GradientReach {
  /// The stripe between the lines through both ends, or more of the plane where the options say so; nil: all
  /// of it.
  static func band(
    from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions, over bounds: CGRect
  ) -> DrawnClip? {
    if options.contains([.drawsBeforeStartLocation, .drawsAfterEndLocation]) { return nil }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    // So far that the stripe's other sides are never seen.
    let far =
      2 * (bounds.width + bounds.height) + abs(bounds.minX) + abs(bounds.minY) + length
      + abs(start.x) + abs(start.y)
    let (ux, uy) = (dx / length, dy / length)
    let back = options.contains(.drawsBeforeStartLocation) ? far : 0
    let forth = options.contains(.drawsAfterEndLocation) ? far : 0
    let (a, b) = (
      CGPoint(x: start.x - ux * back, y: start.y - uy * back),
      CGPoint(x: end.x + ux * forth, y: end.y + uy * forth)
    )
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: a.x - uy * far, y: a.y + ux * far), CGPoint(x: b.x - uy * far, y: b.y + ux * far),
      CGPoint(x: b.x + uy * far, y: b.y - ux * far), CGPoint(x: a.x + uy * far, y: a.y - ux * far),
    ])
    path.closeSubpath()
    return DrawnClip(path: path, rule: .winding)
  }

  /// The ring between both circles; nil: all of the plane.
  static func ring(
    _ center: CGPoint, _ radii: ClosedRange<CGFloat>, _ options: CGGradientDrawingOptions, isReversed: Bool,
    over bounds: CGRect
  ) -> DrawnClip? {
    let fillsInside = options.contains(isReversed ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    let fillsOutside = options.contains(isReversed ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let hasHole = !fillsInside && radii.lowerBound > 0
    if fillsOutside, !hasHole { return nil }
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    let path = CGMutablePath()
    if fillsOutside {
      path.addRect(bounds.union(circle(radii.upperBound)))
    } else {
      path.addEllipse(in: circle(radii.upperBound))
    }
    if hasHole { path.addEllipse(in: circle(radii.lowerBound)) }
    return DrawnClip(path: path, rule: .evenOdd)
  }
}

// CGContext — after Apple's documentation "CGContext", read 2026-11.
// State: partial. Missing: pixels (a context remembers what was drawn), blend modes other than normal and
// clear, text of its own, patterns, layers.

import Foundation

/// A surface for drawing: a view's content, or a picture in the making. y grows downwards, as in all of
/// UIKit's contexts.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var style = StrokeStyle()
    var clips: [DrawnClip] = []
    var alpha: CGFloat = 1
    var shadow: DrawnShadow?
    var blend = CGBlendMode.normal
  }

  /// In the order of drawing.
  package private(set) var marks: [DrawnMark] = []
  private var state = State()
  private var saved: [State] = []
  private var outline = CGMutablePath()
  /// The area that can be seen, in points.
  package let bounds: CGRect
  /// Requests that cannot be drawn, each said once.
  package private(set) var complaints: Set<String> = []

  package init(bounds: CGRect) { self.bounds = bounds }

  /// Remembers that something will be missing from what is seen.
  package func complain(_ sentence: String) { complaints.insert(sentence) }

  // MARK: State

  /// Remembers the transform, colours, line style, clips, alpha, shadow and blend mode for `restoreGState()`.
  public func saveGState() { saved.append(state) }
  /// Nothing happens where none was saved.
  public func restoreGState() { state = saved.popLast() ?? state }

  /// The transform from the coordinates in which things are drawn now to the context's own.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves the origin by so many points of the coordinates of the moment.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  /// Scales the coordinates of the moment about their origin.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// In radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  /// `transform` happens first, then the transform of before.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Kept, without effect: text has a place of its own.
  public var textMatrix = CGAffineTransform.identity

  /// The colour of fills from now on; black to begin with.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// The colour of fills from now on, in sRGB, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// The grey of fills from now on, 0 black to 1 white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  /// The colour of strokes from now on; black to begin with.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// The colour of strokes from now on, in sRGB, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// The grey of strokes from now on, 0 black to 1 white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }
  /// Opacity of each mark from now on, clamped to 0…1; it multiplies with the colour's own.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// In points.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  /// The form of the ends of open strokes from now on.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }
  /// The form of the corners of strokes from now on.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }
  /// Miters longer than so many line widths are bevelled from now on.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// In points; no lengths are a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dash, state.style.dashPhase) = (lengths, phase)
  }
  /// Casts a shadow in black of one third opacity from now on; `offset` and `blur` are in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
  /// nil casts none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { DrawnShadow(offset: offset, blur: blur, color: $0) }
  }
  /// Only `normal`, `copy` and `clear` are drawn, `copy` as `normal`; others are reported and drawn as
  /// `normal`.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blend = mode
    if mode != .normal, mode != .copy, mode != .clear {
      complain("The blend mode \(mode) is not drawn: things lie over each other as with .normal.")
    }
  }
  /// Kept, without effect: edges are smooth.
  public func setShouldAntialias(_ smooth: Bool) {}
  /// Kept, without effect: edges are smooth.
  public func setAllowsAntialiasing(_ smooth: Bool) {}
  /// Kept, without effect: the page scales pictures as it does all others.
  public var interpolationQuality = CGInterpolationQuality.default
  /// Kept, without effect: curves are drawn as they are.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Kept, without effect: colours are sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Kept, without effect: colours are sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Kept, without effect: the marks of a layer lie with the others.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) { saveGState() }
  /// Ends the layer by restoring the state that `beginTransparencyLayer` saved.
  public func endTransparencyLayer() { restoreGState() }

  package var strokeStyle: StrokeStyle {
    get { state.style }
    set { state.style = newValue }
  }

  // MARK: The path that is being built, in the context's own coordinates

  /// Forgets the path that was being built.
  public func beginPath() { outline = CGMutablePath() }
  /// Begins a subpath at the point, in the coordinates of the moment.
  public func move(to point: CGPoint) { outline.move(to: point, transform: ctm) }
  /// A line from the current point; nothing happens where there is none.
  public func addLine(to point: CGPoint) { outline.addLine(to: point, transform: ctm) }
  /// A subpath from the first point through the others.
  public func addLines(between points: [CGPoint]) { outline.addLines(between: points, transform: ctm) }
  /// A curve with two control points, from the current point to `end`.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  /// A curve with one control point, from the current point to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control, transform: ctm)
  }
  /// As `CGMutablePath`'s: `clockwise` is as seen with y upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: ctm)
  }
  /// An arc that rounds the corner at `tangent1End`, as `CGMutablePath`'s does.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }
  /// A closed subpath along the edges of the rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect, transform: ctm) }
  /// A closed subpath for each rectangle, in order.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  /// The ellipse that touches the rectangle's four edges.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect, transform: ctm) }
  /// All steps of another path, whose points are in the coordinates of the moment.
  public func addPath(_ path: CGPath) { outline.addPath(path, transform: ctm) }
  /// A line back to where the subpath began.
  public func closePath() { outline.closeSubpath() }
  /// A copy of the path that is being built, in the context's own coordinates; nil while it is empty.
  public var path: CGPath? { outline.isEmpty ? nil : outline.copy() }
  /// Whether the path that is being built has no steps.
  public var isPathEmpty: Bool { outline.isEmpty }
  /// Where the next step goes on, in the coordinates of the moment; the context's origin while the path is
  /// empty.
  public var currentPointOfPath: CGPoint { outline.currentPoint.applying(ctm.inverted()) }
  /// The smallest box around the lines and curves of the path, in the coordinates of the moment; null while
  /// empty.
  public var boundingBoxOfPath: CGRect { outline.boundingBoxOfPath.applying(ctm.inverted()) }
  /// Where drawing is not cut, in the coordinates of the moment.
  public var boundingBoxOfClipPath: CGRect {
    state.clips.reduce(bounds) { $0.intersection($1.path.boundingBoxOfPath) }.applying(ctm.inverted())
  }

  /// The path, which is empty from now on.
  func takePath() -> CGPath {
    defer { outline = CGMutablePath() }
    return outline
  }

  // MARK: Marks

  /// Cuts what is drawn from now on; `path` is in the context's own coordinates.
  package func clip(toPlaced path: CGPath, _ rule: CGPathFillRule) {
    state.clips.append(DrawnClip(path: path, rule: rule))
  }

  /// Takes all clips of the present state away; those of saved states come back with them.
  public func resetClip() { state.clips = [] }

  /// `path` is in the context's own coordinates.
  package func fill(
    placed path: CGPath, _ rule: CGPathFillRule, blend: CGBlendMode? = nil, alpha: CGFloat = 1
  ) {
    let mode = blend ?? state.blend
    mark(mode == .clear ? .erase(path) : .fill(path, rule, state.fill), alpha: alpha)
  }

  /// `path` is in the context's own coordinates; the style is that of the moment.
  package func stroke(placed path: CGPath, style: StrokeStyle? = nil, alpha: CGFloat = 1) {
    if state.blend == .clear { return complain("Erasing along a line is not drawn.") }
    mark(.stroke(path, (style ?? state.style).scaled(by: ctm), state.stroke), alpha: alpha)
  }

  package func mark(_ paint: DrawnMark.Paint, alpha: CGFloat = 1, clip: DrawnClip? = nil) {
    let clips = clip.map { state.clips + [$0] } ?? state.clips
    if case .erase(let path) = paint, clips.isEmpty, path.boundingBoxOfPath.contains(bounds) {
      return marks.removeAll()
    }
    marks.append(DrawnMark(paint: paint, clips: clips, alpha: alpha * state.alpha, shadow: state.shadow))
  }
}

/// How what is drawn meets what was there.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// Smoothness of scaled pictures. Kept, without effect.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none, low, high
  case medium
}

/// The choice of `CGContext.drawPath(using:)`: filling, stroking or both.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill, stroke, fillStroke, eoFillStroke
}

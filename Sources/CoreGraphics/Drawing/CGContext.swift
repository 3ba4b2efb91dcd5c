// CGContext — after Apple's documentation "CGContext", read 2026-11.
// State: partial. Missing: pixels (a context remembers what was drawn), blend modes other than normal and
// clear, text of its own, patterns, layers.

import Foundation

/// What is drawn into: a view's content, or a picture in the making. y grows downwards, as in all of UIKit's
/// contexts.
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
  /// What was asked for and cannot be drawn, each said once.
  package private(set) var complaints: Set<String> = []

  package init(bounds: CGRect) { self.bounds = bounds }

  /// Remembers that something will be missing from what is seen.
  package func complain(_ sentence: String) { complaints.insert(sentence) }

  // MARK: State

  public func saveGState() { saved.append(state) }
  /// Nothing happens where none was saved.
  public func restoreGState() { state = saved.popLast() ?? state }

  public var ctm: CGAffineTransform { state.transform }
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// In radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// Kept, without effect: text has a place of its own.
  public var textMatrix = CGAffineTransform.identity

  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// In points.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// In points; no lengths are a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dash, state.style.dashPhase) = (lengths, phase)
  }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
  /// nil casts none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { DrawnShadow(offset: offset, blur: blur, color: $0) }
  }
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
  public func endTransparencyLayer() { restoreGState() }

  package var strokeStyle: StrokeStyle {
    get { state.style }
    set { state.style = newValue }
  }

  // MARK: The path that is being built, in the context's own coordinates

  public func beginPath() { outline = CGMutablePath() }
  public func move(to point: CGPoint) { outline.move(to: point, transform: ctm) }
  public func addLine(to point: CGPoint) { outline.addLine(to: point, transform: ctm) }
  public func addLines(between points: [CGPoint]) { outline.addLines(between: points, transform: ctm) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
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
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    outline.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }
  public func addRect(_ rect: CGRect) { outline.addRect(rect, transform: ctm) }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect, transform: ctm) }
  public func addPath(_ path: CGPath) { outline.addPath(path, transform: ctm) }
  public func closePath() { outline.closeSubpath() }
  public var path: CGPath? { outline.isEmpty ? nil : outline.copy() }
  public var isPathEmpty: Bool { outline.isEmpty }
  public var currentPointOfPath: CGPoint { outline.currentPoint.applying(ctm.inverted()) }
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

public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none, low, high
  case medium
}

/// What `CGContext.drawPath(using:)` does with the path.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill, stroke, fillStroke, eoFillStroke
}

// UIBezierPath — after Apple's documentation "UIBezierPath", read 2026-11.
// State: partial. Missing: continuous corners.

import QuartzCore

/// Which corners of a rectangle are meant.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit for each corner, as UIKit numbers them.
  public let rawValue: UInt
  /// Takes the bits as they are, also those of no corner.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner of the least x and the least y.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner of the greatest x and the least y.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner of the least x and the greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner of the greatest x and the greatest y.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// Every bit.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path with the attributes of its stroke; lengths in points, y downwards.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  public override init() { super.init() }

  /// From the rectangle's top left corner, clockwise.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that touches the rectangle's four edges.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// The corners are quarters of circles, at most half the rectangle's shorter side; UIKit's own are a little
  /// longer.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, min(abs(rect.width), abs(rect.height)) / 2)
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: radius, height: radius))
  }

  /// The rounded corners are quarters of ellipses, at most half the rectangle; the others are sharp.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let rect = rect.standardized
    let radii = CGSize(
      width: max(0, min(cornerRadii.width, rect.width / 2)),
      height: max(0, min(cornerRadii.height, rect.height / 2)))
    func size(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radii : .zero }
    let steps = PathShapes.roundedRect(
      rect, topLeft: size(.topLeft), topRight: size(.topRight), bottomRight: size(.bottomRight),
      bottomLeft: size(.bottomLeft))
    path.addPath(CGPath(elements: steps))
  }

  /// See `addArc`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path of the same steps, with the default attributes.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The steps, as a path that never changes.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// A path of the same steps and attributes that changes by itself.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  // MARK: Construction

  /// Begins a subpath at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// From the current point; nothing happens where there is none, as with the curves.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// A cubic Bézier curve from the current point to `end`.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// A quadratic Bézier curve from the current point to `end`.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  /// An arc of `radius` points, with a line to its start where there is a current point.
  ///
  /// Angles are in radians from the x axis and grow clockwise on screen. `clockwise` is as seen on screen, so
  /// it is the opposite of Core Graphics' own (Apple's documentation of `UIBezierPath.init(arcCenter:…)`,
  /// figure 1).
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// A line back to the start of the subpath.
  open func close() { path.closeSubpath() }

  /// Leaves an empty path with the same attributes.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the steps of `other`, without its attributes.
  open func append(_ other: UIBezierPath) { path.addPath(other.cgPath) }

  /// The same outline drawn backwards, with the attributes of this one.
  open func reversing() -> UIBezierPath {
    guard let reversed = copy() as? UIBezierPath else { return UIBezierPath() }
    reversed.cgPath = cgPath.reversed()
    return reversed
  }

  /// Moves all points by `transform`; the attributes stay.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  // MARK: Queries

  /// Whether there are no steps.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that holds the lines and curves, without their control points; null for an empty
  /// path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether filling would colour the point, by the path's own rule.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Attributes

  /// In points.
  open var lineWidth: CGFloat = 1
  /// How the ends of open lines look. Default: cut off at the end.
  open var lineCapStyle = CGLineCap.butt
  /// How corners of lines look. Default: pointed, within `miterLimit`.
  open var lineJoinStyle = CGLineJoin.miter
  /// Miters longer than so many line widths are bevelled.
  open var miterLimit: CGFloat = 10
  /// In points: how far a renderer may stray from the curves.
  open var flatness: CGFloat = 0.6
  /// Whether a point is inside where a line from it crosses the path an odd number of times. Default false:
  /// the directions of the crossings count.
  open var usesEvenOddFillRule = false

  var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

  /// `count` lengths in points of what is drawn and left out, in turns, beginning `phase` points into them;
  /// nil or a count of 0 is a solid stroke.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count))), phase)
  }

  /// Fills in what is not nil; `pattern` must have room for as many lengths as `count` answers.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dash.pattern, count: dash.pattern.count)
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }
}

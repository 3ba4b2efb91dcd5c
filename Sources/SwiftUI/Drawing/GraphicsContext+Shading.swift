import CoreGraphics
import UIKit

extension GraphicsContext {
  /// The colour, gradient or style that paths are filled with.
  public struct Shading: Sendable {
    /// Of a gradient whose points are said the first colour.
    let style: AnyShapeStyle
    var gradient: PointGradient?
    init(style: AnyShapeStyle) { self.style = style }
    private init(_ gradient: Gradient, _ shape: PointGradient.Shape) {
      style = AnyShapeStyle(gradient.stops.first?.color ?? .clear)
      self.gradient = PointGradient(gradient: gradient, shape: shape)
    }

    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    /// A gradient among the styles reaches over the bounds of the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: AnyShapeStyle(style)) }
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// The system's background.
    public static var backdrop: Shading { style(BackgroundStyle()) }
    /// The first of them: the levels of a symbol are not told apart.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? foreground }
    /// Points in the coordinates in which it is drawn.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient, .linear(startPoint, endPoint)) }
    /// Radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient, .radial(center, startRadius, endRadius)) }
    /// Once round from `angle`, clockwise.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient, .conic(center, angle.radians)) }
    /// The system's fill: pictures are not tiled.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { color(Color(.systemFill)) }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Kept, without effect.
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// As it would be drawn here.
  public func resolve(_ shading: Shading) -> Shading { shading }
}

/// A gradient between points.
struct PointGradient: Sendable {
  enum Shape: Sendable {
    case linear(CGPoint, CGPoint)
    /// Radii in points.
    case radial(CGPoint, CGFloat, CGFloat)
    /// From an angle in radians on, clockwise.
    case conic(CGPoint, Double)
  }
  let gradient: Gradient
  let shape: Shape
}

extension GraphicsContext.Shading {
  var isColor: Bool {
    guard gradient == nil else { return false }
    if case .gradient = style.paint(EnvironmentValues()) { return false }
    return true
  }

  /// Draws with the colour, or fills `path` with the gradient.
  @MainActor func paint(
    _ path: CGPath, _ rule: CGPathFillRule, in context: CGContext, _ environment: EnvironmentValues,
    draw: () -> Void
  ) {
    let shown: (gradient: CGGradient?, shape: PointGradient.Shape)
    if let gradient {
      let stops = gradient.gradient.stops
      shown = (
        Self.gradient(stops.map { $0.color.uiColor(environment) }, stops.map { Double($0.location) }),
        gradient.shape
      )
    } else if case .gradient(let paint) = style.paint(environment) {
      shown = (
        Self.gradient(paint.colors, paint.locations), Self.shape(of: paint, in: path.boundingBoxOfPath)
      )
    } else {
      let color = style.uiColor(environment).cgColor
      context.setFillColor(color)
      context.setStrokeColor(color)
      return draw()
    }
    guard let gradient = shown.gradient, !path.isEmpty else { return }
    context.saveGState()
    context.addPath(path)
    context.clip(using: rule)
    Self.fill(gradient, shown.shape, in: context)
    context.restoreGState()
  }

  private static func gradient(_ colors: [UIColor], _ locations: [Double]) -> CGGradient? {
    let places = locations.map { CGFloat($0.isFinite ? min(max($0, 0), 1) : 0) }
    return CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor), locations: places)
  }

  /// A style's gradient reaches over the rectangle.
  private static func shape(of paint: GradientPaint, in rect: CGRect) -> PointGradient.Shape {
    func place(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    let (start, end) = (place(paint.start), place(paint.end))
    switch paint.kind {
    case .linear: return .linear(start, end)
    case .radial:
      return paint.radii.map { .radial(start, $0.start, $0.end) } ?? .radial(start, 0, abs(end.x - start.x))
    case .angular:
      return .conic(start, Double(atan2(paint.end.y - paint.start.y, paint.end.x - paint.start.x)))
    }
  }

  /// Sectors of one colour, so many that one does not see them.
  private static let sectors = 120

  @MainActor private static func fill(
    _ gradient: CGGradient, _ shape: PointGradient.Shape, in context: CGContext
  ) {
    let everywhere: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch shape {
    case .linear(let start, let end):
      context.drawLinearGradient(gradient, start: start, end: end, options: everywhere)
    case .radial(let center, let start, let end):
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: max(start, 0), endCenter: center, endRadius: max(end, 0),
        options: everywhere)
    case .conic(let center, let angle):
      let seen = context.boundingBoxOfClipPath
      let reach = max(
        hypot(seen.minX - center.x, seen.minY - center.y), hypot(seen.maxX - center.x, seen.minY - center.y),
        hypot(seen.minX - center.x, seen.maxY - center.y), hypot(seen.maxX - center.x, seen.maxY - center.y))
      guard reach.isFinite, angle.isFinite else { return }
      func edge(_ sector: CGFloat) -> CGPoint {
        let way = CGFloat(angle) + sector / CGFloat(sectors) * 2 * .pi
        return CGPoint(x: center.x + 1.1 * reach * cos(way), y: center.y + 1.1 * reach * sin(way))
      }
      for sector in 0..<sectors {
        context.setFillColor(gradient.color(at: (CGFloat(sector) + 0.5) / CGFloat(sectors)))
        // Each runs on beneath the next, so that nothing shows between them.
        let last = sector == sectors - 1
        context.addLines(between: [
          center, edge(CGFloat(sector)), edge(CGFloat(sector) + (last ? 1 : 1.5)),
        ])
        context.closePath()
        context.fillPath()
      }
    }
  }
}

// Canvas, GraphicsContext — after Apple's documentation of them, read 2026-11.
// State: partial. Missing: filters, blend modes, layers, symbols, gradients (their first colour is drawn).

import UIKit

/// A view that a closure draws.
public struct Canvas<Symbols: View>: View {
  let isOpaque: Bool
  let draw: (inout GraphicsContext, CGSize) -> Void

  public var body: some View { CanvasLeaf(isOpaque: isOpaque, draw: draw) }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { (isOpaque, draw) = (opaque, renderer) }
}

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

private struct CanvasLeaf: LeafView {
  let isOpaque: Bool
  let draw: (inout GraphicsContext, CGSize) -> Void
  typealias Body = Never

  func makeDrawing() -> CanvasDrawing { CanvasDrawing(frame: .zero) }
  func update(_ drawing: CanvasDrawing, _ environment: EnvironmentValues) {
    drawing.backgroundColor = isOpaque ? .black : .clear
    drawing.isOpaque = isOpaque
    (drawing.render, drawing.environment) = (draw, environment)
    drawing.setNeedsDisplay()
  }
  func size(_ proposal: ProposedViewSize, _ drawing: CanvasDrawing, _ environment: EnvironmentValues)
    -> CGSize
  {
    proposal.replacingUnspecifiedDimensions()
  }
}

@MainActor private final class CanvasDrawing: UIView {
  var render: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  var environment = EnvironmentValues()

  override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { setNeedsDisplay() } }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var graphics = GraphicsContext(context: context, environment: environment)
    render(&graphics, bounds.size)
  }
}

/// Draws paths, texts and pictures; a copy has settings of its own.
@MainActor @preconcurrency public struct GraphicsContext {
  let context: CGContext
  public let environment: EnvironmentValues
  /// From 0 to 1.
  public var opacity = 1.0
  /// Kept, without effect.
  public var blendMode = BlendMode.normal
  private var steps: [(CGContext) -> Void] = []

  init(context: CGContext, environment: EnvironmentValues) {
    (self.context, self.environment) = (context, environment)
  }

  /// What paths are filled with.
  public struct Shading: Sendable {
    let style: AnyShapeStyle
    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: AnyShapeStyle(style)) }
    public static var foreground: Shading { style(ForegroundStyle()) }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { style(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)) }
  }

  private func drawing(_ action: (CGContext) -> Void) {
    context.saveGState()
    for step in steps { step(context) }
    context.setAlpha(CGFloat(opacity.isFinite ? min(max(opacity, 0), 1) : 1))
    action(context)
    context.restoreGState()
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    drawing { context in
      context.setFillColor(shading.style.uiColor(environment).cgColor)
      context.addPath(path.cgPath)
      context.fillPath()
    }
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    drawing { context in
      context.setStrokeColor(shading.style.uiColor(environment).cgColor)
      context.setLineWidth(style.lineWidth.isFinite ? style.lineWidth : 1)
      context.setLineCap(style.lineCap)
      context.setLineJoin(style.lineJoin)
      context.addPath(path.cgPath)
      context.strokePath()
    }
  }
  /// In points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The text's part `anchor` stands at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    let words = text.attributed(environment)
    let size = words.size()
    drawing { _ in
      words.draw(at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height))
    }
  }
  public func draw(_ image: Image, in rect: CGRect) {
    let picture = image.uiImage(environment)
    drawing { _ in picture?.draw(in: rect) }
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { steps.append { $0.translateBy(x: x, y: y) } }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { steps.append { $0.scaleBy(x: x, y: y) } }
  public mutating func rotate(by angle: Angle) {
    let radians = CGFloat(angle.radians)
    if radians.isFinite { steps.append { $0.rotate(by: radians) } }
  }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    let shape = path.cgPath
    steps.append {
      $0.addPath(shape)
      $0.clip()
    }
  }
}

extension GraphicsContext {
  /// Changes that would be made to all that is drawn.
  public struct Filter: Sendable {
    /// In points.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter()
    }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
  }

  /// Kept, without effect.
  public mutating func addFilter(_ filter: Filter) {}

  /// Drawn at once: a layer is not put together by itself.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  /// A text, ready to be drawn.
  @MainActor @preconcurrency public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// In points; no line is broken.
    public func measure(in size: CGSize) -> CGSize { text.attributed(environment).size() }
  }
  /// A picture, ready to be drawn.
  @MainActor @preconcurrency public struct ResolvedImage {
    let image: Image
    /// In points.
    public let size: CGSize
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, size: image.uiImage(environment)?.size ?? .zero)
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.text, at: point, anchor: anchor)
  }
  public func draw(_ image: ResolvedImage, in rect: CGRect) { draw(image.image, in: rect) }
  /// The picture's part `anchor` stands at `point`.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let (x, y) = (point.x - anchor.x * image.size.width, point.y - anchor.y * image.size.height)
    draw(image.image, in: CGRect(origin: CGPoint(x: x, y: y), size: image.size))
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

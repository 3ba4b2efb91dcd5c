// GraphicsContext — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: alpha thresholds and projections as filters, tiled pictures, gradients that
// repeat, partly clear masks.

import CoreGraphics
import QuartzCore
import UIKit

/// Draws paths, texts, pictures and views; a copy has settings of its own.
@MainActor @preconcurrency public struct GraphicsContext {
  let context: CGContext
  public let environment: EnvironmentValues
  /// From 0 to 1.
  public var opacity = 1.0
  /// How drawings are mixed with what is behind them in the canvas.
  public var blendMode = BlendMode.normal
  /// The canvas's symbols, with their tags.
  var symbols: AnyView?
  private var steps: [Step] = []
  private var filters: [Filter] = []

  init(context: CGContext, environment: EnvironmentValues) {
    (self.context, self.environment) = (context, environment)
  }

  private enum Step {
    case transform(CGAffineTransform)
    case clip(CGPath, CGPathFillRule)
    case inverseClip(CGPath)
    /// In the canvas's own coordinates.
    case placedClip(CGPath)

    func apply(to context: CGContext) {
      switch self {
      case .transform(let transform): context.concatenate(transform)
      case .clip(let path, let rule):
        context.addPath(path)
        context.clip(using: rule)
      case .inverseClip(let path):
        context.addRect(context.bounds.applying(context.ctm.inverted()))
        context.addPath(path)
        context.clip(using: .evenOdd)
      case .placedClip(let path): context.clip(toPlaced: path, .winding)
      }
    }
  }

  // MARK: Drawing

  /// One drawing, with the settings. Content that filters or blend modes change is drawn as a picture of its
  /// own first.
  func drawing(asGroup: Bool = false, _ action: (CGContext) throws -> Void) rethrows {
    let isGroup = asGroup || blendMode != .normal || filters.contains { $0.drawn != nil }
    let target = isGroup ? CGContext(bounds: context.bounds) : context
    let alpha = opacity.isFinite ? CGFloat(min(max(opacity, 0), 1)) : 1
    target.saveGState()
    for step in steps { step.apply(to: target) }
    if let shadow = filters.lazy.compactMap(\.shadow).first {
      target.setShadow(
        offset: shadow.offset, blur: shadow.radius * 2, color: shadow.color.uiColor(environment).cgColor)
    }
    if !isGroup { target.setAlpha(alpha) }
    UIGraphicsPushContext(target)
    defer {
      UIGraphicsPopContext()
      target.restoreGState()
      if isGroup, !target.marks.isEmpty { put(target.marks, alpha) }
    }
    try action(target)
  }

  private func put(_ marks: [DrawnMark], _ alpha: CGFloat) {
    let layer = DrawnLayers(marks, in: context.bounds).root
    layer.opacity = Float(alpha)
    let drawn = filters.compactMap { $0.drawn?(environment) }
    layer.effects = DrawnEffects(filters: drawn, blend: blendMode.drawn)
    context.mark(.content(DrawnGroup(layer), size: context.bounds.size, place: .identity))
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let rule: CGPathFillRule = style.isEOFilled ? .evenOdd : .winding
    drawing { context in
      shading.paint(path.cgPath, rule, in: context, environment) {
        context.addPath(path.cgPath)
        context.fillPath(using: rule)
      }
    }
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    drawing { context in
      // A gradient fills what the line covers.
      let covered = shading.isColor ? CGMutablePath() : path.strokedPath(style).cgPath
      shading.paint(covered, .winding, in: context, environment) {
        context.setLineWidth(style.lineWidth.isFinite ? style.lineWidth : 1)
        context.setLineCap(style.lineCap)
        context.setLineJoin(style.lineJoin)
        context.setMiterLimit(style.miterLimit)
        context.setLineDash(phase: style.dashPhase, lengths: style.dash)
        context.addPath(path.cgPath)
        context.strokePath()
      }
    }
  }
  /// In points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// All that `content` draws becomes one picture, which the opacity, filters and blend mode of this context
  /// change.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    try drawing(asGroup: true) { target in
      var layer = GraphicsContext(context: target, environment: environment)
      layer.symbols = symbols
      try content(&layer)
    }
  }

  /// Draws with Core Graphics, in the coordinates of the moment.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows { try drawing(content) }

  // MARK: Settings

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }
  /// Transforms that are not finite are left out.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    if matrix.isSound { steps.append(.transform(matrix)) }
  }
  /// From the coordinates of the moment to the canvas's.
  public var transform: CGAffineTransform {
    get {
      steps.reduce(.identity) { whole, step in
        if case .transform(let own) = step { own.concatenating(whole) } else { whole }
      }
    }
    set { concatenate(newValue.concatenating(transform.inverted())) }
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The outside is seen.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let isInverse = options.contains(.inverse)
    steps.append(
      isInverse ? .inverseClip(path.cgPath) : .clip(path.cgPath, style.isEOFilled ? .evenOdd : .winding))
  }

  /// The paths and lines that `content` draws are what is seen of later drawings; their opacity does not
  /// count.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let target = CGContext(bounds: context.bounds)
    for step in steps { step.apply(to: target) }
    var layer = GraphicsContext(context: target, environment: environment)
    layer.symbols = symbols
    try content(&layer)
    let area = CGMutablePath()
    for mark in target.marks {
      switch mark.paint {
      case .fill(let path, _, _): area.addPath(path)
      case .stroke(let path, let style, _): area.addPath(path.outline(of: style))
      default: continue
      }
    }
    steps.append(.placedClip(area))
  }

  /// The shapes that drawings are cut to, in the coordinates of the moment.
  public var clipBoundingRect: CGRect {
    let target = CGContext(bounds: context.bounds)
    for step in steps { step.apply(to: target) }
    return target.boundingBoxOfClipPath
  }

  /// Changes all that is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Kept, without effect.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Kept, without effect.
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Kept, without effect.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }

  /// A change of all that is drawn.
  @MainActor @preconcurrency public struct Filter {
    var drawn: ((EnvironmentValues) -> DrawnEffects.Filter)?
    var shadow: (color: Color, radius: CGFloat, offset: CGSize)?

    private static func drawn(_ filter: DrawnEffects.Filter) -> Filter { Filter(drawn: { _ in filter }) }
    private static func number(_ value: Double) -> CGFloat { value.isFinite ? CGFloat(value) : 0 }

    /// In points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      drawn(.blur(max(number(Double(radius)), 0)))
    }
    /// Of each path, text and picture by itself; in points.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(shadow: (color, max(number(Double(radius)), 0), CGSize(width: x, height: y))) }
    /// Kept, without effect.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter()
    }
    /// Kept, without effect.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
    /// Kept, without effect.
    public static var luminanceToAlpha: Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(drawn: { .multiplication(color.uiColor($0).cgColor) })
    }
    public static func brightness(_ amount: Double) -> Filter { drawn(.brightness(number(amount))) }
    public static func contrast(_ amount: Double) -> Filter { drawn(.contrast(number(amount))) }
    public static func saturation(_ amount: Double) -> Filter { drawn(.saturation(number(amount))) }
    public static func grayscale(_ amount: Double) -> Filter { drawn(.grayscale(number(amount))) }
    public static func hueRotation(_ angle: Angle) -> Filter { drawn(.hueRotation(number(angle.radians))) }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount >= 0.5 ? drawn(.inversion) : Filter()
    }
  }
}

/// A picture of several marks, to be put among others.
@MainActor private final class DrawnGroup: DrawnContent {
  let drawnLayer: CALayer
  init(_ layer: CALayer) { drawnLayer = layer }
}

// AngularGradient, AnyShapeStyle, Gradient, HierarchicalShapeStyle, LinearGradient, Material, RadialGradient,
// ShapeStyle — after Apple's documentation, read 2026-11.
// State: partial. Missing: blend modes, shadows of styles, image paints.

import UIKit

/// The style that shapes and texts are filled with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {}

extension ShapeStyle where Resolved == Never {
  /// A style that paints itself is never asked for another.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) resolves to itself")
  }
}

/// A style that knows what it paints with.
protocol PaintingStyle: ShapeStyle where Resolved == Never {
  func paint(_ environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  func anyPaint(_ environment: EnvironmentValues, depth: Int = 0) -> Paint {
    if let style = self as? any PaintingStyle { return style.paint(environment) }
    guard Resolved.self != Never.self, depth < 8 else { return .color(.label) }
    return resolve(in: environment).anyPaint(environment, depth: depth + 1)
  }

  /// Of a gradient the first colour: texts have one.
  func uiColor(_ environment: EnvironmentValues) -> UIColor {
    switch anyPaint(environment) {
    case .color(let color): color
    case .gradient(let gradient): gradient.colors.first ?? .label
    }
  }
}

extension Color: PaintingStyle {
  func paint(_ environment: EnvironmentValues) -> Paint { .color(uiColor(environment)) }
}

public struct AnyShapeStyle: PaintingStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  func paint(_ environment: EnvironmentValues) -> Paint { style.anyPaint(environment) }
}

/// The first, second, third level of what the foreground is.
public struct HierarchicalShapeStyle: PaintingStyle {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  func paint(_ environment: EnvironmentValues) -> Paint {
    let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    guard let base = environment.foregroundStyle, !(base.style is HierarchicalShapeStyle) else {
      return .color(labels[min(level, 3)])
    }
    // Of another colour as much as of the label's.
    let part: [Double] = [1, 0.6, 0.3, 0.18]
    return .color(Color(base.uiColor(environment)).opacity(part[min(level, 3)]).uiColor(environment))
  }
}

public struct ForegroundStyle: PaintingStyle {
  public init() {}
  func paint(_ environment: EnvironmentValues) -> Paint {
    environment.foregroundStyle?.paint(environment) ?? .color(.label)
  }
}

public struct BackgroundStyle: PaintingStyle {
  public init() {}
  func paint(_ environment: EnvironmentValues) -> Paint {
    environment.backgroundStyle?.paint(environment) ?? .color(.systemBackground)
  }
}

public struct TintShapeStyle: PaintingStyle {
  public init() {}
  func paint(_ environment: EnvironmentValues) -> Paint { .color(Color.accentColor.uiColor(environment)) }
}

public struct SeparatorShapeStyle: PaintingStyle {
  public init() {}
  func paint(_ environment: EnvironmentValues) -> Paint { .color(.separator) }
}

public struct PlaceholderTextShapeStyle: PaintingStyle {
  public init() {}
  func paint(_ environment: EnvironmentValues) -> Paint { .color(.placeholderText) }
}

/// A translucent layer. Nothing behind it is blurred here; it is as opaque as it looks.
public struct Material: PaintingStyle {
  let density: Double
  public static let ultraThin = Material(density: 0.6)
  public static let thin = Material(density: 0.7)
  public static let regular = Material(density: 0.8)
  public static let thick = Material(density: 0.88)
  public static let ultraThick = Material(density: 0.94)
  public static let bar = Material(density: 0.9)

  func paint(_ environment: EnvironmentValues) -> Paint {
    .color(Color(UIColor.secondarySystemBackground).opacity(density).uiColor(environment))
  }
}

/// A style that lets some of what is behind it through.
private struct TranslucentStyle<Style: ShapeStyle>: PaintingStyle {
  let style: Style
  let opacity: Double

  func paint(_ environment: EnvironmentValues) -> Paint {
    let share = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    switch style.anyPaint(environment) {
    case .color(let color): return .color(Color(color).opacity(share).uiColor(environment))
    case .gradient(var gradient):
      gradient.colors = gradient.colors.map { Color($0).opacity(share).uiColor(environment) }
      return .gradient(gradient)
    }
  }
}

extension ShapeStyle {
  /// - Parameter opacity: from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    TranslucentStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}

// MARK: Gradients

public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// From 0 to 1.
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }

  func paint(
    _ kind: GradientPaint.Kind, _ start: CGPoint, _ end: CGPoint, _ environment: EnvironmentValues
  ) -> Paint {
    // The layer wants two.
    let stops = stops.count == 1 ? stops + stops : stops
    return .gradient(
      GradientPaint(
        kind: kind, colors: stops.map { $0.color.uiColor(environment) },
        locations: stops.map { $0.location.isFinite ? Double(min(max($0.location, 0), 1)) : 0 }, start: start,
        end: end))
  }
}

public struct AnyGradient: Hashable, PaintingStyle {
  let gradient: Gradient
  public init(_ gradient: Gradient) { self.gradient = gradient }
  func paint(_ environment: EnvironmentValues) -> Paint {
    gradient.paint(.linear, CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1), environment)
  }
}

extension UnitPoint {
  var point: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

public struct LinearGradient: PaintingStyle {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, start, end) = (gradient, startPoint, endPoint)
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  func paint(_ environment: EnvironmentValues) -> Paint {
    gradient.paint(.linear, start.point, end.point, environment)
  }
}

/// From its middle outwards.
public struct RadialGradient: PaintingStyle {
  let gradient: Gradient
  let center: UnitPoint
  let radii: GradientPaint.Radii

  /// Radii in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    radii = GradientPaint.Radii(
      start: startRadius.isFinite ? max(startRadius, 0) : 0,
      end: endRadius.isFinite ? max(endRadius, 0.01) : 0.01)
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  func paint(_ environment: EnvironmentValues) -> Paint {
    let start = center.point
    let paint = gradient.paint(.radial, start, CGPoint(x: start.x + 0.5, y: start.y + 0.5), environment)
    guard case .gradient(var radial) = paint else { return paint }
    radial.radii = radii
    return .gradient(radial)
  }
}

/// From the trailing side on, clockwise, once round.
public struct AngularGradient: PaintingStyle {
  let gradient: Gradient
  let center: UnitPoint
  let start: Angle

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    (self.gradient, self.center, start) = (gradient, center, startAngle)
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle)
  }
  func paint(_ environment: EnvironmentValues) -> Paint {
    let middle = center.point
    let angle = start.radians.isFinite ? start.radians : 0
    return gradient.paint(
      .angular, middle, CGPoint(x: middle.x + CGFloat(cos(angle)) / 2, y: middle.y + CGFloat(sin(angle)) / 2),
      environment)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}

/// As views, styles fill what they are offered.
struct StyledRectangle: View, LeafView {
  let style: AnyShapeStyle
  var edges = Edge.Set.all
  typealias Body = Never
  func makeDrawing() -> GradientDrawing { GradientDrawing(frame: .zero) }
  func update(_ drawing: GradientDrawing, _ environment: EnvironmentValues) {
    switch style.paint(environment) {
    case .color(let color): (drawing.backgroundColor, drawing.paint) = (color, nil)
    case .gradient(let paint): (drawing.backgroundColor, drawing.paint) = (nil, paint)
    }
  }
  func size(_ proposal: ProposedViewSize, _ drawing: GradientDrawing, _ environment: EnvironmentValues)
    -> CGSize
  {
    proposal.replacingUnspecifiedDimensions()
  }
  var edgesBeyondSafeArea: Edge.Set { edges }
}

extension LinearGradient: View {
  public var body: some View { StyledRectangle(style: AnyShapeStyle(self)) }
}
extension RadialGradient: View {
  public var body: some View { StyledRectangle(style: AnyShapeStyle(self)) }
}
extension AngularGradient: View {
  public var body: some View { StyledRectangle(style: AnyShapeStyle(self)) }
}

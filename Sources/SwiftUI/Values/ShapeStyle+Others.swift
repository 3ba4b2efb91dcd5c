// EllipticalGradient, levels of styles, and shadows of styles.
// State: partial. Missing: shadows of styles, ellipses of gradients (they are circles).

import UIKit

extension ShapeStyle {
  /// The levels of a style, as much of it as of the labels' colours.
  public var secondary: some ShapeStyle { opacity(0.6) }
  public var tertiary: some ShapeStyle { opacity(0.3) }
  public var quaternary: some ShapeStyle { opacity(0.18) }
  public var quinary: some ShapeStyle { opacity(0.1) }

  /// Kept, without effect.
  public func shadow(_ style: ShadowStyle) -> Self { self }
  public func blendMode(_ mode: BlendMode) -> Self { self }
}

public struct ShadowStyle: Equatable, Sendable {
  /// In points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static func shadow(_ style: ShadowStyle) -> ForegroundStyle { ForegroundStyle() }
}

/// The grounds of controls and groups.
public struct FillShapeStyle: PaintingStyle {
  public init() {}
  func paint(_ environment: EnvironmentValues) -> Paint { .color(.systemFill) }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// From its middle to the edges of what is filled.
public struct EllipticalGradient: PaintingStyle {
  let gradient: Gradient
  let center: UnitPoint
  let end: CGFloat

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    end = endRadiusFraction.isFinite ? max(endRadiusFraction, 0.01) : 0.5
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  func paint(_ environment: EnvironmentValues) -> Paint {
    let middle = center.point
    return gradient.paint(.radial, middle, CGPoint(x: middle.x + end, y: middle.y + end), environment)
  }
}

extension EllipticalGradient: View {
  public var body: some View { StyledRectangle(style: AnyShapeStyle(self)) }
}

extension Color {
  /// A colour between this one and another.
  ///
  /// - Parameter fraction: of the other; from 0 to 1.
  public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
    -> Color
  {
    let part = fraction.isFinite ? CGFloat(min(max(fraction, 0), 1)) : 0
    let (one, two) = (UIColor(self), UIColor(other))
    return Color(
      UIColor { traits in
        func components(_ color: UIColor) -> [CGFloat] {
          var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
          color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
          return [red, green, blue, alpha]
        }
        let mixed = zip(components(one), components(two)).map { $0 * (1 - part) + $1 * part }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
      })
  }
  public var cgColor: CGColor? { UIColor(self).cgColor }
}

extension Gradient {
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    public static let device = ColorSpace(name: "device")
    public static let perceptual = ColorSpace(name: "perceptual")
  }
}

extension EnvironmentValues {
  private enum GroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  /// nil: the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[GroundKey.self] }
    set { self[GroundKey.self] = newValue }
  }
}

extension View {
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

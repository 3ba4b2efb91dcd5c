// Filters, ways of mixing with what is behind, and groups that are drawn as one.

import QuartzCore
import UIKit

public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

/// A filter of which one number is moved by animations.
struct FilterModifier: EffectModifier {
  typealias Body = Never
  /// With nothing for its amount.
  let filter: DrawnEffects.Filter
  var amount: CGFloat = 0
  func apply(to view: UIView, _ bounds: CGRect, _ environment: EnvironmentValues) {
    view.layer.effects = DrawnEffects(filters: [filter])
    view.layer.effectAmount = amount.isFinite ? amount : 0
  }
}

struct ColorMultiplyModifier: EffectModifier {
  typealias Body = Never
  let color: Color
  func apply(to view: UIView, _ bounds: CGRect, _ environment: EnvironmentValues) {
    let shown = color.uiColor(environment).resolvedColor(with: view.traitCollection).cgColor
    view.layer.effects = DrawnEffects(filters: [.multiplication(shown)])
  }
}

struct BlendModifier: EffectModifier {
  typealias Body = Never
  let blend: DrawnEffects.Blend
  func apply(to view: UIView, _ bounds: CGRect, _ environment: EnvironmentValues) {
    view.layer.effects = DrawnEffects(blend: blend)
  }
}

extension View {
  /// The view and all it holds are mixed with one another, and only then with what is behind them.
  public func compositingGroup() -> some View { modifier(BlendModifier(blend: .normal)) }
  public func drawingGroup(opaque: Bool = false) -> some View { modifier(BlendModifier(blend: .normal)) }
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModifier(blend: blendMode.drawn))
  }

  /// `radius` is in points. Edges become clear, also those of an opaque view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(FilterModifier(filter: .blur(0), amount: max(0, radius)))
  }
  /// Adds so much light: 1 makes all white, -1 black.
  public func brightness(_ amount: Double) -> some View {
    modifier(FilterModifier(filter: .brightness(0), amount: CGFloat(amount)))
  }
  /// 1 changes nothing, 0 makes all grey.
  public func contrast(_ amount: Double) -> some View {
    modifier(FilterModifier(filter: .contrast(0), amount: CGFloat(amount)))
  }
  /// 1 changes nothing, 0 takes all colour.
  public func saturation(_ amount: Double) -> some View {
    modifier(FilterModifier(filter: .saturation(0), amount: CGFloat(amount)))
  }
  /// 0 changes nothing, 1 takes all colour.
  public func grayscale(_ amount: Double) -> some View {
    modifier(FilterModifier(filter: .grayscale(0), amount: CGFloat(amount)))
  }
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(FilterModifier(filter: .hueRotation(0), amount: CGFloat(angle.radians)))
  }
  public func colorInvert() -> some View { modifier(FilterModifier(filter: .inversion)) }
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }
  /// Kept, without effect.
  public func luminanceToAlpha() -> some View { self }
}

extension BlendMode {
  var drawn: DrawnEffects.Blend {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

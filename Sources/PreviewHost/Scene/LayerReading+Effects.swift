import PreviewWire
import UIKit

extension LayerReading {
  /// The wire's words for a layer's effects; nil where they do nothing.
  static func effects(of layer: CALayer) -> LayerEffects? {
    guard var effects = layer.effects else { return nil }
    if let first = effects.filters.first { effects.filters[0] = first.adding(layer.effectAmount) }
    let filters = effects.filters.compactMap(filter)
    if filters.isEmpty, !effects.filters.isEmpty, effects.blend == .normal { return nil }
    return LayerEffects(blend(effects.blend), filters: filters)
  }

  /// nil for one that changes nothing.
  private static func filter(_ filter: DrawnEffects.Filter) -> LayerEffects.Filter? {
    func made(_ kind: LayerEffects.Kind, _ amount: CGFloat, unit: CGFloat = Quantise.fineSteps, idle: CGFloat)
      -> LayerEffects.Filter?
    {
      guard amount.isFinite, abs(amount - idle) * unit >= 0.5 else { return nil }
      return LayerEffects.Filter(kind, amount: Int64((min(max(amount, -largest), largest) * unit).rounded()))
    }
    return switch filter {
    case .blur(let radius): made(.blur, max(radius, 0), unit: Quantise.lengthSteps, idle: 0)
    case .brightness(let amount): made(.brightness, amount, idle: 0)
    case .contrast(let factor): made(.contrast, factor, idle: 1)
    case .saturation(let factor): made(.saturation, factor, idle: 1)
    case .grayscale(let part): made(.grayscale, part, idle: 0)
    case .hueRotation(let angle): made(.hueRotation, angle, idle: 0)
    case .inversion: LayerEffects.Filter(.inversion, amount: 0)
    case .multiplication(let color): LayerEffects.Filter(multiplicationBy: self.color(color))
    }
  }

  /// Greater amounts look no different.
  private static let largest: CGFloat = 10_000

  private static func blend(_ blend: DrawnEffects.Blend) -> LayerEffects.Blend {
    switch blend {
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

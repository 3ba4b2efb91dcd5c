import CoreGraphics

/// Filters for all that a layer shows, taken as one picture, and how that is mixed with the picture behind
/// it.
package struct DrawnEffects: Hashable, Sendable {
  package enum Filter: Hashable, Sendable {
    /// Standard deviation, in points.
    case blur(CGFloat)
    /// Added to each colour, -1…1.
    case brightness(CGFloat)
    /// Factors: 1 changes nothing.
    case contrast(CGFloat)
    case saturation(CGFloat)
    /// 0…1, the part of the colour that is lost.
    case grayscale(CGFloat)
    /// In radians.
    case hueRotation(CGFloat)
    case inversion
    case multiplication(CGColor)

    /// With a greater amount; where there is none, the same.
    package func adding(_ amount: CGFloat) -> Filter {
      switch self {
      case .blur(let own): .blur(own + amount)
      case .brightness(let own): .brightness(own + amount)
      case .contrast(let own): .contrast(own + amount)
      case .saturation(let own): .saturation(own + amount)
      case .grayscale(let own): .grayscale(own + amount)
      case .hueRotation(let own): .hueRotation(own + amount)
      case .inversion, .multiplication: self
      }
    }
  }

  /// How colours are mixed with those behind them, as PDF and CSS define it.
  package enum Blend: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
  }

  /// The first is done first.
  package var filters: [Filter]
  package var blend: Blend

  /// Without either, what the layer holds still is drawn as one picture: nothing in it is mixed with what is
  /// behind it.
  package init(filters: [Filter] = [], blend: Blend = .normal) {
    (self.filters, self.blend) = (filters, blend)
  }
}

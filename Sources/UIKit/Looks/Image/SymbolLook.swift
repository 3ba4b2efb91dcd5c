// How a symbol is wished for: size, weight, colours.

import QuartzCore

/// The wishes of all configurations together; nil where nothing was said.
struct SymbolLook: Hashable, Sendable {
  enum Colors: Hashable, Sendable {
    /// One colour, fainter from level to level.
    case hierarchy(UIColor)
    /// One for each level; further levels get the last.
    case palette([UIColor])
    /// The tint alone.
    case monochrome
  }

  /// In points, of the font that the symbol stands beside.
  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var colors: Colors?

  /// The same, with what `other` says before what this says.
  func applying(_ other: SymbolLook) -> SymbolLook {
    SymbolLook(
      pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale,
      colors: other.colors ?? colors)
  }

  /// The body text's size at standard settings, in points.
  static let standardPointSize: CGFloat = 17
  /// Larger ones are drawn in this size, in points.
  private static let mostPoints: CGFloat = 1000
  /// A font's size makes a grid so much larger: circles are then as large beside letters as on a device
  /// (inferred).
  private static let gridPerPoint: CGFloat = 1.2

  /// In points for each unit of the grid.
  var pointsPerUnit: CGFloat {
    let size = pointSize.map { $0.isFinite && $0 > 0 ? $0 : Self.standardPointSize } ?? Self.standardPointSize
    return min(size, Self.mostPoints) * Self.gridPerPoint / SymbolDrawing.grid * (scale ?? .medium).factor
  }

  /// How wide lines are, in units of the grid.
  var lineWidth: CGFloat { (weight ?? .regular).lineWidth }
}

extension UIImage.SymbolScale {
  /// Beside that of the medium scale (inferred).
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }
}

extension UIImage.SymbolWeight {
  /// In units of the grid of 24. Our choice, by eye beside text.
  fileprivate var lineWidth: CGFloat {
    switch self {
    case .ultraLight: 0.6
    case .thin: 0.9
    case .light: 1.3
    case .unspecified, .regular: 1.75
    case .medium: 2.05
    case .semibold: 2.35
    case .bold: 2.7
    case .heavy: 3.1
    case .black: 3.5
    }
  }
}

// CAGradientLayer — after Apple's documentation "CAGradientLayer", read 2026-11.
// State: complete.

import CoreGraphics

/// A layer that fills its bounds (and their rounded corners) with a gradient, over its background.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// `CGColor`s from the gradient's start to its end; none draw nothing.
  open var colors: [Any]? { didSet { mark() } }
  /// Where each colour is pure, 0…1 along the gradient, growing; nil spreads them evenly.
  open var locations: [NSNumber]? { didSet { mark() } }
  /// In fractions of the bounds. For the radial type the centre, for the conic one too.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { mark() } }
  /// In fractions of the bounds. For the radial type the corner of the ellipse's quarter, that is: its radii
  /// are the distances from the start point along both axes. For the conic type the direction of the first
  /// colour.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { mark() } }
  /// The form of the gradient; along a line unless set.
  open var type = CAGradientLayerType.axial { didSet { mark() } }

  /// The colours with their places, as `colors` and `locations` give them.
  ///
  /// An element that is no `CGColor` is left out with its place; places are clamped to 0…1 and never fall.
  /// Where there are fewer places than colours, all colours are spread evenly.
  package var stops: [(location: CGFloat, color: CGColor)] {
    let colors = colors ?? []
    let given = locations ?? []
    let isSpread = given.count < colors.count
    var last: CGFloat = 0
    var stops: [(location: CGFloat, color: CGColor)] = []
    for (index, color) in colors.enumerated() {
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      let place = isSpread ? even : CGFloat(given[index].doubleValue)
      if place > last { last = min(1, place) }
      if let color = color as? CGColor { stops.append((last, color)) }
    }
    return stops
  }
}

/// Forms of gradients.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  /// The form's name, one of the constants' or another.
  public let rawValue: String
  /// A form of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses about the start point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

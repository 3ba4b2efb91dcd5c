// CGGradient — after Apple's documentation "CGGradient", read 2026-11.
// State: complete.

import Foundation

/// Colours that pass into each other, each pure at its place.
public final class CGGradient {
  /// The colours with their places, 0…1, growing.
  package let stops: [(location: CGFloat, color: CGColor)]

  /// `locations` has as many places, 0…1, as `colors` has colours; nil spreads them evenly. Elements that are
  /// no `CGColor` are left out. nil without any colour.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let given = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors.map { $0 as? CGColor }, at: given)
  }

  /// `components` are `count` colours of the space, each with its alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let step = space.numberOfComponents + 1
    let colors = (0..<max(0, count)).map { CGColor(colorSpace: space, components: components + $0 * step) }
    let given = locations.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) }
    self.init(colors, at: given)
  }

  private init?(_ colors: [CGColor?], at places: [CGFloat]?) {
    var last: CGFloat = 0
    var stops: [(location: CGFloat, color: CGColor)] = []
    for (index, color) in colors.enumerated() {
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      let place = places?[index] ?? even
      if place > last { last = min(1, place) }
      if let color { stops.append((last, color)) }
    }
    guard !stops.isEmpty else { return nil }
    self.stops = stops
  }

  /// The colour at a place, which is clamped to 0…1.
  package func color(at place: CGFloat) -> CGColor {
    guard let after = stops.firstIndex(where: { $0.location >= place }), after > 0 else {
      return place <= stops[0].location ? stops[0].color : stops[stops.count - 1].color
    }
    let (from, to) = (stops[after - 1], stops[after])
    let length = to.location - from.location
    let part = length > 0 ? (place - from.location) / length : 1
    func mix(_ component: (CGColor) -> CGFloat) -> CGFloat {
      component(from.color) + (component(to.color) - component(from.color)) * part
    }
    return CGColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// One bit for each end.
  public let rawValue: UInt32
  /// A set of the bits' options.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last colour goes on beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

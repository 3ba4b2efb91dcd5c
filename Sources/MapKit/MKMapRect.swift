// MKMapPoint, MKMapSize, MKMapRect — after Apple's documentation of the three, read 2026-11.
// State: partial. Missing: rectangles across the 180th meridian, division.

@_exported import CoreLocation
@_exported import UIKit

/// A place on the flat map of the world: Mercator's projection, x eastwards and y southwards from its top
/// left corner.
public struct MKMapPoint: Sendable, Equatable {
  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Latitudes beyond those of the map, 85 degrees, are at its edge.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -Mercator.limit), Mercator.limit) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * Mercator.side
    y = (0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)) * Mercator.side
  }

  public var coordinate: CLLocationCoordinate2D {
    let latitude = 2 * atan(exp((0.5 - y / Mercator.side) * 2 * .pi)) - .pi / 2
    return CLLocationCoordinate2D(
      latitude: latitude * 180 / .pi, longitude: x / Mercator.side * 360 - 180)
  }

  /// Metres along the curve of the earth.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    GreatCircle.distance(coordinate, point.coordinate)
  }
}

enum Mercator {
  /// Of the square map of the world, in map points: 256 points doubled twenty times.
  static let side = 268_435_456.0
  /// Where the square ends, in degrees of latitude.
  static let limit = 85.051_128_779_806_6
}

public struct MKMapSize: Sendable, Equatable {
  public var width: Double
  public var height: Double
  public init() { (width, height) = (0, 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  public static let world = MKMapSize(width: Mercator.side, height: Mercator.side)
}

/// A rectangle of the flat map.
public struct MKMapRect: Sendable, Equatable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
  public var spans180thMeridian: Bool { minX < 0 || maxX > Mercator.side }

  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Null where they have nothing in common.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isNull }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    if isNull { return self }
    return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }

  public func contains(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX <= other.minX && maxX >= other.maxX && minY <= other.minY
      && maxY >= other.maxY
  }
}

// CLLocation, CLHeading, CLVisit, CLFloor — after Apple's documentation of the four, read 2026-11.
// State: partial. Missing: headings and visits but their types (nothing is measured here), sources, secure
// coding.

import UIKit

/// Where something was, and when.
open class CLLocation: NSObject, @unchecked Sendable {
  // Its properties never change.
  open var coordinate: CLLocationCoordinate2D { place }
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  public let ellipsoidalAltitude: CLLocationDistance
  /// Metres; negative: the coordinate does not count.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres; negative: the altitude does not count.
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let courseAccuracy: CLLocationDirectionAccuracy
  public let speed: CLLocationSpeed
  public let speedAccuracy: CLLocationSpeedAccuracy
  public let timestamp: Date
  /// nil: there are no floors in a preview.
  open var floor: CLFloor? { nil }
  private let place: CLLocationCoordinate2D

  /// At 0, 0.
  public override convenience init() { self.init(latitude: 0, longitude: 0) }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
      timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    place = coordinate
    (self.altitude, ellipsoidalAltitude) = (altitude, altitude)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.courseAccuracy) = (course, courseAccuracy)
    (self.speed, self.speedAccuracy) = (speed, speedAccuracy)
    self.timestamp = timestamp
    super.init()
  }

  /// Metres along the curve of the earth, whatever the altitudes.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    GreatCircle.distance(coordinate, location.coordinate)
  }

  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m"
  }
}

/// The earth as a sphere.
package enum GreatCircle {
  /// Metres: the mean radius of the earth (IUGG).
  static let radius = 6_371_008.8

  /// In metres, by the haversine formula. Within half a per cent of the ellipsoid's.
  package static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> CLLocationDistance
  {
    let (north, east) = ((b.latitude - a.latitude) * .pi / 180, (b.longitude - a.longitude) * .pi / 180)
    let (from, to) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
    let half = sin(north / 2) * sin(north / 2) + cos(from) * cos(to) * sin(east / 2) * sin(east / 2)
    return 2 * radius * asin(min(1, half.squareRoot()))
  }
}

/// A storey of a building.
public final class CLFloor: NSObject, Sendable {
  /// 0 is the ground.
  public let level: Int
  init(level: Int) { self.level = level }
}

/// Where the device points. Never measured here.
public final class CLHeading: NSObject, Sendable {
  /// Degrees clockwise from the magnetic north.
  public let magneticHeading: CLLocationDirection = -1
  /// Degrees clockwise from the north.
  public let trueHeading: CLLocationDirection = -1
  public let headingAccuracy: CLLocationDirection = -1
  public let timestamp = Date(timeIntervalSince1970: 0)
  override init() { super.init() }
}

/// A stay somewhere. Never noticed here.
public final class CLVisit: NSObject, Sendable {
  public let arrivalDate = Date.distantPast
  public let departureDate = Date.distantFuture
  public let coordinate = kCLLocationCoordinate2DInvalid
  public let horizontalAccuracy: CLLocationAccuracy = -1
  override init() { super.init() }
}

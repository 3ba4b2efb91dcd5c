// CLLocationCoordinate2D — after Apple's documentation "CLLocationCoordinate2D", read 2026-11.
// State: complete.

@_exported import UIKit

/// Degrees: north of the equator is positive.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres; negative where it is not known.
public typealias CLLocationAccuracy = Double
/// Metres per second; negative where it is not known.
public typealias CLLocationSpeed = Double
/// Metres per second; negative where it is not known.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees clockwise from north; negative where it is not known.
public typealias CLLocationDirection = Double
/// Degrees; negative where it is not known.
public typealias CLLocationDirectionAccuracy = Double

/// The smallest and largest of numbers mean "always" to filters of distance and heading.
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude

/// A place on the globe, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// -90…90, north positive.
  public var latitude: CLLocationDegrees
  /// -180…180, east positive.
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether both are numbers in their ranges.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

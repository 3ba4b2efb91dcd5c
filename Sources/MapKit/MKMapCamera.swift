// MKMapCamera, MKMapConfiguration, MKStandardMapConfiguration, MKHybridMapConfiguration,
// MKImageryMapConfiguration, MKPointOfInterestCategory, MKPointOfInterestFilter, MKMapFeatureOptions — after
// Apple's documentation of them, read 2026-11.
// State: partial. Missing: effects but the camera's centre and distance.

import UIKit

/// From where a map is seen.
open class MKMapCamera: NSObject, @unchecked Sendable {
  // Set up and read on UIKit's one thread.
  /// How far above the middle a camera is that sees a metre of the map from top to bottom (inferred: 30
  /// degrees).
  static let distancePerHeight = 1 / (2 * 0.267_949)

  open var centerCoordinate = CLLocationCoordinate2D()
  /// Metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Degrees from straight down.
  open var pitch: CGFloat = 0
  /// Degrees clockwise from north.
  open var heading: CLLocationDirection = 0
  /// Metres.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  public override init() { super.init() }

  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    (centerCoordinate, centerCoordinateDistance) = (center, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }

  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromEyeCoordinate eye: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) { self.init(lookingAtCenter: center, fromDistance: eyeAltitude, pitch: 0, heading: 0) }
}

extension MKMapView {
  /// Where the centre may be. Kept, without effect.
  public final class CameraBoundary: NSObject, Sendable {
    public let region: MKCoordinateRegion
    public var mapRect: MKMapRect { region.mapRect }
    public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }
    public init?(mapRect: MKMapRect) { region = MKCoordinateRegion(mapRect) }
  }

  /// How far away the camera may be, in metres. Kept, without effect.
  public final class CameraZoomRange: NSObject, Sendable {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance
    override init() { (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (0, .infinity) }
    public init?(
      minCenterCoordinateDistance: CLLocationDistance, maxCenterCoordinateDistance: CLLocationDistance
    ) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }
    public init?(minCenterCoordinateDistance: CLLocationDistance) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      maxCenterCoordinateDistance = .infinity
    }
    public init?(maxCenterCoordinateDistance: CLLocationDistance) {
      minCenterCoordinateDistance = 0
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }
  }
}

/// How a map looks. Kept, without effect.
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  // Set up and read on UIKit's one thread.
  public enum ElevationStyle: Int, Sendable {
    case flat = 0
    case realistic
  }
  open var elevationStyle = ElevationStyle.flat

  public override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  // As its superclass.
  public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    case muted
  }
  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init()
    self.emphasisStyle = emphasisStyle
  }
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }
}

open class MKHybridMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  // As its superclass.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
}

open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  // As its superclass.
}

public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pointsOfInterest = Self(rawValue: 1 << 0)
  public static let territories = Self(rawValue: 1 << 1)
  public static let physicalFeatures = Self(rawValue: 1 << 2)
}

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "MKPOICategory\(name)" }
  public static let airport = Self("Airport")
  public static let amusementPark = Self("AmusementPark")
  public static let aquarium = Self("Aquarium")
  public static let atm = Self("ATM")
  public static let bakery = Self("Bakery")
  public static let bank = Self("Bank")
  public static let beach = Self("Beach")
  public static let brewery = Self("Brewery")
  public static let cafe = Self("Cafe")
  public static let campground = Self("Campground")
  public static let carRental = Self("CarRental")
  public static let evCharger = Self("EVCharger")
  public static let fireStation = Self("FireStation")
  public static let fitnessCenter = Self("FitnessCenter")
  public static let foodMarket = Self("FoodMarket")
  public static let gasStation = Self("GasStation")
  public static let hospital = Self("Hospital")
  public static let hotel = Self("Hotel")
  public static let laundry = Self("Laundry")
  public static let library = Self("Library")
  public static let marina = Self("Marina")
  public static let movieTheater = Self("MovieTheater")
  public static let museum = Self("Museum")
  public static let nationalPark = Self("NationalPark")
  public static let nightlife = Self("Nightlife")
  public static let park = Self("Park")
  public static let parking = Self("Parking")
  public static let pharmacy = Self("Pharmacy")
  public static let police = Self("Police")
  public static let postOffice = Self("PostOffice")
  public static let publicTransport = Self("PublicTransport")
  public static let restaurant = Self("Restaurant")
  public static let restroom = Self("Restroom")
  public static let school = Self("School")
  public static let stadium = Self("Stadium")
  public static let store = Self("Store")
  public static let theater = Self("Theater")
  public static let university = Self("University")
  public static let winery = Self("Winery")
  public static let zoo = Self("Zoo")
}

/// Which kinds of places a map shows. Kept, without effect.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), true)
  }
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isIncluding) = (Set(categories), false)
  }
  public func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

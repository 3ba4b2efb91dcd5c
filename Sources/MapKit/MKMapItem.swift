// MKPlacemark, MKMapItem, MKError — after Apple's documentation of the three, read 2026-11.
// State: partial. Missing: the Maps app (nothing opens), addresses.

import UIKit

/// A place with an address, as far as somebody gave one.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  // Its properties never change.
  private let point: CLLocationCoordinate2D
  open var coordinate: CLLocationCoordinate2D { point }
  open var title: String? { name }
  open var subtitle: String? { nil }
  open var countryCode: String? { nil }

  public init(coordinate: CLLocationCoordinate2D) {
    point = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), name: nil)
  }

  /// The address is not read.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }

  public override init(placemark: CLPlacemark) {
    point = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place that something is known of.
open class MKMapItem: NSObject, @unchecked Sendable {
  // Set up and read on UIKit's one thread.
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  public let isCurrentLocation: Bool

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
    isCurrentLocation = false
    super.init()
  }

  public override init() {
    placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
    isCurrentLocation = true
    super.init()
  }

  open class func forCurrentLocation() -> MKMapItem { MKMapItem() }

  /// False: there is no Maps app.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    Self.openMaps(with: [self], launchOptions: launchOptions)
  }

  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    let names = mapItems.map { $0.name ?? "a place" }.joined(separator: ", ")
    onMainThread(names) {
      SessionContext.current.report("MKMapItem: a preview has no Maps app; \($0) is not opened.")
    }
    return false
  }
}

public let MKErrorDomain = "MKErrorDomain"

/// Why a request about maps failed.
public struct MKError: CustomNSError, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed

    public static func ~= (code: Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
  public static let unknown = Code.unknown
  public static let serverFailure = Code.serverFailure
  public static let loadingThrottled = Code.loadingThrottled
  public static let placemarkNotFound = Code.placemarkNotFound
  public static let directionsNotFound = Code.directionsNotFound
}

/// Calls `body` a moment later, in virtual time, as the answer of a server would come.
func afterLatency<Value>(_ value: Value, _ body: @escaping (Value) -> Void) {
  onMainThread((value, body)) { value, body in
    let loop = VirtualRunLoop.current
    loop.schedule(at: loop.now + SampleAnswers.latency) { body(value) }
  }
}

// CLGeocoder, CLPlacemark — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: answers: there is no network, and every request fails with `CLError.network`.

import UIKit

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds names of places and places of names. Here it fails, as on a device without a network.
open class CLGeocoder: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  /// Whether a request is under way.
  open private(set) var isGeocoding = false
  private var cancelled = false

  public override init() { super.init() }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  open func geocodeAddressDictionary(
    _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// - Throws: `CLError.network`, always.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { try await failing() }

  /// - Throws: `CLError.network`, always.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { try await failing() }

  open func cancelGeocode() { cancelled = isGeocoding }

  private func failing() async throws -> [CLPlacemark] {
    await Task.yield()
    throw CLError(.network)
  }

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    isGeocoding = true
    onMainThread((self, handler)) { geocoder, handler in
      VirtualRunLoop.current.post {
        let code = geocoder.cancelled ? CLError.Code.geocodeCanceled : .network
        (geocoder.isGeocoding, geocoder.cancelled) = (false, false)
        handler(nil, CLError(code))
      }
    }
  }
}

/// A place with the words that people have for it.
open class CLPlacemark: NSObject, @unchecked Sendable {
  // Its properties never change.
  public let location: CLLocation?
  public let name: String?

  package init(location: CLLocation?, name: String?) {
    (self.location, self.name) = (location, name)
    super.init()
  }

  public init(placemark: CLPlacemark) {
    (location, name) = (placemark.location, placemark.name)
    super.init()
  }

  /// nil here; so are all of the following, since no place is known.
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  open var addressDictionary: [AnyHashable: Any]? { nil }
}

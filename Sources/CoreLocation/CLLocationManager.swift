// CLLocationManager — after Apple's documentation "CLLocationManager", read 2026-11.
// State: partial. Missing: locations, headings, beacons and visits: it behaves as where the user has said no.

import UIKit

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted, denied, authorizedAlways, authorizedWhenInUse
  @available(*, deprecated, renamed: "authorizedAlways") public static var authorized: Self {
    .authorizedAlways
  }
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Asks where the device is. In a preview the user has said no, and every question is answered so in a later
/// turn.
open class CLLocationManager: NSObject, @unchecked Sendable {
  // Its state is read and changed on UIKit's one thread.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil, oldValue == nil { tellAuthorization() } }
  }

  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// True: the switch of the whole device is on; only this app may not.
  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }

  /// Metres. Kept, without effect; so are all of the following.
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open var isAuthorizedForWidgetUpdates: Bool { false }

  /// nil: nothing was ever measured.
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  /// Metres; negative: none.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open var monitoredRegions: Set<CLRegion> { [] }

  public override init() { super.init() }

  // MARK: Permission

  /// Nothing is asked and no delegate told, since the answer stands.
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    let failed = completion
    inLaterTurn { _ in failed?(CLError(.promptDeclined)) }
  }

  private func tellAuthorization() {
    inLaterTurn { manager in
      guard let delegate = manager.delegate else { return }
      let old = "locationManager(_:didChangeAuthorization:)"
      let new = "locationManagerDidChangeAuthorization(_:)"
      if _OptionalMethods.implements(delegate, new) != true,
        _OptionalMethods.implements(delegate, old) == true
      {
        delegate.locationManager(manager, didChangeAuthorization: .denied)
      } else {
        delegate.locationManagerDidChangeAuthorization(manager)
      }
    }
  }

  // MARK: Asking. Each of these fails once, in a later turn.

  open func requestLocation() { fail() }
  open func startUpdatingLocation() { fail() }
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() { fail() }
  open func stopMonitoringSignificantLocationChanges() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}
  open func startMonitoringVisits() { fail() }
  open func stopMonitoringVisits() {}
  open func startMonitoring(for region: CLRegion) {
    inLaterTurn { manager in
      let error = CLError(.regionMonitoringDenied)
      manager.delegate?.locationManager(manager, monitoringDidFailFor: region, withError: error)
    }
  }
  open func stopMonitoring(for region: CLRegion) {}
  open func requestState(for region: CLRegion) {}
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

  private func fail() {
    inLaterTurn { $0.delegate?.locationManager($0, didFailWithError: CLError(.denied)) }
  }

  private func inLaterTurn(_ work: @escaping (CLLocationManager) -> Void) {
    onMainThread((self, work)) { manager, work in
      VirtualRunLoop.current.post { [weak manager] in if let manager { work(manager) } }
    }
  }
}

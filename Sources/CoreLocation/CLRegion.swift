// CLRegion, CLCircularRegion, CLBeaconRegion, CLBeaconIdentityConstraint, CLBeacon — after Apple's
// documentation of them, read 2026-11.
// State: partial. Missing: crossing (the device never moves), advertising of beacons.

import UIKit

public enum CLRegionState: Int, Sendable {
  case unknown = 0
  case inside, outside
}

public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate, near, far
}

/// An area by name. Two of one name are equal.
open class CLRegion: NSObject, @unchecked Sendable {
  // Set up by one thread before it is monitored, as Apple asks for.
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

/// A circle on the ground.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  // As its superclass.
  public let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    GreatCircle.distance(center, coordinate) <= radius
  }
}

/// The surroundings of a beacon.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  // As its superclass.
  public let uuid: UUID
  public let major: NSNumber?
  public let minor: NSNumber?
  open var proximityUUID: UUID { uuid }
  open var notifyEntryStateOnDisplay = false

  public init(uuid: UUID, identifier: String) {
    (self.uuid, major, minor) = (uuid, nil, nil)
    super.init(identifier: identifier)
  }

  public init(uuid: UUID, major: UInt16, identifier: String) {
    (self.uuid, self.major, minor) = (uuid, NSNumber(value: major), nil)
    super.init(identifier: identifier)
  }

  public init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
    (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
    super.init(identifier: identifier)
  }

  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }

  open var beaconIdentityConstraint: CLBeaconIdentityConstraint { CLBeaconIdentityConstraint(uuid: uuid) }
}

/// Which beacons are meant.
public final class CLBeaconIdentityConstraint: NSObject, Sendable {
  public let uuid: UUID
  public init(uuid: UUID) { self.uuid = uuid }
}

/// A beacon that is near. There are none here.
public final class CLBeacon: NSObject, Sendable {
  public let uuid: UUID
  public let proximity = CLProximity.unknown
  public let accuracy: CLLocationAccuracy = -1
  public let rssi = 0
  init(uuid: UUID) { self.uuid = uuid }
}

// CMMotionManager, CMDeviceMotion, CMAccelerometerData, CMGyroData, CMAttitude — after Apple's documentation
// of the five, read 2026-11.
// State: partial. Missing: sensors: none is available; magnetometers, activities, altimeters.

@_exported import UIKit

public struct CMAcceleration: Hashable, Sendable {
  /// In g.
  public var x = 0.0, y = 0.0, z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMRotationRate: Hashable, Sendable {
  /// In radians a second.
  public var x = 0.0, y = 0.0, z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

open class CMLogItem: NSObject {
  /// In seconds.
  open var timestamp: TimeInterval { 0 }
}

open class CMAccelerometerData: CMLogItem {
  open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// How a device lies, in radians.
open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

open class CMDeviceMotion: CMLogItem {
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

/// Asks sensors, of which there are none: handlers are never called, as on a device without them.
open class CMMotionManager: NSObject {
  public typealias Handler<Item> = (Item?, (any Error)?) -> Void

  /// Kept, without effect, in seconds; as the two below.
  open var accelerometerUpdateInterval: TimeInterval = 0
  open var gyroUpdateInterval: TimeInterval = 0
  open var deviceMotionUpdateInterval: TimeInterval = 0
  open var showsDeviceMovementDisplay = false
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroActive: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }

  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping Handler<CMAccelerometerData>
  ) {}
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() {}
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping Handler<CMGyroData>) {}
  open func stopGyroUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(using frame: CMAttitudeReferenceFrame) {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping Handler<CMDeviceMotion>
  ) {}
  open func startDeviceMotionUpdates(
    using frame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping Handler<CMDeviceMotion>
  ) {}
  open func stopDeviceMotionUpdates() {}
}

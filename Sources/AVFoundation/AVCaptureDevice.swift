// AVCaptureDevice, AVCaptureDeviceInput — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: cameras and microphones: there are none, and the user has said no.

import UIKit

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted, denied, authorized
}

/// A camera or a microphone. None is found here.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  // Never made.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  public enum Position: Int, Sendable {
    case unspecified = 0
    case back, front
  }

  public enum FlashMode: Int, Sendable {
    case off = 0
    case on, auto
  }

  public enum TorchMode: Int, Sendable {
    case off = 0
    case on, auto
  }

  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus, continuousAutoFocus
  }

  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose, continuousAutoExposure, custom
  }

  public static let maxAvailableTorchLevel: Float = 1

  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var position: Position { .unspecified }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var torchMode = TorchMode.off
  open var flashMode = FlashMode.off
  open var focusMode = FocusMode.locked
  open var exposureMode = ExposureMode.locked
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }

  override init() { super.init() }

  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }

  /// nil: there is none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func devices() -> [AVCaptureDevice] { [] }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Answers false in a later turn.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    later { handler(false) }
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await Task.yield()
    return false
  }

  open class DiscoverySession: NSObject, @unchecked Sendable {
    // Never changes.
    open var devices: [AVCaptureDevice] { [] }
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
  }
}

/// A source of a session.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  // Never made.
  override init() { super.init() }
}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  // Never made.
  public let device: AVCaptureDevice

  /// - Throws: `AVError.applicationIsNotAuthorizedToUseDevice`, always.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
    throw AVError(.applicationIsNotAuthorizedToUseDevice)
  }
}

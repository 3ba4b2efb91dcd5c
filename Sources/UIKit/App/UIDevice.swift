// UIDevice, UIDeviceOrientation, UIInterfaceOrientation, UIUserInterfaceIdiom — after Apple, read 2026-11.
// State: partial. Missing: a battery, proximity, the sound of input clicks.

import QuartzCore

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// By the running preview's size.
  @MainActor static var ofScreen: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent
  case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade
  case slide
}

/// The device that the preview pretends to run on: a phone unless the session has a tablet, held as its
/// screen is shaped.
@preconcurrency @MainActor public final class UIDevice: MainActorObject {
  public static let current = UIDevice()

  private init() { super.init(_object: ()) }

  public var name: String { "Preview" }
  public var model: String { VirtualRunLoop.isTablet ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { VirtualRunLoop.isTablet ? "iPadOS" : "iOS" }
  public var systemVersion: String { "18.0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { VirtualRunLoop.isTablet ? .pad : .phone }
  public let identifierForVendor: UUID? = UUID(uuidString: "00000000-0000-0000-0000-000000000001")
  /// Kept, without effect.
  public var isBatteryMonitoringEnabled = false
  /// -1: unknown, as without monitoring.
  public var batteryLevel: Float { -1 }
  public var batteryState: BatteryState { .unknown }
  /// Kept, without effect.
  public var isProximityMonitoringEnabled = false
  public var proximityState: Bool { false }
  public var isMultitaskingSupported: Bool { true }

  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged
    case charging
    case full
  }

  /// Silent here.
  public func playInputClick() {}

  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  public var orientation: UIDeviceOrientation {
    UIInterfaceOrientation.ofScreen.isLandscape ? .landscapeLeft : .portrait
  }

  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChange")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChange")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChange")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChange")
}

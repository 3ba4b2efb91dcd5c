// UIDevice, UIDeviceOrientation, UIInterfaceOrientation, UIUserInterfaceIdiom — after Apple, read 2026-11.
// State: partial. Missing: a battery, proximity, the sound of input clicks.

import QuartzCore

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// It cannot be told.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upright, with its top downwards.
  case portraitUpsideDown
  /// On its side, with its top to the left: the interface is at `landscapeRight`.
  case landscapeLeft
  /// On its side, with its top to the right: the interface is at `landscapeLeft`.
  case landscapeRight
  /// Lying with its screen up.
  case faceUp
  /// Lying with its screen down.
  case faceDown

  /// Whether it is upright, either way.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side, either way.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can follow it: it does not lie, and can be told.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How the interface stands on the device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// It cannot be told.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upright, with the device's top downwards.
  case portraitUpsideDown
  /// The device's top is at the left: the same turn as the device's `landscapeLeft`.
  case landscapeRight
  /// The device's top is at the right: the same turn as the device's `landscapeRight`.
  case landscapeLeft

  /// Whether it is upright, either way.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side, either way.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// By the running preview's size.
  @MainActor static var ofScreen: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
}

/// The orientations that something supports. They are kept; the screen does not turn by itself.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit for each orientation.
  public let rawValue: UInt
  /// Takes any bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upright, with the device's top downwards.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, the device's top at the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, the device's top at the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// On its side, either way.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All but upright with the device's top downwards.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All four.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// The colour of the letters in the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light screens, light on dark ones.
  case `default` = 0
  /// Light.
  case lightContent
  /// Dark.
  case darkContent = 3
}

/// How the status bar would come and go. It is never asked for here.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// Fading.
  case fade
  /// Sliding at the upper edge.
  case slide
}

/// The device that the preview pretends to run on: a phone unless the session has a tablet, held as its
/// screen is shaped.
@preconcurrency @MainActor public final class UIDevice: MainActorObject {
  /// The device of the preview that runs just now.
  public static let current = UIDevice()

  private init() { super.init(_object: ()) }

  /// "Preview".
  public var name: String { "Preview" }
  /// "iPhone" or "iPad".
  public var model: String { SessionContext.isTablet ? "iPad" : "iPhone" }
  /// As `model`.
  public var localizedModel: String { model }
  /// "iOS" or "iPadOS".
  public var systemName: String { SessionContext.isTablet ? "iPadOS" : "iOS" }
  /// "18.0".
  public var systemVersion: String { "18.0" }
  /// `phone` or `pad`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { SessionContext.isTablet ? .pad : .phone }
  /// The same in every preview.
  public let identifierForVendor: UUID? = UUID(uuidString: "00000000-0000-0000-0000-000000000001")
  /// Kept, without effect.
  public var isBatteryMonitoringEnabled = false
  /// -1: unknown, as without monitoring.
  public var batteryLevel: Float { -1 }
  /// Always `unknown`, as without monitoring.
  public var batteryState: BatteryState { .unknown }
  /// Kept, without effect.
  public var isProximityMonitoringEnabled = false
  /// False: nothing is ever near.
  public var proximityState: Bool { false }
  /// True.
  public var isMultitaskingSupported: Bool { true }

  /// Whether the battery is being charged.
  public enum BatteryState: Int, Sendable {
    /// It cannot be told.
    case unknown = 0
    /// It is not being charged.
    case unplugged
    /// It is being charged.
    case charging
    /// It is charged.
    case full
  }

  /// Silent here.
  public func playInputClick() {}

  /// False.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// As the screen is shaped: `portrait`, or `landscapeLeft` where it is wider than high.
  public var orientation: UIDeviceOrientation {
    UIInterfaceOrientation.ofScreen.isLandscape ? .landscapeLeft : .portrait
  }

  /// Without effect.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Without effect.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Never posted.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChange")
  /// Never posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChange")
  /// Never posted.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChange")
  /// Never posted.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChange")
}

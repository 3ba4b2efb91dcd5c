// UNNotificationSettings, UNAuthorizationOptions, UNAuthorizationStatus, UNNotificationSetting, UNAlertStyle,
// UNShowPreviewsSetting, UNNotificationPresentationOptions — after Apple's documentation of the seven,
// read 2026-11.
// State: complete.

import UIKit

/// A permission that an app may ask for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled, enabled
}

public enum UNAlertStyle: Int, Sendable {
  case none = 0
  case banner, alert
}

public enum UNShowPreviewsSetting: Int, Sendable {
  case always = 0
  case whenAuthenticated, never
}

/// How a notification shows while the app does.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// The user's permissions: none.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  // Nothing in it ever changes.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  open var soundSetting: UNNotificationSetting { .disabled }
  open var badgeSetting: UNNotificationSetting { .disabled }
  open var alertSetting: UNNotificationSetting { .disabled }
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  open var announcementSetting: UNNotificationSetting { .notSupported }
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  open var alertStyle: UNAlertStyle { .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  open var providesAppNotificationSettings: Bool { false }
}

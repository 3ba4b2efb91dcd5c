// UIBackgroundTaskIdentifier, UIBackgroundFetchResult, UIBackgroundRefreshStatus — after Apple's
// documentation "UIApplication", read 2026-11.
// State: complete.

import QuartzCore

/// Names work that goes on while the app is in the background, where a preview never is.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// 0 for none.
  public let rawValue: Int
  /// Takes any number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task: 0.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The older name of `UIBackgroundTaskIdentifier.invalid`.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

/// An app's answer to a fetch in the background, for which it is never asked here.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new has come.
  case newData = 0
  /// Nothing new was there.
  case noData
  /// The fetch has failed.
  case failed
}

/// Whether the app may fetch in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The device forbids it.
  case restricted = 0
  /// The user has turned it off.
  case denied
  /// It is allowed.
  case available
}

extension UIApplication {
  /// As often as the system allows: 0 seconds.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never: more seconds than there are.
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// Never posted.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChange")

  /// The app is in the foreground for ever: the task has no effect, and `handler` is never called.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  /// As `beginBackgroundTask(expirationHandler:)`; the name is not heeded. All tasks have the number 1.
  public func beginBackgroundTask(
    withName name: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  /// Without effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// In seconds: as in the foreground, without an end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// As where the user has turned it off.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// Without effect.
  public func setMinimumBackgroundFetchInterval(_ minimum: TimeInterval) {}

  /// False: nothing registers.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Without effect.
  public func unregisterForRemoteNotifications() {}
  /// True, as on an unlocked device.
  public var isProtectedDataAvailable: Bool { true }
}

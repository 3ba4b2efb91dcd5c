// UIBackgroundTaskIdentifier, UIBackgroundFetchResult, UIBackgroundRefreshStatus — after Apple's
// documentation "UIApplication", read 2026-11.
// State: complete.

import QuartzCore

/// Work that goes on while the app is in the background, where a preview never is.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData
  case failed
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied
  case available
}

extension UIApplication {
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChange")

  /// The app is in the foreground for ever: the task has no effect, and `handler` is never called.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  public func beginBackgroundTask(
    withName name: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// In seconds: as in the foreground, without an end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// As where the user has turned it off.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  /// Without effect.
  public func setMinimumBackgroundFetchInterval(_ minimum: TimeInterval) {}

  public var isRegisteredForRemoteNotifications: Bool { false }
  public func unregisterForRemoteNotifications() {}
  public var isProtectedDataAvailable: Bool { true }
}

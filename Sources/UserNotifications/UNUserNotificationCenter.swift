// UNUserNotificationCenter, UNUserNotificationCenterDelegate — after Apple's documentation of the two,
// read 2026-11.
// State: partial. Missing: notifying: the user has said no, so that nothing is ever delivered.

@_exported import UIKit

/// Keeps what the app wants to notify of. The user does not allow notifications.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Used on the main thread only, which is the only one.
  /// That of the session.
  public class func current() -> UNUserNotificationCenter {
    onMainThread(()) { SessionContext.current.keeping { UNUserNotificationCenter() } }
  }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { false }
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  // MARK: Permission

  /// The handler gets false in a later turn, and no error, as when the user declines.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { later { completionHandler(false, nil) } }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await Task.yield()
    return false
  }

  /// The handler gets them in a later turn.
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    later { completionHandler(UNNotificationSettings()) }
  }

  open func notificationSettings() async -> UNNotificationSettings {
    await Task.yield()
    return UNNotificationSettings()
  }

  // MARK: Requests

  /// Keeps the request, instead of one with the same identifier. The handler gets no error, in a later turn.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler { later { completionHandler(nil) } }
  }

  open func add(_ request: UNNotificationRequest) async throws {
    keep(request)
    await Task.yield()
  }

  private func keep(_ request: UNNotificationRequest) {
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
  }

  /// The handler gets them in the order in which they were added, in a later turn.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    later { completionHandler(self.pending) }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await Task.yield()
    return pending
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }

  open func removeAllPendingNotificationRequests() { pending = [] }

  // MARK: What was delivered

  /// The handler gets none, in a later turn.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    later { completionHandler([]) }
  }

  open func deliveredNotifications() async -> [UNNotification] {
    await Task.yield()
    return []
  }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}

  // MARK: Categories

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    later { completionHandler(self.categories) }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> {
    await Task.yield()
    return categories
  }

  // MARK: The badge

  /// No icon shows it. The handler gets no error, in a later turn.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { later { completionHandler(nil) } }
  }

  open func setBadgeCount(_ newBadgeCount: Int) async throws { await Task.yield() }

  private func later(_ work: @escaping () -> Void) {
    onMainThread(work) { work in VirtualRunLoop.current.post(work) }
  }
}

/// Hears of notifications, of which there are none. All of its methods are optional.
public protocol UNUserNotificationCenterDelegate: _OptionalMethodsHaving {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

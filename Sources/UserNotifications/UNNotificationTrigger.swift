// UNNotificationTrigger, UNTimeIntervalNotificationTrigger, UNCalendarNotificationTrigger,
// UNPushNotificationTrigger — after Apple's documentation of the four, read 2026-11.
// State: partial. Missing: triggering, places.

import UIKit

/// When a notification is to come.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // It never changes.
  public let repeats: Bool

  fileprivate init(repeats: Bool) { self.repeats = repeats }
}

/// After a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // It never changes.
  /// In seconds.
  public let timeInterval: TimeInterval

  /// - Parameter timeInterval: in seconds, more than 0; at least 60 where it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// At a date, or whenever one comes that is like it.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // It never changes.
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// nil if there is no such date to come.
  open func nextTriggerDate() -> Date? {
    let calendar = dateComponents.calendar ?? .current
    return calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A server sent it. An app cannot make one.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  // It never changes.
}

// UNNotificationRequest, UNNotification, UNNotificationResponse, UNTextInputNotificationResponse — after
// Apple's documentation of the four, read 2026-11.
// State: partial. Missing: notifications and responses themselves: there are none.

import UIKit

/// A notification that the app wants.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  // It never changes.
  public let identifier: String
  public let content: UNNotificationContent
  /// nil: at once.
  public let trigger: UNNotificationTrigger?

  /// The content is copied: what is changed in it later does not count.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// One that was delivered.
open class UNNotification: NSObject, @unchecked Sendable {
  // It never changes.
  public let date: Date
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A person's answer to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  // It never changes.
  public let notification: UNNotification
  public let actionIdentifier: String
  open var targetScene: UIScene? { nil }

  init(_ notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// Somebody wrote an answer.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  // It never changes.
  open var userText: String { "" }
}

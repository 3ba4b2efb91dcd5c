// UNError — after Apple's documentation "UNError", read 2026-11.
// State: partial. Missing: being cast to from an `NSError`, which Linux cannot.

import UIKit

public let UNErrorDomain = "UNErrorDomain"

/// Why a notification was not taken.
public struct UNError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
    case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }
}

// WKError — after Apple's documentation "WKError", read 2026-11.
// State: complete.

import UIKit

public let WKErrorDomain = "WKErrorDomain"

/// Why something about a page failed.
public struct WKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed
    case contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
    case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad
    case attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain
    case javaScriptAppBoundDomain, duplicateCredential, malformedCredential, credentialNotFound
    /// WebKit's error for a load that a policy has ended (`WebKitErrorDomain`).
    case frameLoadInterruptedByPolicyChange = 102

    public static func ~= (code: Code, error: any Error) -> Bool { (error as? WKError)?.code == code }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static let unknown = Code.unknown
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
  public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported
  public static let webContentProcessTerminated = Code.webContentProcessTerminated
  public static let webViewInvalidated = Code.webViewInvalidated
}

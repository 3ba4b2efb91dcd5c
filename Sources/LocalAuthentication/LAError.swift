// LAError — after Apple's documentation "LAError", read 2026-11.
// State: partial. Missing: being cast to from an `NSError`, which Linux cannot.

@_exported import UIKit

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why recognising failed.
public struct LAError: CustomNSError, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case companionNotAvailable = -11
    case biometryNotPaired = -12
    case biometryDisconnected = -13
    case invalidDimensions = -14
    case notInteractive = -1004

    public static let touchIDNotAvailable = biometryNotAvailable
    public static let touchIDNotEnrolled = biometryNotEnrolled
    public static let touchIDLockout = biometryLockout
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  /// Nothing that is handed along is kept.
  public init(_ code: Code, userInfo: [String: Any]) { self.code = code }

  /// The reason that the number names; a failed authentication for another one.
  public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .authenticationFailed }

  public static var errorDomain: String { LAErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: sentence] }
  public var errorDescription: String? { sentence }

  private var sentence: String {
    switch code {
    case .biometryNotAvailable: "Biometry is not available on this device."
    case .passcodeNotSet: "A passcode is not set."
    case .appCancel: "The app cancelled the authentication."
    case .invalidContext: "The context is not valid any more."
    default: "The authentication failed."
    }
  }
}

// The reasons by the name of the error itself: `LAError.userCancel`.
extension LAError {
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  public static var touchIDLockout: Code { .biometryLockout }
}

/// Lets `case LAError.userCancel` catch an error with that reason.
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

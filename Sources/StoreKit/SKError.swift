// SKError — after Apple's documentation "SKError", read 2026-11.
// State: partial. Missing: being cast to from an `NSError`, which Linux cannot.

import UIKit

public let SKErrorDomain = "SKErrorDomain"

/// Why something was not sold.
public struct SKError: CustomNSError, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
    case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration
    case overlayTimeout, ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: sentence] }
  public var errorDescription: String? { sentence }

  private var sentence: String {
    switch code {
    case .paymentNotAllowed: "Payments are not allowed on this device."
    case .paymentCancelled: "The payment was cancelled."
    case .storeProductNotAvailable: "The product is not available."
    default: "The shop cannot be reached."
    }
  }

  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

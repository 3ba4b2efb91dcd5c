// AFError — after Alamofire's public API.
// State: partial. Missing: reasons of multipart data and of trust that cannot come about without a network.

import UIKit

/// Why a request has failed.
public enum AFError: Error {
  case createUploadableFailed(error: any Error)
  case createURLRequestFailed(error: any Error)
  case downloadedFileMoveFailed(error: any Error, source: URL, destination: URL)
  /// By `cancel()`.
  case explicitlyCancelled
  case invalidURL(url: any URLConvertible)
  case multipartEncodingFailed(reason: MultipartEncodingFailureReason)
  case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
  case parameterEncoderFailed(reason: ParameterEncoderFailureReason)
  case requestAdaptationFailed(error: any Error)
  case requestRetryFailed(retryError: any Error, originalError: any Error)
  case responseValidationFailed(reason: ResponseValidationFailureReason)
  case responseSerializationFailed(reason: ResponseSerializationFailureReason)
  case serverTrustEvaluationFailed(reason: ServerTrustFailureReason)
  case sessionDeinitialized
  case sessionInvalidated(error: (any Error)?)
  /// The error of `URLSession`.
  case sessionTaskFailed(error: any Error)
  case urlRequestValidationFailed(reason: URLRequestValidationFailureReason)

  public enum MultipartEncodingFailureReason: Sendable {
    case bodyPartURLInvalid(url: URL)
    case bodyPartFileNotReachable(at: URL)
    case inputStreamReadFailed(error: any Error)
  }

  public enum ParameterEncodingFailureReason: Sendable {
    case missingURL
    case jsonEncodingFailed(error: any Error)
    case customEncodingFailed(error: any Error)
  }

  public enum ParameterEncoderFailureReason: Sendable {
    case encoderFailed(error: any Error)
  }

  public enum ResponseValidationFailureReason: Sendable {
    case dataFileNil
    case dataFileReadFailed(at: URL)
    case missingContentType(acceptableContentTypes: [String])
    case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
    case unacceptableStatusCode(code: Int)
    case customValidationFailed(error: any Error)
  }

  public enum ResponseSerializationFailureReason: Sendable {
    case inputDataNilOrZeroLength
    case inputFileNil
    case inputFileReadFailed(at: URL)
    case stringSerializationFailed(encoding: String.Encoding)
    case jsonSerializationFailed(error: any Error)
    case decodingFailed(error: any Error)
    case customSerializationFailed(error: any Error)
    case invalidEmptyResponse(type: String)
  }

  public enum ServerTrustFailureReason: Sendable {
    case noRequiredEvaluator(host: String)
    case noCertificatesFound
    case noPublicKeysFound
  }

  public enum URLRequestValidationFailureReason: Sendable {
    case bodyDataInGETRequest(Data)
  }
}

extension AFError {
  public var isSessionDeinitializedError: Bool {
    if case .sessionDeinitialized = self { true } else { false }
  }
  public var isSessionInvalidatedError: Bool { if case .sessionInvalidated = self { true } else { false } }
  public var isExplicitlyCancelledError: Bool { if case .explicitlyCancelled = self { true } else { false } }
  public var isInvalidURLError: Bool { if case .invalidURL = self { true } else { false } }
  public var isParameterEncodingError: Bool {
    if case .parameterEncodingFailed = self { true } else { false }
  }
  public var isParameterEncoderError: Bool {
    if case .parameterEncoderFailed = self { true } else { false }
  }
  public var isMultipartEncodingError: Bool {
    if case .multipartEncodingFailed = self { true } else { false }
  }
  public var isRequestAdaptationError: Bool {
    if case .requestAdaptationFailed = self { true } else { false }
  }
  public var isRequestRetryError: Bool { if case .requestRetryFailed = self { true } else { false } }
  public var isResponseValidationError: Bool {
    if case .responseValidationFailed = self { true } else { false }
  }
  public var isResponseSerializationError: Bool {
    if case .responseSerializationFailed = self { true } else { false }
  }
  public var isServerTrustEvaluationError: Bool {
    if case .serverTrustEvaluationFailed = self { true } else { false }
  }
  public var isSessionTaskError: Bool { if case .sessionTaskFailed = self { true } else { false } }

  /// The status that was not accepted; nil for other failures.
  public var responseCode: Int? {
    if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { code } else { nil }
  }

  public var responseContentType: String? {
    if case .responseValidationFailed(.unacceptableContentType(_, let type)) = self { type } else { nil }
  }

  /// The file that a body could not be made of; nil for other failures.
  public var url: URL? {
    switch self {
    case .multipartEncodingFailed(.bodyPartURLInvalid(let url)),
      .multipartEncodingFailed(.bodyPartFileNotReachable(let url)):
      url
    default: nil
    }
  }

  /// The error that this one stands around; nil where there is none.
  public var underlyingError: (any Error)? {
    switch self {
    case .createUploadableFailed(let error), .createURLRequestFailed(let error),
      .downloadedFileMoveFailed(let error, _, _), .requestAdaptationFailed(let error),
      .requestRetryFailed(let error, _), .sessionTaskFailed(let error),
      .parameterEncoderFailed(.encoderFailed(let error)),
      .parameterEncodingFailed(.jsonEncodingFailed(let error)),
      .parameterEncodingFailed(.customEncodingFailed(let error)),
      .responseValidationFailed(.customValidationFailed(let error)),
      .responseSerializationFailed(.jsonSerializationFailed(let error)),
      .responseSerializationFailed(.decodingFailed(let error)),
      .responseSerializationFailed(.customSerializationFailed(let error)),
      .multipartEncodingFailed(.inputStreamReadFailed(let error)):
      error
    case .sessionInvalidated(let error): error
    default: nil
    }
  }
}

extension AFError: LocalizedError {
  /// In English.
  public var errorDescription: String? {
    let reason = underlyingError.map { ": \($0.localizedDescription)" } ?? "."
    return switch self {
    case .createUploadableFailed: "The upload could not be made\(reason)"
    case .createURLRequestFailed: "The request could not be made\(reason)"
    case .downloadedFileMoveFailed: "The downloaded file could not be moved\(reason)"
    case .explicitlyCancelled: "The request was cancelled."
    case .invalidURL(let url): "The address is not valid: \(url)"
    case .multipartEncodingFailed: "The parts of the body could not be put together\(reason)"
    case .parameterEncodingFailed, .parameterEncoderFailed: "The parameters could not be encoded\(reason)"
    case .requestAdaptationFailed: "The request could not be adapted\(reason)"
    case .requestRetryFailed: "The request could not be tried again\(reason)"
    case .responseValidationFailed(.unacceptableStatusCode(let code)):
      "The status \(code) is not acceptable."
    case .responseValidationFailed: "The response is not acceptable\(reason)"
    case .responseSerializationFailed: "The response could not be read\(reason)"
    case .serverTrustEvaluationFailed: "The server is not trusted\(reason)"
    case .sessionDeinitialized: "The session is gone."
    case .sessionInvalidated: "The session is not valid any more\(reason)"
    case .sessionTaskFailed: "The request has failed\(reason)"
    case .urlRequestValidationFailed: "The request is not valid\(reason)"
    }
  }
}

extension Error {
  public var asAFError: AFError? { self as? AFError }

  /// Itself where it is one; else what `defaultAFError` makes.
  func asAFError(or defaultAFError: @autoclosure () -> AFError) -> AFError {
    self as? AFError ?? defaultAFError()
  }
}

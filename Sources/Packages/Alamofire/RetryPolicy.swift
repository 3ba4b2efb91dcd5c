// RetryPolicy, ConnectionLostRetryPolicy — after Alamofire's public API.
// State: complete.

import UIKit

/// Tries again a few times, each time later, where a request may be made twice and its failure may pass.
open class RetryPolicy: RequestInterceptor, @unchecked Sendable {
  // Its properties never change.
  public static let defaultRetryLimit: UInt = 2
  public static let defaultExponentialBackoffBase: UInt = 2
  /// In seconds.
  public static let defaultExponentialBackoffScale: Double = 0.5
  public static let defaultRetryableHTTPMethods: Set<HTTPMethod> = [
    .delete, .get, .head, .options, .put, .trace,
  ]
  public static let defaultRetryableHTTPStatusCodes: Set<Int> = [408, 500, 502, 503, 504]
  public static let defaultRetryableURLErrorCodes: Set<URLError.Code> = [
    .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .networkConnectionLost, .notConnectedToInternet,
    .timedOut,
  ]

  public let retryLimit: UInt
  public let exponentialBackoffBase: UInt
  public let exponentialBackoffScale: Double
  public let retryableHTTPMethods: Set<HTTPMethod>
  public let retryableHTTPStatusCodes: Set<Int>
  public let retryableURLErrorCodes: Set<URLError.Code>

  public init(
    retryLimit: UInt = RetryPolicy.defaultRetryLimit,
    exponentialBackoffBase: UInt = RetryPolicy.defaultExponentialBackoffBase,
    exponentialBackoffScale: Double = RetryPolicy.defaultExponentialBackoffScale,
    retryableHTTPMethods: Set<HTTPMethod> = RetryPolicy.defaultRetryableHTTPMethods,
    retryableHTTPStatusCodes: Set<Int> = RetryPolicy.defaultRetryableHTTPStatusCodes,
    retryableURLErrorCodes: Set<URLError.Code> = RetryPolicy.defaultRetryableURLErrorCodes
  ) {
    self.retryLimit = retryLimit
    (self.exponentialBackoffBase, self.exponentialBackoffScale) = (
      exponentialBackoffBase, exponentialBackoffScale
    )
    (self.retryableHTTPMethods, self.retryableHTTPStatusCodes) = (
      retryableHTTPMethods, retryableHTTPStatusCodes
    )
    self.retryableURLErrorCodes = retryableURLErrorCodes
  }

  open func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    guard UInt(request.retryCount) < retryLimit, shouldRetry(request: request, dueTo: error) else {
      return completion(.doNotRetry)
    }
    let growth = (0..<request.retryCount).reduce(1.0) { power, _ in power * Double(exponentialBackoffBase) }
    completion(.retryWithDelay(growth * exponentialBackoffScale))
  }

  open func shouldRetry(request: Request, dueTo error: any Error) -> Bool {
    guard let method = request.request?.method, retryableHTTPMethods.contains(method) else { return false }
    if let status = request.response?.statusCode, retryableHTTPStatusCodes.contains(status) { return true }
    let plain = error.asAFError?.underlyingError ?? error
    return (plain as? URLError).map { retryableURLErrorCodes.contains($0.code) } ?? false
  }
}

/// Tries again where the connection was lost.
open class ConnectionLostRetryPolicy: RetryPolicy, @unchecked Sendable {
  // As its superclass.
  public init(retryLimit: UInt = RetryPolicy.defaultRetryLimit) {
    super.init(
      retryLimit: retryLimit, retryableHTTPStatusCodes: [],
      retryableURLErrorCodes: [.networkConnectionLost])
  }
}

extension RequestInterceptor where Self == RetryPolicy {
  public static var retryPolicy: RetryPolicy { RetryPolicy() }
}

// RequestAdapter, RequestRetrier, RequestInterceptor, RetryResult, Interceptor, Adapter, Retrier — after
// Alamofire's public API.
// State: partial. Missing: authentication that refreshes by itself.

import UIKit

/// Changes requests before they are made: adds a token.
public protocol RequestAdapter {
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (_ result: Result<URLRequest, any Error>) -> Void)
  func adapt(
    _ urlRequest: URLRequest, using state: RequestAdapterState,
    completion: @escaping (_ result: Result<URLRequest, any Error>) -> Void)
}

/// For whom a request is adapted.
public struct RequestAdapterState: Sendable {
  public let requestID: UUID
  public let session: Session
}

extension RequestAdapter {
  /// The request as it is.
  public func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (_ result: Result<URLRequest, any Error>) -> Void
  ) { completion(.success(urlRequest)) }

  public func adapt(
    _ urlRequest: URLRequest, using state: RequestAdapterState,
    completion: @escaping (_ result: Result<URLRequest, any Error>) -> Void
  ) { adapt(urlRequest, for: state.session, completion: completion) }
}

/// How it goes on with a request that failed.
public enum RetryResult {
  case retry
  /// In seconds.
  case retryWithDelay(TimeInterval)
  case doNotRetry
  case doNotRetryWithError(any Error)
}

/// Says whether a request that failed is made again.
public protocol RequestRetrier {
  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void)
}

extension RequestRetrier {
  /// It is not.
  public func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { completion(.doNotRetry) }
}

/// Both.
public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

public typealias AdaptHandler = (
  _ request: URLRequest, _ session: Session, _ completion: @escaping (Result<URLRequest, any Error>) -> Void
) -> Void
public typealias RetryHandler = (
  _ request: Request, _ session: Session, _ error: any Error,
  _ completion: @escaping (RetryResult) -> Void
) -> Void

/// A closure that adapts.
open class Adapter: RequestInterceptor {
  private let handler: AdaptHandler
  public init(_ adaptHandler: @escaping AdaptHandler) { handler = adaptHandler }

  open func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) { handler(urlRequest, session, completion) }
}

/// A closure that says whether to try again.
open class Retrier: RequestInterceptor {
  private let handler: RetryHandler
  public init(_ retryHandler: @escaping RetryHandler) { handler = retryHandler }

  open func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { handler(request, session, error, completion) }
}

/// Several in one: each adapts what came of the one before; the first that wants to try again is obeyed.
open class Interceptor: RequestInterceptor {
  public let adapters: [any RequestAdapter]
  public let retriers: [any RequestRetrier]

  public init(adaptHandler: @escaping AdaptHandler, retryHandler: @escaping RetryHandler) {
    (adapters, retriers) = ([Adapter(adaptHandler)], [Retrier(retryHandler)])
  }

  public init(adapter: any RequestAdapter, retrier: any RequestRetrier) {
    (adapters, retriers) = ([adapter], [retrier])
  }

  public init(
    adapters: [any RequestAdapter] = [], retriers: [any RequestRetrier] = [],
    interceptors: [any RequestInterceptor] = []
  ) {
    self.adapters = adapters + interceptors
    self.retriers = retriers + interceptors
  }

  open func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) { Self.adapt(urlRequest, adapters[...], session, completion) }

  private static func adapt(
    _ request: URLRequest, _ adapters: ArraySlice<any RequestAdapter>, _ session: Session,
    _ completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) {
    guard let first = adapters.first else { return completion(.success(request)) }
    first.adapt(request, for: session) { result in
      switch result {
      case .success(let adapted): adapt(adapted, adapters.dropFirst(), session, completion)
      case .failure: completion(result)
      }
    }
  }

  open func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { Self.retry(request, retriers[...], session, error, completion) }

  private static func retry(
    _ request: Request, _ retriers: ArraySlice<any RequestRetrier>, _ session: Session, _ error: any Error,
    _ completion: @escaping (RetryResult) -> Void
  ) {
    guard let first = retriers.first else { return completion(.doNotRetry) }
    first.retry(request, for: session, dueTo: error) { result in
      guard case .doNotRetry = result else { return completion(result) }
      retry(request, retriers.dropFirst(), session, error, completion)
    }
  }
}

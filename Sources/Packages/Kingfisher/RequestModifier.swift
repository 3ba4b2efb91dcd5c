// AsyncImageDownloadRequestModifier, ImageDownloadRequestModifier, AnyModifier,
// ImageDownloadRedirectHandler — after Kingfisher's public API.
// State: partial. Missing: redirections, of which there are none without a network.

import UIKit

/// Changes a request before it is sent, maybe later.
public protocol AsyncImageDownloadRequestModifier: Sendable {
  func modified(for request: URLRequest) async -> URLRequest?
  /// Told of the task once it is under way.
  var onDownloadTaskStarted: (@Sendable (DownloadTask?) -> Void)? { get }
}

/// Changes a request before it is sent; nil calls it off.
public protocol ImageDownloadRequestModifier: AsyncImageDownloadRequestModifier {
  func modified(for request: URLRequest) -> URLRequest?
}

extension ImageDownloadRequestModifier {
  public func modified(for request: URLRequest) async -> URLRequest? {
    let change: (URLRequest) -> URLRequest? = modified(for:)
    return change(request)
  }
  public var onDownloadTaskStarted: (@Sendable (DownloadTask?) -> Void)? { nil }
}

/// Changes requests as a closure says.
public struct AnyModifier: ImageDownloadRequestModifier {
  private let block: @Sendable (URLRequest) -> URLRequest?

  public init(modify: @escaping @Sendable (URLRequest) -> URLRequest?) { block = modify }

  public func modified(for request: URLRequest) -> URLRequest? { block(request) }
}

/// Never asked: nothing redirects.
public protocol ImageDownloadRedirectHandler: Sendable {
  func handleHTTPRedirection(
    for task: SessionDataTask, response: HTTPURLResponse, newRequest: URLRequest
  ) async -> URLRequest?
}

/// A closure that is never asked.
public struct AnyRedirectHandler: ImageDownloadRedirectHandler {
  public init(
    handle:
      @escaping @Sendable (
        SessionDataTask, HTTPURLResponse, URLRequest, @escaping @Sendable (URLRequest?) -> Void
      ) -> Void
  ) {}

  public func handleHTTPRedirection(
    for task: SessionDataTask, response: HTTPURLResponse, newRequest: URLRequest
  ) async -> URLRequest? { newRequest }
}

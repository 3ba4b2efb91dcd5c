// Request's progress, redirections, caches and credentials — after Alamofire's public API.
// State: partial. Missing: steps of progress (it is told once, at the end); effects of the others, as nothing
// redirects, caches or asks who it is.

import UIKit

extension Request {
  /// Called once, when all is there.
  @discardableResult
  public func downloadProgress(
    queue: DispatchQueue? = nil, closure: @escaping ProgressHandler
  ) -> Self {
    tellAtEnd(downloadProgress, closure)
    return self
  }

  /// Called once, when all is there.
  @discardableResult
  public func uploadProgress(
    queue: DispatchQueue? = nil, closure: @escaping ProgressHandler
  ) -> Self {
    tellAtEnd(uploadProgress, closure)
    return self
  }

  private func tellAtEnd(_ progress: Progress, _ closure: @escaping ProgressHandler) {
    addValidator {
      closure(progress)
      return nil
    }
  }

  @discardableResult
  public func redirect(using handler: any RedirectHandler) -> Self { self }

  @discardableResult
  public func cacheResponse(using handler: any CachedResponseHandler) -> Self { self }

  @discardableResult
  public func authenticate(username: String, password: String) -> Self { self }

  /// Told when the request has been adapted, at once where it has been.
  @discardableResult
  public func onURLRequestCreation(
    on queue: DispatchQueue? = nil, perform handler: @escaping (URLRequest) -> Void
  ) -> Self {
    inNextTurn { [self] in
      if let request { handler(request) }
    }
    return self
  }
}

/// Says where redirections lead. Never asked.
public protocol RedirectHandler {}

public struct Redirector: RedirectHandler, Sendable {
  public enum Behavior: Sendable { case follow, doNotFollow }
  public static let follow = Redirector(behavior: .follow)
  public static let doNotFollow = Redirector(behavior: .doNotFollow)
  public let behavior: Behavior
  public init(behavior: Behavior) { self.behavior = behavior }
}

/// Says what is cached. Never asked.
public protocol CachedResponseHandler {}

public struct ResponseCacher: CachedResponseHandler, Sendable {
  public enum Behavior: Sendable { case cache, doNotCache }
  public static let cache = ResponseCacher(behavior: .cache)
  public static let doNotCache = ResponseCacher(behavior: .doNotCache)
  public let behavior: Behavior
  public init(behavior: Behavior) { self.behavior = behavior }
}

// SDWebImagePrefetcher, SDWebImagePrefetchToken — after SDWebImage's public API.
// State: partial. Missing: the delegate.

import UIKit

/// Pictures that are loaded beforehand, and can be called off.
public final class SDWebImagePrefetchToken: NSObject, SDWebImageOperation, @unchecked Sendable {
  // Used on UIKit's one thread.
  public let urls: [URL]?
  var operations: [SDWebImageCombinedOperation] = []
  var finished: UInt = 0
  var skipped: UInt = 0

  init(_ urls: [URL]?) { self.urls = urls }

  public func cancel() { for operation in operations { operation.cancel() } }
}

/// Loads pictures before they are asked for.
public final class SDWebImagePrefetcher: NSObject, @unchecked Sendable {
  // As its tokens.
  public static let shared = SDWebImagePrefetcher()
  public let manager: SDWebImageManager
  public var maxConcurrentPrefetchCount: UInt = 3
  public var options: SDWebImageOptions = .lowPriority
  public var context: SDWebImageContext?
  private var tokens: [SDWebImagePrefetchToken] = []

  public init(imageManager manager: SDWebImageManager = .shared) { self.manager = manager }

  @discardableResult
  public func prefetchURLs(_ urls: [URL]?) -> SDWebImagePrefetchToken? {
    prefetchURLs(urls, progress: nil, completed: nil)
  }

  /// - Parameters:
  ///   - progress: told how many have come, and of how many.
  ///   - completed: told how many have come, and how many of them failed.
  @discardableResult
  public func prefetchURLs(
    _ urls: [URL]?, progress: ((UInt, UInt) -> Void)?, completed: ((UInt, UInt) -> Void)?
  ) -> SDWebImagePrefetchToken? {
    let (token, count) = (SDWebImagePrefetchToken(urls), UInt(urls?.count ?? 0))
    guard let urls, count > 0 else {
      completed?(0, 0)
      return token
    }
    tokens.append(token)
    onMainThread((progress, completed)) { progress, completed in
      for url in urls {
        let operation = manager.loadImage(with: url, options: options, context: context, progress: nil) {
          [self] image, _, _, _, _, _ in
          token.finished += 1
          if image == nil { token.skipped += 1 }
          progress?(token.finished, count)
          guard token.finished == count else { return }
          tokens.removeAll { $0 === token }
          completed?(token.finished, token.skipped)
        }
        if let operation { token.operations.append(operation) }
      }
    }
    return token
  }

  public func cancelPrefetching() { for token in tokens { token.cancel() } }
}

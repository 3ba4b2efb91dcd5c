// SDWebImageManager, SDWebImageCombinedOperation, SDWebImageOperation — after SDWebImage's public API.
// State: partial. Missing: caches and loaders of one's own, filters of names, delegates.

import PictureLoading
import UIKit

/// Something that can be called off.
public protocol SDWebImageOperation: AnyObject {
  func cancel()
}

/// The way of one picture.
public final class SDWebImageCombinedOperation: NSObject, SDWebImageOperation, @unchecked Sendable {
  // Used on UIKit's one thread.
  public private(set) var isCancelled = false
  var load: PictureLoad?

  /// Its handler hears of it in the next turn.
  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    if let load { onMainThread(load) { $0.cancel() } }
  }
}

/// Has pictures loaded, and keeps them.
public final class SDWebImageManager: NSObject, @unchecked Sendable {
  // As its operations.
  public static let shared = SDWebImageManager()
  public let imageCache: SDImageCache
  public let imageLoader: SDWebImageDownloader
  /// Changes every picture for which no call says how.
  public var transformer: (any SDImageTransformer)?

  public init(cache: SDImageCache = .shared, loader: SDWebImageDownloader = .shared) {
    (imageCache, imageLoader) = (cache, loader)
  }

  /// Calling them off has no effect from here.
  public var isRunning: Bool { false }
  public func cancelAll() {}

  public func cacheKey(for url: URL?) -> String? { url?.absoluteString }
  public func cacheKey(for url: URL?, context: SDWebImageContext?) -> String? {
    let transformer = transformer(context)
    return url.map { $0.absoluteString + (transformer.map { "-\($0.transformerKey)" } ?? "") }
  }

  @discardableResult
  public func loadImage(
    with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock?,
    completed: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    loadImage(with: url, options: options, context: nil, progress: progress, completed: completed)
  }

  /// - Parameter completed: called once: at once where the picture is kept, else in a later turn.
  @discardableResult
  public func loadImage(
    with url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext?,
    progress: SDImageLoaderProgressBlock?, completed: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    onMainThread((context, progress, completed)) { load(url, options, $0, $1, $2) }
  }

  @MainActor private func load(
    _ url: URL?, _ options: SDWebImageOptions, _ context: SDWebImageContext?,
    _ progress: SDImageLoaderProgressBlock?, _ completed: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    let operation = SDWebImageCombinedOperation()
    guard let url else {
      VirtualRunLoop.current.post {
        onMainThread(completed) { $0(nil, nil, SDWebImageError(.invalidURL), .none, true, nil) }
      }
      return operation
    }
    let (key, transformer) = (cacheKey(for: url, context: context), transformer(context))
    let isFresh = options.contains(.fromLoaderOnly) || options.contains(.refreshCached)
    if !isFresh, let kept = imageCache.imageFromMemoryCache(forKey: key) {
      completed(kept, nil, nil, .memory, true, url)
      return operation
    }
    guard !options.contains(.fromCacheOnly) else {
      completed(nil, nil, nil, .none, true, url)
      return operation
    }
    let scale = (context?[.imageScaleFactor] as? any BinaryFloatingPoint).map { CGFloat($0) } ?? 1
    operation.load = imageLoader.load(url, scale, progress) { [imageCache] result in
      operation.load = nil
      switch result {
      case .success(let loaded):
        let image = transformer?.transformedImage(with: loaded.image, forKey: key ?? "") ?? loaded.image
        imageCache.store(image, forKey: key)
        completed(image, loaded.data, nil, .none, true, url)
      case .failure(let failure): completed(nil, nil, failure.sdError, .none, true, url)
      }
    }
    return operation
  }

  private func transformer(_ context: SDWebImageContext?) -> (any SDImageTransformer)? {
    context?[.imageTransformer] as? any SDImageTransformer ?? transformer
  }
}

extension PictureFailure {
  var sdError: any Error {
    switch self {
    case .cancelled: SDWebImageError(.cancelled)
    case .session(let error): error
    case .status: SDWebImageError(.invalidDownloadStatusCode)
    case .noPicture: SDWebImageError(.badImageData)
    }
  }
}

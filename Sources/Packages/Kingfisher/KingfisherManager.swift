// KingfisherManager, RetrieveImageResult — after Kingfisher's public API.
// State: partial. Missing: queues; pictures come on the one thread there is.

import UIKit

/// Told how many bytes have come, and how many there will be.
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void

/// A picture that has come, and from where.
public struct RetrieveImageResult: Sendable {
  public let image: UIImage
  public let cacheType: CacheType
  /// The source that gave it: one of the alternatives, maybe.
  public let source: Source
  /// The source that was asked for.
  public let originalSource: Source
  let bytes: Data?

  public var data: @Sendable () -> Data? {
    let (bytes, image) = (bytes, image)
    return { bytes ?? image.pngData() }
  }
}

/// Has pictures loaded, and keeps them.
public final class KingfisherManager: @unchecked Sendable {
  // Set up and used on UIKit's one thread.
  public static let shared = KingfisherManager()
  public var cache: ImageCache
  public var downloader: ImageDownloader
  /// Before those of each call.
  public var defaultOptions = KingfisherOptionsInfo.empty

  public init(downloader: ImageDownloader = .default, cache: ImageCache = .default) {
    (self.downloader, self.cache) = (downloader, cache)
  }

  public typealias Completion = @MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void

  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil,
    downloadTaskUpdated: ((_ newTask: DownloadTask?) -> Void)? = nil,
    completionHandler: Completion?
  ) -> DownloadTask? {
    retrieveImage(
      with: resource.convertToSource(), options: options, progressBlock: progressBlock,
      downloadTaskUpdated: downloadTaskUpdated, completionHandler: completionHandler)
  }

  /// - Parameter completionHandler: called once: at once where the picture is kept.
  @discardableResult
  public func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    downloadTaskUpdated: ((_ newTask: DownloadTask?) -> Void)? = nil,
    completionHandler: Completion?
  ) -> DownloadTask? {
    let options = KingfisherParsedOptionsInfo(defaultOptions + (options ?? .empty))
    return onMainThread((options, progressBlock, downloadTaskUpdated, completionHandler)) {
      (options, progress, updated, handler) in
      Retrieval(self, options, progress, updated) { handler?($0) }.begin(with: source)
    }
  }

  @MainActor public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil
  ) async throws -> RetrieveImageResult {
    try await retrieveImage(
      with: resource.convertToSource(), options: options, progressBlock: progressBlock)
  }

  @MainActor public func retrieveImage(
    with source: Source, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil
  ) async throws -> RetrieveImageResult {
    let task = DownloadTask(source.url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let started = retrieveImage(with: source, options: options, progressBlock: progressBlock) {
          continuation.resume(with: $0)
        }
        task.whenCancelled { started?.cancel() }
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      if VirtualRunLoop.isItsThread { task.cancel() }
    }
  }
}

extension KingfisherOptionsInfo {
  static var empty: KingfisherOptionsInfo { [] }
}

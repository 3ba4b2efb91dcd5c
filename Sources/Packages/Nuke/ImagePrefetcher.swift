// ImagePrefetcher, ImagePreheater, ImageCache, DataLoader — after Nuke's public API.
// State: partial. Missing: effects of limits, as all that is kept is kept until the preview ends.

import UIKit

/// Loads pictures before they are asked for.
public final class ImagePrefetcher: @unchecked Sendable {
  // Used on UIKit's one thread.
  public enum Destination: Sendable { case memoryCache, diskCache }
  /// A prefetcher that is paused asks for nothing.
  public var isPaused = false
  /// Kept, without effect.
  public var priority = ImageRequest.Priority.low
  public var didComplete: (@MainActor () -> Void)?
  private let pipeline: ImagePipeline
  private var tasks: [String: ImageTask] = [:]

  public init(
    pipeline: ImagePipeline = .shared, destination: Destination = .memoryCache,
    maxConcurrentRequestCount: Int = 2
  ) { self.pipeline = pipeline }

  deinit { for task in tasks.values { task.cancel() } }

  public func startPrefetching(with urls: [URL]) {
    startPrefetching(with: urls.map { ImageRequest(url: $0) })
  }

  public func startPrefetching(with requests: [ImageRequest]) {
    guard !isPaused else { return }
    for request in requests {
      guard let key = request.key, tasks[key] == nil, !pipeline.cache.containsCachedImage(for: request)
      else { continue }
      tasks[key] = pipeline.loadImage(with: request) { [weak self] _ in
        guard let self else { return }
        tasks[key] = nil
        if tasks.isEmpty { didComplete?() }
      }
    }
  }

  public func stopPrefetching(with urls: [URL]) {
    stopPrefetching(with: urls.map { ImageRequest(url: $0) })
  }
  public func stopPrefetching(with requests: [ImageRequest]) {
    for key in requests.compactMap(\.key) { tasks.removeValue(forKey: key)?.cancel() }
  }
  public func stopPrefetching() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}

/// The name of versions before 10.
public typealias ImagePreheater = ImagePrefetcher

/// Pictures in memory: how they would be kept.
public final class ImageCache: @unchecked Sendable {
  // Set up on UIKit's one thread.
  public static let shared = ImageCache()
  /// In bytes.
  public var costLimit: Int
  public var countLimit: Int
  /// In seconds; nil: for ever.
  public var ttl: TimeInterval?

  public init(costLimit: Int = 0, countLimit: Int = .max) {
    (self.costLimit, self.countLimit) = (costLimit, countLimit)
  }

  /// Of the shared pipeline.
  public func removeAll() { ImagePipeline.shared.cache.removeAll() }
}

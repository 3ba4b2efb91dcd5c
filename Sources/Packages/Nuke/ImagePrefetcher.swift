// ImagePrefetcher, ImagePreheater — after Nuke's public API.
// State: complete.

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

// ImagePrefetcher — after Kingfisher's public API.
// State: complete.

import UIKit

/// Told of what was skipped, of what failed and of what has come.
public typealias PrefetcherProgressBlock = (
  _ skipped: [any Resource], _ failed: [any Resource], _ completed: [any Resource]
) -> Void
public typealias PrefetcherSourceProgressBlock = (
  _ skipped: [Source], _ failed: [Source], _ completed: [Source]
) -> Void
public typealias PrefetcherCompletionHandler = PrefetcherProgressBlock
public typealias PrefetcherSourceCompletionHandler = PrefetcherSourceProgressBlock

/// Loads pictures before they are asked for.
public final class ImagePrefetcher: @unchecked Sendable {
  // Used on UIKit's one thread.
  /// Kept, without effect: all are asked for at once.
  public var maxConcurrentDownloads = 5
  public let sources: [Source]
  private let options: KingfisherOptionsInfo
  private let progress: PrefetcherSourceProgressBlock?
  private let end: PrefetcherSourceProgressBlock?
  private var skipped: [Source] = []
  private var failed: [Source] = []
  private var completed: [Source] = []
  private var tasks: [DownloadTask] = []
  private var isStarted = false

  public init(
    sources: [Source], options: KingfisherOptionsInfo? = nil,
    progressBlock: PrefetcherSourceProgressBlock? = nil,
    completionHandler: PrefetcherSourceCompletionHandler? = nil
  ) {
    (self.sources, self.options) = (sources, options ?? [])
    (progress, end) = (progressBlock, completionHandler)
  }

  public convenience init(
    resources: [any Resource], options: KingfisherOptionsInfo? = nil,
    progressBlock: PrefetcherProgressBlock?, completionHandler: PrefetcherCompletionHandler? = nil
  ) {
    self.init(
      sources: resources.map { $0.convertToSource() }, options: options,
      progressBlock: Self.ofResources(progressBlock), completionHandler: Self.ofResources(completionHandler))
  }

  public convenience init(
    resources: [any Resource], options: KingfisherOptionsInfo? = nil,
    completionHandler: PrefetcherCompletionHandler? = nil
  ) {
    self.init(
      resources: resources, options: options, progressBlock: nil, completionHandler: completionHandler)
  }

  public convenience init(
    urls: [URL], options: KingfisherOptionsInfo? = nil, progressBlock: PrefetcherProgressBlock?,
    completionHandler: PrefetcherCompletionHandler? = nil
  ) {
    self.init(
      resources: urls, options: options, progressBlock: progressBlock, completionHandler: completionHandler)
  }

  public convenience init(
    urls: [URL], options: KingfisherOptionsInfo? = nil,
    completionHandler: PrefetcherCompletionHandler? = nil
  ) {
    self.init(
      urls: urls, options: options, progressBlock: nil, completionHandler: completionHandler)
  }

  private static func ofResources(_ block: PrefetcherProgressBlock?) -> PrefetcherSourceProgressBlock? {
    guard let block else { return nil }
    let plain: ([Source]) -> [any Resource] = { $0.compactMap(\.url) }
    return { block(plain($0), plain($1), plain($2)) }
  }

  public func start() {
    guard !isStarted else { return }
    isStarted = true
    onMainThread(()) { sources.isEmpty ? tellEnd() : sources.forEach(load) }
  }

  /// Those that are under way count as failed.
  public func stop() { for task in tasks { task.cancel() } }

  @MainActor private func load(_ source: Source) {
    let task = KingfisherManager.shared.retrieveImage(with: source, options: options) { [self] result in
      switch result {
      case .success(let value) where value.cacheType.cached: skipped.append(source)
      case .success: completed.append(source)
      case .failure: failed.append(source)
      }
      progress?(skipped, failed, completed)
      if skipped.count + failed.count + completed.count == sources.count { tellEnd() }
    }
    if let task { tasks.append(task) }
  }

  private func tellEnd() {
    tasks = []
    end?(skipped, failed, completed)
  }
}

// KFOptionSetter: the words on how a picture is loaded, of KF.Builder and KFImage — after Kingfisher's public
// API.
// State: complete.

import UIKit

/// Something that gathers wishes about a picture.
public protocol KFOptionSetter {
  /// Those so far.
  var info: KingfisherOptionsInfo { get }
  func adding(_ item: KingfisherOptionsInfoItem) -> Self
}

extension KFOptionSetter {
  /// Of what cannot be taken back, only the wish itself counts.
  func adding(_ item: KingfisherOptionsInfoItem, _ enabled: Bool) -> Self { enabled ? adding(item) : self }

  public func targetCache(_ cache: ImageCache) -> Self { adding(.targetCache(cache)) }
  public func originalCache(_ cache: ImageCache) -> Self { adding(.originalCache(cache)) }
  public func downloader(_ downloader: ImageDownloader) -> Self { adding(.downloader(downloader)) }
  public func downloadPriority(_ priority: Float) -> Self { adding(.downloadPriority(priority)) }
  public func forceRefresh(_ enabled: Bool = true) -> Self { adding(.forceRefresh, enabled) }
  public func fromMemoryCacheOrRefresh(_ enabled: Bool = true) -> Self {
    adding(.fromMemoryCacheOrRefresh, enabled)
  }
  public func cacheMemoryOnly(_ enabled: Bool = true) -> Self { adding(.cacheMemoryOnly, enabled) }
  public func waitForCache(_ enabled: Bool = true) -> Self { adding(.waitForCache, enabled) }
  public func onlyFromCache(_ enabled: Bool = true) -> Self { adding(.onlyFromCache, enabled) }
  public func backgroundDecode(_ enabled: Bool = true) -> Self { adding(.backgroundDecode, enabled) }
  public func callbackQueue(_ queue: CallbackQueue) -> Self { adding(.callbackQueue(queue)) }
  public func scaleFactor(_ factor: CGFloat) -> Self { adding(.scaleFactor(factor)) }
  public func cacheOriginalImage(_ enabled: Bool = true) -> Self { adding(.cacheOriginalImage, enabled) }
  public func diskStoreWriteOptions(_ options: Data.WritingOptions) -> Self {
    adding(.diskStoreWriteOptions(options))
  }
  public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Self {
    adding(.loadDiskFileSynchronously, enabled)
  }
  public func processingQueue(_ queue: CallbackQueue?) -> Self {
    queue.map { adding(.processingQueue($0)) } ?? self
  }
  public func progressiveJPEG(_ progressive: ImageProgressive? = .default) -> Self { self }
  public func alternativeSources(_ sources: [Source]?) -> Self { adding(.alternativeSources(sources ?? [])) }
  public func retry(_ strategy: (any RetryStrategy)?) -> Self {
    strategy.map { adding(.retryStrategy($0)) } ?? self
  }
  public func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)) -> Self {
    retry(DelayRetryStrategy(maxRetryCount: maxCount, retryInterval: interval))
  }
  public func lowDataModeSource(_ source: Source?) -> Self { adding(.lowDataMode(source)) }
  public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> Self {
    expiration.map { adding(.memoryCacheExpiration($0)) } ?? self
  }
  public func memoryCacheAccessExtending(_ extending: ExpirationExtending) -> Self {
    adding(.memoryCacheAccessExtendingExpiration(extending))
  }
  public func diskCacheExpiration(_ expiration: StorageExpiration?) -> Self {
    expiration.map { adding(.diskCacheExpiration($0)) } ?? self
  }
  public func diskCacheAccessExtending(_ extending: ExpirationExtending) -> Self {
    adding(.diskCacheAccessExtendingExpiration(extending))
  }
  public func requestModifier(_ modifier: any AsyncImageDownloadRequestModifier) -> Self {
    adding(.requestModifier(modifier))
  }
  public func requestModifier(_ block: @escaping @Sendable (inout URLRequest) -> Void) -> Self {
    adding(.requestModifier(block))
  }
  public func redirectHandler(_ handler: any ImageDownloadRedirectHandler) -> Self {
    adding(.redirectHandler(handler))
  }
  public func imageModifier(_ modifier: (any ImageModifier)?) -> Self {
    modifier.map { adding(.imageModifier($0)) } ?? self
  }
  public func serialize(by serializer: any CacheSerializer) -> Self { adding(.cacheSerializer(serializer)) }
  /// In the place of those before.
  public func setProcessor(_ processor: any ImageProcessor) -> Self { adding(.processor(processor)) }
  public func setProcessors(_ processors: [any ImageProcessor]) -> Self {
    guard let first = processors.first else { return setProcessor(DefaultImageProcessor.default) }
    return setProcessor(processors.dropFirst().reduce(first) { $0.append(another: $1) })
  }
  public func onlyLoadFirstFrame(_ enabled: Bool = true) -> Self { adding(.onlyLoadFirstFrame, enabled) }
  public func preloadAllAnimationData(_ enabled: Bool = true) -> Self {
    adding(.preloadAllAnimationData, enabled)
  }
}

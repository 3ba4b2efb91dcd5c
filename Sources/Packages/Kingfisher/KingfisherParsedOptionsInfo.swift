// KingfisherParsedOptionsInfo — after Kingfisher's public API.
// State: complete.

import UIKit

/// Options by their names; of two alike the later one counts.
public struct KingfisherParsedOptionsInfo: Sendable {
  public var targetCache: ImageCache?
  public var originalCache: ImageCache?
  public var downloader: ImageDownloader?
  public var transition = ImageTransition.none
  public var downloadPriority: Float = URLSessionTask.defaultPriority
  public var forceRefresh = false
  public var fromMemoryCacheOrRefresh = false
  public var forceTransition = false
  public var cacheMemoryOnly = false
  public var waitForCache = false
  public var onlyFromCache = false
  public var backgroundDecode = false
  public var preloadAllAnimationData = false
  public var callbackQueue = CallbackQueue.mainCurrentOrAsync
  /// Pixels per point.
  public var scaleFactor: CGFloat = 1
  public var requestModifier: (any AsyncImageDownloadRequestModifier)?
  public var redirectHandler: (any ImageDownloadRedirectHandler)?
  public var processor: any ImageProcessor = DefaultImageProcessor.default
  public var imageModifier: (any ImageModifier)?
  public var cacheSerializer: any CacheSerializer = DefaultCacheSerializer.default
  public var keepCurrentImageWhileLoading = false
  public var onlyLoadFirstFrame = false
  public var cacheOriginalImage = false
  public var onFailureImage: UIImage??
  public var alsoPrefetchToMemory = false
  public var loadDiskFileSynchronously = false
  public var diskStoreWriteOptions: Data.WritingOptions = []
  public var memoryCacheExpiration: StorageExpiration?
  public var memoryCacheAccessExtendingExpiration = ExpirationExtending.cacheTime
  public var diskCacheExpiration: StorageExpiration?
  public var diskCacheAccessExtendingExpiration = ExpirationExtending.cacheTime
  public var processingQueue: CallbackQueue?
  public var progressiveJPEG: ImageProgressive?
  public var alternativeSources: [Source]?
  public var retryStrategy: (any RetryStrategy)?
  public var lowDataModeSource: Source?
  public var forcedExtension: String?

  public init(_ info: KingfisherOptionsInfo?) {
    for item in info ?? [] { take(item) }
  }

  private mutating func take(_ item: KingfisherOptionsInfoItem) {
    switch item {
    case .targetCache(let value): targetCache = value
    case .originalCache(let value): originalCache = value
    case .downloader(let value): downloader = value
    case .transition(let value): transition = value
    case .downloadPriority(let value): downloadPriority = value
    case .forceRefresh: forceRefresh = true
    case .fromMemoryCacheOrRefresh: fromMemoryCacheOrRefresh = true
    case .forceTransition: forceTransition = true
    case .cacheMemoryOnly: cacheMemoryOnly = true
    case .waitForCache: waitForCache = true
    case .onlyFromCache: onlyFromCache = true
    case .backgroundDecode: backgroundDecode = true
    case .callbackQueue(let value): callbackQueue = value
    case .scaleFactor(let value): scaleFactor = value
    case .preloadAllAnimationData: preloadAllAnimationData = true
    case .requestModifier(let value): requestModifier = value
    case .redirectHandler(let value): redirectHandler = value
    case .processor(let value): processor = value
    case .cacheSerializer(let value): cacheSerializer = value
    case .imageModifier(let value): imageModifier = value
    case .keepCurrentImageWhileLoading: keepCurrentImageWhileLoading = true
    case .onlyLoadFirstFrame: onlyLoadFirstFrame = true
    case .cacheOriginalImage: cacheOriginalImage = true
    case .onFailureImage(let value): onFailureImage = .some(value)
    case .alsoPrefetchToMemory: alsoPrefetchToMemory = true
    case .loadDiskFileSynchronously: loadDiskFileSynchronously = true
    case .diskStoreWriteOptions(let value): diskStoreWriteOptions = value
    case .memoryCacheExpiration(let value): memoryCacheExpiration = value
    case .memoryCacheAccessExtendingExpiration(let value): memoryCacheAccessExtendingExpiration = value
    case .diskCacheExpiration(let value): diskCacheExpiration = value
    case .diskCacheAccessExtendingExpiration(let value): diskCacheAccessExtendingExpiration = value
    case .processingQueue(let value): processingQueue = value
    case .progressiveJPEG(let value): progressiveJPEG = value
    case .alternativeSources(let value): alternativeSources = value
    case .retryStrategy(let value): retryStrategy = value
    case .lowDataMode(let value): lowDataModeSource = value
    case .forcedCacheFileExtension(let value): forcedExtension = value
    }
  }
}

// KingfisherOptionsInfo, KingfisherOptionsInfoItem — after Kingfisher's public API.
// State: complete.

import UIKit

/// How a picture is to be loaded and shown.
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]

/// One wish. Those about disks, queues and priorities have no effect: there are none.
public enum KingfisherOptionsInfoItem: Sendable {
  case targetCache(ImageCache)
  case originalCache(ImageCache)
  case downloader(ImageDownloader)
  case transition(ImageTransition)
  case downloadPriority(Float)
  case forceRefresh
  case fromMemoryCacheOrRefresh
  case forceTransition
  case cacheMemoryOnly
  case waitForCache
  case onlyFromCache
  case backgroundDecode
  case callbackQueue(CallbackQueue)
  case scaleFactor(CGFloat)
  case preloadAllAnimationData
  case requestModifier(any AsyncImageDownloadRequestModifier)
  case redirectHandler(any ImageDownloadRedirectHandler)
  case processor(any ImageProcessor)
  case cacheSerializer(any CacheSerializer)
  case imageModifier(any ImageModifier)
  case keepCurrentImageWhileLoading
  case onlyLoadFirstFrame
  case cacheOriginalImage
  case onFailureImage(UIImage?)
  case alsoPrefetchToMemory
  case loadDiskFileSynchronously
  case diskStoreWriteOptions(Data.WritingOptions)
  case memoryCacheExpiration(StorageExpiration)
  case memoryCacheAccessExtendingExpiration(ExpirationExtending)
  case diskCacheExpiration(StorageExpiration)
  case diskCacheAccessExtendingExpiration(ExpirationExtending)
  case processingQueue(CallbackQueue)
  case progressiveJPEG(ImageProgressive)
  case alternativeSources([Source])
  case retryStrategy(any RetryStrategy)
  case lowDataMode(Source?)
  case forcedCacheFileExtension(String?)

  /// The same, as a closure.
  public static func requestModifier(
    _ body: @escaping @Sendable (inout URLRequest) -> Void
  ) -> KingfisherOptionsInfoItem {
    .requestModifier(
      AnyModifier { request in
        var changed = request
        body(&changed)
        return changed
      })
  }
}

/// Kept, without effect: the page shows a picture once it is there.
public struct ImageProgressive: Sendable {
  public static let `default` = ImageProgressive(isBlur: true, isFastestScan: true, scanInterval: 0)

  /// - Parameter scanInterval: in seconds.
  public init(isBlur: Bool, isFastestScan: Bool, scanInterval: TimeInterval) {}
}

/// A thread that handlers are called on. There is only one.
public enum CallbackQueue: Sendable {
  case mainAsync, mainCurrentOrAsync, untouch
  case dispatch(DispatchQueue)

  public func execute(_ block: @escaping @Sendable () -> Void) {
    guard case .mainAsync = self else { return block() }
    onMainThread(block) { VirtualRunLoop.current.post($0) }
  }
}

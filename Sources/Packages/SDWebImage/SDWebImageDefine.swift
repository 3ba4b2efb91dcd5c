// SDWebImageOptions, SDWebImageContext, SDImageCacheType, SDWebImageError — after SDWebImage's public API.
// State: partial. Missing: effects of what is about disks, decoding, priorities and servers.

import UIKit

/// How a picture is to be loaded. Those without a comment have no effect.
public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  private init(_ bit: UInt) { rawValue = 1 << bit }

  public static let retryFailed = SDWebImageOptions(0)
  public static let lowPriority = SDWebImageOptions(1)
  public static let progressiveLoad = SDWebImageOptions(2)
  public static let progressiveDownload = progressiveLoad
  /// Loads again what is kept.
  public static let refreshCached = SDWebImageOptions(3)
  public static let continueInBackground = SDWebImageOptions(4)
  public static let handleCookies = SDWebImageOptions(5)
  public static let allowInvalidSSLCertificates = SDWebImageOptions(6)
  public static let highPriority = SDWebImageOptions(7)
  /// Shows the placeholder only where the picture does not come.
  public static let delayPlaceholder = SDWebImageOptions(8)
  public static let transformAnimatedImage = SDWebImageOptions(9)
  /// Leaves it to the handler to show the picture.
  public static let avoidAutoSetImage = SDWebImageOptions(10)
  public static let scaleDownLargeImages = SDWebImageOptions(11)
  public static let queryMemoryData = SDWebImageOptions(12)
  public static let queryMemoryDataSync = SDWebImageOptions(13)
  public static let queryDiskDataSync = SDWebImageOptions(14)
  /// Nothing is loaded.
  public static let fromCacheOnly = SDWebImageOptions(15)
  /// Pictures that are kept do not count.
  public static let fromLoaderOnly = SDWebImageOptions(16)
  /// Shows what was kept with a transition as well.
  public static let forceTransition = SDWebImageOptions(17)
  public static let avoidDecodeImage = SDWebImageOptions(18)
  public static let decodeFirstFrameOnly = SDWebImageOptions(19)
  public static let preloadAllFrames = SDWebImageOptions(20)
  public static let matchAnimatedImageClass = SDWebImageOptions(21)
  public static let waitStoreCache = SDWebImageOptions(22)
  public static let transformVectorImage = SDWebImageOptions(23)
  public static let avoidAutoCancelImage = SDWebImageOptions(24)
  public static let cacheMemoryOnly = SDWebImageOptions(25)
}

/// Further wishes, by name.
public typealias SDWebImageContext = [SDWebImageContextOption: Any]

/// The name of a wish. Those of transformers, scales and managers are heeded.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let imageTransformer = Self(rawValue: "imageTransformer")
  public static let imageScaleFactor = Self(rawValue: "imageScaleFactor")
  public static let imageThumbnailPixelSize = Self(rawValue: "imageThumbnailPixelSize")
  public static let imagePreserveAspectRatio = Self(rawValue: "imagePreserveAspectRatio")
  public static let customManager = Self(rawValue: "customManager")
  public static let imageCache = Self(rawValue: "imageCache")
  public static let imageLoader = Self(rawValue: "imageLoader")
  public static let setImageOperationKey = Self(rawValue: "setImageOperationKey")
  public static let storeCacheType = Self(rawValue: "storeCacheType")
  public static let queryCacheType = Self(rawValue: "queryCacheType")
  public static let originalStoreCacheType = Self(rawValue: "originalStoreCacheType")
  public static let originalQueryCacheType = Self(rawValue: "originalQueryCacheType")
  public static let animatedImageClass = Self(rawValue: "animatedImageClass")
  public static let downloadRequestModifier = Self(rawValue: "downloadRequestModifier")
  public static let cacheKeyFilter = Self(rawValue: "cacheKeyFilter")
  public static let callbackQueue = Self(rawValue: "callbackQueue")
}

/// Where a picture was found; on a disk never.
public enum SDImageCacheType: Int, Sendable {
  case none = 0
  case disk, memory, all
}

/// Ways to fit a picture into a size.
public enum SDImageScaleMode: UInt, Sendable {
  case fill = 0
  case aspectFit, aspectFill
}

public typealias SDExternalCompletionBlock =
  @MainActor (_ image: UIImage?, _ error: (any Error)?, _ type: SDImageCacheType, _ url: URL?) -> Void
public typealias SDInternalCompletionBlock =
  @MainActor (
    _ image: UIImage?, _ data: Data?, _ error: (any Error)?, _ type: SDImageCacheType, _ finished: Bool,
    _ url: URL?
  ) -> Void
/// In bytes.
public typealias SDImageLoaderProgressBlock = (_ received: Int, _ expected: Int, _ url: URL?) -> Void
public typealias SDWebImageDownloaderProgressBlock = SDImageLoaderProgressBlock
public typealias SDWebImageNoParamsBlock = () -> Void

/// A reason why there is no picture.
public struct SDWebImageError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case invalidURL = 1000
    case badImageData = 1001
    case cacheNotModified = 1002
    case blackListed = 1003
    case invalidDownloadOperation = 2000
    case invalidDownloadStatusCode = 2001
    case cancelled = 2002
    case invalidDownloadResponse = 2003
    case invalidDownloadContentType = 2004
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "SDWebImageErrorDomain"
  public var errorCode: Int { code.rawValue }
  public static let invalidURL = Code.invalidURL
  public static let badImageData = Code.badImageData
  public static let cancelled = Code.cancelled
  public static let invalidDownloadStatusCode = Code.invalidDownloadStatusCode
}

// StorageExpiration, ExpirationExtending, CacheType, CacheSerializer, MemoryStorage, DiskStorage — after
// Kingfisher's public API.
// State: partial. Missing: effects: what a preview keeps it keeps in memory, until it ends.

import UIKit

/// How long something is kept.
public enum StorageExpiration: Sendable {
  case never
  case seconds(TimeInterval)
  case days(Int)
  case date(Date)
  case expired
}

/// The effect of a look at something on its time.
public enum ExpirationExtending: Sendable {
  case none
  case cacheTime
  case expirationTime(StorageExpiration)
}

/// Where a picture was found; on a disk never.
public enum CacheType: Sendable {
  case none, memory, disk

  public var cached: Bool { self != .none }
}

/// Makes bytes of pictures and pictures of bytes, for a disk that there is none of. Never asked.
public protocol CacheSerializer: Sendable {
  func data(with image: UIImage, original: Data?) -> Data?
  func image(with data: Data, options: KingfisherParsedOptionsInfo) -> UIImage?
}

/// As the bytes came.
public struct DefaultCacheSerializer: CacheSerializer {
  public static let `default` = DefaultCacheSerializer()
  public var compressionQuality: CGFloat = 1
  public var preferCacheOriginalData = false
  public init() {}

  public func data(with image: UIImage, original: Data?) -> Data? { original ?? image.pngData() }
  public func image(with data: Data, options: KingfisherParsedOptionsInfo) -> UIImage? {
    UIImage(data: data, scale: options.scaleFactor)
  }
}

/// As a file of one format, whatever it was.
public struct FormatIndicatedCacheSerializer: CacheSerializer {
  public static let png = FormatIndicatedCacheSerializer()
  public static let jpeg = FormatIndicatedCacheSerializer()
  public static let gif = FormatIndicatedCacheSerializer()

  public func data(with image: UIImage, original: Data?) -> Data? { original ?? image.pngData() }
  public func image(with data: Data, options: KingfisherParsedOptionsInfo) -> UIImage? {
    UIImage(data: data, scale: options.scaleFactor)
  }
}

/// Pictures in memory: how they would be kept. Without effect.
public enum MemoryStorage {
  public struct Config: Sendable {
    /// In bytes.
    public var totalCostLimit: Int
    public var countLimit = Int.max
    public var expiration = StorageExpiration.seconds(300)
    /// In seconds.
    public var cleanInterval: TimeInterval
    public var keepWhenEnteringBackground = false

    public init(totalCostLimit: Int = 0, cleanInterval: TimeInterval = 120) {
      (self.totalCostLimit, self.cleanInterval) = (totalCostLimit, cleanInterval)
    }
  }

  public final class Backend<Value>: @unchecked Sendable {
    // Set up on UIKit's one thread.
    public var config = Config()
    init() {}
  }
}

/// Pictures on a disk: how they would be kept. Without effect.
public enum DiskStorage {
  public struct Config: Sendable {
    /// In bytes.
    public var sizeLimit: UInt
    public var expiration = StorageExpiration.days(7)
    public var pathExtension: String?
    public var usesHashedFileName = true
    public var autoExtAfterHashedFileName = false

    public init(name: String = "", sizeLimit: UInt = 0, directory: URL? = nil) { self.sizeLimit = sizeLimit }
  }

  public final class Backend<Value>: @unchecked Sendable {
    // As that in memory.
    public var config = Config()
    init() {}
  }
}

// DataLoading, DataLoader, DataCaching, DataCache, ImageCaching, ImageCache — after Nuke's public API.
// State: partial. Missing: effects of limits, what loaders and caches of one's own do.

import UIKit

public protocol DataLoading: AnyObject, Sendable {}

/// Requests are UIKit's session's, whatever loader a pipeline has.
public final class DataLoader: DataLoading {
  public static var defaultConfiguration: URLSessionConfiguration { .default }
  public init(configuration: URLSessionConfiguration = DataLoader.defaultConfiguration) {}
}

public protocol DataCaching: AnyObject, Sendable {}

/// Holds nothing: pictures are kept by the pipeline, as long as the preview runs.
public final class DataCache: DataCaching, @unchecked Sendable {
  // Set up on UIKit's one thread.
  /// In bytes.
  public var sizeLimit = 150 << 20
  public init(name: String) throws {}
  public func removeAll() {}
}

public protocol ImageCaching: AnyObject, Sendable {}

/// Pictures in memory: how they would be kept. All that is kept is kept until the preview ends.
public final class ImageCache: ImageCaching, @unchecked Sendable {
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

// URLSessionConfiguration, URLCache — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: effects; without a network there is nothing to configure, and nothing to keep.

import QuartzCore

/// How a session loads. Kept, without effect.
public final class URLSessionConfiguration: NSObject, @unchecked Sendable {
  // Set up by one thread before the session is made, as Apple asks for; a session only keeps it.

  /// A new one each time, with the values below.
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// The same as `default`: nothing is kept in any case.
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// The same as `default`: there is no background.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
  /// In seconds.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// In seconds.
  public var timeoutIntervalForResource: TimeInterval = 604_800
  /// Kept, without effect.
  public var httpAdditionalHeaders: [AnyHashable: Any]?
  /// Kept, without effect.
  public var allowsCellularAccess = true
  /// Kept, without effect.
  public var allowsConstrainedNetworkAccess = true
  /// Kept, without effect.
  public var allowsExpensiveNetworkAccess = true
  /// Kept, without effect.
  public var waitsForConnectivity = false
  /// Kept, without effect.
  public var isDiscretionary = false
  /// Kept, without effect.
  public var sessionSendsLaunchEvents = false
  /// Kept, without effect.
  public var httpShouldSetCookies = true
  /// Kept, without effect.
  public var httpShouldUsePipelining = false
  /// Kept, without effect.
  public var httpMaximumConnectionsPerHost = 6
  /// Kept, without effect.
  public var requestCachePolicy = NSURLRequest.CachePolicy.useProtocolCachePolicy
  /// Kept, without effect; nil unless set.
  public var urlCache: URLCache?
}

/// Keeps answers on a device. Here it keeps none: every request is answered again, at no cost.
open class URLCache: NSObject, @unchecked Sendable {
  // Its capacities only are kept, set up by one thread.

  /// The one that apps ask for; setting it has no effect on requests.
  public nonisolated(unsafe) static var shared = URLCache()
  /// In bytes.
  open var memoryCapacity: Int
  /// In bytes.
  open var diskCapacity: Int

  /// Both capacities, in bytes, are only kept, as is the path.
  @_disfavoredOverload public init(memoryCapacity: Int = 0, diskCapacity: Int = 0, diskPath: String? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
    super.init()
  }

  /// The same, kept in a folder on a device.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }

  /// Always nil.
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
  /// Does nothing: the answer is not kept.
  open func storeCachedResponse(_ response: CachedURLResponse, for request: URLRequest) {}
  /// Does nothing: there are none.
  open func removeAllCachedResponses() {}
  /// Does nothing: there is none.
  open func removeCachedResponse(for request: URLRequest) {}
}

/// An answer and its data.
public final class CachedURLResponse: NSObject, Sendable {
  /// The answer without its data.
  public let response: URLResponse
  /// The bytes of the answer.
  public let data: Data

  /// An answer with its data, for a cache that keeps none.
  public init(response: URLResponse, data: Data) { (self.response, self.data) = (response, data) }
}

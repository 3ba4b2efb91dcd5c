// URLSessionConfiguration, URLCache — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: effects; without a network there is nothing to configure, and nothing to keep.

import QuartzCore

/// How a session loads. Kept, without effect.
public final class URLSessionConfiguration: NSObject, @unchecked Sendable {
  // Set up by one thread before the session is made, as Apple asks for; a session only keeps it.
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
  /// In seconds.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// In seconds.
  public var timeoutIntervalForResource: TimeInterval = 604_800
  public var httpAdditionalHeaders: [AnyHashable: Any]?
  public var allowsCellularAccess = true
  public var allowsConstrainedNetworkAccess = true
  public var allowsExpensiveNetworkAccess = true
  public var waitsForConnectivity = false
  public var isDiscretionary = false
  public var sessionSendsLaunchEvents = false
  public var httpShouldSetCookies = true
  public var httpShouldUsePipelining = false
  public var httpMaximumConnectionsPerHost = 6
  public var requestCachePolicy = NSURLRequest.CachePolicy.useProtocolCachePolicy
  public var urlCache: URLCache?
}

/// Keeps answers on a device. Here it keeps none: every request is answered anew, at no cost.
open class URLCache: NSObject, @unchecked Sendable {
  // Its capacities only are kept, set up by one thread.
  public nonisolated(unsafe) static var shared = URLCache()
  /// In bytes.
  open var memoryCapacity: Int
  /// In bytes.
  open var diskCapacity: Int

  @_disfavoredOverload public init(memoryCapacity: Int = 0, diskCapacity: Int = 0, diskPath: String? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
    super.init()
  }

  /// The same, kept in a folder on a device.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }

  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
  open func storeCachedResponse(_ response: CachedURLResponse, for request: URLRequest) {}
  open func removeAllCachedResponses() {}
  open func removeCachedResponse(for request: URLRequest) {}
}

/// An answer and its data.
public final class CachedURLResponse: NSObject, Sendable {
  public let response: URLResponse
  public let data: Data

  public init(response: URLResponse, data: Data) { (self.response, self.data) = (response, data) }
}

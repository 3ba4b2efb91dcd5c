// ImageRequest, ImageResponse, ImageContainer, ImageType — after Nuke's public API.
// State: partial. Missing: formats, previews of pictures that have come in part.

import UIKit

public typealias PlatformImage = UIImage

/// A picture that is asked for, and how.
public struct ImageRequest: @unchecked Sendable, ExpressibleByStringLiteral {
  // Its user info is the app's business.
  public enum Priority: Int, Comparable, Sendable {
    case veryLow = 0
    case low, normal, high, veryHigh
    public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
  }

  /// Wishes. Of them those about memory are heeded.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    public static let disableMemoryCacheReads = Options(rawValue: 1 << 0)
    public static let disableMemoryCacheWrites = Options(rawValue: 1 << 1)
    public static let disableMemoryCache: Options = [.disableMemoryCacheReads, .disableMemoryCacheWrites]
    public static let disableDiskCacheReads = Options(rawValue: 1 << 2)
    public static let disableDiskCacheWrites = Options(rawValue: 1 << 3)
    public static let disableDiskCache: Options = [.disableDiskCacheReads, .disableDiskCacheWrites]
    public static let reloadIgnoringCachedData: Options = [.disableMemoryCacheReads, .disableDiskCacheReads]
    public static let returnCacheDataDontLoad = Options(rawValue: 1 << 4)
    public static let skipDecompression = Options(rawValue: 1 << 5)
    public static let skipDataLoadingQueue = Options(rawValue: 1 << 6)
  }

  public struct UserInfoKey: Hashable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { self.init(value) }
    public static let imageIdKey: UserInfoKey = "github.com/kean/nuke/imageId"
    public static let scaleKey: UserInfoKey = "github.com/kean/nuke/scale"
  }

  /// nil where the address is none.
  public let urlRequest: URLRequest?
  public var url: URL? { urlRequest?.url }
  /// The name under which the picture is kept.
  public var imageId: String? { userInfo[.imageIdKey] as? String ?? url?.absoluteString }
  public var processors: [any ImageProcessing]
  /// Kept, without effect.
  public var priority: Priority
  public var options: Options
  public var userInfo: [UserInfoKey: Any]

  public init(
    url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal, options: Options = [],
    userInfo: [UserInfoKey: Any]? = nil
  ) {
    urlRequest = url.map { URLRequest(url: $0) }
    (self.processors, self.priority, self.options) = (processors, priority, options)
    self.userInfo = userInfo ?? [:]
  }

  public init(
    urlRequest: URLRequest, processors: [any ImageProcessing] = [], priority: Priority = .normal,
    options: Options = [], userInfo: [UserInfoKey: Any]? = nil
  ) {
    self.urlRequest = urlRequest
    (self.processors, self.priority, self.options) = (processors, priority, options)
    self.userInfo = userInfo ?? [:]
  }

  public init(stringLiteral value: String) { self.init(url: URL(string: value)) }

  /// Pixels per point.
  var scale: CGFloat { (userInfo[.scaleKey] as? any BinaryFloatingPoint).map { CGFloat($0) } ?? 1 }

  /// nil of a request without an address.
  var key: String? {
    imageId.map { ([$0] + processors.map(\.identifier)).joined(separator: "\n") }
  }
}

/// Something that a picture can be asked for with.
public protocol ImageRequestConvertible {
  func asImageRequest() -> ImageRequest
}

extension ImageRequest: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { self }
}
extension URL: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}
extension URLRequest: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { ImageRequest(urlRequest: self) }
}
extension String: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { ImageRequest(url: URL(string: self)) }
}

/// A picture, with what is known of it.
public struct ImageContainer: @unchecked Sendable {
  // As a request.
  public var image: UIImage
  public var isPreview = false
  public var data: Data?
  public var userInfo: [String: Any] = [:]

  public init(image: UIImage, data: Data? = nil) { (self.image, self.data) = (image, data) }

  /// The same of another picture; nil where there is none.
  public func map(_ closure: (UIImage) throws -> UIImage) rethrows -> ImageContainer {
    var copy = self
    copy.image = try closure(image)
    return copy
  }
}

/// A picture that has come.
public struct ImageResponse: @unchecked Sendable {
  // As a request.
  public enum CacheType: Sendable { case memory, disk }

  public var container: ImageContainer
  public var image: UIImage { container.image }
  public var isPreview: Bool { container.isPreview }
  public let request: ImageRequest
  public let urlResponse: URLResponse?
  /// nil of what was loaded.
  public let cacheType: CacheType?

  public init(
    container: ImageContainer, request: ImageRequest, urlResponse: URLResponse? = nil,
    cacheType: CacheType? = nil
  ) {
    (self.container, self.request) = (container, request)
    (self.urlResponse, self.cacheType) = (urlResponse, cacheType)
  }
}

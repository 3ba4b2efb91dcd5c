// URLRequest, URLResponse, HTTPURLResponse — after Apple's documentation of the three, read 2026-11.
// State: partial. Missing: streams, cookies, parsing of headers.

import QuartzCore

/// A request: an address, a method, and data to be sent.
public struct URLRequest: Hashable, Sendable {
  /// Kept, without effect, as all that is said of caches.
  public typealias CachePolicy = NSURLRequest.CachePolicy

  /// The address; nil fails with `URLError.badURL`.
  public var url: URL?
  /// Chooses among the mocks of an address, in capitals; nil counts as "GET".
  public var httpMethod: String? = "GET"
  /// The bytes to be sent. Kept: they are not looked at.
  public var httpBody: Data?
  /// Kept, without effect: answers do not depend on them. Names count with their case.
  public var allHTTPHeaderFields: [String: String]?
  /// Kept, without effect.
  public var httpShouldHandleCookies = true
  /// Kept, without effect.
  public var allowsCellularAccess = true
  /// Kept, without effect.
  public var cachePolicy: CachePolicy
  /// In seconds.
  public var timeoutInterval: TimeInterval

  /// A GET request of that address; both other values are only kept.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// Sets or, with nil, takes out a field, whose case counts.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
    allHTTPHeaderFields?[field] = value
  }

  /// Adds a value to those of the field, after a comma.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(
      self.value(forHTTPHeaderField: field).map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }

  /// nil where no such field has been set; its case counts.
  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

/// The names that belong to requests of Objective-C.
public enum NSURLRequest {
  /// Ways to use a cache. Without effect: there is no cache.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData
    case returnCacheDataElseLoad
    case returnCacheDataDontLoad
    case reloadIgnoringLocalAndRemoteCacheData
    case reloadRevalidatingCacheData
    /// The older name.
    public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
  }
}

/// The answer to a request, without its data.
public class URLResponse: NSObject, @unchecked Sendable {
  // Never changes once it is made.

  /// The address that was asked for.
  public let url: URL?
  /// The kind of the data, such as "application/json"; nil where it is not known.
  public let mimeType: String?
  /// In bytes; -1 where it is not known.
  public let expectedContentLength: Int64
  /// Name of the data's character set; nil in all answers made here.
  public let textEncodingName: String?
  /// The last part of the address; nil without an address.
  public var suggestedFilename: String? { url?.lastPathComponent }

  /// An answer from these values; `expectedContentLength` is in bytes, -1 where it is not known.
  public init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
    self.url = url
    self.mimeType = mimeType
    self.expectedContentLength = Int64(expectedContentLength)
    self.textEncodingName = textEncodingName
  }
}

/// A response over HTTP.
public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// 200 and the like; 404 and so on are answers, too, and no errors.
  public let statusCode: Int
  /// The answer's header fields, with the case in which they were given.
  public let allHeaderFields: [AnyHashable: Any]

  /// Kind and length come from the fields "Content-Type" and "Content-Length", as they are written here.
  /// Never nil.
  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    let type = headerFields?["Content-Type"]?.split(separator: ";").first.map(String.init)
    let length = headerFields?["Content-Length"].flatMap { Int($0) } ?? -1
    super.init(url: url, mimeType: type, expectedContentLength: length, textEncodingName: nil)
  }

  /// The meaning of a status, in English.
  public static func localizedString(forStatusCode code: Int) -> String {
    switch code {
    case 200: "no error"
    case 201: "created"
    case 204: "no content"
    case 301: "moved permanently"
    case 304: "not modified"
    case 400: "bad request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 429: "too many requests"
    case 500: "internal server error"
    case 503: "service unavailable"
    case 200..<300: "success"
    case 400..<500: "client error"
    default: "server error"
    }
  }

  /// The case of `field` does not count.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { ($0.key as? String)?.lowercased() == field.lowercased() }?.value as? String
  }
}

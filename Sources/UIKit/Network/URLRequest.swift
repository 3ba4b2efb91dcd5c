// URLRequest, URLResponse, HTTPURLResponse — after Apple's documentation of the three, read 2026-11.
// State: partial. Missing: streams, cookies, parsing of headers.

import QuartzCore

/// What is asked for.
public struct URLRequest: Hashable, Sendable {
  public typealias CachePolicy = NSURLRequest.CachePolicy

  public var url: URL?
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?
  /// Kept, without effect.
  public var httpShouldHandleCookies = true
  public var allowsCellularAccess = true
  public var cachePolicy: CachePolicy
  /// In seconds.
  public var timeoutInterval: TimeInterval

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
    allHTTPHeaderFields?[field] = value
  }

  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(
      self.value(forHTTPHeaderField: field).map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }

  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

/// The names that belong to requests of Objective-C.
public enum NSURLRequest {
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

/// What came back.
public class URLResponse: NSObject, @unchecked Sendable {
  // Never changes once it is made.
  public let url: URL?
  public let mimeType: String?
  /// In bytes; -1 where it is not known.
  public let expectedContentLength: Int64
  public let textEncodingName: String?
  public var suggestedFilename: String? { url?.lastPathComponent }

  public init(url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?) {
    self.url = url
    self.mimeType = mimeType
    self.expectedContentLength = Int64(expectedContentLength)
    self.textEncodingName = textEncodingName
  }
}

/// A response over HTTP.
public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

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

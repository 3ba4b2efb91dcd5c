// HTTPCookie, HTTPCookiePropertyKey, HTTPCookieStorage — after Apple's documentation of the three,
// read 2026-11.
// State: partial. Missing: reading cookies from responses, of which there are none; ports, comments.

import QuartzCore

/// Names what a cookie is made of.
public struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let name = Self("Name")
  public static let value = Self("Value")
  public static let domain = Self("Domain")
  public static let path = Self("Path")
  public static let originURL = Self("OriginURL")
  public static let version = Self("Version")
  /// A `Date`.
  public static let expires = Self("Expires")
  /// Seconds, as text.
  public static let maximumAge = Self("Max-Age")
  public static let secure = Self("Secure")
  public static let discard = Self("Discard")
  public static let sameSitePolicy = Self("SameSite")
}

/// A text that a server has the app keep and say again.
open class HTTPCookie: NSObject, @unchecked Sendable {
  // Its properties never change.
  public let properties: [HTTPCookiePropertyKey: Any]?
  public let name: String
  public let value: String
  public let domain: String
  public let path: String
  /// nil: as long as the session.
  public let expiresDate: Date?
  open var isSessionOnly: Bool { expiresDate == nil }
  public let isSecure: Bool
  open var isHTTPOnly: Bool { false }
  open var version: Int { 0 }

  /// nil without a name, a value, a path, or both a domain and an address.
  public init?(properties: [HTTPCookiePropertyKey: Any]) {
    let origin = properties[.originURL].flatMap { ($0 as? URL) ?? ($0 as? String).flatMap(URL.init(string:)) }
    guard let name = properties[.name] as? String, let value = properties[.value] as? String,
      let path = properties[.path] as? String,
      let domain = properties[.domain] as? String ?? origin?.host
    else { return nil }
    self.properties = properties
    (self.name, self.value, self.path, self.domain) = (name, value, path, domain)
    let age = (properties[.maximumAge] as? String).flatMap(TimeInterval.init)
    expiresDate = properties[.expires] as? Date ?? age.map { Date(timeIntervalSinceNow: $0) }
    let secure = properties[.secure]
    isSecure = (secure as? Bool) ?? (secure as? String).map { $0.uppercased() == "TRUE" } ?? false
    super.init()
  }

  /// Header fields that say these cookies to a server.
  open class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    cookies.isEmpty ? [:] : ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
  }

  /// None: what servers answer here sets no cookies.
  open class func cookies(withResponseHeaderFields headerFields: [String: String], for URL: URL)
    -> [HTTPCookie]
  {
    []
  }
}

/// Keeps cookies as long as the preview lives.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
  // Read and changed on UIKit's one thread.
  public enum AcceptPolicy: UInt, Sendable {
    case always = 0
    case never, onlyFromMainDocumentDomain
  }

  public static let shared = HTTPCookieStorage()
  open private(set) var cookies: [HTTPCookie]? = []
  /// Kept, without effect.
  open var cookieAcceptPolicy = AcceptPolicy.always

  /// Those of the address's server and path.
  open func cookies(for URL: URL) -> [HTTPCookie]? {
    let (host, path) = (URL.host ?? "", URL.path.isEmpty ? "/" : URL.path)
    return cookies?.filter { cookie in
      let domain = cookie.domain.hasPrefix(".") ? String(cookie.domain.dropFirst()) : cookie.domain
      return (host == domain || host.hasSuffix(".\(domain)")) && path.hasPrefix(cookie.path)
    }
  }

  /// Takes the place of one with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) {
    deleteCookie(cookie)
    cookies?.append(cookie)
  }
  open func setCookies(_ cookies: [HTTPCookie], for URL: URL?, mainDocumentURL: URL?) {
    for cookie in cookies { setCookie(cookie) }
  }
  open func deleteCookie(_ cookie: HTTPCookie) {
    cookies?.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
  }
  open func removeCookies(since date: Date) { cookies = [] }
}

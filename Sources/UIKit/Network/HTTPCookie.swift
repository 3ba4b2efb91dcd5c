// HTTPCookie, HTTPCookiePropertyKey, HTTPCookieStorage — after Apple's documentation of the three,
// read 2026-11.
// State: partial. Missing: reading cookies from responses, of which there are none; ports, comments.

import QuartzCore

/// Names what a cookie is made of.
public struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  /// The key's name, as cookies' attributes are written.
  public let rawValue: String
  /// A key of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key of any name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Required: the name by which the server knows it.
  public static let name = Self("Name")
  /// Required: the text that is said again.
  public static let value = Self("Value")
  /// The server, with those below it where it begins with a dot; required without `originURL`.
  public static let domain = Self("Domain")
  /// Required: the beginning of the paths to which it is sent.
  public static let path = Self("Path")
  /// The address whose server counts where there is no `domain`.
  public static let originURL = Self("OriginURL")
  /// Kept, without effect: the version is 0.
  public static let version = Self("Version")
  /// A `Date`.
  public static let expires = Self("Expires")
  /// Seconds, as text.
  public static let maximumAge = Self("Max-Age")
  /// Whether only encrypted connections get it: a `Bool`, or the text "TRUE".
  public static let secure = Self("Secure")
  /// Kept, without effect: cookies without an end last as long as the session.
  public static let discard = Self("Discard")
  /// Kept, without effect.
  public static let sameSitePolicy = Self("SameSite")
}

/// A text that a server has the app keep and say again.
open class HTTPCookie: NSObject, @unchecked Sendable {
  // Its properties never change.

  /// The attributes it was made of; never nil.
  public let properties: [HTTPCookiePropertyKey: Any]?
  /// The name by which the server knows it.
  public let name: String
  /// The text that is said again.
  public let value: String
  /// The server, with those below it where it begins with a dot.
  public let domain: String
  /// The beginning of the paths to which it is sent.
  public let path: String
  /// nil: as long as the session.
  public let expiresDate: Date?
  /// Whether it has no end of its own and lasts as long as the session.
  open var isSessionOnly: Bool { expiresDate == nil }
  /// Whether only encrypted connections get it. Kept: `cookies(for:)` does not ask.
  public let isSecure: Bool
  /// Always false.
  open var isHTTPOnly: Bool { false }
  /// Always 0.
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

  /// Which cookies of servers are taken. Without effect: servers set none here.
  public enum AcceptPolicy: UInt, Sendable {
    case always = 0
    case never, onlyFromMainDocumentDomain
  }

  /// The one of the running preview's process.
  public static let shared = HTTPCookieStorage()
  /// All of them, in the order in which they were set; never nil.
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
  /// Sets each; the address is not looked at.
  open func setCookies(_ cookies: [HTTPCookie], for URL: URL?, mainDocumentURL: URL?) {
    for cookie in cookies { setCookie(cookie) }
  }
  /// Takes out the one with the same name, domain and path.
  open func deleteCookie(_ cookie: HTTPCookie) {
    cookies?.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
  }
  /// Takes all of them out: their times are not recorded.
  open func removeCookies(since date: Date) { cookies = [] }
}

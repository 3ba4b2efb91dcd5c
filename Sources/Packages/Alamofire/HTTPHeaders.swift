// HTTPHeaders, HTTPHeader — after Alamofire's public API.
// State: partial. Missing: the system's own languages and user agent in the default headers.

@_exported import UIKit

/// One field of a header.
public struct HTTPHeader: Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let value: String
  public init(name: String, value: String) { (self.name, self.value) = (name, value) }
  public var description: String { "\(name): \(value)" }

  public static func accept(_ value: String) -> HTTPHeader { HTTPHeader(name: "Accept", value: value) }
  public static func acceptCharset(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept-Charset", value: value)
  }
  public static func acceptLanguage(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept-Language", value: value)
  }
  public static func acceptEncoding(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept-Encoding", value: value)
  }
  /// Basic authentication.
  public static func authorization(username: String, password: String) -> HTTPHeader {
    authorization("Basic \(Data("\(username):\(password)".utf8).base64EncodedString())")
  }
  public static func authorization(bearerToken: String) -> HTTPHeader {
    authorization("Bearer \(bearerToken)")
  }
  public static func authorization(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Authorization", value: value)
  }
  public static func contentDisposition(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Content-Disposition", value: value)
  }
  public static func contentEncoding(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Content-Encoding", value: value)
  }
  public static func contentType(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Content-Type", value: value)
  }
  public static func userAgent(_ value: String) -> HTTPHeader { HTTPHeader(name: "User-Agent", value: value) }

  public static let defaultAcceptEncoding = acceptEncoding("br;q=1.0, gzip;q=0.9, deflate;q=0.8")
  public static let defaultAcceptLanguage = acceptLanguage("en;q=1.0")
  public static let defaultUserAgent = userAgent("Preview")
}

/// Fields in order, each name once; upper and lower case are the same.
public struct HTTPHeaders: Hashable, Sendable {
  private var headers: [HTTPHeader] = []

  public init() {}
  /// Of several by one name the last counts.
  public init(_ headers: [HTTPHeader]) {
    for header in headers { update(header) }
  }
  public init(_ dictionary: [String: String]) {
    self.init(dictionary.sorted { $0.key < $1.key }.map { HTTPHeader(name: $0.key, value: $0.value) })
  }

  /// Those of every request of a session's default configuration.
  public static let `default`: HTTPHeaders = [
    .defaultAcceptEncoding, .defaultAcceptLanguage, .defaultUserAgent,
  ]

  public mutating func add(name: String, value: String) { update(HTTPHeader(name: name, value: value)) }
  public mutating func add(_ header: HTTPHeader) { update(header) }
  public mutating func update(name: String, value: String) { update(HTTPHeader(name: name, value: value)) }
  public mutating func update(_ header: HTTPHeader) {
    if let index = index(of: header.name) { headers[index] = header } else { headers.append(header) }
  }
  public mutating func remove(name: String) {
    if let index = index(of: name) { headers.remove(at: index) }
  }
  public mutating func sort() { self = sorted() }
  public func sorted() -> HTTPHeaders {
    HTTPHeaders(headers.sorted { $0.name.lowercased() < $1.name.lowercased() })
  }

  /// nil where there is no such field.
  public func value(for name: String) -> String? { index(of: name).map { headers[$0].value } }

  /// Setting nil takes the field away.
  public subscript(_ name: String) -> String? {
    get { value(for: name) }
    set {
      if let newValue { update(name: name, value: newValue) } else { remove(name: name) }
    }
  }

  public var dictionary: [String: String] {
    Dictionary(headers.map { ($0.name, $0.value) }) { _, last in last }
  }

  private func index(of name: String) -> Int? {
    headers.firstIndex { $0.name.lowercased() == name.lowercased() }
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { HTTPHeader(name: $0.0, value: $0.1) })
  }
  public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
}

extension HTTPHeaders: RandomAccessCollection, CustomStringConvertible {
  public var startIndex: Int { headers.startIndex }
  public var endIndex: Int { headers.endIndex }
  public subscript(position: Int) -> HTTPHeader { headers[position] }
  public var description: String { headers.map(\.description).joined(separator: "\n") }
}

extension URLRequest {
  public var headers: HTTPHeaders {
    get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
    set { allHTTPHeaderFields = newValue.dictionary }
  }
}

extension HTTPURLResponse {
  public var headers: HTTPHeaders { HTTPHeaders(allHeaderFields as? [String: String] ?? [:]) }
}

extension URLSessionConfiguration {
  public var headers: HTTPHeaders {
    get { HTTPHeaders(httpAdditionalHeaders as? [String: String] ?? [:]) }
    set { httpAdditionalHeaders = newValue.dictionary }
  }
}

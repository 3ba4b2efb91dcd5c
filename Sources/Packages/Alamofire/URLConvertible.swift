// URLConvertible, URLRequestConvertible — after Alamofire's public API.
// State: complete.

import UIKit

/// A value that an address can be made of.
public protocol URLConvertible: Sendable {
  /// - Throws: `AFError.invalidURL`.
  func asURL() throws -> URL
}

extension String: URLConvertible {
  public func asURL() throws -> URL {
    guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
    return url
  }
}

extension URL: URLConvertible {
  public func asURL() throws -> URL { self }
}

extension URLComponents: URLConvertible {
  public func asURL() throws -> URL {
    guard let url else { throw AFError.invalidURL(url: self) }
    return url
  }
}

/// A value that a request can be made of: the routers of apps.
public protocol URLRequestConvertible {
  func asURLRequest() throws -> URLRequest
}

extension URLRequestConvertible {
  /// nil where it cannot be made.
  public var urlRequest: URLRequest? { try? asURLRequest() }
}

extension URLRequest: URLRequestConvertible {
  public func asURLRequest() throws -> URLRequest { self }
}

extension URLRequest {
  public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
    self.init(url: try url.asURL())
    httpMethod = method.rawValue
    allHTTPHeaderFields = headers?.dictionary
  }

  /// nil where the request names none.
  public var method: HTTPMethod? {
    get { httpMethod.map(HTTPMethod.init) }
    set { httpMethod = newValue?.rawValue }
  }
}

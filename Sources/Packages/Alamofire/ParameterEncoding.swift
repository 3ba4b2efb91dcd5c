// ParameterEncoding, JSONEncoding, Parameters — after Alamofire's public API.
// State: complete.

import UIKit

/// Values by name, to be sent along.
public typealias Parameters = [String: Any]

/// Puts values by name into requests.
public protocol ParameterEncoding {
  /// - Parameter parameters: nil leaves the request as it is.
  func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest
}

/// Puts them into the body, as JSON.
public struct JSONEncoding: ParameterEncoding, Sendable {
  public static var `default`: JSONEncoding { JSONEncoding() }
  public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }

  public let options: JSONSerialization.WritingOptions

  public init(options: JSONSerialization.WritingOptions = []) { self.options = options }

  public func encode(
    _ urlRequest: any URLRequestConvertible, with parameters: Parameters?
  ) throws -> URLRequest { try encode(urlRequest, withJSONObject: parameters) }

  /// - Throws: `AFError.parameterEncodingFailed` for what is no JSON.
  public func encode(
    _ urlRequest: any URLRequestConvertible, withJSONObject jsonObject: Any? = nil
  ) throws -> URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let jsonObject else { return request }
    guard JSONSerialization.isValidJSONObject(jsonObject) else {
      throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: Error.invalidJSONObject))
    }
    do {
      request.httpBody = try JSONSerialization.data(withJSONObject: jsonObject, options: options)
    } catch { throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error)) }
    if request.headers["Content-Type"] == nil { request.headers.update(.contentType("application/json")) }
    return request
  }

  public enum Error: Swift.Error { case invalidJSONObject }
}

extension ParameterEncoding where Self == JSONEncoding {
  public static var json: JSONEncoding { JSONEncoding() }
}

// ParameterEncoder, JSONParameterEncoder, URLEncodedFormParameterEncoder — after Alamofire's public API.
// State: partial. Missing: encoders of forms other than by way of JSON.

import UIKit

/// Puts `Encodable` values into requests.
public protocol ParameterEncoder {
  /// - Parameter parameters: nil leaves the request as it is.
  func encode<Parameters: Encodable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest
}

/// Puts them into the body, as JSON.
open class JSONParameterEncoder: ParameterEncoder, @unchecked Sendable {
  // The encoder is set up before the first request.
  public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
  public static var prettyPrinted: JSONParameterEncoder { with(.prettyPrinted) }
  public static var sortedKeys: JSONParameterEncoder { with(.sortedKeys) }
  public let encoder: JSONEncoder

  public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }

  private static func with(_ formatting: JSONEncoder.OutputFormatting) -> JSONParameterEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    return JSONParameterEncoder(encoder: encoder)
  }

  open func encode<Parameters: Encodable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest {
    guard let parameters else { return request }
    var request = request
    do {
      request.httpBody = try encoder.encode(parameters)
    } catch { throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error)) }
    if request.headers["Content-Type"] == nil { request.headers.update(.contentType("application/json")) }
    return request
  }
}

/// Puts them into the address or the body, as `name=value&…`.
open class URLEncodedFormParameterEncoder: ParameterEncoder, @unchecked Sendable {
  // Its properties never change.
  public typealias Destination = URLEncoding.Destination
  public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
  public let destination: Destination
  private let encoder: JSONEncoder

  public init(encoder: JSONEncoder = JSONEncoder(), destination: Destination = .methodDependent) {
    (self.encoder, self.destination) = (encoder, destination)
  }

  open func encode<Parameters: Encodable>(
    _ parameters: Parameters?, into request: URLRequest
  ) throws -> URLRequest {
    guard let parameters else { return request }
    let values: Any
    do {
      values = try JSONSerialization.jsonObject(with: encoder.encode(parameters))
    } catch {
      throw AFError.parameterEncoderFailed(reason: .encoderFailed(error: error))
    }
    return try URLEncoding(destination: destination).encode(request, with: values as? [String: Any] ?? [:])
  }
}

extension ParameterEncoder where Self == JSONParameterEncoder {
  public static var json: JSONParameterEncoder { .default }
  public static func json(encoder: JSONEncoder = JSONEncoder()) -> JSONParameterEncoder {
    JSONParameterEncoder(encoder: encoder)
  }
}

extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
  public static var urlEncodedForm: URLEncodedFormParameterEncoder { .default }
}

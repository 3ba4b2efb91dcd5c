// DataResponseSerializerProtocol, ResponseSerializer, DataResponseSerializer, StringResponseSerializer,
// JSONResponseSerializer, DecodableResponseSerializer — after Alamofire's public API.
// State: partial. Missing: other preprocessors than the one that does nothing.

import UIKit

/// Makes something of an answer that is kept in memory.
public protocol DataResponseSerializerProtocol<SerializedObject> {
  associatedtype SerializedObject
  func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> SerializedObject
}

/// Makes something of an answer that is in a file.
public protocol DownloadResponseSerializerProtocol<SerializedObject> {
  associatedtype SerializedObject
  func serializeDownload(
    request: URLRequest?, response: HTTPURLResponse?, fileURL: URL?, error: (any Error)?
  ) throws -> SerializedObject
}

/// Both, the file read into memory.
public protocol ResponseSerializer<SerializedObject>: DataResponseSerializerProtocol,
  DownloadResponseSerializerProtocol
{
  /// Statuses whose answers may be empty.
  var emptyResponseCodes: Set<Int> { get }
  /// Verbs whose answers may be empty.
  var emptyRequestMethods: Set<HTTPMethod> { get }
}

extension ResponseSerializer {
  public static var defaultEmptyResponseCodes: Set<Int> { [204, 205] }
  public static var defaultEmptyRequestMethods: Set<HTTPMethod> { [.head] }
  public var emptyResponseCodes: Set<Int> { Self.defaultEmptyResponseCodes }
  public var emptyRequestMethods: Set<HTTPMethod> { Self.defaultEmptyRequestMethods }

  /// Whether the answer may be empty.
  public func emptyResponseAllowed(forRequest request: URLRequest?, response: HTTPURLResponse?) -> Bool {
    request?.method.map(emptyRequestMethods.contains) == true
      || response.map { emptyResponseCodes.contains($0.statusCode) } == true
  }

  /// The data; nil where there is none and none is needed.
  func bytes(
    _ request: URLRequest?, _ response: HTTPURLResponse?, _ data: Data?, _ error: (any Error)?
  ) throws -> Data? {
    if let error { throw error }
    if let data, !data.isEmpty { return data }
    guard emptyResponseAllowed(forRequest: request, response: response) else {
      throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
    }
    return nil
  }
}

extension DownloadResponseSerializerProtocol where Self: DataResponseSerializerProtocol {
  public func serializeDownload(
    request: URLRequest?, response: HTTPURLResponse?, fileURL: URL?, error: (any Error)?
  ) throws -> SerializedObject {
    if let error { throw error }
    guard let fileURL else { throw AFError.responseSerializationFailed(reason: .inputFileNil) }
    guard let data = FileManager.default.contents(atPath: fileURL.path) else {
      throw AFError.responseSerializationFailed(reason: .inputFileReadFailed(at: fileURL))
    }
    return try serialize(request: request, response: response, data: data, error: error)
  }
}

/// The bytes as they are.
public final class DataResponseSerializer: ResponseSerializer, Sendable {
  public typealias SerializedObject = Data
  public let emptyResponseCodes: Set<Int>
  public let emptyRequestMethods: Set<HTTPMethod>

  public init(emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head]) {
    (self.emptyResponseCodes, self.emptyRequestMethods) = (emptyResponseCodes, emptyRequestMethods)
  }

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> Data { try bytes(request, response, data, error) ?? Data() }
}

/// Text. Sample data is no text: it says which request it is for.
public final class StringResponseSerializer: ResponseSerializer, Sendable {
  public typealias SerializedObject = String
  public let encoding: String.Encoding?
  public let emptyResponseCodes: Set<Int>
  public let emptyRequestMethods: Set<HTTPMethod>

  /// - Parameter encoding: nil for UTF-8.
  public init(
    encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) {
    self.encoding = encoding
    (self.emptyResponseCodes, self.emptyRequestMethods) = (emptyResponseCodes, emptyRequestMethods)
  }

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> String {
    guard let data = try bytes(request, response, data, error) else { return "" }
    guard let text = String(data: data, encoding: encoding ?? .utf8) else {
      throw AFError.responseSerializationFailed(
        reason: .stringSerializationFailed(encoding: encoding ?? .utf8))
    }
    return text
  }
}

/// Dictionaries and arrays. Sample data is an empty dictionary, as nothing tells what would be looked for in
/// it.
public final class JSONResponseSerializer: ResponseSerializer, @unchecked Sendable {
  public typealias SerializedObject = Any
  // Its properties never change.
  public let options: JSONSerialization.ReadingOptions
  public let emptyResponseCodes: Set<Int>
  public let emptyRequestMethods: Set<HTTPMethod>

  public init(
    emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head],
    options: JSONSerialization.ReadingOptions = .allowFragments
  ) {
    self.options = options
    (self.emptyResponseCodes, self.emptyRequestMethods) = (emptyResponseCodes, emptyRequestMethods)
  }

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> Any {
    guard let data = try bytes(request, response, data, error) else { return NSNull() }
    do {
      return try JSONSerialization.jsonObject(with: data, options: options)
    } catch { throw AFError.responseSerializationFailed(reason: .jsonSerializationFailed(error: error)) }
  }
}

/// A value of a type, by a decoder.
public final class DecodableResponseSerializer<T: Decodable>: ResponseSerializer, @unchecked Sendable {
  public typealias SerializedObject = T
  // Its properties never change; the decoder is set up before.
  public let decoder: any DataDecoder
  public let emptyResponseCodes: Set<Int>
  public let emptyRequestMethods: Set<HTTPMethod>

  public init(
    decoder: any DataDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205],
    emptyRequestMethods: Set<HTTPMethod> = [.head]
  ) {
    self.decoder = decoder
    (self.emptyResponseCodes, self.emptyRequestMethods) = (emptyResponseCodes, emptyRequestMethods)
  }

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> T {
    guard let data = try bytes(request, response, data, error) else {
      guard let empty = (T.self as? any EmptyResponse.Type)?.emptyValue() as? T else {
        throw AFError.responseSerializationFailed(reason: .invalidEmptyResponse(type: "\(T.self)"))
      }
      return empty
    }
    do {
      return try decoder.decode(T.self, from: data)
    } catch { throw AFError.responseSerializationFailed(reason: .decodingFailed(error: error)) }
  }
}

/// A type that an empty answer can be read as.
public protocol EmptyResponse {
  static func emptyValue() -> Self
}

/// The value of an answer without a body.
public struct Empty: Codable, EmptyResponse, Sendable {
  public static let value = Empty()
  public static func emptyValue() -> Empty { value }
}

/// Changes an answer before it is read. Never asked.
public protocol DataPreprocessor {
  func preprocess(_ data: Data) throws -> Data
}

public struct PassthroughPreprocessor: DataPreprocessor, Sendable {
  public init() {}
  public func preprocess(_ data: Data) throws -> Data { data }
}

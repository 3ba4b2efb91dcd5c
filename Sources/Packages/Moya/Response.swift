// Response — after Moya's public API.
// State: complete.

import SampleData
import UIKit

/// The answer of a server.
public final class Response: CustomDebugStringConvertible, Equatable, @unchecked Sendable {
  // Its properties never change.
  public let statusCode: Int
  public let data: Data
  public let request: URLRequest?
  /// nil for a stub's.
  public let response: HTTPURLResponse?

  public init(
    statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil
  ) {
    (self.statusCode, self.data, self.request, self.response) = (statusCode, data, request, response)
  }

  public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
  public var debugDescription: String { description }

  public static func == (a: Response, b: Response) -> Bool {
    a.statusCode == b.statusCode && a.data == b.data && a.response === b.response
  }
}

extension Response {
  /// Itself if its status is one of these.
  ///
  /// - Throws: `MoyaError.statusCode`.
  public func filter<R: RangeExpression>(statusCodes: R) throws -> Response where R.Bound == Int {
    guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
    return self
  }

  public func filter(statusCode: Int) throws -> Response { try filter(statusCodes: statusCode...statusCode) }
  public func filterSuccessfulStatusCodes() throws -> Response { try filter(statusCodes: 200...299) }
  public func filterSuccessfulStatusAndRedirectCodes() throws -> Response {
    try filter(statusCodes: 200...399)
  }

  /// - Throws: `MoyaError.imageMapping`.
  public func mapImage() throws -> Image {
    guard let image = Image(data: data) else { throw MoyaError.imageMapping(self) }
    return image
  }

  /// Dictionaries and arrays. Sample data is an empty dictionary; a mock says what is in it.
  ///
  /// - Parameter failsOnEmptyData: else no data is `NSNull`.
  public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
    do {
      return try JSONSerialization.jsonObject(with: data, options: .allowFragments)
    } catch {
      if data.isEmpty && !failsOnEmptyData { return NSNull() }
      throw MoyaError.jsonMapping(self)
    }
  }

  /// - Parameter keyPath: names with full stops between them, of the text within the JSON; nil for all of the
  ///   data.
  public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
    guard let keyPath else {
      guard let text = String(data: data, encoding: .utf8) else { throw MoyaError.stringMapping(self) }
      return text
    }
    guard let text = value(at: keyPath, in: try mapJSON()) as? String else {
      throw MoyaError.stringMapping(self)
    }
    return text
  }

  /// A value of `type`. Sample data is made for the type whatever the path.
  ///
  /// - Parameters:
  ///   - keyPath: names with full stops between them, of the value within the JSON; nil for all of it.
  ///   - failsOnEmptyData: else no data counts as an empty object, or as an empty list.
  /// - Throws: `MoyaError.objectMapping`, or `jsonMapping` where there is nothing at the path.
  public func map<D: Decodable>(
    _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) throws -> D {
    if data.isEmpty, !failsOnEmptyData {
      if let empty = (try? decoder.decode(D.self, from: Data("{}".utf8))) {
        return empty
      }
      return try decoded(type, Data("[]".utf8), decoder)
    }
    guard let keyPath, SampleBytes(data) == nil else { return try decoded(type, data, decoder) }
    guard let value = value(at: keyPath, in: try mapJSON(failsOnEmptyData: failsOnEmptyData)) else {
      throw MoyaError.jsonMapping(self)
    }
    // In a list of one, since only lists and objects are written as documents.
    guard JSONSerialization.isValidJSONObject([value]),
      let bytes = try? JSONSerialization.data(withJSONObject: [value])
    else { throw MoyaError.jsonMapping(self) }
    guard let first = try decoded([D].self, bytes, decoder).first else { throw MoyaError.jsonMapping(self) }
    return first
  }

  private func decoded<D: Decodable>(_ type: D.Type, _ data: Data, _ decoder: JSONDecoder) throws -> D {
    do {
      return try decoder.decode(type, from: data)
    } catch { throw MoyaError.objectMapping(error, self) }
  }

  private func value(at keyPath: String, in json: Any) -> Any? {
    keyPath.split(separator: ".").reduce(Optional(json)) { ($0 as? [String: Any])?[String($1)] }
  }
}

// MappingResponseSerializer — after AlamofireObjectMapper's public API.
// State: complete.

import Alamofire
import ObjectMapper
import UIKit

/// Makes what is mapped of an answer.
public final class MappingResponseSerializer<Value>: DataResponseSerializerProtocol {
  /// Nothing in the answer could be mapped.
  struct NothingMapped: Error, CustomStringConvertible {
    let keyPath: String?
    var description: String {
      "ObjectMapper failed to make a \(Value.self) of \(keyPath.map { "what is at \($0)" } ?? "the answer")."
    }
  }

  private let keyPath: String?
  private let map: (Any) throws -> Value?

  init(_ keyPath: String?, _ map: @escaping (Any) throws -> Value?) {
    (self.keyPath, self.map) = (keyPath, map)
  }

  public func serialize(
    request: URLRequest?, response: HTTPURLResponse?, data: Data?, error: (any Error)?
  ) throws -> Value {
    let json = try JSONResponseSerializer().serialize(
      request: request, response: response, data: data, error: error)
    let parts = keyPath.map { $0.split(separator: ".").map(String.init) } ?? []
    guard let found = JSONPath.value(at: parts, in: json), let value = try map(found) else {
      throw NothingMapped(keyPath: keyPath)
    }
    return value
  }
}

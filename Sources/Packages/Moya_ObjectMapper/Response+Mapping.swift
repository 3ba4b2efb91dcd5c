// mapObject, mapArray of responses — after Moya-ObjectMapper's public API.
// State: complete.

import Moya
import ObjectMapper
import UIKit

extension Response {
  /// - Throws: `MoyaError.jsonMapping` where nothing can be mapped.
  public func mapObject<T: BaseMappable>(_ type: T.Type, context: (any MapContext)? = nil) throws -> T {
    try mapped(nil) { Mapper<T>(context: context).map(JSONObject: $0 as Any?) }
  }

  /// - Parameter keyPath: names with full stops between them, of the object within the JSON.
  public func mapObject<T: BaseMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) throws -> T { try mapped(keyPath) { Mapper<T>(context: context).map(JSONObject: $0 as Any?) } }

  /// Those objects of the list that can be mapped.
  ///
  /// - Throws: `MoyaError.jsonMapping` where that is no list.
  public func mapArray<T: BaseMappable>(_ type: T.Type, context: (any MapContext)? = nil) throws -> [T] {
    try mapped(nil) { Mapper<T>(context: context).mapArray(JSONObject: $0 as Any?) }
  }

  public func mapArray<T: BaseMappable>(
    _ type: T.Type, atKeyPath keyPath: String, context: (any MapContext)? = nil
  ) throws -> [T] { try mapped(keyPath) { Mapper<T>(context: context).mapArray(JSONObject: $0 as Any?) } }

  private func mapped<Value>(_ keyPath: String?, _ map: (Any) -> Value?) throws -> Value {
    let parts = keyPath.map { $0.split(separator: ".").map(String.init) } ?? []
    guard let found = JSONPath.value(at: parts, in: try mapJSON()), let value = map(found) else {
      throw MoyaError.jsonMapping(self)
    }
    return value
  }
}

// TransformType, TransformOf, EnumTransform, CodableTransform, DictionaryTransform — after ObjectMapper's
// public API.
// State: complete.

import UIKit

/// Makes of a value of JSON one that JSON does not have, and the other way round.
public protocol TransformType {
  associatedtype Object
  associatedtype JSON

  func transformFromJSON(_ value: Any?) -> Object?
  func transformToJSON(_ value: Object?) -> JSON?
}

/// A transform of two closures.
open class TransformOf<ObjectType, JSONType>: TransformType {
  public typealias Object = ObjectType
  public typealias JSON = JSONType

  private let fromJSON: (JSONType?) -> ObjectType?
  private let toJSON: (ObjectType?) -> JSONType?

  public init(
    fromJSON: @escaping (JSONType?) -> ObjectType?, toJSON: @escaping (ObjectType?) -> JSONType?
  ) { (self.fromJSON, self.toJSON) = (fromJSON, toJSON) }

  open func transformFromJSON(_ value: Any?) -> ObjectType? { fromJSON(Form<JSONType>.basic.read(value)) }
  open func transformToJSON(_ value: ObjectType?) -> JSONType? { toJSON(value) }
}

/// Raw values of an enumeration.
open class EnumTransform<T: RawRepresentable>: TransformType {
  public typealias Object = T
  public typealias JSON = T.RawValue

  public init() {}

  open func transformFromJSON(_ value: Any?) -> T? {
    Form<T.RawValue>.basic.read(value).flatMap(T.init(rawValue:))
  }
  open func transformToJSON(_ value: T?) -> T.RawValue? { value?.rawValue }
}

/// Values that decode and encode themselves.
open class CodableTransform<T: Codable>: TransformType {
  public typealias Object = T
  public typealias JSON = Any

  public init() {}

  open func transformFromJSON(_ value: Any?) -> T? {
    guard let value, let data = try? JSONSerialization.data(withJSONObject: value) else { return nil }
    return try? JSONDecoder().decode(T.self, from: data)
  }

  open func transformToJSON(_ value: T?) -> Any? {
    guard let value, let data = try? JSONEncoder().encode(value) else { return nil }
    return try? JSONSerialization.jsonObject(with: data, options: .allowFragments)
  }
}

/// Dictionaries whose keys are raw values.
public struct DictionaryTransform<Key, Value>: TransformType
where Key: Hashable & RawRepresentable, Key.RawValue == String, Value: Mappable {
  public typealias Object = [Key: Value]
  public typealias JSON = Any

  public init() {}

  public func transformFromJSON(_ value: Any?) -> [Key: Value]? {
    guard let table = Mapper<Value>().mapDictionary(JSONObject: value) else { return nil }
    return Dictionary(
      table.compactMap { key, value in Key(rawValue: key).map { ($0, value) } },
      uniquingKeysWith: { first, _ in first })
  }

  public func transformToJSON(_ value: [Key: Value]?) -> Any? {
    value.map { Dictionary($0.map { ($0.rawValue, $1.toJSON()) }, uniquingKeysWith: { first, _ in first }) }
  }
}

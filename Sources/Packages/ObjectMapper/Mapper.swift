// Mapper — after ObjectMapper's public API.
// State: partial. Missing: files of the bundle by name (`map(JSONfile:)`).

import SampleData
import UIKit

/// Makes values of JSON. Of sample data it makes what the type's mapping asks for.
public final class Mapper<N: BaseMappable> {
  public var context: (any MapContext)?
  /// Whether nil is written as null.
  public var shouldIncludeNilValues: Bool

  public init(context: (any MapContext)? = nil, shouldIncludeNilValues: Bool = false) {
    (self.context, self.shouldIncludeNilValues) = (context, shouldIncludeNilValues)
  }

  // MARK: One

  /// nil where that is no object.
  public func map(JSONObject: Any?) -> N? { whole(JSONObject, "\(N.self)") { made(of: $0) } }
  public func map(JSON: [String: Any]) -> N? { map(JSONObject: JSON) }
  public func map(JSONString: String) -> N? { map(JSONObject: Self.parseJSONString(JSONString: JSONString)) }

  /// Fills what is there already.
  public func map(JSONObject: Any?, toObject object: N) -> N {
    whole(JSONObject, "\(N.self)") { filled(object, of: $0) } ?? object
  }
  public func map(JSON: [String: Any], toObject object: N) -> N { map(JSONObject: JSON, toObject: object) }
  public func map(JSONString: String, toObject object: N) -> N {
    map(JSONObject: Self.parseJSONString(JSONString: JSONString), toObject: object)
  }

  // MARK: Several

  private var form: Form<N> { .object(context, shouldIncludeNilValues) }

  /// Those objects of the list that the type takes; nil where that is no list.
  public func mapArray(JSONObject: Any?) -> [N]? {
    whole(JSONObject, "[\(N.self)]") { Form.list(of: form).read($0) }
  }
  public func mapArray(JSONArray: [[String: Any]]) -> [N] { mapArray(JSONObject: JSONArray) ?? [] }
  /// An object by itself counts as a list of one.
  public func mapArray(JSONString: String) -> [N]? {
    let json = Self.parseJSONString(JSONString: JSONString)
    if let list = mapArray(JSONObject: json) { return list }
    return map(JSONObject: json).map { [$0] }
  }

  public func mapArrayOfArrays(JSONObject: Any?) -> [[N]]? {
    whole(JSONObject, "[[\(N.self)]]") { Form.list(of: Form.list(of: form)).read($0) }
  }

  public func mapDictionary(JSONObject: Any?) -> [String: N]? {
    whole(JSONObject, "[String: \(N.self)]") { Form.table(of: form).read($0) }
  }
  public func mapDictionary(JSON: [String: [String: Any]]) -> [String: N]? { mapDictionary(JSONObject: JSON) }
  public func mapDictionary(JSONString: String) -> [String: N]? {
    mapDictionary(JSONObject: Self.parseJSONString(JSONString: JSONString))
  }

  public func mapDictionaryOfArrays(JSONObject: Any?) -> [String: [N]]? {
    whole(JSONObject, "[String: [\(N.self)]]") { Form.table(of: Form.list(of: form)).read($0) }
  }
  public func mapDictionaryOfArrays(JSON: [String: [[String: Any]]]) -> [String: [N]]? {
    mapDictionaryOfArrays(JSONObject: JSON)
  }

  // MARK: Making

  /// Reads what an app has handed over. Sample data is no failure, as a type of that name would be.
  private func whole<Value>(_ json: Any?, _ type: String, _ read: (Any?) -> Value?) -> Value? {
    guard let sample = SampleValue.behind(json) else { return read(json) }
    guard !SampleAnswers.isFailure("\(N.self)") else { return nil }
    SampleAnswers.noteReading(sample, as: type)
    return read(sample)
  }

  /// An object of what stands somewhere; nil where it is none, or the type does not take it.
  func made(of json: Any?) -> N? {
    guard let sample = SampleValue.behind(json) else {
      guard let json = json as? [String: Any] else { return nil }
      return try? made(
        with: Map(
          mappingType: .fromJSON, JSON: json, context: context, shouldIncludeNilValues: shouldIncludeNilValues
        ))
    }
    guard !sample.isNull, sample.kind == .open || sample.kind == .object, !sample.isEnough(of: N.self)
    else { return nil }
    return try? sample.make(N.self) { try made(with: map(of: $0, toObject: false)) }
  }

  private func map(of sample: SampleValue, toObject: Bool) -> Map {
    Map(sample, toObject: toObject, context: context, shouldIncludeNilValues: shouldIncludeNilValues)
  }

  /// - Throws: `NotSuited`, or what the type throws.
  func made(with map: Map) throws -> N {
    let made: (any BaseMappable)? =
      switch N.self {
      case let type as any StaticMappable.Type: type.objectForMapping(map: map)
      case let type as any Mappable.Type: type.init(map: map)
      case let type as any ImmutableMappable.Type: try type.init(map: map)
      default: nil
      }
    guard var object = made as? N else { throw NotSuited() }
    object.mapping(map: map)
    return object
  }

  private func filled(_ object: N, of json: Any?) -> N? {
    var object = object
    if let sample = SampleValue.behind(json) {
      return try? sample.make(N.self) {
        object.mapping(map: map(of: $0, toObject: true))
        return object
      }
    }
    guard let json = json as? [String: Any] else { return nil }
    object.mapping(
      map: Map(
        mappingType: .fromJSON, JSON: json, toObject: true, context: context,
        shouldIncludeNilValues: shouldIncludeNilValues))
    return object
  }
}

extension Mapper where N: Hashable {
  public func mapSet(JSONObject: Any?) -> Set<N>? { mapArray(JSONObject: JSONObject).map { Set($0) } }
  public func mapSet(JSONArray: [[String: Any]]) -> Set<N> { Set(mapArray(JSONArray: JSONArray)) }
  public func mapSet(JSONString: String) -> Set<N>? { mapArray(JSONString: JSONString).map { Set($0) } }
}

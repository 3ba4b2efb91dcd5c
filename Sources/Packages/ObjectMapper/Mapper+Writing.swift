// Mapper.toJSON, Mapper.toJSONString, Mapper.parseJSONString — after ObjectMapper's public API.
// State: complete.

import SampleData
import UIKit

extension Mapper {
  /// The JSON that the text is; nil where it is no JSON. Of the text of a sample answer an object that stands
  /// for it.
  public static func parseJSONString(JSONString: String) -> Any? {
    let data = Data(JSONString.utf8)
    return data.isEmpty ? nil : try? JSONSerialization.jsonObject(with: data, options: .allowFragments)
  }

  public static func parseJSONStringIntoDictionary(JSONString: String) -> [String: Any]? {
    parseJSONString(JSONString: JSONString) as? [String: Any]
  }

  public func toJSON(_ object: N) -> [String: Any] {
    let map = Map(
      mappingType: .toJSON, JSON: [:], context: context, shouldIncludeNilValues: shouldIncludeNilValues)
    var object = object
    object.mapping(map: map)
    return map.JSON
  }

  public func toJSONArray(_ array: [N]) -> [[String: Any]] { array.map(toJSON) }
  public func toJSONDictionary(_ dictionary: [String: N]) -> [String: [String: Any]] {
    dictionary.mapValues(toJSON)
  }
  public func toJSONDictionaryOfArrays(_ dictionary: [String: [N]]) -> [String: [[String: Any]]] {
    dictionary.mapValues(toJSONArray)
  }

  public func toJSONString(_ object: N, prettyPrint: Bool = false) -> String? {
    Self.toJSONString(toJSON(object), prettyPrint: prettyPrint)
  }
  public func toJSONString(_ array: [N], prettyPrint: Bool = false) -> String? {
    Self.toJSONString(toJSONArray(array), prettyPrint: prettyPrint)
  }

  /// nil where JSON cannot say it.
  public static func toJSONString(_ JSONObject: Any, prettyPrint: Bool) -> String? {
    toJSONData(JSONObject, options: prettyPrint ? .prettyPrinted : [])
      .flatMap { String(data: $0, encoding: .utf8) }
  }

  public static func toJSONData(_ JSONObject: Any, options: JSONSerialization.WritingOptions) -> Data? {
    guard JSONSerialization.isValidJSONObject(JSONObject) else { return nil }
    return try? JSONSerialization.data(withJSONObject: JSONObject, options: options)
  }
}

extension Mapper where N: Hashable {
  public func toJSONSet(_ set: Set<N>) -> [[String: Any]] { set.map(toJSON) }
  public func toJSONString(_ set: Set<N>, prettyPrint: Bool = false) -> String? {
    toJSONString(Array(set), prettyPrint: prettyPrint)
  }
}

// Mapper of what throws — after ObjectMapper's public API.
// State: complete.

import SampleData
import UIKit

extension Mapper where N: ImmutableMappable {
  /// - Throws: `MapError` where that is no object, or what the type throws.
  public func map(JSONObject: Any) throws -> N {
    if let sample = SampleValue.behind(JSONObject) {
      let made: N? = map(JSONObject: sample as Any?)
      guard let made else { throw unread(nil, "Sample data does not suit it") }
      return made
    }
    guard let json = JSONObject as? [String: Any] else { throw unread(JSONObject, "Is no object") }
    do {
      return try made(
        with: Map(
          mappingType: .fromJSON, JSON: json, context: context, shouldIncludeNilValues: shouldIncludeNilValues
        ))
    } catch is NotSuited { throw unread(json, "Cannot be read") }
  }

  public func map(JSON: [String: Any]) throws -> N { try map(JSONObject: JSON as Any) }
  public func map(JSONString: String) throws -> N { try map(JSONObject: parsed(JSONString)) }

  /// - Throws: where one of the objects cannot be read.
  public func mapArray(JSONObject: Any) throws -> [N] {
    if let sample = SampleValue.behind(JSONObject) {
      let made: [N]? = mapArray(JSONObject: sample as Any?)
      guard let made else { throw unread(nil, "Sample data does not suit it") }
      return made
    }
    guard let list = JSONObject as? [Any] else { throw unread(JSONObject, "Is no list") }
    return try list.map { try map(JSONObject: $0) }
  }

  public func mapArray(JSONArray: [[String: Any]]) throws -> [N] {
    try JSONArray.map { try map(JSONObject: $0 as Any) }
  }
  public func mapArray(JSONString: String) throws -> [N] { try mapArray(JSONObject: parsed(JSONString)) }

  public func mapDictionary(JSON: [String: [String: Any]]) throws -> [String: N] {
    try JSON.mapValues { try map(JSONObject: $0 as Any) }
  }

  private func parsed(_ text: String) throws -> Any {
    guard let json = Self.parseJSONString(JSONString: text) else { throw unread(text, "Is no JSON") }
    return json
  }

  private func unread(_ json: Any?, _ reason: String) -> MapError {
    MapError(key: nil, currentValue: json, reason: "\(reason), as \(N.self)")
  }
}

// BaseMappable, Mappable, StaticMappable, ImmutableMappable, MapContext — after ObjectMapper's public API.
// State: complete.

import UIKit

/// A value that is made of JSON, and written as it, by one function that pairs properties with keys.
public protocol BaseMappable {
  /// Pairs each property with its key: `name <- map["name"]`.
  mutating func mapping(map: Map)
}

/// A value that can be made empty, to be filled afterwards.
public protocol Mappable: BaseMappable {
  /// nil where the map is not of such a value.
  init?(map: Map)
}

/// A value that a function of the type makes: of a subclass, say, that the JSON names.
public protocol StaticMappable: BaseMappable {
  static func objectForMapping(map: Map) -> (any BaseMappable)?
}

/// A value that is made in one go, of constants, and throws where one is missing.
public protocol ImmutableMappable: BaseMappable {
  init(map: Map) throws
}

extension ImmutableMappable {
  /// For writing only: `name >>> map["name"]`.
  public func mapping(map: Map) {}
}

/// Something that mappings want to know beside the JSON.
public protocol MapContext {}

extension BaseMappable {
  public func toJSON() -> [String: Any] { Mapper().toJSON(self) }

  public func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper().toJSONString(self, prettyPrint: prettyPrint)
  }
}

extension Mappable {
  public init?(JSON: [String: Any], context: (any MapContext)? = nil) {
    guard let made: Self = Mapper(context: context).map(JSON: JSON) else { return nil }
    self = made
  }

  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let made: Self = Mapper(context: context).map(JSONString: JSONString) else { return nil }
    self = made
  }
}

extension ImmutableMappable {
  public init(JSON: [String: Any], context: (any MapContext)? = nil) throws {
    self = try Mapper<Self>(context: context).map(JSON: JSON)
  }

  public init(JSONObject: Any, context: (any MapContext)? = nil) throws {
    self = try Mapper<Self>(context: context).map(JSONObject: JSONObject)
  }

  public init(JSONString: String, context: (any MapContext)? = nil) throws {
    self = try Mapper<Self>(context: context).map(JSONString: JSONString)
  }
}

extension Array where Element: BaseMappable {
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let made = Mapper<Element>(context: context).mapArray(JSONString: JSONString) else { return nil }
    self = made
  }

  public init(JSONArray: [[String: Any]], context: (any MapContext)? = nil) {
    self = Mapper<Element>(context: context).mapArray(JSONArray: JSONArray)
  }

  public func toJSON() -> [[String: Any]] { Mapper().toJSONArray(self) }

  public func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper().toJSONString(self, prettyPrint: prettyPrint)
  }
}

extension Set where Element: BaseMappable {
  public init?(JSONString: String, context: (any MapContext)? = nil) {
    guard let made = Mapper<Element>(context: context).mapArray(JSONString: JSONString) else { return nil }
    self = Set(made)
  }

  public init?(JSONArray: [[String: Any]], context: (any MapContext)? = nil) {
    self = Set(Mapper<Element>(context: context).mapArray(JSONArray: JSONArray))
  }

  public func toJSON() -> [[String: Any]] { Mapper().toJSONArray(Array(self)) }

  public func toJSONString(prettyPrint: Bool = false) -> String? {
    Mapper().toJSONString(Array(self), prettyPrint: prettyPrint)
  }
}

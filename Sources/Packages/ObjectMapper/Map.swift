// Map, MappingType — after ObjectMapper's public API.
// State: partial. Missing: members of `JSON` itself where it is sample data: only what is asked through keys
// is there.

import SampleData
import UIKit

/// Whether JSON is read or written.
public enum MappingType: Sendable {
  case fromJSON, toJSON
}

/// JSON, and the place in it that was asked for last.
public final class Map {
  public let mappingType: MappingType
  /// The JSON that is read, or that has been written so far.
  public internal(set) var JSON: [String: Any]
  /// Whether the key that was asked for last is there, with null if need be.
  public internal(set) var isKeyPresent = false
  public internal(set) var currentKey: String?
  /// Between the parts of keys such as `owner.name`.
  public internal(set) var nestedKeyDelimiter = "."
  public var context: (any MapContext)?
  /// Whether nil is written as null.
  public var shouldIncludeNilValues: Bool
  /// Whether an object that was there is filled.
  public let toObject: Bool

  private var isNested = false
  private var ignoresNil = false
  private let sample: SampleValue?
  /// The value at the key that was asked for last; a `SampleValue` where it is sample data.
  private(set) var found: Any?

  public init(
    mappingType: MappingType, JSON: [String: Any], toObject: Bool = false, context: (any MapContext)? = nil,
    shouldIncludeNilValues: Bool = false
  ) {
    (self.mappingType, self.JSON, self.toObject) = (mappingType, JSON, toObject)
    (self.context, self.shouldIncludeNilValues) = (context, shouldIncludeNilValues)
    sample = mappingType == .fromJSON ? SampleValue.behind(JSON) : nil
  }

  init(_ sample: SampleValue, toObject: Bool, context: (any MapContext)?, shouldIncludeNilValues: Bool) {
    (mappingType, JSON, self.toObject) = (.fromJSON, sample.dictionary, toObject)
    (self.context, self.shouldIncludeNilValues, self.sample) = (context, shouldIncludeNilValues, sample)
  }

  // MARK: Asking

  /// This map, at that key.
  public subscript(key: String) -> Map { at(key, nil, ".", false) }
  public subscript(key: String, delimiter delimiter: String) -> Map { at(key, nil, delimiter, false) }
  public subscript(key: String, nested nested: Bool) -> Map { at(key, nested, ".", false) }
  public subscript(key: String, nested nested: Bool, delimiter delimiter: String) -> Map {
    at(key, nested, delimiter, false)
  }
  public subscript(key: String, ignoreNil ignoreNil: Bool) -> Map { at(key, nil, ".", ignoreNil) }
  public subscript(key: String, delimiter delimiter: String, ignoreNil ignoreNil: Bool) -> Map {
    at(key, nil, delimiter, ignoreNil)
  }
  public subscript(key: String, nested nested: Bool, ignoreNil ignoreNil: Bool) -> Map {
    at(key, nested, ".", ignoreNil)
  }
  /// - Parameters:
  ///   - nested: whether the key is a path; nil where it is one if the delimiter is in it.
  ///   - ignoreNil: whether null counts as nothing.
  public subscript(
    key: String, nested nested: Bool?, delimiter delimiter: String, ignoreNil ignoreNil: Bool
  ) -> Map { at(key, nested, delimiter, ignoreNil) }

  private func at(_ key: String, _ nested: Bool?, _ delimiter: String, _ ignoresNil: Bool) -> Map {
    (currentKey, nestedKeyDelimiter, self.ignoresNil) = (key, delimiter, ignoresNil)
    isNested = !delimiter.isEmpty && nested ?? key.contains(delimiter)
    guard mappingType == .fromJSON else {
      (isKeyPresent, found) = (true, nil)
      return self
    }
    found = stands(at: parts)
    if let value = found as? SampleValue, value.isNull { found = nil }
    isKeyPresent = found != nil
    if found is NSNull { (isKeyPresent, found) = (!ignoresNil, nil) }
    return self
  }

  private var parts: [String] {
    let key = currentKey ?? ""
    return isNested ? key.components(separatedBy: nestedKeyDelimiter) : [key]
  }

  private func stands(at parts: [String]) -> Any? { JSONPath.value(at: parts, in: sample ?? JSON) }

  /// The value at a key that must be there: of sample data it is, whatever its name says.
  func required(_ key: String, nested: Bool?, delimiter: String) -> Any? {
    let map = at(key, nested, delimiter, false)
    return map.found ?? map.stands(at: map.parts)
  }

  /// The value at the key that was asked for last.
  public var currentValue: Any? { (found as? SampleValue)?.anything ?? found }

  /// The same as another type; nil where it is none.
  public func value<T>() -> T? { Form<T>.basic.read(found) }

  // MARK: Writing

  /// Puts the value at the key that was asked for last.
  func set(_ value: Any?) {
    guard let value = value ?? (shouldIncludeNilValues ? NSNull() : nil) else { return }
    JSONPath.set(value, at: parts[...], in: &JSON)
  }
}

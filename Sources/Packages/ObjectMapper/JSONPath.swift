import SampleData
import UIKit

/// Names one in the other, and numbers of elements.
package enum JSONPath {
  /// nil for nothing; a `SampleValue` where it is sample data.
  package static func value(at parts: [String], in json: Any?) -> Any? {
    parts.reduce(json) { json, part in
      if let sample = SampleValue.behind(json) {
        // In a value that is still open, a number is a row.
        if let index = Int(part), sample.kind == .open || sample.kind == .array {
          return sample.element(index)
        }
        return sample.member(part)
      }
      if let object = json as? [String: Any] { return object[part] }
      guard let list = json as? [Any], let index = Int(part), list.indices.contains(index) else { return nil }
      return list[index]
    }
  }

  static func set(_ value: Any, at parts: ArraySlice<String>, in json: inout [String: Any]) {
    guard let first = parts.first else { return }
    if parts.count == 1 {
      json[first] = value
    } else {
      var inner = json[first] as? [String: Any] ?? [:]
      set(value, at: parts.dropFirst(), in: &inner)
      json[first] = inner
    }
  }
}

// Equality and order of JSONs — after SwiftyJSON's public API.
// State: complete.

import SampleData
import UIKit

extension JSON: Comparable {
  /// Sample data that is still open becomes what the other one is, to be compared with it.
  private func settled(beside other: JSON) -> Content {
    switch other.content {
    case .string: settled(as: .text)
    case .number: settled(as: .integer)
    case .bool: settled(as: .flag)
    case .array: settled(as: .list)
    default: settled()
    }
  }

  /// nil where the two are of different kinds, or of one that has no order.
  private static func order<Result>(
    _ a: JSON, _ b: JSON, _ numbers: (ComparisonResult) -> Result, _ texts: (String, String) -> Result
  ) -> Result? {
    switch (a.settled(beside: b), b.settled(beside: a)) {
    case (.number(let a), .number(let b)): numbers(a.compare(b))
    case (.string(let a), .string(let b)): texts(a, b)
    default: nil
    }
  }

  public static func == (a: JSON, b: JSON) -> Bool {
    if let isEqual = order(a, b, { $0 == .orderedSame }, ==) { return isEqual }
    switch (a.settled(beside: b), b.settled(beside: a)) {
    case (.bool(let a), .bool(let b)): return a == b
    case (.null, .null): return true
    case (.sample(let a), .sample(let b)): return a.json == b.json
    case (.array, _), (_, .array): return a.array.map { $0 == b.array } ?? false
    case (.dictionary, _), (_, .dictionary): return a.dictionary.map { $0 == b.dictionary } ?? false
    default: return false
    }
  }

  public static func < (a: JSON, b: JSON) -> Bool { order(a, b, { $0 == .orderedAscending }, <) ?? false }
  public static func > (a: JSON, b: JSON) -> Bool { order(a, b, { $0 == .orderedDescending }, >) ?? false }
  public static func <= (a: JSON, b: JSON) -> Bool {
    order(a, b, { $0 != .orderedDescending }, <=) ?? (a == b)
  }
  public static func >= (a: JSON, b: JSON) -> Bool {
    order(a, b, { $0 != .orderedAscending }, >=) ?? (a == b)
  }
}

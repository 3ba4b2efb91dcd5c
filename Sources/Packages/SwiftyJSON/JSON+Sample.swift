import SampleData
import UIKit

extension JSON {
  /// As what a value is asked for.
  enum Wish {
    case text, number, integer, flag, list, table
  }

  /// The content, decided: sample data that is still open becomes what is wished, or stays open.
  func settled(as wish: Wish? = nil) -> Content {
    guard case .sample(let value) = content else { return content }
    if value.isNull { return .null }
    if value.kind == .open {
      switch wish {
      case .text: _ = value.text
      case .number: _ = value.number
      case .integer: _ = value.integer
      case .flag: _ = value.bool
      case .list: _ = value.count
      case .table: _ = value.keys
      case nil: break
      }
    }
    switch value.kind {
    case .null: return .null
    case .bool: return .bool(value.bool ?? false)
    case .text: return .string(value.text ?? "")
    case .number:
      return .number(value.integer.map { NSNumber(value: $0) } ?? NSNumber(value: value.number ?? 0))
    case .open, .array, .object: return content
    }
  }

  /// Sample data as it has been read so far, to be changed.
  var written: JSON {
    guard case .sample(let value) = content else { return self }
    if value.kind == .open { return .null }
    return (try? JSON(data: Data(value.json.prettyText.utf8), options: .fragmentsAllowed)) ?? .null
  }
}

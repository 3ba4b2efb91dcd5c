import UIKit

/// Values that say nothing: none, zero, empty.
enum NeutralValue {
  /// A value of `type` that says nothing; nil where none is known.
  static func make<Value>(_ type: Value.Type) -> Value? {
    if type == Void.self { return () as? Value }
    if let optional = type as? any ExpressibleByNilLiteral.Type { return none(optional) as? Value }
    return nil
  }

  private static func none<Value: ExpressibleByNilLiteral>(_ type: Value.Type) -> Value { nil }
}

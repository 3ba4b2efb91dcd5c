// The calls that the adapter makes of `#Predicate`. Foundation's own macro on Linux lacks functions that a
// device's has, and takes the compiler very long.

import UIKit

/// Predicates that are closures.
public enum _Predicates<Input> {
  public static func make(_ test: @escaping (Input) throws -> Bool) -> Predicate<Input> {
    Predicate { ClosureExpression(variable: $0, test: test) }
  }
}

/// A predicate whose input the compiler finds.
public func _predicate<Input>(_ test: @escaping (Input) throws -> Bool) -> Predicate<Input> {
  _Predicates<Input>.make(test)
}

/// A predicate is to be sent and written; this one is neither, since a preview has one thread and no files.
private struct ClosureExpression<Input>: StandardPredicateExpression, Codable, @unchecked Sendable {
  typealias Output = Bool
  let variable: PredicateExpressions.Variable<Input>
  let test: (Input) throws -> Bool

  init(variable: PredicateExpressions.Variable<Input>, test: @escaping (Input) throws -> Bool) {
    (self.variable, self.test) = (variable, test)
  }

  init(from decoder: any Decoder) throws { throw CocoaError(.coderInvalidValue) }
  func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }

  func evaluate(_ bindings: PredicateBindings) throws -> Bool {
    guard let value = bindings[variable] else { return false }
    return try test(value)
  }
}

extension String.StandardComparator {
  /// Foundation on Linux has only the one that compares characters.
  public static var localizedStandard: String.StandardComparator { .lexical }
  public static var localized: String.StandardComparator { .lexical }
}

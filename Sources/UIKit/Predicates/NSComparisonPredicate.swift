// NSComparisonPredicate — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: custom selectors.

import Foundation

/// Two expressions and how they are to stand to each other.
open class NSComparisonPredicate: NSPredicate, @unchecked Sendable {
  public enum Modifier: UInt, Sendable {
    case direct, all, any
  }

  public enum Operator: UInt, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like
    case beginsWith, endsWith, `in`
    case contains = 99
    case between = 100
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Without effect: texts are compared as they are.
    public static let normalized = Options(rawValue: 4)
  }

  public let predicateOperatorType: Operator
  public let comparisonPredicateModifier: Modifier
  public let leftExpression: NSExpression
  public let rightExpression: NSExpression
  public let options: Options

  public init(
    leftExpression left: NSExpression, rightExpression right: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    (predicateOperatorType, comparisonPredicateModifier, self.options) = (type, modifier, options)
    (leftExpression, rightExpression) = (left, right)
    super.init(
      .comparison(
        PredicateComparison(
          quantifier: modifier.quantifier, left: left.term, relation: type.relation, right: right.term,
          options: options)))
  }
}

extension NSComparisonPredicate.Modifier {
  fileprivate var quantifier: PredicateComparison.Quantifier {
    switch self {
    case .direct: .one
    case .all: .all
    case .any: .any
    }
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var relation: PredicateComparison.Relation {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .unequal
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .isIn
    case .contains: .contains
    case .between: .between
    }
  }
}

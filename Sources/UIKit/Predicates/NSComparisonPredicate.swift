// NSComparisonPredicate — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: custom selectors.

import Foundation

/// Two expressions and how they are to stand to each other.
open class NSComparisonPredicate: NSPredicate, @unchecked Sendable {
  /// How many values of a collection at the left must stand so to the right.
  public enum Modifier: UInt, Sendable {
    /// The value itself, every one of the collection, or at least one.
    case direct, all, any
  }

  /// How the left expression is to stand to the right one.
  public enum Operator: UInt, Sendable {
    /// `matches` takes a regular expression at the right, `like` a text with `*` and `?`.
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like
    /// `in` takes a collection at the right, or a text that holds the left one.
    case beginsWith, endsWith, `in`
    /// The left expression holds the right one: an element or a part of the text.
    case contains = 99
    /// The right expression is a list of the least and the greatest value.
    case between = 100
  }

  /// How texts are compared.
  public struct Options: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// A set of the bits' options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Capital and small letters are alike.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Letters with and without accents are alike.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Without effect: texts are compared as they are.
    public static let normalized = Options(rawValue: 4)
  }

  /// How the expressions are to stand to each other.
  public let predicateOperatorType: Operator
  /// Whether one value counts, or all or any of a collection.
  public let comparisonPredicateModifier: Modifier
  /// The expression before the operator.
  public let leftExpression: NSExpression
  /// The expression behind the operator.
  public let rightExpression: NSExpression
  /// How texts are compared; others do not ask.
  public let options: Options

  /// Passes where `left` stands to `right` as `type` says.
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

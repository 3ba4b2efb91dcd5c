// A predicate as a tree.

/// A predicate's test.
indirect enum PredicateNode {
  case constant(Bool)
  case and([PredicateNode])
  case or([PredicateNode])
  case not(PredicateNode)
  case comparison(PredicateComparison)
  case block((Any?, [String: Any]?) -> Bool)
  /// Text that was not understood: everything passes.
  case unread(String)
}

/// Two values and how they are to stand to each other.
struct PredicateComparison {
  enum Quantifier { case one, any, all, none }

  enum Relation: String {
    case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    case contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", like = "LIKE"
    case matches = "MATCHES", isIn = "IN", between = "BETWEEN"
  }

  var quantifier = Quantifier.one
  var left: PredicateTerm
  var relation: Relation
  var right: PredicateTerm
  var options = NSComparisonPredicate.Options()
}

/// Something that has a value for each object.
indirect enum PredicateTerm {
  case value(Any?)
  case evaluatedObject
  case keyPath(String)
  /// A key path from another value.
  case member(PredicateTerm, String)
  case variable(String)
  case list([PredicateTerm])
  case call(String, [PredicateTerm])
  /// The elements that pass, each being the variable in turn.
  case subquery(PredicateTerm, String, PredicateNode)
}

extension PredicateNode: CustomStringConvertible {
  /// As a format; blocks have none.
  var description: String {
    switch self {
    case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .and(let nodes): nodes.map(\.inParentheses).joined(separator: " AND ")
    case .or(let nodes): nodes.map(\.inParentheses).joined(separator: " OR ")
    case .not(let node): "NOT \(node.inParentheses)"
    case .comparison(let comparison): comparison.description
    case .block: "BLOCKPREDICATE"
    case .unread(let text): text
    }
  }

  private var inParentheses: String {
    switch self {
    case .and, .or: "(\(self))"
    default: description
    }
  }
}

extension PredicateComparison: CustomStringConvertible {
  var description: String {
    let word =
      switch quantifier {
      case .one: ""
      case .any: "ANY "
      case .all: "ALL "
      case .none: "NONE "
      }
    let marks =
      (options.contains(.caseInsensitive) ? "c" : "") + (options.contains(.diacriticInsensitive) ? "d" : "")
    return "\(word)\(left) \(relation.rawValue)\(marks.isEmpty ? "" : "[\(marks)]") \(right)"
  }
}

extension PredicateTerm: CustomStringConvertible {
  var description: String {
    switch self {
    case .value(nil): "nil"
    case .value(let text as String): "\"\(text)\""
    case .value(let value?): "\(value)"
    case .evaluatedObject: "SELF"
    case .keyPath(let path): path
    case .member(let owner, let path): "\(owner).\(path)"
    case .variable(let name): "$\(name)"
    case .list(let terms): "{\(terms.map(\.description).joined(separator: ", "))}"
    case .call(let name, let terms): "\(name)(\(terms.map(\.description).joined(separator: ", ")))"
    case .subquery(let term, let name, let node): "SUBQUERY(\(term), $\(name), \(node))"
    }
  }
}

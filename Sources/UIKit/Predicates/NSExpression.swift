// NSExpression — after Apple's documentation of it, read 2026-11.
// State: partial. Missing: blocks, conditions, fetches, sets of expressions.

import QuartzCore

/// A value of each object: a constant, what a key path leads to, what a function makes of others.
open class NSExpression: NSObject, @unchecked Sendable {
  // Never changes once it is made.
  let term: PredicateTerm

  init(_ term: PredicateTerm) { self.term = term }

  /// `price * %d`. One that is not understood is reported, and its value is nil.
  public convenience init(format: String, _ arguments: Any?...) {
    let term = PredicateParser.readTerm(format, arguments)
    if term == nil {
      SessionContext.reportFromAnywhere(
        "The expression \"\(format)\" is not understood here: its value is nil.")
    }
    self.init(term ?? .value(nil))
  }

  /// The same value for each object; nil is nothing.
  public convenience init(forConstantValue value: Any?) { self.init(.value(value)) }
  /// The value to which a path such as `owner.name` leads from each object.
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
  /// The value that is given for `$name` when the predicate is evaluated; nil without one.
  public convenience init(forVariable name: String) { self.init(.variable(name)) }
  /// A list of values, as for `between` and `in`.
  public convenience init(forAggregate expressions: [NSExpression]) {
    self.init(.list(expressions.map(\.term)))
  }

  /// - Parameter name: `sum:`, `count:`, `max:` and their like.
  public convenience init(forFunction name: String, arguments: [Any]) {
    let plain = name.hasSuffix(":") ? String(name.dropLast()) : name
    self.init(
      .call(
        plain, arguments.map { ($0 as? NSExpression)?.term ?? .value($0) }))
  }

  /// The object itself, `SELF`.
  public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

  /// The key path that it is; empty for any other.
  open var keyPath: String { if case .keyPath(let path) = term { path } else { "" } }
  /// The value that it is; nil for any other.
  open var constantValue: Any? { if case .value(let value) = term { value } else { nil } }

  /// The value of `object`. Variables are nil: `context` is not looked at.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    term.value(object, [:])
  }

  open override var description: String { term.description }

  /// Whether it makes one value of many.
  package var isAggregate: Bool {
    guard case .call(let name, _) = term else { return false }
    return ["sum", "count", "min", "max", "average"].contains(name)
  }

  /// The value over a list of objects: a function of key paths takes all of their values.
  package func value(over objects: [Any]) -> Any? {
    guard case .call(let name, let terms) = term else { return objects.first.flatMap { term.value($0, [:]) } }
    let gathered = terms.map { term -> PredicateTerm in
      .value(objects.compactMap { term.value($0, [:]) })
    }
    return PredicateTerm.call(name, gathered).value(nil, [:])
  }
}

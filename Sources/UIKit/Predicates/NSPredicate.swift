// NSPredicate — after Apple's documentation "Predicate Format String Syntax", read 2026-11.
// State: partial. Missing: formats with a list of C arguments, block predicates as text, archives.
//
// Foundation's own on Linux knows blocks only: it has no way to find a value by its name. This one stands
// before it.

import QuartzCore

/// A test that objects pass or not.
///
/// Text that is not understood is said in the session's log, and everything passes.
open class NSPredicate: NSObject, NSCopying, @unchecked Sendable {
  // Never changes once it is made.
  let node: PredicateNode

  init(_ node: PredicateNode) { self.node = node }

  /// - Parameters:
  ///   - format: `"name CONTAINS[c] %@ AND count > %d"`.
  ///   - arguments: what stands for the marks in it, in their order; nil is nothing.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(PredicateNode(format, arguments))
  }

  /// As `init(format:_:)`, with the arguments in a list; nil is an empty one.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    self.init(PredicateNode(format, arguments ?? []))
  }

  /// All objects pass, or none does.
  public init(value: Bool) { node = .constant(value) }

  /// Passes where `block` returns true for the object and the variables.
  public init(block: @escaping (Any?, [String: Any]?) -> Bool) { node = .block(block) }

  /// Whether the object passes; variables in the format are nil.
  open func evaluate(with object: Any?) -> Bool { node.passes(object, [:]) }

  /// - Parameter variables: what stands for `$NAME` in the format.
  open func evaluate(with object: Any?, substitutionVariables variables: [String: Any]?) -> Bool {
    node.passes(object, variables ?? [:])
  }

  /// The same with values in the place of the variables of those names.
  open func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    unsafeDowncast(NSPredicate(node.substituting(variables)), to: Self.self)
  }

  /// The predicate as text, its arguments in place.
  open var predicateFormat: String { node.description }

  open override var description: String { predicateFormat }

  /// The predicate itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func copy() -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSPredicate).map {
      $0 === self || $0.isText && isText && $0.predicateFormat == predicateFormat
    }
      ?? false
  }

  open override var hash: Int { predicateFormat.hashValue }

  private var isText: Bool { !predicateFormat.contains("BLOCKPREDICATE") }
}

extension PredicateNode {
  /// Reads a format; what is not understood is reported.
  init(_ format: String, _ arguments: [Any?]) {
    if let node = PredicateParser.read(format, arguments) {
      self = node
    } else {
      SessionContext.reportFromAnywhere(
        "The predicate \"\(format)\" is not understood here (NSPredicate): everything passes it.")
      self = .unread(format)
    }
  }

  func substituting(_ variables: [String: Any]) -> PredicateNode {
    switch self {
    case .and(let nodes): .and(nodes.map { $0.substituting(variables) })
    case .or(let nodes): .or(nodes.map { $0.substituting(variables) })
    case .not(let node): .not(node.substituting(variables))
    case .comparison(var comparison):
      {
        comparison.left = comparison.left.substituting(variables)
        comparison.right = comparison.right.substituting(variables)
        return .comparison(comparison)
      }()
    case .block(let block): .block { block($0, variables.merging($1 ?? [:]) { $1 }) }
    case .constant, .unread: self
    }
  }
}

extension PredicateTerm {
  fileprivate func substituting(_ variables: [String: Any]) -> PredicateTerm {
    switch self {
    case .variable(let name): variables[name].map { .value($0) } ?? self
    case .member(let owner, let path): .member(owner.substituting(variables), path)
    case .list(let terms): .list(terms.map { $0.substituting(variables) })
    case .call(let name, let terms): .call(name, terms.map { $0.substituting(variables) })
    case .subquery(let term, let name, let node):
      .subquery(
        term.substituting(variables), name, node.substituting(variables.filter { $0.key != name }))
    case .value, .evaluatedObject, .keyPath: self
    }
  }
}

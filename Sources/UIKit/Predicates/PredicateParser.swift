// Reads predicate formats.

import Foundation

/// Makes a tree of a predicate's format and its arguments.
struct PredicateParser {
  /// How deep parentheses and negations may lie: more is refused, so that no format can use up the stack.
  static let maximumDepth = 100

  private var tokens: [PredicateToken]
  private var place = 0
  /// Which argument comes next; given back where a reading is tried again.
  private var nextArgument = 0
  private var depth = 0
  private let arguments: [Any?]

  private struct Misread: Error {}

  /// nil where the format is not understood, or wants more arguments than there are.
  static func read(_ format: String, _ arguments: [Any?]) -> PredicateNode? {
    guard let tokens = PredicateTokens.read(format) else { return nil }
    var parser = PredicateParser(tokens: tokens, arguments: arguments)
    guard let node = try? parser.disjunction(), parser.place == tokens.count else { return nil }
    return node
  }

  /// The same of an expression: `price * 2`, `now()`.
  static func readTerm(_ format: String, _ arguments: [Any?]) -> PredicateTerm? {
    guard let tokens = PredicateTokens.read(format) else { return nil }
    var parser = PredicateParser(tokens: tokens, arguments: arguments)
    guard let term = try? parser.sum(), parser.place == tokens.count else { return nil }
    return term
  }

  private init(tokens: [PredicateToken], arguments: [Any?]) {
    (self.tokens, self.arguments) = (tokens, arguments)
  }

  // MARK: Tokens

  private var token: PredicateToken? { place < tokens.count ? tokens[place] : nil }

  private mutating func take(_ signs: String...) -> String? {
    guard case .sign(let sign)? = token, signs.contains(sign) else { return nil }
    place += 1
    return sign
  }

  private mutating func expect(_ sign: String) throws(Misread) {
    if take(sign) == nil { throw Misread() }
  }

  private func keyword(_ ahead: Int = 0) -> String? {
    guard place + ahead < tokens.count, case .word(let word) = tokens[place + ahead] else { return nil }
    return word.uppercased()
  }

  private mutating func takeKeyword(_ words: String...) -> String? {
    guard let word = keyword(), words.contains(word) else { return nil }
    place += 1
    return word
  }

  private mutating func argument() throws(Misread) -> Any? {
    guard nextArgument < arguments.count else { throw Misread() }
    defer { nextArgument += 1 }
    return arguments[nextArgument].flatMap(unwrapped)
  }

  // MARK: Predicates

  private mutating func disjunction() throws(Misread) -> PredicateNode {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth { throw Misread() }
    var nodes = [try conjunction()]
    while takeKeyword("OR") != nil || take("||") != nil { nodes.append(try conjunction()) }
    return nodes.count == 1 ? nodes[0] : .or(nodes)
  }

  private mutating func conjunction() throws(Misread) -> PredicateNode {
    var nodes = [try negation()]
    while takeKeyword("AND") != nil || take("&&") != nil { nodes.append(try negation()) }
    return nodes.count == 1 ? nodes[0] : .and(nodes)
  }

  private mutating func negation() throws(Misread) -> PredicateNode {
    guard takeKeyword("NOT") != nil || take("!") != nil else { return try test() }
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth { throw Misread() }
    return .not(try negation())
  }

  private mutating func test() throws(Misread) -> PredicateNode {
    if takeKeyword("TRUEPREDICATE") != nil { return .constant(true) }
    if takeKeyword("FALSEPREDICATE") != nil { return .constant(false) }
    if case .sign("(")? = token {
      let (start, used) = (place, nextArgument)
      place += 1
      if let node = try? disjunction(), take(")") != nil, !continuesTerm { return node }
      // The parenthesis belongs to a value.
      (place, nextArgument) = (start, used)
    }
    return .comparison(try comparison())
  }

  /// Whether what comes next would make what came before a part of a value.
  private var continuesTerm: Bool {
    switch token {
    case .sign(let sign):
      ["==", "!=", "<>", "<=", ">=", "=<", "=>", "<", ">", "=", "+", "-", "*", "/"].contains(sign)
    case .word: PredicateComparison.Relation(rawValue: keyword() ?? "") != nil
    default: false
    }
  }

  private mutating func comparison() throws(Misread) -> PredicateComparison {
    let quantifier: PredicateComparison.Quantifier =
      switch takeKeyword("ANY", "SOME", "ALL", "NONE") {
      case "ANY", "SOME": .any
      case "ALL": .all
      case "NONE": .none
      default: .one
      }
    let left = try sum()
    let relation = try relation()
    let options = try options()
    let right = try sum()
    return PredicateComparison(
      quantifier: quantifier, left: left, relation: relation, right: right, options: options)
  }

  private mutating func relation() throws(Misread) -> PredicateComparison.Relation {
    if let sign = take("==", "=", "!=", "<>", "<=", "=<", ">=", "=>", "<", ">") {
      let others = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
      guard let relation = PredicateComparison.Relation(rawValue: others[sign] ?? sign) else {
        throw Misread()
      }
      return relation
    }
    guard let word = keyword(), let relation = PredicateComparison.Relation(rawValue: word) else {
      throw Misread()
    }
    place += 1
    return relation
  }

  private mutating func options() throws(Misread) -> NSComparisonPredicate.Options {
    var options = NSComparisonPredicate.Options()
    guard take("[") != nil else { return options }
    if case .word(let marks)? = token {
      place += 1
      for mark in marks.lowercased() {
        switch mark {
        case "c": options.insert(.caseInsensitive)
        case "d": options.insert(.diacriticInsensitive)
        case "n": options.insert(.normalized)
        case "l": break
        default: throw Misread()
        }
      }
    }
    try expect("]")
    return options
  }

  // MARK: Values

  private mutating func sum() throws(Misread) -> PredicateTerm {
    var term = try product()
    while let sign = take("+", "-") { term = .call(sign, [term, try product()]) }
    return term
  }

  private mutating func product() throws(Misread) -> PredicateTerm {
    var term = try value()
    while let sign = take("*", "/", "**") { term = .call(sign, [term, try value()]) }
    return term
  }

  private mutating func value() throws(Misread) -> PredicateTerm {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth { throw Misread() }
    var term = try plainValue()
    while take(".") != nil {
      guard case .word(let path)? = token else { throw Misread() }
      place += 1
      term = .member(term, path)
    }
    if take("[") != nil {
      // `items[FIRST]` and `items[2]`.
      if let word = takeKeyword("FIRST", "LAST", "SIZE") {
        term = .call("[]", [term, .value(word)])
      } else {
        term = .call("[]", [term, try sum()])
      }
      try expect("]")
    }
    return term
  }

  private mutating func plainValue() throws(Misread) -> PredicateTerm {
    guard let token else { throw Misread() }
    place += 1
    switch token {
    case .integer(let number): return .value(number)
    case .number(let number): return .value(number)
    case .text(let text): return .value(text)
    case .variable(let name):
      guard let dot = name.firstIndex(of: ".") else { return .variable(name) }
      return .member(.variable(String(name[..<dot])), String(name[name.index(after: dot)...]))
    case .argument: return .value(try argument())
    case .keyArgument:
      guard let path = try argument() as? String else { throw Misread() }
      return path.uppercased() == "SELF" ? .evaluatedObject : .keyPath(path)
    case .sign("-"): return .call("-", [.value(0), try value()])
    case .sign("("):
      let term = try sum()
      try expect(")")
      return term
    case .sign("{"): return .list(try list(until: "}"))
    case .sign: throw Misread()
    case .word(let word): return try named(word)
    }
  }

  private mutating func named(_ word: String) throws(Misread) -> PredicateTerm {
    switch word.uppercased() {
    case "NIL", "NULL": return .value(nil)
    case "YES", "TRUE": return .value(true)
    case "NO", "FALSE": return .value(false)
    case "SELF": return .evaluatedObject
    case "SUBQUERY": return try subquery()
    case let upper where upper.hasPrefix("SELF."): return .keyPath(String(word.dropFirst("SELF.".count)))
    // Keywords are no key paths.
    case "AND", "OR", "NOT", "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "BETWEEN":
      throw Misread()
    default: break
    }
    // `count:(items)` was written in older formats.
    let hasColon = token == .sign(":")
    if hasColon { place += 1 }
    if take("(") != nil { return .call(word.lowercased(), try list(until: ")")) }
    return hasColon ? try refuse() : .keyPath(word)
  }

  private func refuse() throws(Misread) -> PredicateTerm { throw Misread() }

  private mutating func subquery() throws(Misread) -> PredicateTerm {
    try expect("(")
    let collection = try sum()
    try expect(",")
    guard case .variable(let name)? = token else { throw Misread() }
    place += 1
    try expect(",")
    let node = try disjunction()
    try expect(")")
    return .subquery(collection, name, node)
  }

  private mutating func list(until end: String) throws(Misread) -> [PredicateTerm] {
    var terms: [PredicateTerm] = []
    if take(end) != nil { return terms }
    repeat { terms.append(try sum()) } while take(",") != nil
    try expect(end)
    return terms
  }
}

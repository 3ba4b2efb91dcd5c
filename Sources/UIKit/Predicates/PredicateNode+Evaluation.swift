// Whether an object passes a predicate.

import Foundation
import QuartzCore

extension PredicateNode {
  /// - Parameter variables: what stands for `$NAME`.
  func passes(_ object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .and(let nodes): nodes.allSatisfy { $0.passes(object, variables) }
    case .or(let nodes): nodes.contains { $0.passes(object, variables) }
    case .not(let node): !node.passes(object, variables)
    case .comparison(let comparison): comparison.passes(object, variables)
    case .block(let block): block(object, variables.isEmpty ? nil : variables)
    case .unread: true
    }
  }
}

extension PredicateComparison {
  fileprivate func passes(_ object: Any?, _ variables: [String: Any]) -> Bool {
    let (a, b) = (left.value(object, variables), right.value(object, variables))
    switch quantifier {
    case .one: return holds(a, b)
    case .any: return elements(a).contains { holds($0, b) }
    case .none: return !elements(a).contains { holds($0, b) }
    case .all: return elements(a).allSatisfy { holds($0, b) }
    }
  }

  private func elements(_ value: Any?) -> [Any] {
    guard let value else { return [] }
    return PredicateValues.elements(value) ?? [value]
  }

  private func holds(_ a: Any?, _ b: Any?) -> Bool {
    switch relation {
    case .equal: return PredicateValues.areEqual(a, b, options)
    case .unequal: return !PredicateValues.areEqual(a, b, options)
    case .less: return order(a, b) { $0 == .orderedAscending }
    case .lessOrEqual: return order(a, b) { $0 != .orderedDescending }
    case .greater: return order(a, b) { $0 == .orderedDescending }
    case .greaterOrEqual: return order(a, b) { $0 != .orderedAscending }
    case .isIn: return isIn(a, b)
    case .between:
      let bounds = elements(b)
      guard bounds.count == 2 else { return false }
      return order(a, bounds[0]) { $0 != .orderedAscending }
        && order(a, bounds[1]) { $0 != .orderedDescending }
    case .contains:
      guard let a, PredicateValues.elements(a) == nil else { return isIn(b, a) }
      return texts(a, b) { $1.isEmpty || $0.contains($1) }
    case .beginsWith: return texts(a, b) { $0.hasPrefix($1) }
    case .endsWith: return texts(a, b) { $0.hasSuffix($1) }
    case .like: return texts(a, b) { Wildcards.match($0, $1) }
    case .matches: return texts(a, b, folding: false) { matches($0, $1) }
    }
  }

  private func order(_ a: Any?, _ b: Any?, _ fits: (ComparisonResult) -> Bool) -> Bool {
    PredicateValues.order(a, b, options).map(fits) ?? false
  }

  private func isIn(_ a: Any?, _ b: Any?) -> Bool {
    guard let b else { return false }
    if let elements = PredicateValues.elements(b) {
      return elements.contains { PredicateValues.areEqual(a, $0, options) }
    }
    if let table = b as? NSDictionary {
      return table.allValues.contains { PredicateValues.areEqual(a, $0, options) }
    }
    return texts(b, a) { $0.contains($1) }
  }

  private func texts(_ a: Any?, _ b: Any?, folding: Bool = true, _ test: (String, String) -> Bool) -> Bool {
    guard let a = a.flatMap(Self.text), let b = b.flatMap(Self.text) else { return false }
    let options = folding ? options : []
    return test(PredicateValues.folded(a, options), PredicateValues.folded(b, options))
  }

  private static func text(_ value: Any) -> String? {
    if let text = PredicateValues.text(value) { return text }
    if let address = value as? URL { return address.absoluteString }
    if let id = value as? UUID { return id.uuidString }
    return (value as? NSNumber).map { $0.stringValue } ?? (value as? any BinaryInteger).map { "\($0)" }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: flags) else {
      SessionContext.reportFromAnywhere("\"\(pattern)\" is no regular expression: nothing matches it.")
      return false
    }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}

/// `?` for one character, `*` for any number of them.
private enum Wildcards {
  static func match(_ text: String, _ pattern: String) -> Bool {
    let (text, pattern) = (Array(text), Array(pattern))
    var (place, next) = (0, 0)
    var star: (next: Int, place: Int)?
    while place < text.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next + 1, place)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == text[place] {
        (place, next) = (place + 1, next + 1)
      } else if let back = star {
        star = (back.next, back.place + 1)
        (place, next) = (back.place + 1, back.next)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}

extension PredicateTerm {
  func value(_ object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .value(let value): return value
    case .evaluatedObject: return object
    case .keyPath(let path): return PredicateKeys.value(path, of: object)
    case .member(let owner, let path): return PredicateKeys.value(path, of: owner.value(object, variables))
    case .variable(let name): return variables[name].flatMap(unwrapped)
    case .list(let terms): return terms.map { $0.value(object, variables) ?? NSNull() }
    case .call(let name, let terms):
      return PredicateFunctions.call(name, terms.map { $0.value(object, variables) })
    case .subquery(let collection, let name, let node):
      let elements = collection.value(object, variables).flatMap(PredicateValues.elements) ?? []
      return elements.filter { element in
        node.passes(object, variables.merging([name: element]) { $1 })
      }
    }
  }
}

/// The functions that formats and expressions can call.
private enum PredicateFunctions {
  static func call(_ name: String, _ values: [Any?]) -> Any? {
    let first = values.first ?? nil
    let second = values.count > 1 ? values[1] : nil
    let list = first.map { PredicateValues.elements($0) ?? values.compactMap { $0 } } ?? []
    let numbers = list.compactMap(PredicateValues.number)
    switch name {
    case "+", "-", "*", "/", "**", "add:to", "from:subtract", "multiply:by", "divide:by", "modulus:by":
      return arithmetic(name, first, second)
    case "[]": return element(of: list, second)
    case "now": return Date()
    case "lowercase": return first.flatMap(PredicateValues.text)?.lowercased()
    case "uppercase": return first.flatMap(PredicateValues.text)?.uppercased()
    case "length": return first.flatMap(PredicateValues.text)?.count
    case "count": return list.count
    case "sum": return numbers.reduce(0, +)
    case "average": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "min": return list.min { PredicateValues.order($0, $1) == .orderedAscending }
    case "max": return list.max { PredicateValues.order($0, $1) == .orderedAscending }
    case "abs": return first.flatMap(PredicateValues.number).map(abs)
    case "floor": return first.flatMap(PredicateValues.number)?.rounded(.down)
    case "ceiling": return first.flatMap(PredicateValues.number)?.rounded(.up)
    case "cast": return first
    default:
      SessionContext.reportFromAnywhere("Predicates have no function \"\(name)\" here: its value is nil.")
      return nil
    }
  }

  private static func arithmetic(_ sign: String, _ a: Any?, _ b: Any?) -> Any? {
    // Dates are moved by seconds.
    if let date = a as? Date, let seconds = b.flatMap(PredicateValues.number) {
      return date.addingTimeInterval(sign.hasPrefix("-") ? -seconds : seconds)
    }
    guard let a = a.flatMap(PredicateValues.number), let b = b.flatMap(PredicateValues.number) else {
      return nil
    }
    switch sign {
    case "+", "add:to": return a + b
    case "-", "from:subtract": return a - b
    case "*", "multiply:by": return a * b
    case "/", "divide:by": return b == 0 ? nil : a / b
    case "modulus:by": return b == 0 ? nil : a.truncatingRemainder(dividingBy: b)
    default: return pow(a, b)
    }
  }

  private static func element(of list: [Any], _ index: Any?) -> Any? {
    switch index {
    case let word as String where word == "FIRST": return list.first
    case let word as String where word == "LAST": return list.last
    case let word as String where word == "SIZE": return list.count
    case let number?:
      guard let place = PredicateValues.number(number).flatMap({ Int(exactly: $0) }),
        list.indices.contains(place)
      else { return nil }
      return list[place]
    case nil: return nil
    }
  }
}

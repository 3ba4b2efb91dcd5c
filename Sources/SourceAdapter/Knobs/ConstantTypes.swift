// Constants that are computed from knobs: `static let pitch = itemWidth + spacing`.

import SwiftSyntax

/// What is known of a module's constants while knobs are looked for: those that are read anew at each use, and the types
/// of all that have been understood.
struct ConstantTypes {
  /// Types by full name: `CarouselLayout.itemWidth` is a `CGFloat`.
  private var types: [String: String] = [:]
  /// Full names of knobs and of what is computed from them.
  private var moving: Set<String> = []

  /// Notes a static or global constant: its type, and whether it changes with a knob.
  mutating func note(_ name: String, type: String, moves: Bool) {
    types[name] = ValueTypes.plain(type)
    if moves { moving.insert(name) }
  }

  /// An expression that consists of nothing but literals, constants of the module, arithmetic and initialisers of plain
  /// values: it can be evaluated anywhere, any number of times.
  struct Steady {
    /// nil for an integer literal, which becomes whatever number is wanted.
    var type: String?
    /// Whether any of its constants moves.
    var moves = false
  }

  /// - Parameters:
  ///   - expression: an initial value, or a part of one.
  ///   - path: the types around it, outermost first.
  /// - Returns: nil for what is not steady, or is not understood.
  func steady(_ expression: ExprSyntax, in path: [String]) -> Steady? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: Steady(type: nil)
    case .floatLiteralExpr: Steady(type: Self.fraction)
    case .booleanLiteralExpr: Steady(type: ValueTypes.boolean)
    case .declReferenceExpr, .memberAccessExpr: reference(expression.trimmedDescription, in: path)
    case .prefixOperatorExpr(let negation):
      negation.operator.text == "-" ? steady(negation.expression, in: path) : nil
    case .tupleExpr(let tuple):
      tuple.elements.count == 1 ? tuple.elements.first.flatMap { steady($0.expression, in: path) } : nil
    case .sequenceExpr(let sequence): arithmetic(Array(sequence.elements), in: path)
    case .functionCallExpr(let call): self.call(call, in: path)
    default: nil
    }
  }

  /// The type of a floating-point literal, which becomes whatever floating-point number is wanted.
  private static let fraction = "FloatLiteral"

  /// The type that a constant has whose type is not written.
  static func settled(_ steady: Steady) -> String {
    switch steady.type {
    case nil: ValueTypes.integer
    case fraction: "Double"
    case let type?: type
    }
  }

  private func reference(_ text: String, in path: [String]) -> Steady? {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let last = parts.last, ["pi", "greatestFiniteMagnitude", "infinity"].contains(last), parts.count == 2 {
      if parts[0].isEmpty { return Steady(type: Self.fraction) }
      return ValueTypes.floats.contains(parts[0]) ? Steady(type: parts[0]) : nil
    }
    if parts.last == "zero", parts.count == 2, ValueTypes.members[parts[0]] != nil {
      return Steady(type: parts[0])
    }
    if parts.first == "Self" {
      parts.removeFirst()
      return known(path + parts)
    }
    for depth in stride(from: path.count, through: 0, by: -1) {
      if let found = known(path.prefix(depth) + parts) { return found }
    }
    return nil
  }

  private func known(_ path: [String]) -> Steady? {
    let name = path.joined(separator: ".")
    return types[name].map { Steady(type: $0, moves: moving.contains(name)) }
  }

  private func arithmetic(_ elements: [ExprSyntax], in path: [String]) -> Steady? {
    var result: Steady?
    for (index, element) in elements.enumerated() {
      if index % 2 == 1 {
        guard let operation = element.as(BinaryOperatorExprSyntax.self),
          ["+", "-", "*", "/"].contains(operation.operator.text)
        else { return nil }
      } else {
        guard let next = steady(element, in: path) else { return nil }
        guard let before = result else {
          result = next
          continue
        }
        guard let joined = Self.join(before, next) else { return nil }
        result = joined
      }
    }
    return result
  }

  /// What two numbers make; nil where their types do not go together.
  private static func join(_ a: Steady, _ b: Steady) -> Steady? {
    let moves = a.moves || b.moves
    if a.type == b.type || b.type == nil { return isNumber(a) ? Steady(type: a.type, moves: moves) : nil }
    if a.type == nil { return isNumber(b) ? Steady(type: b.type, moves: moves) : nil }
    for (literal, other) in [(a, b), (b, a)] where literal.type == fraction {
      return ValueTypes.floats.contains(other.type ?? "") ? Steady(type: other.type, moves: moves) : nil
    }
    return nil
  }

  private static func isNumber(_ value: Steady) -> Bool {
    guard let type = value.type else { return true }
    return type == fraction || type == ValueTypes.integer || ValueTypes.floats.contains(type)
  }

  /// `CGSize(…)`, `CGFloat(…)`, `max(…)`.
  private func call(_ call: FunctionCallExprSyntax, in path: [String]) -> Steady? {
    guard call.trailingClosure == nil else { return nil }
    let function = call.calledExpression.trimmedDescription
    let arguments = call.arguments.compactMap { steady($0.expression, in: path) }
    guard arguments.count == call.arguments.count, let first = arguments.first else { return nil }
    let moves = arguments.contains(where: \.moves)
    let plain = ValueTypes.plain(function)
    if ValueTypes.members[plain] != nil || ValueTypes.floats.contains(plain) || plain == ValueTypes.integer {
      return Steady(type: plain, moves: moves)
    }
    guard ["min", "max", "abs", "floor", "ceil", "round"].contains(function) else { return nil }
    return arguments.dropFirst().reduce(first) { (sum: Steady?, next) in sum.flatMap { Self.join($0, next) } }
  }
}

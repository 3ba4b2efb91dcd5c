// Constants that are computed from knobs: `static let pitch = itemWidth + spacing`.

import SwiftSyntax

/// The known facts about a module's constants while knobs are looked for: those that are read again at each
/// use, and the types of all that have been understood.
struct ConstantTypes {
  /// Types by full name: `CarouselLayout.itemWidth` is a `CGFloat`.
  private var types: [String: String] = [:]
  /// Full names of knobs and of what is computed from them.
  private var moving: Set<String> = []
  /// Full names of all static and global variables of the module: what is not understood hides what is
  /// further out.
  private let declared: Set<String>
  /// Full names of structs whose instances are made from knobs and other steady values, where nothing is
  /// given.
  private var settings: Set<String> = []

  /// Full names that several files have for variables of their own: which of them is meant is not known here.
  private let ambiguous: Set<String>

  init(declared: Set<String>, ambiguous: Set<String> = []) {
    self.declared = declared
    self.ambiguous = ambiguous
  }

  /// Notes a struct whose initial values are knobs or steady.
  mutating func noteSettings(_ name: String) { settings.insert(name) }

  /// Notes a static or global constant: its type, and whether it changes with a knob.
  mutating func note(_ name: String, type: String, moves: Bool) {
    guard !ambiguous.contains(name) else { return }
    types[name] = ValueTypes.plain(type)
    if moves { moving.insert(name) }
  }

  /// An expression that consists of nothing but literals, constants of the module, arithmetic and
  /// initialisers of plain values: it can be evaluated anywhere, any number of times.
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
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 2, let constant = Self.constant(parts[1], of: parts[0]) { return constant }
    if parts.first == "" {
      // `.unit` is a number's: nothing else is understood whose type is not written.
      return ValueTypes.floats.sorted().lazy.compactMap { variable([$0] + parts.dropFirst(), in: []) }.first
    }
    if let found = variable(parts, in: path) { return found }
    guard parts.count > 1, let owner = variable(Array(parts.dropLast()), in: path),
      ValueTypes.members[owner.type ?? ""]?.contains(parts.last ?? "") == true
    else { return nil }
    return Steady(type: "CGFloat", moves: owner.moves)
  }

  /// `.pi`, `CGSize.zero`.
  private static func constant(_ name: String, of type: String) -> Steady? {
    if ["pi", "greatestFiniteMagnitude", "infinity"].contains(name) {
      if type.isEmpty { return Steady(type: fraction) }
      return ValueTypes.floats.contains(type) ? Steady(type: type) : nil
    }
    return name == "zero" && ValueTypes.members[type] != nil ? Steady(type: type) : nil
  }

  /// The variable that a name means, looked for from the innermost type outwards.
  private func variable(_ name: [String], in path: [String]) -> Steady? {
    let isOwn = name.first == "Self"
    let rest = isOwn ? Array(name.dropFirst()) : name
    for depth in stride(from: path.count, through: isOwn ? path.count : 0, by: -1) {
      let full = (path.prefix(depth) + rest).joined(separator: ".")
      if let type = types[full] { return Steady(type: type, moves: moving.contains(full)) }
      if declared.contains(full) { return nil }
    }
    return nil
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

  /// The result of two numbers; nil where their types do not go together.
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

  /// `CGSize(…)`, `CGFloat(…)`, `max(…)`, `CardStyle()`.
  private func call(_ call: FunctionCallExprSyntax, in path: [String]) -> Steady? {
    guard call.trailingClosure == nil else { return nil }
    let function = call.calledExpression.trimmedDescription
    let arguments = call.arguments.compactMap { steady($0.expression, in: path) }
    guard arguments.count == call.arguments.count else { return nil }
    let settled = (0...path.count).contains {
      settings.contains((path.prefix($0) + [function]).joined(separator: "."))
    }
    if settled { return Steady(type: function, moves: true) }
    guard let first = arguments.first else { return nil }
    let moves = arguments.contains(where: \.moves)
    let plain = ValueTypes.plain(function)
    if ValueTypes.members[plain] != nil || ValueTypes.floats.contains(plain) || plain == ValueTypes.integer {
      return Steady(type: plain, moves: moves)
    }
    guard ["min", "max", "abs", "floor", "ceil", "round"].contains(function) else { return nil }
    return arguments.dropFirst().reduce(first) { (sum: Steady?, next) in sum.flatMap { Self.join($0, next) } }
  }
}

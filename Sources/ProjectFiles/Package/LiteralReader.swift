import SwiftParser
import SwiftSyntax

/// Reads values that stand in Swift source as they are: texts, lists, calls with such arguments.
struct LiteralReader {
  /// The value that an expression says.
  indirect enum Value {
    case text(String)
    case list([Value])
    /// `.target(name: "Core")`, `Target.target(…)`, `Package(…)`; and `.v6`, without arguments.
    case call(String, [(label: String?, value: Value)])
    case unreadable(String)
  }

  /// Values of the constants of the file, by name.
  private var constants: [String: ExprSyntax] = [:]
  private static let maximumDepth = 32
  /// How many lists and calls are read of one file.
  private static let maximumCount = 20_000
  /// What the compiler's parser, which calls itself for each bracket, is given at most.
  private static let maximumNesting = 150

  /// Nil for what is nested too deeply.
  static func parse(_ text: String) -> SourceFileSyntax? {
    var (depth, deepest, conditions) = (0, 0, 0)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
        depth = max(0, depth - 1)
      case UInt8(ascii: "#"): conditions += 1
      default: continue
      }
      deepest = max(deepest, depth)
    }
    guard deepest <= maximumNesting, conditions <= 500, text.utf8.count <= 1 << 20 else { return nil }
    return Parser.parse(source: text)
  }

  init(_ tree: SourceFileSyntax) {
    for statement in tree.statements {
      guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let value = binding.initializer?.value
        else { continue }
        constants[name] = value
      }
    }
  }

  /// The value of the constant of that name.
  func constant(_ name: String) -> Value? { constants[name].map(value) }

  func value(_ expression: ExprSyntax) -> Value {
    var count = 0
    return value(expression, 0, &count)
  }

  private func value(_ expression: ExprSyntax, _ depth: Int, _ count: inout Int) -> Value {
    count += 1
    guard depth < Self.maximumDepth, count < Self.maximumCount else { return unreadable(expression) }
    if let text = expression.as(StringLiteralExprSyntax.self) {
      return Self.text(text).map(Value.text) ?? unreadable(expression)
    }
    if let list = expression.as(ArrayExprSyntax.self) {
      return .list(list.elements.map { value($0.expression, depth + 1, &count) })
    }
    if let truth = expression.as(BooleanLiteralExprSyntax.self) { return .text(truth.literal.text) }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let name = Self.name(call.calledExpression) else { return unreadable(expression) }
      return .call(name, call.arguments.map { ($0.label?.text, value($0.expression, depth + 1, &count)) })
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return constants[name].map { value($0, depth + 1, &count) } ?? unreadable(expression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return .call(member.declName.baseName.text, [])
    }
    if let sequence = expression.as(SequenceExprSyntax.self) { return sum(sequence, depth, &count) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return value(only.expression, depth + 1, &count)
    }
    return unreadable(expression)
  }

  /// Lists that are added to each other; texts too.
  private func sum(_ sequence: SequenceExprSyntax, _ depth: Int, _ count: inout Int) -> Value {
    var lists: [Value] = []
    var text = ""
    for (number, element) in sequence.elements.enumerated() {
      if number % 2 == 1 {
        guard element.trimmedDescription == "+" else { return unreadable(ExprSyntax(sequence)) }
        continue
      }
      switch value(element, depth + 1, &count) {
      case .list(let list): lists += list
      case .text(let part): text += part
      default: lists.append(unreadable(element))
      }
    }
    return text.isEmpty ? .list(lists) : .text(text)
  }

  private func unreadable(_ expression: ExprSyntax) -> Value {
    .unreadable(String(expression.trimmedDescription.prefix(60)))
  }

  private static func text(_ literal: StringLiteralExprSyntax) -> String? {
    literal.representedLiteralValue
  }

  /// The last name of what is called.
  private static func name(_ called: ExprSyntax) -> String? {
    if let member = called.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return called.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension LiteralReader.Value {
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// Of a list; nothing for anything else.
  var elements: [LiteralReader.Value] { if case .list(let list) = self { list } else { [] } }

  /// The texts of a list.
  var texts: [String] { elements.compactMap(\.text) }

  /// The name that is called; nil for anything else.
  var callee: String? { if case .call(let name, _) = self { name } else { nil } }

  /// The argument of that label; nil for the first without.
  subscript(label: String?) -> LiteralReader.Value? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// Everything in it that is not written out.
  var unreadable: [String] {
    switch self {
    case .text: []
    case .unreadable(let text): [text]
    case .list(let list): list.flatMap(\.unreadable)
    case .call(_, let arguments): arguments.flatMap(\.value.unreadable)
    }
  }
}

// Which initial values are literals that a knob can stand for.

import PreviewWire
import SwiftSyntax

/// Reads initial values.
///
/// A literal whose type is not written has the type that Swift gives it: `20` is an `Int`, `20.0` a `Double`.
/// A computed value (`.pi / 4`, `2 * 8`, `.zero`) is no literal.
struct LiteralReader {
  /// Finds the cases of an enum by the name that the source at hand has for it; nil for what is no choice.
  var cases: (_ type: String) -> [String]?
  /// Finds what a name stands for that is declared with `typealias`.
  var alias: (_ type: String) -> String? = { _ in nil }

  /// - Parameters:
  ///   - expression: what follows `=`.
  ///   - declared: the type that stands before it; nil for none.
  /// - Returns: nil when there is nothing to turn.
  func initialValue(_ expression: ExprSyntax, declared: TypeSyntax?) -> InitialValue? {
    guard let declared else { return inferred(expression) }
    var type = declared
    if let optional = type.as(OptionalTypeSyntax.self) { type = optional.wrappedType }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { type = optional.wrappedType }
    let name = type.trimmedDescription
    guard !name.contains("\n") else { return nil }
    return value(expression, of: name)
  }

  private func value(_ expression: ExprSyntax, of name: String) -> InitialValue? {
    let plain = meaning(of: name)
    let literal: KnobLiteral? =
      switch plain {
      case ValueTypes.boolean: boolean(expression)
      case ValueTypes.colour: colour(expression, type: name)
      case let number where ValueTypes.floats.contains(number) || number == ValueTypes.integer:
        self.number(expression, type: name)
      default: nil
      }
    if let literal { return InitialValue(type: name, literals: [literal]) }
    if let labels = ValueTypes.members[plain] { return members(expression, of: name, labels: labels) }
    return choice(expression, of: name).map { InitialValue(type: name, literals: [$0]) }
  }

  private func inferred(_ expression: ExprSyntax) -> InitialValue? {
    if let (number, _) = numberText(expression) {
      return value(expression, of: number.isInteger ? ValueTypes.integer : "Double")
    }
    if expression.is(BooleanLiteralExprSyntax.self) { return value(expression, of: ValueTypes.boolean) }
    if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "colorLiteral" {
      return value(expression, of: ValueTypes.colour)
    }
    if let sequence = cast(expression) { return value(expression, of: sequence.type) }
    if let call = expression.as(FunctionCallExprSyntax.self), let name = typeName(call.calledExpression) {
      return value(expression, of: name)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let name = typeName(base)
    {
      return value(expression, of: name)
    }
    return nil
  }

  private func meaning(of name: String) -> String {
    let plain = ValueTypes.plain(name)
    return alias(plain).map(ValueTypes.plain) ?? plain
  }

  /// `A` or `A.B`, where each name begins like a type's.
  private func typeName(_ expression: ExprSyntax) -> String? {
    let text = expression.trimmedDescription
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isType = parts.allSatisfy { part in
      part.first.map { $0.isUppercase } == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    return isType ? text : nil
  }

  // MARK: Numbers and booleans

  private func boolean(_ expression: ExprSyntax) -> KnobLiteral? {
    guard let literal = expression.as(BooleanLiteralExprSyntax.self) else { return nil }
    return KnobLiteral(
      value: .boolean(literal.literal.text == "true"), style: .boolean, type: ValueTypes.boolean,
      wrapped: literal.bytes, literal: literal.bytes)
  }

  /// `20`, `CGFloat(20)` or `20 as CGFloat` where a number of type `name` is wanted.
  private func number(_ expression: ExprSyntax, type name: String) -> KnobLiteral? {
    let isInteger = meaning(of: name) == ValueTypes.integer
    var inner = expression
    if let call = expression.as(FunctionCallExprSyntax.self), let argument = soleArgument(call) {
      guard typeName(call.calledExpression).map(meaning) == meaning(of: name) else { return nil }
      inner = argument
    } else if let cast = cast(expression) {
      guard meaning(of: cast.type) == meaning(of: name) else { return nil }
      inner = cast.expression
    }
    guard let (number, range) = numberText(inner), !isInteger || number.isInteger && number.isCounted else {
      return nil
    }
    return KnobLiteral(
      value: .number(number.value), style: isInteger ? .integer : .float, type: name,
      wrapped: expression.bytes, literal: range)
  }

  private func soleArgument(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
      call.trailingClosure == nil
    else { return nil }
    return argument.expression
  }

  /// `x as T`.
  private func cast(_ expression: ExprSyntax) -> (expression: ExprSyntax, type: String)? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let parts = Array(sequence.elements)
    guard parts.count == 3, let operation = parts[1].as(UnresolvedAsExprSyntax.self),
      operation.questionOrExclamationMark == nil, let type = parts[2].as(TypeExprSyntax.self)
    else { return nil }
    return (parts[0], type.type.trimmedDescription)
  }

  /// A number literal, with the minus sign before it, and where it is; also in parentheses.
  private func numberText(_ expression: ExprSyntax) -> (NumberText, Range<Int>)? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first
    {
      return element.label == nil ? numberText(element.expression) : nil
    }
    var literal = expression
    if let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "-" {
      literal = negation.expression
    }
    guard literal.is(IntegerLiteralExprSyntax.self) || literal.is(FloatLiteralExprSyntax.self),
      let number = NumberText(expression.trimmedDescription)
    else { return nil }
    return (number, expression.bytes)
  }

  // MARK: Values with members

  private func members(_ expression: ExprSyntax, of name: String, labels: [String]) -> InitialValue? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      isInitialiser(call.calledExpression, of: name), call.arguments.map({ $0.label?.text }) == labels
    else { return nil }
    var result = InitialValue(type: name, literals: [])
    for argument in call.arguments {
      if var literal = number(argument.expression, type: "CGFloat") {
        literal.member = argument.label?.text ?? ""
        result.literals.append(literal)
      } else {
        result.others.append(argument.expression)
      }
    }
    return result.literals.isEmpty ? nil : result
  }

  /// `T`, `T.init` or `.init`.
  private func isInitialiser(_ expression: ExprSyntax, of name: String) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
      return member.base.map { typeName($0).map(meaning) == meaning(of: name) } ?? true
    }
    return typeName(expression).map(meaning) == meaning(of: name)
  }

  // MARK: Choices and colours

  private func choice(_ expression: ExprSyntax, of name: String) -> KnobLiteral? {
    guard let (member, range) = member(expression, of: name), let choices = cases(name),
      choices.contains(member)
    else { return nil }
    return KnobLiteral(
      value: .choice(member), style: .choice, type: name, wrapped: expression.bytes, literal: range,
      choices: choices)
  }

  /// The name in `.name` or `T.name`, and where it stands.
  private func member(_ expression: ExprSyntax, of name: String) -> (String, Range<Int>)? {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
      member.base.map({ typeName($0).map(meaning) == meaning(of: name) }) ?? true
    else { return nil }
    return (LiteralText.bare(member.declName.baseName.text), member.declName.baseName.bytes)
  }

  private func colour(_ expression: ExprSyntax, type name: String) -> KnobLiteral? {
    guard let colour = colourValue(expression, type: name) else { return nil }
    return KnobLiteral(
      value: colour.value, style: .colour, type: name, wrapped: expression.bytes,
      literal: expression.bytes)
  }

  private func colourValue(_ expression: ExprSyntax, type name: String) -> Colour? {
    if let (member, _) = member(expression, of: name) { return NamedColours[member] }
    let text = expression.trimmedDescription
    if let macro = expression.as(MacroExpansionExprSyntax.self) {
      return macro.macroName.text == "colorLiteral" ? ColourText(text).colour : nil
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      isInitialiser(call.calledExpression, of: name)
    else { return nil }
    if let colour = ColourText(text).colour { return colour }
    guard call.arguments.map({ $0.label?.text }) == ["hue", "saturation", "brightness", "alpha"] else {
      return nil
    }
    let parts = call.arguments.compactMap { numberText($0.expression)?.0.value }
    guard parts.count == 4 else { return nil }
    return Colour(hue: parts[0], saturation: parts[1], brightness: parts[2], alpha: parts[3])
  }
}

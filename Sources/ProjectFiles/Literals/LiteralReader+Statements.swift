import SwiftSyntax

extension LiteralReader {
  /// The outcome of a statement.
  enum Outcome {
    case goesOn
    case returns(LiteralValue)
    case unknown(LiteralValue.Unread)
  }

  /// The value that a body returns.
  func result(of body: CodeBlockItemListSyntax, in scope: inout LiteralScope) -> LiteralValue {
    let statements = files.chosen(body)
    if statements.count == 1, let only = statements.first?.item.as(ExprSyntax.self),
      !only.is(IfExprSyntax.self)
    {
      return value(only, scope.deeper(wanting: scope.wanted))
    }
    switch run(statements, in: &scope) {
    case .returns(let value): return value
    case .unknown(let unread): return .unreadable(unread)
    case .goesOn: return unreadable(body)
    }
  }

  private func run(_ statements: [CodeBlockItemSyntax], in scope: inout LiteralScope) -> Outcome {
    for statement in statements {
      let outcome = run(statement, in: &scope)
      guard case .goesOn = outcome else { return outcome }
    }
    return .goesOn
  }

  func run(_ statement: CodeBlockItemSyntax, in scope: inout LiteralScope) -> Outcome {
    if let variable = statement.item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let expression = binding.initializer?.value
        else { continue }
        let type = binding.typeAnnotation.map { files.typeName($0.type) }
        bind(name, value(expression, scope.deeper(wanting: type)), in: &scope)
      }
      return .goesOn
    }
    if let result = statement.item.as(ReturnStmtSyntax.self) {
      return .returns(result.expression.map { value($0, scope.deeper(wanting: scope.wanted)) } ?? .nothing)
    }
    if let choice = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
      return run(choice, in: &scope)
    }
    if let check = statement.item.as(GuardStmtSyntax.self) {
      guard let holds = truth(of: check.conditions, scope) else {
        return unknownIfItMatters(statement, scope)
      }
      return holds ? .goesOn : run(Array(check.body.statements), in: &scope)
    }
    if let expression = statement.item.as(ExprSyntax.self) { return change(by: expression, in: &scope) }
    if statement.item.is(DeclSyntax.self), !statement.item.is(IfConfigDeclSyntax.self) { return .goesOn }
    return unknownIfItMatters(statement, scope)
  }

  private func run(_ choice: IfExprSyntax, in scope: inout LiteralScope) -> Outcome {
    guard let holds = truth(of: choice.conditions, scope) else { return unknownIfItMatters(choice, scope) }
    if holds { return run(files.chosen(choice.body.statements), in: &scope) }
    switch choice.elseBody {
    case .codeBlock(let block)?: return run(files.chosen(block.statements), in: &scope)
    case .ifExpr(let other)?: return run(other, in: &scope)
    default: return .goesOn
    }
  }

  private func truth(of conditions: ConditionElementListSyntax, _ scope: LiteralScope) -> Bool? {
    var holds = true
    for condition in conditions {
      guard let expression = condition.condition.as(ExprSyntax.self),
        let truth = value(expression, scope.deeper()).truth
      else { return nil }
      holds = holds && truth
    }
    return holds
  }

  /// A statement that only prints or checks changes no value.
  private func unknownIfItMatters(_ node: some SyntaxProtocol, _ scope: LiteralScope) -> Outcome {
    let text = files.words(of: node)
    let changes = ["return", "=", ".append", ".insert"].contains(where: text.contains)
    return changes ? .unknown(files.unread(node)) : .goesOn
  }

  // MARK: Changes

  /// `list += more`, `list.append(one)`, `package.targets.append(contentsOf: more)`, `name = value`.
  private func change(by expression: ExprSyntax, in scope: inout LiteralScope) -> Outcome {
    let place: ExprSyntax
    let added: LiteralValue
    var replaces = false
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      let symbol = sequence.elements.dropFirst().first
    {
      guard
        symbol.is(AssignmentExprSyntax.self)
          || symbol.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
      else { return .goesOn }
      replaces = symbol.is(AssignmentExprSyntax.self)
      place = first
      added = operation(Array(sequence.elements)[2...], scope.deeper()) ?? unreadable(expression)
    } else if let call = expression.as(FunctionCallExprSyntax.self), let argument = call.arguments.first,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "append"
    {
      place = base
      let one = value(argument.expression, scope.deeper())
      added = argument.label == nil ? .list([one]) : one
    } else {
      return .goesOn
    }
    func changed(_ old: LiteralValue) -> LiteralValue {
      if replaces { return added }
      switch (old, added) {
      case (.text(let old), .text(let new)): return .text(String((old + new).prefix(4096)))
      case (.table(let old), .table(let new)): return .table(old + new)
      default: return .list(old.each + added.each)
      }
    }
    if let name = place.as(DeclReferenceExprSyntax.self)?.baseName.text, let old = scope.values[name]?.value {
      bind(name, changed(old), in: &scope)
    } else if let member = place.as(MemberAccessExprSyntax.self),
      let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .call(let callee, var arguments)? = scope.values[name]?.value
    {
      let label = member.declName.baseName.text
      let old = arguments.first { $0.label == label }?.value ?? .list([])
      arguments.removeAll { $0.label == label }
      arguments.append((label, changed(old)))
      bind(name, .call(callee, arguments), in: &scope)
    }
    return .goesOn
  }
}

import SwiftSyntax

/// The meaning of a name that a function declares.
enum LocalMeaning {
  /// A parameter or a constant of that type, as written, without `?` and `!`.
  case type(String)
  /// A constant with that value: `if let d = delegate`, `let d = delegate`.
  case value(ExprSyntax)
}

extension SyntaxProtocol {
  /// The meaning of `name` here, if the function around declares it: in a `let` or `guard` before, a
  /// condition around, or as a parameter. nil: it is declared elsewhere, or says no type.
  func localMeaning(of name: String) -> LocalMeaning? {
    var child = Syntax(self)
    while let around = child.parent, !around.is(MemberBlockItemSyntax.self) {
      if let found = around.meaning(of: name, before: child) { return found }
      child = around
    }
    return nil
  }
}

extension Syntax {
  /// The declaration by this node itself for its part `child`.
  fileprivate func meaning(of name: String, before child: Syntax) -> LocalMeaning? {
    switch self.as(SyntaxEnum.self) {
    case .codeBlockItemList(let list):
      let before = list.prefix { $0.id != child.as(CodeBlockItemSyntax.self)?.id }
      return before.reversed().lazy.compactMap { $0.meaning(of: name) }.first
    // Not for what stands in the conditions: `if let d = d`.
    case .ifExpr(let branch): return branch.body.id == child.id ? branch.conditions.meaning(of: name) : nil
    case .whileStmt(let loop): return loop.body.id == child.id ? loop.conditions.meaning(of: name) : nil
    case .functionDecl(let function): return function.signature.parameterClause.meaning(of: name)
    case .initializerDecl(let initializer): return initializer.signature.parameterClause.meaning(of: name)
    default: return nil
    }
  }
}

extension CodeBlockItemSyntax {
  fileprivate func meaning(of name: String) -> LocalMeaning? {
    if case .stmt(let statement) = item {
      return statement.as(GuardStmtSyntax.self)?.conditions.meaning(of: name)
    }
    guard case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first(where: { $0.pattern.trimmedDescription == name })
    else { return nil }
    if let type = binding.typeAnnotation?.type { return .type(type.unwrappedName) }
    return binding.initializer.map { .value($0.value) }
  }
}

extension ConditionElementListSyntax {
  /// `if let d = delegate`; `if let delegate` is what it was before.
  fileprivate func meaning(of name: String) -> LocalMeaning? {
    for element in self {
      guard case .optionalBinding(let binding) = element.condition, binding.pattern.trimmedDescription == name
      else { continue }
      if let type = binding.typeAnnotation?.type { return .type(type.unwrappedName) }
      return binding.initializer.map { .value($0.value) }
    }
    return nil
  }
}

extension FunctionParameterClauseSyntax {
  fileprivate func meaning(of name: String) -> LocalMeaning? {
    let parameter = parameters.first { ($0.secondName ?? $0.firstName).text == name }
    return parameter.map { .type($0.type.unwrappedName) }
  }
}

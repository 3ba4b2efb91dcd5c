import SwiftSyntax

extension ModuleIndex {
  /// The type of a property that `expression` names, as its declaration writes it, without `?` and `!`.
  ///
  /// Understood are properties of the type around and of its superclasses (`delegate`, `self.delegate`), with
  /// a type or with a value that is made by one (`= Deck()`), and chains of them.
  ///
  /// - Parameters:
  ///   - scope: names of the types around the expression, outermost first.
  ///   - file: number of the file where it stands.
  /// - Returns: nil for everything else.
  func staticType(of expression: ExprSyntax, in scope: [String], file: Int) -> String? {
    if let chained = expression.as(OptionalChainingExprSyntax.self) {
      return staticType(of: chained.expression, in: scope, file: file)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return staticType(of: forced.expression, in: scope, file: file)
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      if reference.baseName.text == "self" { return scope.joined(separator: ".") }
      let name = reference.baseName.text
      if let type = type(named: name, from: scope, in: file) { return type.name }
      switch reference.localMeaning(of: name) {
      case .type(let written): return written
      case .value(let value): return staticType(of: value, in: scope, file: file)
      case nil: break
      }
      return propertyType(name, of: type(named: scope.joined(separator: "."), in: file))
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return staticType(of: only.expression, in: scope, file: file)
    }
    if let cast = expression.castType { return cast.unwrappedName }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let owner = staticType(of: base, in: scope, file: file)
    else { return nil }
    return propertyType(member.declName.baseName.text, of: type(named: owner, from: scope, in: file))
  }

  private func propertyType(_ name: String, of type: TypeDeclaration?) -> String? {
    guard let type else { return nil }
    for owner in lineage(of: type) {
      for member in owner.members where member.kind == .property && member.name == name.trimmingBackticks {
        return member.node.as(VariableDeclSyntax.self)?.typeName(of: member.name)
      }
    }
    return nil
  }
}

extension VariableDeclSyntax {
  /// The type of the property `name`, as far as the declaration says it.
  fileprivate func typeName(of name: String) -> String? {
    guard let binding = bindings.first(where: { $0.pattern.trimmedDescription.trimmingBackticks == name })
    else { return nil }
    if let written = binding.typeAnnotation?.type { return written.unwrappedName }
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
    let made = call.calledExpression.trimmedDescription
    return made.split(separator: ".").last?.first?.isUppercase == true ? made : nil
  }
}

extension ExprSyntax {
  /// `Deck` of `view as? Deck`.
  fileprivate var castType: TypeSyntax? {
    guard let sequence = self.as(SequenceExprSyntax.self), let last = sequence.elements.last else {
      return nil
    }
    return last.as(TypeExprSyntax.self)?.type
  }
}

extension TypeSyntax {
  /// `Deck` of `Deck?`, `Deck!`, `any Deck`, `(any Deck)?`.
  var unwrappedName: String {
    var text = trimmedDescription
    while let last = text.last, last == "?" || last == "!" { text.removeLast() }
    if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
    return ModuleIndex.plainName(text)
  }
}

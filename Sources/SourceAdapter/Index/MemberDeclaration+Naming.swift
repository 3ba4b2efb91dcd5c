import SwiftSyntax

extension MemberDeclaration {
  /// The members that a declaration makes: none for a type, several for `var a = 1, b = 2`.
  static func all(in declaration: DeclSyntax, file: Int, extension index: Int?) -> [MemberDeclaration] {
    guard let modified = declaration.asProtocol((any WithModifiersSyntax).self),
      let attributed = declaration.asProtocol((any WithAttributesSyntax).self)
    else { return [] }
    return names(of: declaration).map { kind, name in
      MemberDeclaration(
        kind: kind, name: name, file: file, node: declaration, enclosingExtension: index,
        modifiers: modified.modifiers, attributes: attributed.attributes)
    }
  }

  private static func names(of declaration: DeclSyntax) -> [(Kind, String)] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function):
      return [(.method, function.name.text.trimmingBackticks + function.signature.parameterClause.labels)]
    case .initializerDecl(let initializer):
      return [(.initializer, "init" + initializer.signature.parameterClause.labels)]
    case .subscriptDecl(let subscripting):
      return [(.subscripting, "subscript" + subscripting.parameterClause.labels)]
    case .variableDecl(let variable):
      return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }
        .map { (.property, $0.identifier.text.trimmingBackticks) }
    case .enumCaseDecl(let cases):
      return cases.elements.map { (.enumCase, $0.name.text.trimmingBackticks) }
    case .typeAliasDecl(let alias):
      return [(.typealiasing, alias.name.text.trimmingBackticks)]
    default:
      return []
    }
  }
}

extension FunctionParameterClauseSyntax {
  /// `(_:cellForItemAt:)`.
  var labels: String { "(" + parameters.map { $0.firstName.text.trimmingBackticks + ":" }.joined() + ")" }
}

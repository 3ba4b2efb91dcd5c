// Names that a declaration, a statement or a condition brings.

import SwiftSyntax

extension CodeBlockItemSyntax {
  var declaredNames: [String] {
    guard case .decl(let declaration) = item else { return [] }
    return declaration.declaredNames
  }
}

extension DeclSyntax {
  /// The names by which code elsewhere calls it, or its members; nothing for an initialiser.
  var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap(\.pattern.boundNames)
    }
    if let cases = self.as(EnumCaseDeclSyntax.self) {
      return cases.elements.map(\.name.text.trimmingBackticks)
    }
    if let added = self.as(ExtensionDeclSyntax.self) {
      return added.memberBlock.members.active().flatMap(\.decl.declaredNames)
    }
    return self.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text.trimmingBackticks] } ?? []
  }
}

extension PatternSyntax {
  var boundNames: [String] {
    let search = BoundNames(viewMode: .sourceAccurate)
    search.walk(self)
    return search.names
  }
}

extension ConditionElementSyntax.Condition {
  /// Names that hold where the condition does.
  var boundNames: [String] {
    let search = BoundNames(viewMode: .sourceAccurate)
    switch self {
    case .optionalBinding(let binding): search.walk(binding.pattern)
    case .matchingPattern(let matching): search.walk(matching.pattern)
    case .expression, .availability: return []
    @unknown default: return []
    }
    return search.names
  }
}

private final class BoundNames: SyntaxVisitor {
  var names: [String] = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.identifier.text.trimmingBackticks)
    return .skipChildren
  }
}

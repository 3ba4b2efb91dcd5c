import SwiftSyntax

extension ModuleIndex {
  /// Writes into the conditions of `#if` what they count as here: `os(iOS)` and the simulator are true, Linux
  /// is not.
  func settlingConditions() -> ModuleChanges {
    var changes = ModuleChanges()
    for file in parsedFiles {
      let conditions = Conditions(viewMode: .sourceAccurate)
      conditions.walk(file.tree)
      changes.edits[file.number] = conditions.edits
    }
    return changes
  }
}

/// Looks at branches that do not count, too: their conditions decide it.
private final class Conditions: SyntaxVisitor {
  var edits: [SourceEdit] = []

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { settle(Syntax(condition)) }
    return .visitChildren
  }

  private func settle(_ node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      if let answer = answer(to: call) { edits.append(.replace(call, with: answer ? "true" : "false")) }
      return
    }
    if let name = node.as(DeclReferenceExprSyntax.self) {
      if PhoneConfiguration.conditions.contains(name.baseName.text) {
        edits.append(.replace(name, with: "true"))
      }
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { settle(child) }
  }

  /// nil: the compiler knows as well.
  private func answer(to call: FunctionCallExprSyntax) -> Bool? {
    let configuration = PhoneConfiguration()
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return configuration.isActiveTargetOS(name: argument)
    case "targetEnvironment": return configuration.isActiveTargetEnvironment(name: argument)
    case "canImport":
      return KnownModule.named(String(argument.prefix { $0 != "." })) != nil
    default: return nil
    }
  }
}

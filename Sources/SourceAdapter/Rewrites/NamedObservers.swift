import SwiftSyntax

extension ModuleIndex {
  /// Lets classes that are derived from NSObject alone hear of changes by name: there
  /// `observeValue(forKeyPath:…)` overrides nothing, since NSObject does not have it here.
  func conformingNamedObservers() -> ModuleChanges {
    var changes = ModuleChanges()
    for type in classes where foreignSuperclass(of: type) == "NSObject" && superclass(of: type) == nil {
      guard let method = type.members.first(where: { $0.name == Self.observing && $0.isOverride }),
        let clause = type.inheritanceClause,
        let override = method.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
        method.enclosingExtension == nil
      else { continue }
      changes.edit(method.file, .remove(override))
      changes.edit(type.file, .insert(", _KeyValueObserving", at: clause.bytes.upperBound))
      let calls = SuperCalls()
      calls.walk(method.node)
      changes.edits[method.file, default: []] += calls.edits
    }
    return changes
  }

  private static let observing = "observeValue(forKeyPath:of:change:context:)"
}

/// Takes away `super.observeValue(…)`.
private final class SuperCalls: ActiveVisitor {
  var edits: [SourceEdit] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "super.observeValue" else { return .visitChildren }
    edits.append(.replace(node, with: "()"))
    return .skipChildren
  }
}

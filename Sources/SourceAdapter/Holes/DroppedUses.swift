// The places that used a local name that is gone.

import SwiftSyntax

extension ParsedFile {
  /// Offsets of the places in `scope` that mean the local name which was declared just before it.
  func uses(of name: String, in scope: Range<Int>) -> [Int] {
    guard let start = tree.token(at: AbsolutePosition(utf8Offset: max(0, scope.lowerBound - 1))) else {
      return []
    }
    // The smallest node around the scope is enough to walk.
    var root = Syntax(start)
    while let parent = root.parent, root.endPosition.utf8Offset < scope.upperBound { root = parent }
    let search = Uses(name, scope)
    search.walk(root)
    return search.offsets
  }
}

private final class Uses: ActiveVisitor {
  let name: String
  let scope: Range<Int>
  var offsets: [Int] = []

  init(_ name: String, _ scope: Range<Int>) {
    (self.name, self.scope) = (name, scope)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text.trimmingBackticks == name,
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
    else { return .visitChildren }
    note(Syntax(node))
    return .visitChildren
  }

  /// `if let name {`, which reads the name that it declares.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, node.pattern.trimmedDescription == name { note(Syntax(node.pattern)) }
    return .visitChildren
  }

  private func note(_ node: Syntax) {
    let offset = node.bytes.lowerBound
    if scope.contains(offset), !isShadowed(node) { offsets.append(offset) }
  }

  /// Whether another declaration of the name, inside of the scope, is what `node` means.
  private func isShadowed(_ node: Syntax) -> Bool {
    var child = node
    while let here = child.parent,
      here.bytes.lowerBound >= scope.lowerBound || here.is(CodeBlockItemListSyntax.self)
    {
      if declares(here, before: child, at: node.bytes.lowerBound) { return true }
      if here.bytes.lowerBound < scope.lowerBound { return false }
      child = here
    }
    return false
  }

  private func declares(_ here: Syntax, before child: Syntax, at offset: Int) -> Bool {
    switch here.as(SyntaxEnum.self) {
    case .codeBlockItemList(let items):
      return items.contains {
        let place = $0.bytes
        return place.lowerBound >= scope.lowerBound && place.upperBound <= offset
          && $0.introducedNames.contains(name)
      }
    case .closureExpr(let closure): return closure.parameterNames.contains(name)
    case .functionDecl(let function):
      return function.signature.parameterClause.parameters.contains {
        ($0.secondName ?? $0.firstName).text == name
      }
    case .forStmt(let loop): return child.id == Syntax(loop.body).id && loop.pattern.boundNames.contains(name)
    case .ifExpr(let branch):
      return child.id == Syntax(branch.body).id
        && branch.conditions.contains { $0.condition.boundNames.contains(name) }
    case .switchCase(let branch):
      return child.id != Syntax(branch.label).id && branch.label.trimmedDescription.contains(name)
    default: return false
    }
  }
}

extension CodeBlockItemSyntax {
  /// Names that hold after the statement: those that it declares, and those that a `guard` binds.
  fileprivate var introducedNames: [String] {
    if case .stmt(let statement) = item, let check = statement.as(GuardStmtSyntax.self) {
      return check.conditions.flatMap(\.condition.boundNames)
    }
    return declaredNames
  }
}

extension ClosureExprSyntax {
  fileprivate var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    @unknown default: []
    }
  }
}

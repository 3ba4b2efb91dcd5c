// Casts that Objective-C lets pass and Swift does not, between requests that differ in what they fetch, and
// what else only Core Data's own types need.
//
//     request as! NSFetchRequest<Result>            request._recast(NSFetchRequest<Result>.self)
//     Bundle.main.url(…, withExtension: "momd")     Bundle.main._modelURL(…, withExtension: "momd")
//     protocol Managed: NSFetchRequestResult        protocol Managed: _FetchRequestResult

import SwiftSyntax

extension ModuleIndex {
  /// Rewrites such casts, and what else only Core Data's own types need.
  func recasting() -> ModuleChanges {
    var changes = ModuleChanges()
    let words = ["NSFetchRequest", "\"mom"]
    for file in parsedFiles where words.contains(where: file.source.text.contains) {
      let casts = ObjectiveCCasts()
      casts.walk(file.tree)
      changes.edits[file.number] = casts.edits
    }
    return changes
  }
}

private final class ObjectiveCCasts: ActiveVisitor {
  var edits: [SourceEdit] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
      guard let cast = part.as(UnresolvedAsExprSyntax.self),
        let type = parts[index + 1].as(TypeExprSyntax.self)?.type
      else { continue }
      if let mark = cast.questionOrExclamationMark, type.isFetchRequest {
        // Line breaks between the parts stay where they are.
        let end = mark.tokenKind == .postfixQuestionMark ? ".self) as \(type.trimmedDescription)?" : ".self)"
        edits.append(.replace(cast, with: "._recast("))
        edits.append(.insert(end, at: type.bytes.upperBound))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let called = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    let names = ["url": ("withExtension", "_modelURL"), "path": ("ofType", "_modelPath")]
    guard let (label, other) = names[called.declName.baseName.text],
      node.arguments.first?.label?.text == "forResource",
      let ending = node.arguments.first(where: { $0.label?.text == label })?.expression
        .as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      ["momd", "mom", "omo"].contains(ending)
    else { return .visitChildren }
    edits.append(.replace(called.declName, with: other))
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.type.trimmedDescription == "NSFetchRequestResult" {
      edits.append(.replace(node.type, with: "_FetchRequestResult"))
    }
    return .visitChildren
  }
}

extension TypeSyntax {
  fileprivate var isFetchRequest: Bool {
    guard let name = self.as(IdentifierTypeSyntax.self) else { return false }
    return name.name.text == "NSFetchRequest" && name.genericArgumentClause != nil
  }
}

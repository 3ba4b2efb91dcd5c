import SwiftSyntax

extension ModuleIndex {
  /// Names what is here and does nothing, and what only another compiler takes. A thing that is not here at
  /// all becomes a hole.
  func reportingUnsupported() -> ModuleChanges {
    var changes = ModuleChanges()
    let members = types.flatMap(\.members) + extensions.flatMap(\.members)
    let introduced = Set(members.filter { !$0.isOverride }.map(\.name))
    for file in parsedFiles {
      let search = Search(file, introduced)
      search.walk(file.tree)
      changes.problems += search.problems
    }
    return changes
  }
}

private final class Search: ActiveVisitor {
  let file: ParsedFile
  /// Names of members that override nothing.
  let introduced: Set<String>
  var problems: [SourceProblem] = []

  init(_ file: ParsedFile, _ introduced: Set<String>) {
    self.file = file
    self.introduced = introduced
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.has(.override) else { return .visitChildren }
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
    let name = "\(node.name.text)(\(labels))"
    if !introduced.contains(name), let today = Swift2Names.today(name) {
      report(
        name, at: node.name,
        "It is Swift 2, which no compiler takes any more. Since Swift 3 it is \(today): convert the file first."
      )
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.stringSelector { report(name, at: node, "Use #selector(Type.method(_:)).") }
    return .visitChildren
  }

  private func report(_ name: String, at node: some SyntaxProtocol, _ remedy: String) {
    let isSwift2 = Swift2Names.today(name) != nil
    problems.append(
      file.problem(isSwift2 ? .error : .warning, at: node, "\(name) is not supported. \(remedy)"))
  }
}

extension FunctionCallExprSyntax {
  /// `Selector("tap:")` for a selector made of a string.
  fileprivate var stringSelector: String? {
    guard calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Selector",
      arguments.count == 1,
      let only = arguments.first?.expression,
      only.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .stringQuote })
    else { return nil }
    return oneLine
  }
}

import SwiftSyntax

extension ModuleIndex {
  /// Names what is here and does nothing, and what only another compiler takes. What is not here at all becomes a hole.
  func reportingUnsupported() -> ModuleChanges {
    var changes = ModuleChanges()
    let own = ownNames
    let members = types.flatMap(\.members) + extensions.flatMap(\.members)
    let introduced = Set(members.filter { !$0.isOverride }.map(\.name))
    for file in parsedFiles {
      let search = Search(file, sparing: own, introduced)
      search.walk(file.tree)
      changes.problems += search.problems
    }
    return changes
  }

  /// Names of types, functions and methods that the module declares.
  private var ownNames: Set<String> {
    var names: Set<String> = []
    for type in types {
      names.insert(type.path.last ?? "")
      for member in type.members { names.formUnion([member.name, String(member.baseName)]) }
    }
    for item in extensions { names.formUnion(item.members.map(\.name)) }
    for file in parsedFiles { names.formUnion(file.tree.statements.active().compactMap(\.topLevelName)) }
    return names
  }
}

private final class Search: ActiveVisitor {
  let file: ParsedFile
  let own: Set<String>
  /// Names of members that override nothing.
  let introduced: Set<String>
  var problems: [SourceProblem] = []

  init(_ file: ParsedFile, sparing own: Set<String>, _ introduced: Set<String>) {
    self.file = file
    self.own = own
    self.introduced = introduced
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    check(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // `x.UINib` is a member of the author's own.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { check(node.baseName) }
    return .visitChildren
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

  /// The compiler takes it without a word, and then nothing links.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "NSManaged" {
      problems.append(file.problem(.unsupported, at: node, "'NSManaged' is not here"))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.stringSelector { report(name, at: node, "Use #selector(Type.method(_:)).") }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let name = "\(member.declName.baseName.text)(\(labels))"
    guard !own.contains(name), let remedy = UnsupportedCalls.remedy(for: name) else { return .visitChildren }
    report(name, at: member.declName, remedy)
    return .visitChildren
  }

  private func check(_ name: TokenSyntax) {
    guard UnsupportedNames.hollow.contains(name.text), !own.contains(name.text),
      let remedy = UnsupportedNames.remedy(for: name.text)
    else { return }
    report(name.text, at: name, remedy)
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

extension CodeBlockItemSyntax {
  /// The name of a function or variable of the file.
  fileprivate var topLevelName: String? {
    guard case .decl(let declaration) = item else { return nil }
    if let function = declaration.as(FunctionDeclSyntax.self) { return function.name.text }
    if let alias = declaration.as(TypeAliasDeclSyntax.self) { return alias.name.text }
    return declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }
}

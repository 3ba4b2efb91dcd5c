import SwiftSyntax

/// The names that a module's code assigns to: what is assigned to is state and stays as it is.
///
/// Goes by names alone. A local variable shadows a property of its name.
final class WrittenNames: ActiveVisitor {
  /// All names that stand on the left of an assignment, behind `&` or before a call that changes a number or
  /// boolean in place, whatever they belong to.
  private(set) var all: Set<String> = []
  /// Of these, those that a type assigns to itself outside of its initialisers: `CarouselLayout.count` for
  /// `count` and `self.count`.
  private(set) var ownState: Set<String> = []

  private var path: [[String]] = []
  private var locals: [Set<String>] = []
  private var initializers = 0

  /// Adds what `file` assigns to.
  func add(_ file: ParsedFile) { walk(file.tree) }

  // MARK: What assigns

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (target, operation) in zip(elements, elements.dropFirst()) where assigns(operation) { write(target) }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    write(node.expression)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let changing: Set<String> = [
      "toggle", "negate", "round", "formSquareRoot", "formRemainder", "addProduct",
    ]
    if let method = node.calledExpression.as(MemberAccessExprSyntax.self),
      changing.contains(method.declName.baseName.text), let base = method.base
    {
      write(base)
    }
    return .visitChildren
  }

  private func assigns(_ operation: ExprSyntax) -> Bool {
    if operation.is(AssignmentExprSyntax.self) { return true }
    guard let name = operation.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }

  /// Notes the names in the chain `a.b[i]?.c`: to change a part of a value is to change the value.
  private func write(_ target: ExprSyntax) {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text.trimmingBackticks
      if !locals.contains(where: { $0.contains(name) }) { write(name, isOwn: true) }
    } else if let member = target.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text.trimmingBackticks
      let base = member.base?.trimmedDescription
      write(name, isOwn: base == "self" || base == "self?")
      if let base = member.base { write(base) }
    } else if let element = target.as(SubscriptCallExprSyntax.self) {
      write(element.calledExpression)
    } else if let chain = target.as(OptionalChainingExprSyntax.self) {
      write(chain.expression)
    } else if let forced = target.as(ForceUnwrapExprSyntax.self) {
      write(forced.expression)
    } else if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { write(element.expression) }
    }
  }

  private func write(_ name: String, isOwn: Bool) {
    all.insert(name)
    if isOwn, initializers == 0 { ownState.insert((path.flatMap(\.self) + [name]).joined(separator: ".")) }
  }

  // MARK: Where it stands

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings where !locals.isEmpty {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        locals[locals.count - 1].insert(name.identifier.text.trimmingBackticks)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if !locals.isEmpty {
      locals[locals.count - 1].insert((node.secondName ?? node.firstName).text.trimmingBackticks)
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(ModuleIndex.plainName(node.extendedType.trimmedDescription))
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    initializers += 1
    return enterBody()
  }
  override func visitPost(_ node: FunctionDeclSyntax) { locals.removeLast() }
  override func visitPost(_ node: AccessorDeclSyntax) { locals.removeLast() }
  override func visitPost(_ node: ClosureExprSyntax) { locals.removeLast() }
  override func visitPost(_ node: SubscriptDeclSyntax) { locals.removeLast() }
  override func visitPost(_ node: InitializerDeclSyntax) {
    initializers -= 1
    locals.removeLast()
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    path.append([name.trimmingBackticks])
    return .visitChildren
  }

  private func enterBody() -> SyntaxVisitorContinueKind {
    locals.append([])
    return .visitChildren
  }
}

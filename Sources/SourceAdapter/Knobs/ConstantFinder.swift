import SwiftSyntax

/// Collects the constants of a file, in the order of the source, and the names that `typealias` gives to
/// types.
///
/// Functions, closures and accessors are not looked into, nor are tuples (`let (a, b) = (1, 2)`).
final class ConstantFinder: ActiveVisitor {
  private(set) var constants: [Constant] = []
  /// The type of each alias, by its last name.
  private(set) var aliases: [String: String] = [:]
  private let file: Int
  private var path: [String] = []
  /// How many names of `path` each open declaration added.
  private var added: [Int] = []

  init(_ file: ParsedFile) {
    self.file = file.number
    super.init()
    walk(file.tree)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for (index, binding) in node.bindings.enumerated() {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self), let initializer = binding.initializer
      else { continue }
      let isStatic = node.modifiers.has(.static) || node.modifiers.has(.class)
      constants.append(
        Constant(
          file: file, path: path, place: path.isEmpty ? .global : isStatic ? .type : .instance, node: node,
          index: index, binding: binding, name: name.identifier.text.trimmingBackticks,
          initializer: initializer))
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.genericParameterClause == nil {
      aliases[node.name.text.trimmingBackticks] = node.initializer.value.trimmedDescription
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = ModuleIndex.plainName(node.extendedType.trimmedDescription).split(separator: ".")
    return enter(names.map(String.init))
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AttributeListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    enter([name.text.trimmingBackticks])
  }

  private func enter(_ names: [String]) -> SyntaxVisitorContinueKind {
    path += names
    added.append(names.count)
    return .visitChildren
  }

  private func leave() { path.removeLast(added.popLast() ?? 0) }
}

import SwiftSyntax

/// An `ActiveVisitor` that knows which types are around the place where it is.
///
/// Subclasses that visit declarations of types or extensions themselves must call super.
class ScopedVisitor: ActiveVisitor {
  /// Names of the types around, outermost first, and how the innermost is written from here.
  private var types: [(path: [String], written: String)] = []

  /// Names of the types around, outermost first.
  var scope: [String] { types.last?.path ?? [] }
  /// How the type around is called at this place; nil outside all types.
  var enclosingType: String? { types.last?.written }

  private func enter(_ name: TokenSyntax) {
    let name = name.text
    types.append((scope + [name.trimmingBackticks], name))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name)
    return .visitChildren
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let written = node.extendedType.trimmedDescription
    types.append((ModuleIndex.plainName(written).split(separator: ".").map(String.init), written))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { types.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}

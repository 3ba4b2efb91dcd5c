// How a type that is not here is used, by which its stand-in gets its shape.

import SwiftSyntax

/// The uses of types by a name in the files of a module.
struct TypeUses: Hashable, Sendable {
  /// How many generic arguments it is given, by how often.
  var argumentCounts: [Int: Int] = [:]
  /// Names of types that are looked up in it.
  var nested: Set<String> = []
  var isInheritedFirstByClass = false
  var isInheritedByValueType = false
  var isInheritedByProtocol = false
  /// It stands behind another type in the inheritance clause of a class, or in that of an extension.
  var isInheritedLater = false
  /// After `any`, `some` or `&`.
  var isExistential = false
  var isMadeByCall = false
  /// In a place where a type must stand.
  var isType = false
  var isAttribute = false
  /// Base names of what classes that derive from it, and extensions of it, override.
  var overridden: Set<String> = []
  var isOverriddenInExtension = false

  /// The number of generic parameters that most uses agree on, 0 for none.
  var parameterCount: Int { argumentCounts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0 }
}

extension TypeUses {
  /// By name, of all types that the files mention.
  static func all(in files: [ParsedFile]) -> [String: TypeUses] {
    let search = TypeUseSearch()
    for file in files where file.parses { search.walk(file.tree) }
    return search.uses
  }
}

private final class TypeUseSearch: ActiveVisitor {
  var uses: [String: TypeUses] = [:]

  private func note(_ name: String, _ change: (inout TypeUses) -> Void) {
    change(&uses[name.trimmingBackticks, default: TypeUses()])
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(AttributeSyntax.self) == true {
      note(node.name.text) { $0.isAttribute = true }
      return .visitChildren
    }
    note(node.name.text) { uses in
      uses.isType = true
      if let arguments = node.genericArgumentClause?.arguments {
        uses.argumentCounts[arguments.count, default: 0] += 1
      }
      if Self.isExistential(node) { uses.isExistential = true }
    }
    return .visitChildren
  }

  private static func isExistential(_ node: IdentifierTypeSyntax) -> Bool {
    node.parent?.is(SomeOrAnyTypeSyntax.self) == true
      || node.parent?.is(CompositionTypeElementSyntax.self) == true
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      note(base.name.text) { $0.nested.insert(node.name.text) }
    }
    note(node.name.text) { uses in
      uses.isType = true
      if let arguments = node.genericArgumentClause?.arguments {
        uses.argumentCounts[arguments.count, default: 0] += 1
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      note(name) { $0.isMadeByCall = true }
    } else if let special = node.calledExpression.as(GenericSpecializationExprSyntax.self),
      let name = special.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    {
      note(name) { uses in
        uses.isMadeByCall = true
        uses.argumentCounts[special.genericArgumentClause.arguments.count, default: 0] += 1
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    noteOverrides(in: node.memberBlock, of: node.inheritanceClause?.inheritedTypes.first?.type)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteOverrides(in: node.memberBlock, of: node.extendedType, isExtension: true)
    return .visitChildren
  }

  private func noteOverrides(
    in members: MemberBlockSyntax, of type: TypeSyntax?, isExtension: Bool = false
  ) {
    guard let type else { return }
    var names: Set<String> = []
    for member in members.members.active() {
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        modifiers.has(.override)
      else { continue }
      names.formUnion(member.decl.declaredNames)
    }
    guard !names.isEmpty else { return }
    note(ModuleIndex.plainName(type.trimmedDescription)) {
      $0.overridden.formUnion(names)
      if isExtension { $0.isOverriddenInExtension = true }
    }
  }

  override func visit(_ node: InheritedTypeListSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.parent?.parent
    for (place, inherited) in node.enumerated() {
      let name = ModuleIndex.plainName(inherited.type.trimmedDescription)
      note(name) { uses in
        switch owner?.kind {
        case .classDecl where place == 0: uses.isInheritedFirstByClass = true
        case .structDecl, .enumDecl, .actorDecl: uses.isInheritedByValueType = true
        case .protocolDecl: uses.isInheritedByProtocol = true
        default: uses.isInheritedLater = true
        }
      }
    }
    return .visitChildren
  }
}

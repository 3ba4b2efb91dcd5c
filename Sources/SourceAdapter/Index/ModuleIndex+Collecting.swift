import SwiftIfConfig
import SwiftSyntax

extension ModuleIndex {
  /// Adds the types and extensions of a file, with the members that stand in them.
  mutating func collect(_ file: ParsedFile) {
    for item in file.tree.statements.active() {
      if case .decl(let declaration) = item.item { collect(declaration, in: file, Surroundings()) }
    }
  }

  /// Where a declaration stands.
  private struct Surroundings {
    var path: [String] = []
    var isGeneric = false
    var isFilePrivate = false
  }

  private mutating func collect(_ declaration: DeclSyntax, in file: ParsedFile, _ around: Surroundings) {
    if let found = declaration.as(ExtensionDeclSyntax.self) { return collect(found, in: file) }
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
      let kind = TypeDeclaration.Kind(declaration),
      let named = declaration.asProtocol((any NamedDeclSyntax).self)
    else { return }
    let path = around.path + [named.name.text.trimmingBackticks]
    let isGeneric =
      around.isGeneric
      || declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    let isFilePrivate = around.isFilePrivate || group.modifiers.isFilePrivate
    let id = types.count
    types.append(
      TypeDeclaration(
        id: id, kind: kind, file: file.number, path: path, node: declaration, memberBlock: group.memberBlock,
        modifiers: group.modifiers, attributes: group.attributes,
        inherited: group.inheritanceClause?.plainNames ?? [], inheritanceClause: group.inheritanceClause,
        isGeneric: isGeneric, isFilePrivate: isFilePrivate))
    let inside = Surroundings(path: path, isGeneric: isGeneric, isFilePrivate: isFilePrivate)
    types[id].members = collect(group.memberBlock, in: file, extension: nil, inside)
  }

  private mutating func collect(_ declaration: ExtensionDeclSyntax, in file: ParsedFile) {
    let name = Self.plainName(declaration.extendedType.trimmedDescription)
    let index = extensions.count
    extensions.append(
      ExtensionDeclaration(
        file: file.number, extendedName: name, node: declaration, type: nil,
        inherited: declaration.inheritanceClause?.plainNames ?? [], members: []))
    var inside = Surroundings(path: name.split(separator: ".").map(String.init))
    inside.isFilePrivate = declaration.modifiers.isFilePrivate
    extensions[index].members = collect(declaration.memberBlock, in: file, extension: index, inside)
  }

  private mutating func collect(
    _ block: MemberBlockSyntax, in file: ParsedFile, extension index: Int?, _ around: Surroundings
  ) -> [MemberDeclaration] {
    var members: [MemberDeclaration] = []
    for item in block.members.active() {
      members += MemberDeclaration.all(in: item.decl, file: file.number, extension: index)
      collect(item.decl, in: file, around)
    }
    return members
  }
}

extension TypeDeclaration.Kind {
  fileprivate init?(_ declaration: DeclSyntax) {
    switch declaration.kind {
    case .classDecl: self = .classType
    case .structDecl: self = .structType
    case .enumDecl: self = .enumType
    case .actorDecl: self = .actorType
    case .protocolDecl: self = .protocolType
    default: return nil
    }
  }
}

extension InheritanceClauseSyntax {
  /// The names in it, without generic arguments.
  var plainNames: [String] { inheritedTypes.map { ModuleIndex.plainName($0.type.trimmedDescription) } }
}

extension String {
  /// The identifier without the backticks that it may be written in.
  var trimmingBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}

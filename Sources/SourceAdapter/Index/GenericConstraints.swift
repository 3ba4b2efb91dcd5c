import SwiftSyntax

extension SyntaxProtocol {
  /// The types that the type behind `name` has to be or to conform to: a generic parameter of a function or a
  /// type around, or an associated type of a protocol around. nil: it stands for no type that is not known.
  ///
  /// - Parameters:
  ///   - scope: names of the types around, outermost first.
  ///   - file: number of the file where it stands.
  func constraints(of name: String, in index: ModuleIndex, _ scope: [String], _ file: Int) -> [String]? {
    var around: Syntax? = Syntax(self)
    while let here = around {
      if let found = here.genericConstraints(of: name) { return found }
      around = here.parent
    }
    guard let type = index.type(named: scope.joined(separator: "."), in: file) else { return nil }
    // An extension says only what it adds.
    return Syntax(type.node).genericConstraints(of: name)
      ?? index.allInherited(of: type).lazy
      .compactMap { index.type(named: $0, in: file)?.associatedConstraints(of: name) }.first
      ?? type.associatedConstraints(of: name)
  }

  /// Whether `self` is a type here.
  var isInStaticMember: Bool {
    var around = parent
    while let here = around, !here.is(MemberBlockItemSyntax.self) { around = here.parent }
    guard
      let declaration = around?.as(MemberBlockItemSyntax.self)?.decl.asProtocol(
        (any WithModifiersSyntax).self)
    else { return false }
    return declaration.modifiers.has(.static) || declaration.modifiers.has(.class)
  }
}

extension Syntax {
  /// The constraints of this declaration itself on its generic parameter `name`.
  fileprivate func genericConstraints(of name: String) -> [String]? {
    guard let declaration = asProtocol((any WithGenericParametersSyntax).self),
      let parameter = declaration.genericParameterClause?.parameters.first(where: { $0.name.text == name })
    else { return nil }
    let inherited = parameter.inheritedType.map { [$0.trimmedDescription] } ?? []
    return inherited + (declaration.genericWhereClause?.constraints(of: name) ?? [])
  }
}

extension TypeDeclaration {
  fileprivate func associatedConstraints(of name: String) -> [String]? {
    for item in memberBlock.members.active() {
      guard let found = item.decl.as(AssociatedTypeDeclSyntax.self), found.name.text == name else { continue }
      let inherited = found.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      return inherited + (found.genericWhereClause?.constraints(of: name) ?? [])
    }
    return nil
  }

  /// Whether subclasses or types that conform have to have the initialiser.
  func requires(_ initializer: String) -> Bool {
    members.contains {
      $0.name == initializer && $0.enclosingExtension == nil && (kind == .protocolType || $0.has(.required))
    }
  }
}

extension GenericWhereClauseSyntax {
  /// `["UIView"]` of `where T: UIView`.
  func constraints(of name: String) -> [String] {
    requirements.compactMap { requirement in
      guard case .conformanceRequirement(let found) = requirement.requirement,
        found.leftType.trimmedDescription == name
      else { return nil }
      return found.rightType.trimmedDescription
    }
  }
}

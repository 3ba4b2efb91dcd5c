// Functions and properties that make a layout, a section or a screen.

import SwiftSyntax

extension ModuleIndex {
  /// Members that return a layout, a section or a screen and take no argument: functions and computed
  /// variables, static functions and properties of types and extensions, and methods of types that can be
  /// made themselves and are not shown themselves, those among them that an extension of a protocol gives
  /// them.
  ///
  /// Members that throw, are `async` or generic are left out.
  var foundMakers: [FoundPreview] {
    let free = parsedFiles.flatMap { file in
      file.tree.statements.active().compactMap { item -> FoundPreview? in
        guard case .decl(let declaration) = item.item, let maker = Maker(declaration) else { return nil }
        return found(maker, in: [], of: file, expression: maker.call, reach: .file)
      }
    }
    let owned = types.flatMap { type in type.members.compactMap { found($0, in: type.path, type) } }
    let foreign = extensions.filter { $0.type == nil && $0.node.genericWhereClause == nil }.flatMap { added in
      added.members.compactMap {
        found($0, in: added.extendedName.split(separator: ".").map(String.init), nil)
      }
    }
    return free + owned + foreign + foundDefaults
  }

  /// The members of extensions of the module's protocols, for each type that conforms and has no member of
  /// its own. Those with conditions are left out.
  private var foundDefaults: [FoundPreview] {
    types.filter { $0.kind != .protocolType }.flatMap { type -> [FoundPreview] in
      var seen = Set(lineage(of: type).flatMap(\.members).map(\.name))
      return protocols(of: type).flatMap(\.members).compactMap { member in
        guard let added = member.enclosingExtension, extensions[added].node.genericWhereClause == nil,
          !member.modifiers.isFilePrivate, !extensions[added].node.modifiers.isFilePrivate,
          seen.insert(member.name).inserted
        else { return nil }
        return found(member, in: type.path, type, givenTo: type)
      }
    }
  }

  /// - Parameter conforming: the type that is given the member by an extension of a protocol, and shows it.
  private func found(
    _ member: MemberDeclaration, in path: [String], _ type: TypeDeclaration?,
    givenTo conforming: TypeDeclaration? = nil
  ) -> FoundPreview? {
    let file = files[conforming?.file ?? member.file]
    guard var maker = Maker(member.node), !member.isOverride, type?.isGeneric != true,
      type?.kind != .protocolType,
      let reach = reach(
        of: path, in: file.number, isMemberPrivate: member.modifiers.accessLevel == .private)
    else { return nil }
    if let name = conforming?.node.asProtocol((any NamedDeclSyntax).self)?.name { maker.name = name }
    let owner = path.joined(separator: ".")
    if member.isStatic {
      return found(maker, in: path, of: file, expression: "\(owner).\(maker.call)", reach: reach)
    }
    guard let type, maker.isFunction || isComputedRequirement(member, of: type), !member.has(.mutating),
      shownKind(of: type) == nil, hasPlainInit(type)
    else { return nil }
    return found(maker, in: path, of: file, expression: "\(owner)().\(maker.call)", reach: reach)
  }

  /// Whether it is a property without storage that a protocol of the module asks for. Other properties are a
  /// type's own business.
  private func isComputedRequirement(_ member: MemberDeclaration, of type: TypeDeclaration) -> Bool {
    guard let binding = member.node.as(VariableDeclSyntax.self)?.bindings.first, binding.initializer == nil,
      binding.accessorBlock != nil
    else { return false }
    return protocols(of: type).contains { known in
      known.members.contains { $0.name == member.name && $0.enclosingExtension == nil }
    }
  }

  /// The protocols of the module that the type conforms to.
  private func protocols(of type: TypeDeclaration) -> [TypeDeclaration] {
    allInherited(of: type).sorted().compactMap {
      self.type(named: $0, from: Array(type.path.dropLast()), in: type.file)
    }.filter { $0.kind == .protocolType }
  }

  private func found(
    _ maker: Maker, in path: [String], of file: ParsedFile, expression: String, reach: Reach
  ) -> FoundPreview? {
    guard let kind = madeKind(maker.type, in: path, of: file) else { return nil }
    let title = (path + [maker.call]).joined(separator: ".")
    let screens = kind == .viewController ? screens(madeBy: maker, in: file) : []
    if kind == .viewController, !maker.isFunction { return nil }
    return FoundPreview(
      preview: PreviewDeclaration(
        kind, screens.first ?? title, file: file.number,
        line: file.place(ofOffset: maker.name.bytes.lowerBound).line),
      offset: maker.name.bytes.lowerBound, expression: expression, host: reach.host, makes: Set(screens))
  }

  /// Whether a value of this type is a layout or a section.
  private func madeKind(_ type: String, in path: [String], of file: ParsedFile) -> PreviewDeclaration.Kind? {
    let plain = Self.plainName(type)
    let name = ValueTypes.plain(plain == "Self" ? path.joined(separator: ".") : plain)
    if name == "NSCollectionLayoutSection" { return .section }
    if let known = self.type(named: name, from: path, in: file.number) {
      return shownKind(of: known)
    }
    if Self.screens.contains(name) { return .viewController }
    let layouts = [
      "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout",
    ]
    return layouts.contains(name) ? .layout : nil
  }
}

extension ModuleIndex {
  /// The module's view controllers that the body of a function makes by their names, in order.
  private func screens(madeBy maker: Maker, in file: ParsedFile) -> [String] {
    guard let body = maker.body else { return [] }
    let calls = CalledNames()
    calls.walk(body)
    return calls.names.filter { name in
      type(named: name, in: file.number).map { shownKind(of: $0) == .viewController } == true
    }
  }
}

private final class CalledNames: ActiveVisitor {
  var names: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text { names.append(name) }
    return .visitChildren
  }
}

/// A function or property that makes something without being given anything.
private struct Maker {
  /// Where it is shown to be.
  var name: TokenSyntax
  /// `makeLayout()`, `layout`.
  let call: String
  /// The type that it makes, as written.
  let type: String
  let isFunction: Bool
  /// Of a function.
  let body: CodeBlockSyntax?

  init?(_ declaration: DeclSyntax) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      guard let result = function.signature.returnClause?.type, function.genericParameterClause == nil,
        function.signature.effectSpecifiers == nil, !function.attributes.saysUnavailable,
        function.signature.parameterClause.parameters.allSatisfy({ $0.defaultValue != nil })
      else { return nil }
      (name, call, type, isFunction) = (
        function.name, function.name.text + "()", result.trimmedDescription, true
      )
      body = function.body
    } else if let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      !variable.attributes.saysUnavailable, let type = Self.type(of: binding)
    {
      (name, call, self.type, isFunction) = (pattern.identifier, pattern.identifier.text, type, false)
      body = nil
    } else {
      return nil
    }
  }

  /// The type as written, or that of `= UICollectionViewFlowLayout()`.
  private static func type(of binding: PatternBindingSyntax) -> String? {
    if let annotation = binding.typeAnnotation { return annotation.type.trimmedDescription }
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
      call.calledExpression.is(DeclReferenceExprSyntax.self)
    else { return nil }
    return call.calledExpression.trimmedDescription
  }
}

// Arguments of calls to the author's own functions, which can be replaced by themselves.

import SwiftSyntax

/// The parameters of the functions, initialisers and cases that the module declares.
///
/// Where the function is not missing, a missing argument alone becomes a hole: the call goes on with a
/// neutral value. That is only safe where the parameter's type surely has one, or where nothing is made
/// without the call.
struct OwnParameters: Sendable {
  private struct Parameter {
    /// `_` for none.
    var label: String
    var isOptional: Bool
    var hasNeutralValue: Bool
    /// The name of its type, where that is all there is to it.
    var typeName: String?
  }

  /// By base name; initialisers by `init`, and by the name of their type.
  private var lists: [String: [[Parameter]]] = [:]

  init(_ index: ModuleIndex) {
    for type in index.types where type.kind != .protocolType {
      for member in type.members { add(member, of: type, index) }
      if type.kind == .structType { addMemberwise(type, index) }
    }
    for member in index.extensions.filter({ $0.type == nil }).flatMap(\.members) {
      add(member, of: nil, index)
    }
    for file in index.files {
      for item in file.tree.statements.active() {
        if let function = item.item.as(FunctionDeclSyntax.self) { add(function, index) }
      }
    }
  }

  /// Whether an argument is one of the module's own function whose parameter there can do with a neutral
  /// value. Where several functions may be meant, all of them have to.
  ///
  /// - Parameter standIns: names of types that are declared in the place of missing ones and have a neutral
  ///   value.
  func canBeNeutral(_ argument: LabeledExprSyntax, standIns: Set<String> = []) -> Bool {
    guard !argument.expression.is(InOutExprSyntax.self),
      let arguments = argument.parent?.as(LabeledExprListSyntax.self),
      let call = arguments.parent?.as(FunctionCallExprSyntax.self), let name = call.calleeName
    else { return false }
    // Without this call nothing would be made: what has no neutral value stops the preview no sooner than
    // that.
    if call.handsOnInitialiser { return true }
    let labels = arguments.map { $0.label?.text ?? "_" }
    guard let place = arguments.firstIndex(of: argument) else { return false }
    let number = arguments.distance(from: arguments.startIndex, to: place)
    let meant = (lists[name] ?? []).compactMap {
      Self.match(labels, number, $0, hasClosure: call.trailingClosure != nil)
    }
    return !meant.isEmpty
      && meant.allSatisfy { $0.hasNeutralValue || $0.typeName.map(standIns.contains) == true }
  }

  /// The parameter that the argument `number` is for; nil where the labels do not fit.
  private static func match(
    _ labels: [String], _ number: Int, _ parameters: [Parameter], hasClosure: Bool
  ) -> Parameter? {
    var found: Parameter?
    var next = parameters[...]
    for (position, label) in labels.enumerated() {
      while let parameter = next.first, parameter.label != label, parameter.isOptional { next.removeFirst() }
      guard let parameter = next.popFirst(), parameter.label == label else { return nil }
      if position == number { found = parameter }
    }
    let left = next.filter { !$0.isOptional }.count
    return left == 0 || hasClosure ? found : nil
  }

  // MARK: Collecting

  private mutating func add(_ member: MemberDeclaration, of type: TypeDeclaration?, _ index: ModuleIndex) {
    switch member.node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): add(function, index)
    case .initializerDecl(let made):
      let parameters = Self.parameters(made.signature.parameterClause, made.genericParameterClause, index)
      lists["init", default: []].append(parameters)
      if let name = type?.path.last { lists[name, default: []].append(parameters) }
    case .enumCaseDecl(let cases):
      for element in cases.elements {
        let parameters = element.parameterClause?.parameters ?? []
        lists[element.name.text, default: []].append(
          parameters.map {
            Parameter(
              label: $0.firstName?.text ?? "_", isOptional: $0.defaultValue != nil,
              hasNeutralValue: index.surelyHasNeutralValue($0.type))
          })
      }
    default: break
    }
  }

  private mutating func add(_ function: FunctionDeclSyntax, _ index: ModuleIndex) {
    let parameters = Self.parameters(
      function.signature.parameterClause, function.genericParameterClause, index)
    lists[function.name.text, default: []].append(parameters)
  }

  private static func parameters(
    _ clause: FunctionParameterClauseSyntax, _ generics: GenericParameterClauseSyntax?, _ index: ModuleIndex
  ) -> [Parameter] {
    let names = Set(generics?.parameters.map(\.name.text) ?? [])
    return clause.parameters.map { parameter in
      let isGeneric = parameter.type.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
      return Parameter(
        label: parameter.firstName.text,
        isOptional: parameter.defaultValue != nil || parameter.ellipsis != nil,
        hasNeutralValue: !isGeneric && parameter.ellipsis == nil
          && index.surelyHasNeutralValue(parameter.type),
        typeName: isGeneric || parameter.ellipsis != nil ? nil : parameter.type.plainName)
    }
  }

  /// The initialiser that the compiler gives a struct that writes none.
  private mutating func addMemberwise(_ type: TypeDeclaration, _ index: ModuleIndex) {
    let written = type.members.contains { $0.kind == .initializer && $0.enclosingExtension == nil }
    guard !written, let name = type.path.last else { return }
    var parameters: [Parameter] = []
    for member in type.members where member.enclosingExtension == nil && !member.isStatic {
      guard let variable = member.node.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where binding.pattern.trimmedDescription == member.name {
        guard binding.accessorBlock == nil else { continue }
        parameters.append(
          Parameter(
            label: member.name, isOptional: binding.initializer != nil,
            hasNeutralValue: binding.typeAnnotation.map { index.surelyHasNeutralValue($0.type) } ?? false,
            typeName: binding.typeAnnotation?.type.plainName))
      }
    }
    lists[name, default: []].append(parameters)
  }
}

extension FunctionCallExprSyntax {
  fileprivate var calleeName: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// `super.init(…)` and `self.init(…)`.
  fileprivate var handsOnInitialiser: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.tokenKind == .keyword(.`init`), let base = member.base
    else { return false }
    return base.is(SuperExprSyntax.self)
      || base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.`self`)
  }
}

extension TypeSyntax {
  /// The name of a type that is nothing but a name.
  fileprivate var plainName: String? {
    self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) ? trimmedDescription : nil
  }
}

extension ModuleIndex {
  /// Whether every value of a type's parts can be had, told from how the type is written.
  fileprivate func surelyHasNeutralValue(_ type: TypeSyntax) -> Bool {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType, .implicitlyUnwrappedOptionalType, .arrayType, .dictionaryType: return true
    case .attributedType(let attributed): return surelyHasNeutralValue(attributed.baseType)
    case .identifierType, .memberType:
      let name = type.trimmedDescription
      if Self.neutral.contains(name) { return true }
      guard let own = self.type(named: name) else { return false }
      return (own.kind == .structType || own.kind == .enumType) && !own.isGeneric && !own.isFilePrivate
    default: return false
    }
  }

  private static let neutral: Set<String> = [
    "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16",
    "UInt32", "UInt64", "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "Date", "URL", "Data",
    "UUID",
    "IndexPath", "IndexSet", "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "UIColor", "UIImage", "UIFont",
    "NSAttributedString", "AttributedString", "Locale", "Calendar",
  ]
}

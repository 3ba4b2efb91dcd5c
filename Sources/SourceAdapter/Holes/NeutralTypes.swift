// How values of the module's own types are made that say nothing, for holes that want one.

import SwiftSyntax

extension ModuleIndex {
  /// Statements that tell `bundle` how to make one of each type that the whole module can name and that has
  /// an initialiser or a case to begin with. Its parts are asked for when one is made.
  var neutralStatements: [String] {
    types.compactMap { type in
      guard canBeNamed(type) else { return nil }
      if type.kind == .protocolType {
        return neutralCall(conformingTo: type).map { "bundle.neutral((any \(type.name)).self) { \($0) }" }
      }
      return neutralCall(of: type).map { "bundle.neutral(\(type.name).self) { \($0) }" }
    }
  }

  /// Extensions of the generic types that can be made so: by themselves they know their parameters.
  var genericNeutralExtensions: [String] {
    types.compactMap { type in
      guard type.isGeneric, type.kind != .protocolType, type.kind != .actorType, isSeen(type),
        let call = neutralCall(of: type)
      else { return nil }
      // Not of subclasses, which inherit it.
      let made = type.kind == .classType ? "self == \(type.name).self ? \(call) : nil" : call
      return
        "extension \(type.name): _NeutralMaking { public static func _makeNeutral() -> Any? { \(made) } }"
    }
  }

  private func canBeNamed(_ type: TypeDeclaration) -> Bool { !type.isGeneric && isSeen(type) }

  private func isSeen(_ type: TypeDeclaration) -> Bool {
    !type.isFilePrivate && !type.attributes.saysUnavailable
      && reach(of: type.path, in: type.file) == .file
  }

  /// One of the module's types that conform to a protocol of its own: one for tests and previews, if there is
  /// such.
  private func neutralCall(conformingTo asked: TypeDeclaration) -> String? {
    let conforming = types.filter {
      $0.kind != .protocolType && canBeNamed($0) && allInherited(of: $0).contains(asked.path.last ?? "")
    }
    return conforming.mocksFirst.lazy.compactMap { neutralCall(of: $0) }.first
  }

  private func neutralCall(of type: TypeDeclaration) -> String? {
    if hasPlainInit(type) { return "\(type.name)()" }
    let made = type.members.compactMap { $0.node.as(InitializerDeclSyntax.self) }.lazy.compactMap(
      \.neutralArguments)
    switch type.kind {
    case .structType: return (made.first ?? memberwiseArguments(of: type)).map { "\(type.name)(\($0))" }
    case .classType, .actorType: return made.first.map { "\(type.name)(\($0))" }
    case .enumType:
      return type.members.lazy.compactMap { Self.neutralCase($0) }.first.map { "\(type.name).\($0)" }
    case .protocolType: return nil
    }
  }

  private func memberwiseArguments(of type: TypeDeclaration) -> String? {
    if type.members.contains(where: { $0.kind == .initializer && $0.enclosingExtension == nil }) {
      return nil
    }
    var names: [String] = []
    for member in type.members where member.enclosingExtension == nil && !member.isStatic {
      guard let variable = member.node.as(VariableDeclSyntax.self), !variable.isGivenByWrapper else {
        continue
      }
      for binding in variable.bindings where binding.pattern.trimmedDescription == member.name {
        if binding.initializer == nil, binding.accessorBlock == nil { names.append(member.name) }
      }
    }
    return names.map { "\($0): _neutral()" }.joined(separator: ", ")
  }

  private static func neutralCase(_ member: MemberDeclaration) -> String? {
    guard let first = member.node.as(EnumCaseDeclSyntax.self)?.elements.first else { return nil }
    guard let parameters = first.parameterClause?.parameters else { return first.name.text }
    let values = parameters.map { $0.firstName.map { "\($0.text): _neutral()" } ?? "_neutral()" }
    return "\(first.name.text)(\(values.joined(separator: ", ")))"
  }
}

extension VariableDeclSyntax {
  /// Whether a property wrapper gives it its value: `@Environment(\.dismiss) var dismiss`.
  fileprivate var isGivenByWrapper: Bool {
    attributes.contains {
      guard let attribute = $0.as(AttributeSyntax.self) else { return false }
      return attribute.arguments != nil
        || ["FocusState", "Namespace", "EnvironmentObject", "GestureState"].contains(
          attribute.attributeName.trimmedDescription)
    }
  }
}

extension InitializerDeclSyntax {
  /// A neutral value for each argument that has none of its own; nil for an initialiser that may fail.
  fileprivate var neutralArguments: String? {
    guard optionalMark == nil, signature.effectSpecifiers == nil, genericParameterClause == nil,
      !modifiers.isFilePrivate, !attributes.saysUnavailable
    else { return nil }
    var arguments: [String] = []
    for parameter in signature.parameterClause.parameters where parameter.defaultValue == nil {
      if parameter.ellipsis != nil { continue }
      if parameter.type.trimmedDescription.hasPrefix("inout ") { return nil }
      let label = parameter.firstName.text
      arguments.append(label == "_" ? "_neutral()" : "\(label): _neutral()")
    }
    return arguments.joined(separator: ", ")
  }
}

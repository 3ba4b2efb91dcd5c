import SwiftSyntax

extension ModuleIndex {
  /// Makes optional requirements of the module's protocols plain ones, which an extension after the file
  /// implements.
  ///
  /// Calls of them ask first whether the object has them (`guardingOptionalCalls`), so that what the
  /// extension does is not seen.
  func requiringOptionals() -> ModuleChanges {
    var changes = ModuleChanges()
    for type in askableProtocols {
      let access = type.modifiers.accessLevel == .public ? "public " : ""
      var defaults: [String] = []
      for requirement in type.optionalRequirements {
        if let optional = requirement.modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) }) {
          changes.edit(type.file, .remove(optional))
        }
        if let text = requirement.defaultImplementation { defaults.append("  \(access)\(text)") }
      }
      changes.appendix[type.file, default: []] += ["extension \(type.name) {"] + defaults + ["}"]
    }
    return changes
  }
}

extension MemberDeclaration {
  /// On one line, without access; nil for what cannot be optional.
  fileprivate var defaultImplementation: String? {
    let attributes = self.attributes.active().filter { $0.attributeName.trimmedDescription != "objc" }
    let modifiers = self.modifiers.filter { !["optional", "dynamic"].contains($0.name.text) }
    let words = (attributes.map(\.oneLine) + modifiers.map(\.oneLine)).map { $0 + " " }.joined()
    if let function = node.as(FunctionDeclSyntax.self) {
      return "\(words)func \(function.name.text)\(function.signature.oneLine) "
        + "{ \(function.signature.unimplementedBody(name)) }"
    }
    guard let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type
    else { return nil }
    let value = type.unimplementedValue(name)
    let body = binding.accessorBlock?.isSettable == true ? "{ get { \(value) } set {} }" : "{ \(value) }"
    return "\(words)var \(name): \(type.oneLine) \(body)"
  }
}

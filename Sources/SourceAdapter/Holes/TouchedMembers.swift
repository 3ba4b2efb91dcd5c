// The author's own functions and properties that pass on what is missing.

import SwiftSyntax

extension ModuleIndex {
  /// Names of functions and properties whose types, as written, or whose initial value name something that is
  /// missing.
  ///
  /// - Parameter tainted: names that stand for something that is missing, and what that is.
  func membersOfType(in tainted: [String: [String]]) -> [String: [String]] {
    guard !tainted.isEmpty else { return [:] }
    var found: [String: [String]] = [:]
    for member in types.flatMap(\.members) + extensions.flatMap(\.members) {
      let name = String(member.baseName)
      guard found[name] == nil, let text = member.typeText else { continue }
      found[name] = text.typeNames.lazy.compactMap { tainted[$0] }.first
    }
    return found
  }
}

extension MemberDeclaration {
  /// A function's parameters and result, a property's type, or else the property's initial value; nil for
  /// others.
  fileprivate var typeText: String? {
    if let function = node.as(FunctionDeclSyntax.self) {
      return function.signature.trimmedDescription
    }
    let bindings = node.as(VariableDeclSyntax.self)?.bindings
    guard let binding = bindings?.first(where: { $0.pattern.trimmedDescription == name }) else { return nil }
    return binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.trimmedDescription
  }
}

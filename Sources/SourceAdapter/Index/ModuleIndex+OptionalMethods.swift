import SwiftSyntax

extension ModuleIndex {
  /// The protocols of the module with optional requirements.
  var askableProtocols: [TypeDeclaration] { types.filter { !$0.optionalRequirements.isEmpty } }

  /// Names of all optional methods that this UIKit or the module knows.
  var allOptionalMethods: Set<String> {
    types.reduce(into: UIKitProtocols.allMethods) { names, type in
      names.formUnion(type.optionalRequirements.map(\.name))
    }
  }

  /// Names of the optional requirements, methods and properties, of all protocols that the class conforms to.
  ///
  /// Methods by protocols of UIKit's own classes do not count: they are there to be overridden.
  func optionalMethods(of type: TypeDeclaration) -> Set<String> {
    var names: Set<String> = []
    for inherited in allInherited(of: type) {
      names.formUnion(UIKitProtocols.methods(of: inherited))
      guard let known = self.type(named: inherited, from: Array(type.path.dropLast()), in: type.file) else {
        continue
      }
      names.formUnion(known.optionalRequirements.map(\.name))
    }
    return names
  }
}

extension FunctionSignatureSyntax {
  /// A body for an optional requirement that was not written: nothing where that will do.
  func unimplementedBody(_ name: String) -> String {
    guard let type = returnClause?.type, !["Void", "()"].contains(type.trimmedDescription) else { return "" }
    return type.unimplementedValue(name)
  }
}

extension TypeSyntax {
  /// nil for an optional; otherwise there is nothing that could be returned. Calls are guarded, so that it is
  /// not reached.
  func unimplementedValue(_ name: String) -> String {
    let isOptional = self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    return isOptional ? "nil" : "fatalError(\("\(name) is optional, and not implemented.".swiftLiteral))"
  }
}

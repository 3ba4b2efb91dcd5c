// `static var setUp: Void = classSetUp()`, which initialisers read: work that is done once for a class. On a
// device `classSetUp` may ask for `appearance()`; here that makes an object of the class, whose initialiser
// reads `setUp` again. The first reading of a static property cannot be entered twice on one thread: it would
// wait for itself.

import SwiftSyntax

extension ModuleIndex {
  /// Turns such properties into computed ones, which do their work when they are first read, and nothing when
  /// they are read within it or later. Of classes with a proxy of their looks, in files that ask for one;
  /// elsewhere nothing of UIKit's makes an object in between.
  func enteringSetupsAgain() -> ModuleChanges {
    var changes = ModuleChanges()
    for type in classes where foreignSuperclass(of: type)?.hasPrefix("UI") == true {
      for member in type.members
      where member.kind == .property && member.isStatic && files[member.file].asksForAppearance {
        guard let variable = member.node.as(VariableDeclSyntax.self) else { continue }
        let key = "\(moduleName).\(type.name).\(member.name)"
        changes.edits[member.file, default: []] += OneTimeSetup(variable)?.edits(key: key) ?? []
      }
    }
    return changes
  }
}

extension ParsedFile {
  fileprivate var asksForAppearance: Bool { source.text.contains("appearance(") }
}

/// A stored property of type `Void` with a value, which can only be there for what making the value does.
private struct OneTimeSetup {
  let variable: VariableDeclSyntax
  let value: InitializerClauseSyntax

  init?(_ variable: VariableDeclSyntax) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription, ["Void", "()"].contains(type),
      binding.accessorBlock == nil, let value = binding.initializer,
      !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.nonisolated) })
    else { return nil }
    (self.variable, self.value) = (variable, value)
  }

  func edits(key: String) -> [SourceEdit] {
    [
      .replace(variable.bindingSpecifier, with: "var"),
      .replace(value.equal, with: "{ UIKit._once(\(key.swiftLiteral)) { return"),
      .insert(" } }", at: value.endPositionBeforeTrailingTrivia.utf8Offset),
    ]
  }
}

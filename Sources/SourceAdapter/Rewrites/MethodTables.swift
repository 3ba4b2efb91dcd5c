import SwiftSyntax

extension ModuleIndex {
  /// Has the module say which optional methods each of its classes wrote: here nobody could find out.
  func registeringMethods() -> ModuleChanges {
    var changes = ModuleChanges()
    let optional = allOptionalMethods
    for type in classes where !type.isGeneric && isNameable(type) {
      let names = type.members.filter { !$0.isStatic && optional.contains($0.name) }.map(\.name)
      guard !names.isEmpty || !optionalMethods(of: type).isEmpty else { continue }
      let list = Set(names).sorted().map(\.swiftLiteral).joined(separator: ", ")
      changes.registrations[type.file, default: []]
        .append("bundle.optionalMethods(of: \(type.name).self, [\(list)])")
    }
    return changes
  }

  /// Whether the end of the file can name the type. Those that are private inside another type are made
  /// visible in the file by `widening`.
  private func isNameable(_ type: TypeDeclaration) -> Bool { !type.hasAvailability }

  /// Makes private types inside other types visible in their file, to what is generated at its end.
  func widening() -> ModuleChanges {
    var changes = ModuleChanges()
    for type in types {
      if type.path.count > 1 { changes.edits[type.file, default: []] += Self.widened(type.modifiers) }
      for member in type.members where member.kind == .typealiasing {
        changes.edits[member.file, default: []] += Self.widened(member.modifiers)
      }
    }
    return changes
  }

  private static func widened(_ modifiers: DeclModifierListSyntax) -> [SourceEdit] {
    modifiers.filter { $0.name.tokenKind == .keyword(.private) && $0.detail == nil }
      .map { .replace($0, with: "fileprivate") }
  }
}

extension TypeDeclaration {
  /// Whether only some systems have it.
  fileprivate var hasAvailability: Bool {
    attributes.named("available")?.trimmedDescription.contains("unavailable") == true
  }
}

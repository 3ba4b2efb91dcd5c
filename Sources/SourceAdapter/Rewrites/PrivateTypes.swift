import SwiftSyntax

extension ModuleIndex {
  /// Makes private types inside other types visible in their file, to what is generated at its end.
  func wideningPrivateTypes() -> ModuleChanges {
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

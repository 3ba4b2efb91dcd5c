import SwiftSyntax

extension ModuleIndex {
  /// Has classes that conform to `UICollectionViewDelegate` and have methods of the flow layout's delegate
  /// for the Objective-C runtime conform to that protocol: on Apple's platforms they are found by name
  /// (Facts 7.5).
  ///
  /// A method that even Apple's runtime would not find, since nothing exposes it, gets a warning.
  func completingFlowDelegates() -> ModuleChanges {
    var changes = ModuleChanges()
    for type in classes {
      let inherited = allInherited(of: type)
      guard inherited.contains("UICollectionViewDelegate"),
        !inherited.contains("UICollectionViewDelegateFlowLayout"),
        let first = type.members.first(where: { UIKitProtocols.flowMethods.contains($0.name) })
      else { continue }
      if isExposed(first, in: type), let edit = conformance(of: type) {
        changes.edit(edit.file, edit.edit)
      } else if files.indices.contains(first.file) {
        let message =
          "\(first.name) is never called, here and on a device: \(type.name) does not conform to "
          + "UICollectionViewDelegateFlowLayout."
        changes.problems.append(files[first.file].problem(.warning, at: first.node, message))
      }
    }
    return changes
  }

  private func isExposed(_ member: MemberDeclaration, in type: TypeDeclaration) -> Bool {
    member.hasAttribute("objc") || type.attributes.named("objcMembers") != nil
      || member.enclosingExtension.map { extensions[$0].node.attributes.named("objc") != nil } == true
  }

  /// Writes the longer protocol in the place of the shorter, in the class or above it.
  private func conformance(of type: TypeDeclaration) -> (file: Int, edit: SourceEdit)? {
    for owner in lineage(of: type) {
      let clauses =
        [(owner.file, owner.inheritanceClause)]
        + owner.extensions.map { (extensions[$0].file, extensions[$0].node.inheritanceClause) }
      for (file, clause) in clauses {
        let found = clause?.inheritedTypes.first { $0.type.trimmedDescription == "UICollectionViewDelegate" }
        if let found { return (file, .replace(found.type, with: "UICollectionViewDelegateFlowLayout")) }
      }
    }
    return nil
  }
}

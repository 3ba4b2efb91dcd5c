// Traits of previews, which are for one kind of preview on a device and for all here:
//
//     extension PreviewTrait where T == Preview.ViewTraits { … }     extension PreviewTrait { … }
//     PreviewTrait<Preview.ViewTraits>                               PreviewTrait

import SwiftSyntax

extension ModuleIndex {
  /// Takes the kind away for which traits are.
  func wideningTraits() -> ModuleChanges {
    var changes = ModuleChanges()
    for file in parsedFiles
    where file.source.text.contains("PreviewTrait") && type(named: "PreviewTrait") == nil {
      let search = PreviewTraits()
      search.walk(file.tree)
      changes.edits[file.number] = search.edits
    }
    return changes
  }
}

private final class PreviewTraits: ActiveVisitor {
  var edits: [SourceEdit] = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.extendedType.trimmedDescription == "PreviewTrait", let clause = node.genericWhereClause {
      edits.append(.remove(clause))
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "PreviewTrait", let clause = node.genericArgumentClause {
      edits.append(.replace(clause, with: ""))
    }
    return .visitChildren
  }
}

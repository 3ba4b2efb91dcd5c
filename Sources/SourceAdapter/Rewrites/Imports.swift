import SwiftSyntax

extension ModuleIndex {
  /// Makes imports name modules that are here. One that is not brings nothing: what needs it becomes a hole.
  func replacingImports() -> ModuleChanges {
    var changes = ModuleChanges()
    for file in parsedFiles {
      let imports = Imports()
      imports.walk(file.tree)
      for found in imports.found {
        if let edit = edit(of: found) { changes.edit(file.number, edit) }
      }
    }
    return changes
  }

  /// nil: the import stays as it is.
  private func edit(of found: ImportDeclSyntax) -> SourceEdit? {
    guard let name = found.path.first?.name.text, name != moduleName else { return nothing(found) }
    switch KnownModule.named(name) {
    case .insideUIKit: return .replace(found, with: "import UIKit")
    case .present:
      // Parts of a module, and single names of it, are not told apart here.
      let isWhole = found.path.count == 1 && found.importKindSpecifier == nil
      return isWhole || name == "Swift" ? nil : .replace(found, with: "import \(name)")
    case nil: return nothing(found)
    }
  }

  /// An import that brings nothing, since an empty place before a semicolon is an error.
  private func nothing(_ found: ImportDeclSyntax) -> SourceEdit { .replace(found, with: "import Swift") }
}

private final class Imports: ActiveVisitor {
  var found: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}

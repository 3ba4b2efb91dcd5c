// Parts that one module of Apple's has of another are modules of their own here: `@FetchRequest` is SwiftUI's
// with Apple, and stands on Core Data. Files that import the one see it where any file of the module imports
// the other:
//
//     import SwiftUI                               import SwiftUI; import _CoreData_SwiftUI

import SwiftSyntax

extension ModuleIndex {
  /// Gives files that import SwiftUI what joins it with the other stand-ins of the module.
  func importingJoins() -> ModuleChanges {
    var changes = ModuleChanges()
    let imported = parsedFiles.map { file in
      let search = ImportedNames()
      search.walk(file.tree)
      return search.names
    }
    let meant = Set(imported.joined()).filter { $0 != moduleName && KnownModule.named($0) == .present }
    let joins = StandInModules.joining(meant).filter { KnownModule.named($0) == .present }
    guard !joins.isEmpty else { return changes }
    for (file, names) in zip(parsedFiles, imported) where names.contains("SwiftUI") {
      changes.imports[file.number] = joins
    }
    return changes
  }
}

private final class ImportedNames: ActiveVisitor {
  var names: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { names.insert(name) }
    return .skipChildren
  }
}

// Combine without its import: on Apple's platforms Foundation brings it.

import SwiftSyntax

extension ModuleIndex {
  /// Imports Combine into files that use names of it and import nothing that could have them.
  func importingCombine() -> ModuleChanges {
    var changes = ModuleChanges()
    let own = Set(types.map { $0.path.last ?? "" })
    for file in parsedFiles {
      let names = CombineNames(except: own)
      names.walk(file.tree)
      if names.isUsed, !names.isImported { changes.imports[file.number] = ["Combine"] }
    }
    return changes
  }
}

private final class CombineNames: ActiveVisitor {
  /// Whether the file uses one of the names.
  var isUsed = false
  /// Whether it imports Combine, or another implementation of it.
  var isImported = false
  private let meant: Set<String>

  init(except own: Set<String>) { meant = Self.unmistakable.subtracting(own) }

  /// Names that other libraries have, too, such as `Future` and `Just`, are left to the import that brings
  /// them.
  private static let unmistakable: Set<String> = [
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject", "ObservableObjectPublisher",
    "PassthroughSubject", "Published",
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text.contains("Combine") == true { isImported = true }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if meant.contains(node.name.text) { isUsed = true }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if meant.contains(node.baseName.text) { isUsed = true }
    return .visitChildren
  }
}

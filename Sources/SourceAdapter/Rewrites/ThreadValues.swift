// `Thread.current.threadDictionary[key] = value`: Foundation's dictionary cannot be changed on this system.

import SwiftSyntax

extension ModuleIndex {
  /// Asks ours for the dictionary of a thread.
  func keepingThreadValues() -> ModuleChanges {
    var changes = ModuleChanges()
    for file in parsedFiles where file.source.text.contains("threadDictionary") {
      let search = ThreadValues()
      search.walk(file.tree)
      changes.edits[file.number] = search.edits
    }
    return changes
  }
}

private final class ThreadValues: ActiveVisitor {
  var edits: [SourceEdit] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base != nil, node.declName.baseName.text == "threadDictionary" {
      edits.append(.replace(node.declName, with: "_threadDictionary"))
    }
    return .visitChildren
  }
}

// `@Query`, `#Predicate` and `@ModelActor`, which are macros of Apple's:
//
//     @Query var items: [Item]                     @Query() var items: [Item]
//     #Predicate<Item> { $0.isDone }               SwiftData._Predicates<Item>.make { $0.isDone }
//     #Predicate { $0.isDone }                     SwiftData._predicate { $0.isDone }

import SwiftSyntax

extension ModuleIndex {
  /// Gives queries their parentheses, without which the compiler does not find what they are of, and makes
  /// predicates closures.
  func writingPredicates() -> ModuleChanges {
    var changes = ModuleChanges()
    guard usesSwiftData else { return changes }
    for file in parsedFiles {
      let text = file.source.text
      let isImporting = text.contains("import SwiftData")
      guard text.contains("#Predicate") || isImporting && text.contains("@Query") else { continue }
      let search = DataQueries()
      search.walk(file.tree)
      changes.edits[file.number] = search.edits
      if search.hasPredicates, !isImporting { changes.imports[file.number] = ["SwiftData"] }
    }
    return changes
  }

  /// Gives actors marked `@ModelActor` a context.
  func writingModelActors() -> ModuleChanges {
    var changes = ModuleChanges()
    guard usesSwiftData else { return changes }
    for type in types where [.actorType, .classType].contains(type.kind) && !type.isGeneric {
      guard let mark = type.attributes.named("ModelActor") else { continue }
      changes.edit(type.file, .remove(mark))
      let access = type.modifiers.isPublic ? "public " : ""
      changes.members[type.id, default: []] += [
        "\(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
        "\(access)nonisolated let modelContainer: SwiftData.ModelContainer",
      ]
      let hasOwn = type.members.contains { $0.name == "init(modelContainer:)" }
      if !hasOwn {
        changes.members[type.id, default: []].append(
          "\(access)init(modelContainer: SwiftData.ModelContainer) { "
            + "self.modelExecutor = SwiftData.DefaultSerialModelExecutor("
            + "modelContext: SwiftData.ModelContext(modelContainer)); self.modelContainer = modelContainer }")
      }
      if !type.inherited.contains("ModelActor") {
        changes.appendix[type.file, default: []].append("extension \(type.name): SwiftData.ModelActor {}")
      }
    }
    return changes
  }
}

private final class DataQueries: ActiveVisitor {
  var edits: [SourceEdit] = []
  var hasPredicates = false

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "Query", node.leftParen == nil {
      edits.append(.insert("()", at: node.attributeName.bytes.upperBound))
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Predicate" else { return .visitChildren }
    let inputs = node.genericArgumentClause?.arguments
    // One of several inputs stays the macro that it is.
    guard inputs == nil || inputs?.count == 1 else { return .visitChildren }
    hasPredicates = true
    let end = node.genericArgumentClause?.bytes.upperBound ?? node.macroName.bytes.upperBound
    let made =
      inputs.map { "SwiftData._Predicates<\($0.oneLine)>.make" } ?? "SwiftData._predicate"
    edits.append(SourceEdit(node.pound.bytes.lowerBound..<end, made))
    let body = node.trailingClosure ?? node.arguments.first?.expression.as(ClosureExprSyntax.self)
    for item in body?.statements ?? [] { tryEvaluating(item) }
    return .visitChildren
  }

  /// Other predicates in one are asked without `try`, which only the macro allows.
  private func tryEvaluating(_ item: CodeBlockItemSyntax) {
    let returned = item.item.as(ReturnStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
    guard let returned, !returned.is(TryExprSyntax.self), !returned.is(IfExprSyntax.self),
      returned.trimmedDescription.contains(".evaluate(")
    else { return }
    edits.append(.insert("try ", at: returned.bytes.lowerBound))
  }
}

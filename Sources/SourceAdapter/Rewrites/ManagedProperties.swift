// Core Data's own work for `@NSManaged` when an app runs, written out:
//
//     @NSManaged public var text: String?
//     public var text: String? { get { self._managed("text") } set { self._setManaged("text", newValue) } }
//
//     @NSManaged public func addToItems(_ value: Item)
//     public func addToItems(_ value: Item) { self._callManaged("addToItems", value) }

import SwiftSyntax

extension ModuleIndex {
  /// Gives managed properties and methods their bodies, and has classes of managed objects and models
  /// register themselves.
  func managingProperties() -> ModuleChanges {
    var changes = ModuleChanges()
    for file in parsedFiles where file.source.text.contains("@NSManaged") {
      let search = ManagedMembers()
      search.walk(file.tree)
      changes.edits[file.number] = search.edits
    }
    for type in classes where !type.isGeneric && isManaged(type) { register(type, &changes) }
    for type in types where type.inherited.contains("CoreData._CompiledModel") {
      changes.registrations[type.file, default: []].append(
        "CoreData._CompiledModels.register(\(type.name).self)")
    }
    return changes
  }

  /// Whether the class is derived from NSManagedObject.
  func isManaged(_ type: TypeDeclaration) -> Bool { foreignSuperclass(of: type) == "NSManagedObject" }

  private func register(_ type: TypeDeclaration, _ changes: inout ModuleChanges) {
    changes.imports[type.file, default: []].append("CoreData")
    changes.registrations[type.file, default: []].append(
      "CoreData._ManagedClasses.register(\(type.name).self, \(type.objectiveCName.swiftLiteral), "
        + "module: \(moduleName.swiftLiteral))")
    let observed = parsedFiles.contains { $0.source.text.contains("forKeyPath:") }
    let properties = type.members.filter {
      $0.hasAttribute("NSManaged") && $0.isReachableProperty(from: type.file)
    }
    guard observed, !properties.isEmpty else { return }
    let function = "__scrollwork_managed_\(type.mangledName)"
    // An observer that knows a property by its name has to be told which it is.
    let statements = properties.map {
      "UIKit._ObservableProperties.register(\($0.name.swiftLiteral), \\\(type.name).\($0.name))"
    }
    changes.appendix[type.file, default: []] +=
      ["extension \(type.name) { @MainActor fileprivate static func \(function)() {"] + statements + ["} }"]
    changes.registrations[type.file, default: []].append("\(type.name).\(function)()")
  }
}

private final class ManagedMembers: ActiveVisitor {
  var edits: [SourceEdit] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let mark = node.attributes.named("NSManaged") else { return .visitChildren }
    edits.append(.remove(mark))
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.trimmingBackticks,
        let type = binding.typeAnnotation, binding.accessorBlock == nil
      else { continue }
      let key = name.swiftLiteral
      edits.append(
        .insert(
          " { get { self._managed(\(key)) } set { self._setManaged(\(key), newValue) } }",
          at: type.bytes.upperBound))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let mark = node.attributes.named("NSManaged"), node.body == nil else { return .visitChildren }
    edits.append(.remove(mark))
    let name = node.name.text.trimmingBackticks
    let names = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    let call =
      node.signature.returnClause == nil
      ? "self._callManaged(\(([name.swiftLiteral] + names).joined(separator: ", ")))"
      : "self._managed(\(name.swiftLiteral))"
    edits.append(.insert(" { \(call) }", at: node.signature.bytes.upperBound))
    return .skipChildren
  }
}

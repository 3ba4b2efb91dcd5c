// `@Entry`, which is a macro of Apple's, written out:
//
//     @Entry var accent: Color = .red
//     var accent: Color { get { self[__Key_accent.self] } set { self[__Key_accent.self] = newValue } };
//     struct __Key_accent: SwiftUI.EnvironmentKey { static var defaultValue: Color { .red } }
//
// on one line. Where no type is written, that of the value counts.

import SwiftSyntax

extension ModuleIndex {
  /// Gives entries of environments and transactions their keys.
  func writingEntries() -> ModuleChanges {
    var changes = ModuleChanges()
    for file in parsedFiles where file.source.text.contains("@Entry") {
      let search = EntryValues()
      search.walk(file.tree)
      changes.edits[file.number] = search.edits
    }
    return changes
  }
}

private final class EntryValues: ActiveVisitor {
  var edits: [SourceEdit] = []

  /// The protocols of the keys, by what the values stand in.
  private static let keys = [
    "EnvironmentValues": "SwiftUI.EnvironmentKey", "Transaction": "SwiftUI.TransactionKey",
  ]

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    guard let key = Self.keys[name] else { return .visitChildren }
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let mark = variable.attributes.named("Entry")
      else { continue }
      write(variable, mark, key, isPublic: node.modifiers.isPublic)
    }
    return .visitChildren
  }

  private func write(
    _ variable: VariableDeclSyntax, _ mark: AttributeSyntax, _ key: String, isPublic isOuterPublic: Bool
  ) {
    guard let binding = variable.bindings.first, variable.bindings.count == 1, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    let keyName = "__Key_\(name.text.trimmingBackticks)"
    let type = binding.typeAnnotation.map { ": \($0.type.trimmedDescription)" }
    let value = binding.initializer?.value.trimmedDescription ?? "nil"
    // The value's lines stay where they are: it is the last that is written.
    let access = isOuterPublic || variable.modifiers.isPublic ? "public " : ""
    let property =
      "\(type ?? ": \(keyName).Value") { get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } }; "
    // Only a constant has the type of its value; one that is no literal may be of a type that is not to be
    // shared.
    let isPlain = binding.initializer.map { !$0.value.is(FunctionCallExprSyntax.self) } ?? true
    let declared =
      type.map { "\(access)static var defaultValue\($0) { \(value) }" }
      ?? "\(access)\(isPlain ? "" : "nonisolated(unsafe) ")static let defaultValue = \(value)"
    let holder = "\(access)struct \(keyName): \(key) { \(declared) }"
    edits.append(.remove(mark))
    edits.append(
      SourceEdit(name.bytes.upperBound..<binding.bytes.upperBound, property + holder))
  }
}

import SwiftSyntax

extension ModuleIndex {
  /// Has properties that are declared `@objc dynamic` say when they change, which the Objective-C runtime
  /// does by itself.
  func announcingDynamicProperties() -> ModuleChanges {
    var changes = ModuleChanges()
    for type in classes where isNSObject(type) {
      for member in type.members
      where member.kind == .property && member.has(.dynamic) && !member.isStatic
        && !member.hasAttribute("NSManaged")
      {
        guard let variable = member.node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
          variable.bindingSpecifier.tokenKind == .keyword(.var), let binding = variable.bindings.first
        else { continue }
        let hooks = ChangeHooks(member.name, of: type.name)
        changes.edits[member.file, default: []] += hooks.edits(in: binding)
      }
    }
    return changes
  }

  /// Whether the class is derived from a class of UIKit or from NSObject, as far as can be seen: nothing else
  /// can be observed.
  private func isNSObject(_ type: TypeDeclaration) -> Bool {
    guard let foreign = foreignSuperclass(of: type) else { return false }
    return foreign == "Operation" || ["NS", "UI", "CA"].contains(foreign.prefix(2))
  }
}

/// The hooks that tell observers of a property's changes: before everything that the author does, and after
/// it.
private struct ChangeHooks {
  let before: String
  let after: String

  init(_ name: String, of type: String) {
    let arguments = "(\(name.swiftLiteral), \\\(type).\(name))"
    before = "self._willChange\(arguments)"
    after = "self._didChange\(arguments)"
  }

  func edits(in binding: PatternBindingSyntax) -> [SourceEdit] {
    guard let block = binding.accessorBlock else {
      return [.insert(" { willSet { \(before) } didSet { \(after) } }", at: binding.trimmedEnd)]
    }
    guard case .accessors(let list) = block.accessors else { return [] }
    var edits: [SourceEdit] = []
    var missing = ["willSet": before, "didSet": after]
    var isComputed = false
    for accessor in list {
      let word = accessor.accessorSpecifier.text
      missing[word] = nil
      switch word {
      case "willSet": edits.append(contentsOf: inserted(" \(before);", in: accessor))
      case "didSet": edits.append(contentsOf: inserted(" defer { \(after) };", in: accessor))
      case "set":
        isComputed = true
        edits.append(contentsOf: inserted(" \(before); defer { \(after) };", in: accessor))
      default: isComputed = true
      }
    }
    if isComputed { return edits }
    let added = missing.sorted { $0.key > $1.key }.map { " \($0.key) { \($0.value) }" }.joined()
    return edits + (added.isEmpty ? [] : [.insert(added + " ", at: block.leftBrace.bytes.upperBound)])
  }

  private func inserted(_ text: String, in accessor: AccessorDeclSyntax) -> [SourceEdit] {
    accessor.body.map { [.insert(text, at: $0.leftBrace.bytes.upperBound)] } ?? []
  }
}

extension PatternBindingSyntax {
  /// The end of pattern, type and value.
  fileprivate var trimmedEnd: Int {
    initializer?.bytes.upperBound ?? typeAnnotation?.bytes.upperBound ?? pattern.bytes.upperBound
  }
}

// Properties that the module sets and reads by their names: `setValue(1, forKey: "count")`.
//
// The Objective-C runtime finds them in the object. Here each class says, behind the end of its file, which
// of its properties have the names that are written anywhere in the module; UIKit says it of its own
// (`KnownKeys`).

import SwiftSyntax

extension ModuleIndex {
  /// Has classes register the properties that are asked for by name.
  func registeringKeys() -> ModuleChanges {
    var changes = ModuleChanges()
    let uses = KeyUses()
    for file in parsedFiles { uses.walk(file.tree) }
    if uses.keys.isEmpty, !uses.areAnyMeant { return changes }
    for type in classes
    where !type.isGeneric && (isObject(type) || isManaged(type)) && !type.attributes.saysUnavailable {
      let areAllExposed = lineage(of: type).contains { $0.attributes.named("objcMembers") != nil }
      let found = type.members.filter { member in
        // Core Data's objects find theirs themselves.
        guard member.isReachableProperty(from: type.file), !member.hasAttribute("NSManaged") else {
          return false
        }
        return uses.keys.contains(member.name)
          || uses.areAnyMeant && (areAllExposed || member.isExposed) && !member.hasAttribute("nonobjc")
      }
      if found.isEmpty { continue }
      let function = "__scrollwork_keys_\(type.mangledName)"
      let statements = found.map { $0.keyRegistration(of: type.name) }
      // In an extension, from where private properties are seen.
      changes.appendix[type.file, default: []].append(
        "extension \(type.name) { @MainActor fileprivate static func \(function)() { "
          + statements.joined(separator: "; ") + " } }")
      changes.registrations[type.file, default: []].append("\(type.name).\(function)()")
    }
    return changes
  }

  /// Lets classes have methods that on Apple's platforms override NSObject's, which here has none to
  /// override.
  func keepingKeyMethods() -> ModuleChanges {
    var changes = ModuleChanges()
    for type in classes where isObject(type) {
      let above = Set(lineage(of: type).dropFirst().flatMap(\.members).map(\.name))
      let own = type.members.filter { member in
        member.isOverride && member.enclosingExtension == nil && !above.contains(member.name)
          && (member.isStatic ? isMissed(member, in: type) : KeyUses.overridden.contains(member.name))
      }
      for modifier in own.flatMap({ member in member.modifiers.map { (member.file, $0) } })
      where modifier.1.name.tokenKind == .keyword(.override) {
        changes.edit(modifier.0, .remove(modifier.1))
      }
      guard let clause = type.inheritanceClause,
        own.contains(where: { $0.name.hasSuffix("forUndefinedKey:)") })
      else { continue }
      changes.edit(type.file, .insert(", UIKit._UndefinedKeysTaking", at: clause.bytes.upperBound))
    }
    return changes
  }

  /// Class methods of NSObject's that no class has here to override; UIKit's own have the second.
  private func isMissed(_ member: MemberDeclaration, in type: TypeDeclaration) -> Bool {
    member.name == "description()"
      || member.name == "classForCoder()" && foreignSuperclass(of: type) == "NSObject"
  }

  /// Whether the class is derived from NSObject, as far as the name of what it is derived from says it.
  func isObject(_ type: TypeDeclaration) -> Bool {
    guard let root = foreignSuperclass(of: type) else { return false }
    if root == "NSObject" { return true }
    let isKnown = ["UI", "CA"].contains(root.prefix(2)) && root != "UIContentView"
    return isKnown && Self.ends.contains(where: root.hasSuffix)
  }

  /// How classes of UIKit and QuartzCore are called, and protocols are not.
  private static let ends = [
    "Attributes", "Bar", "Button", "Cell", "Context", "Control", "Controller", "Field", "Item", "Label",
    "Layer",
    "Layout", "Recognizer", "Responder", "Slider", "Stepper", "Switch", "View", "Window",
  ]
}

/// The names that the module asks for properties by.
private final class KeyUses: ActiveVisitor {
  var keys: Set<String> = []
  /// Whether some names are only known when it runs.
  var areAnyMeant = false

  /// Methods about keys that classes override.
  static let overridden: Set<String> = [
    "setValue(_:forUndefinedKey:)", "value(forUndefinedKey:)", "setValue(_:forKey:)", "value(forKey:)",
    "setValue(_:forKeyPath:)", "value(forKeyPath:)", "setValuesForKeys(_:)", "setNilValueForKey(_:)",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    switch called?.baseName.text {
    case "value", "setValue":
      guard let last = node.arguments.last, ["forKey", "forKeyPath"].contains(last.label?.text) else { break }
      take(last.expression)
    case "setValuesForKeys", "dictionaryWithValues": areAnyMeant = true
    case "NSPredicate", "NSSortDescriptor", "NSExpression", "NSFetchedResultsController":
      for argument in node.arguments where Self.labels.contains(argument.label?.text) {
        takeWords(argument.expression)
      }
    default: break
    }
    return .visitChildren
  }

  /// Labels of arguments that are, or hold, key paths.
  private static let labels: Set<String?> = [
    "format", nil, "key", "forKeyPath", "sectionNameKeyPath", "argumentArray",
  ]

  /// The names in a predicate's format, or in what stands for a mark in it; what is no text names nothing.
  private func takeWords(_ text: ExprSyntax) {
    if let macro = text.as(MacroExpansionExprSyntax.self) { return take(ExprSyntax(macro)) }
    guard let written = text.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return }
    keys.formUnion(written.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }

  private func take(_ key: ExprSyntax) {
    let isPath = key.as(MacroExpansionExprSyntax.self)?.macroName.text == "keyPath"
    let written =
      isPath
      ? key.as(MacroExpansionExprSyntax.self)?.arguments.first?.expression.trimmedDescription
      : key.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    guard let written else { return areAnyMeant = true }
    keys.formUnion(written.split(separator: ".").map(String.init))
  }
}

extension MemberDeclaration {
  /// Whether an extension in that file can make a key path to it.
  func isReachableProperty(from file: Int) -> Bool {
    guard kind == .property, !isStatic, !attributes.saysUnavailable,
      let variable = node.as(VariableDeclSyntax.self),
      file == self.file || !modifiers.isFilePrivate
    else { return false }
    // A property that throws or waits has no key path.
    let accessors = variable.bindings.compactMap { binding -> AccessorDeclListSyntax? in
      guard case .accessors(let list) = binding.accessorBlock?.accessors else { return nil }
      return list
    }
    return accessors.joined().allSatisfy { $0.effectSpecifiers == nil }
  }

  /// The statement by which the class says that it has the property.
  func keyRegistration(of type: String) -> String {
    let set = hasSetter ? ", { $0.\(name) = $1 }" : ""
    return "UIKit._KeyedProperties.register(\(type).self, \(name.swiftLiteral), \\\(type).\(name)\(set))"
  }

  /// Whether it is computed, and can be set.
  private var hasSetter: Bool {
    let bindings = node.as(VariableDeclSyntax.self)?.bindings
    guard case .accessors(let list)? = bindings?.first?.accessorBlock?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
  }

  /// Whether the Objective-C runtime would know it.
  fileprivate var isExposed: Bool {
    has(.dynamic) || ["objc", "IBOutlet", "IBInspectable", "NSManaged"].contains(where: hasAttribute)
  }
}

// Names by which nibs find things: classes, outlets, inspectable properties and actions.
//
// The Objective-C runtime finds them in the object. Here each class says, behind the end of its file, which
// it has, in an extension, from where private members are seen.

import InterfaceTree
import SwiftSyntax

extension ModuleIndex {
  /// Has classes register what Interface Builder connects, and those that a nib names, themselves.
  func connectingInterfaces() -> ModuleChanges {
    var changes = ModuleChanges()
    let named = interfaces.reduce(into: Set<String>()) { $0.formUnion($1.customClasses) }
    for type in classes where !type.isGeneric && isObject(type) && !type.attributes.saysUnavailable {
      let name = type.objectiveCName
      if named.contains(name) {
        changes.registrations[type.file, default: []].append(
          "UIKit._NibClasses.register(\(type.name).self, \(name.swiftLiteral), module: \(moduleName.swiftLiteral))"
        )
      }
      connect(type.name, outlets(of: type) + actions(of: type), type.file, "\(type.mangledName)", &changes)
    }
    for (number, added) in extensions.enumerated()
    where added.type == nil && added.node.genericWhereClause == nil {
      let properties = added.members.filter {
        $0.hasAttribute("IBInspectable") && $0.isReachableProperty(from: added.file)
      }
      let name = added.extendedName
      connect(
        name, properties.map { $0.keyRegistration(of: name) }, added.file, "extension_\(number)", &changes)
    }
    return changes
  }

  private func connect(
    _ type: String, _ statements: [String], _ file: Int, _ suffix: String, _ changes: inout ModuleChanges
  ) {
    if statements.isEmpty { return }
    let function = "__scrollwork_connect_\(suffix)"
    // A line for each: one that does not compile is left out, and the others stay.
    changes.appendix[file, default: []] +=
      ["extension \(type) { @MainActor fileprivate static func \(function)() {"] + statements + ["} }"]
    changes.registrations[file, default: []].append("\(type).\(function)()")
  }

  private func outlets(of type: TypeDeclaration) -> [String] {
    let properties = type.members.filter { $0.isReachableProperty(from: type.file) }
    let outlets = properties.filter { $0.hasAttribute("IBOutlet") }
    let keys = properties.filter { $0.hasAttribute("IBOutlet") || $0.hasAttribute("IBInspectable") }
    let certain = outlets.filter(\.isTakenForGranted).map(\.name.swiftLiteral)
    let names =
      certain.isEmpty
      ? [] : ["UIKit._NibOutlets.register(\(type.name).self, [\(certain.joined(separator: ", "))])"]
    return keys.map { $0.keyRegistration(of: type.name) } + names
  }

  private func actions(of type: TypeDeclaration) -> [String] {
    type.members.compactMap { member in
      guard member.hasAttribute("IBAction") || member.hasAttribute("IBSegueAction"), !member.isStatic,
        member.file == type.file || !member.modifiers.isFilePrivate,
        let function = member.node.as(FunctionDeclSyntax.self), let name = function.objectiveCName
      else { return nil }
      let method = "\(type.name).\(member.name.hasSuffix("()") ? String(member.baseName) : member.name)"
      return "UIKit._NibActions.register(\(type.name).self, \(name.swiftLiteral), "
        + "Selector(\(member.name.swiftLiteral), \(method)))"
    }
  }
}

extension TypeDeclaration {
  /// As nibs call it.
  var objectiveCName: String {
    attributes.named("objc")?.arguments?.trimmedDescription ?? path.last ?? ""
  }
}

extension MemberDeclaration {
  /// Whether its type ends in an exclamation mark.
  fileprivate var isTakenForGranted: Bool {
    node.as(VariableDeclSyntax.self)?.bindings.contains {
      $0.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    } ?? false
  }
}

extension FunctionDeclSyntax {
  /// The selector by which Objective-C knows the method: `tapWithSender:`. nil for a method that no control
  /// can call.
  var objectiveCName: String? {
    if let given = attributes.named("objc")?.arguments?.trimmedDescription {
      return given.filter { !$0.isWhitespace }
    }
    let parameters = Array(signature.parameterClause.parameters)
    guard parameters.count <= 2, signature.effectSpecifiers == nil, genericParameterClause == nil else {
      return nil
    }
    let base = name.text.trimmingBackticks
    guard let first = parameters.first else { return base }
    let label = first.firstName.text
    var selector = base
    if label != "_" { selector += (Self.startsWithPreposition(label) ? "" : "With") + label.capitalised }
    selector += ":"
    for parameter in parameters.dropFirst() {
      selector += (parameter.firstName.text == "_" ? "" : parameter.firstName.text) + ":"
    }
    return selector
  }

  /// Behind a preposition the compiler puts no "With".
  private static func startsWithPreposition(_ label: String) -> Bool {
    let word = label.prefix { !$0.isUppercase }
    return prepositions.contains(String(word))
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since",
    "to",
    "until", "using", "via", "when", "with", "within",
  ]
}

extension String {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

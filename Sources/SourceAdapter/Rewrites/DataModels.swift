// `@Model`, which is a macro of Apple's, written out. The toolchain's `@Observable` does most of it:
//
//     @Model final class Item {
//       @Attribute(.unique) var name: String
//     }
//     @Observation.Observable final class Item {
//       var name: String
//      @ObservationIgnored let _$observationRegistrar = SwiftData._ModelState(); required init(_sample …) … }
//
// and behind the file a conformance that says what the class keeps.

import SwiftSyntax

extension ModuleIndex {
  /// Makes classes marked `@Model` ones that a context can keep.
  func writingModels() -> ModuleChanges {
    var changes = ModuleChanges()
    guard usesSwiftData else { return changes }
    for type in classes where !type.isGeneric && isModel(type) {
      DataModel(type, of: superclass(of: type).map(isModel) == true).write(&changes)
    }
    return changes
  }

  /// Whether SwiftData's stand-in is meant where the module says so.
  var usesSwiftData: Bool {
    KnownModule.named("SwiftData") == .present
      && parsedFiles.contains { $0.source.text.contains("import SwiftData") }
  }

  /// Whether a context can keep objects of the class.
  func isModel(_ type: TypeDeclaration) -> Bool {
    type.kind == .classType
      && lineage(of: type).contains {
        $0.attributes.named("Model") != nil && files[$0.file].source.text.contains("import SwiftData")
      }
  }
}

/// One class, and what it becomes.
private struct DataModel {
  private let type: TypeDeclaration
  /// Whether what it is derived from is one, too, and has what every model needs.
  private let isDerived: Bool
  private let properties: [DataProperty]

  init(_ type: TypeDeclaration, of isDerived: Bool) {
    (self.type, self.isDerived) = (type, isDerived)
    properties = type.memberBlock.members.active().flatMap { DataProperty.all(in: $0.decl) }
  }

  private var access: String { type.modifiers.isPublic ? "public " : "" }

  private var initializers: [InitializerDeclSyntax] {
    type.memberBlock.members.active().compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  func write(_ changes: inout ModuleChanges) {
    if let mark = type.attributes.named("Model") {
      changes.edit(type.file, isDerived ? .remove(mark) : .replace(mark, with: "@Observation.Observable"))
    }
    for property in properties { property.marks.forEach { changes.edit(type.file, $0) } }
    let unique = writeMacros(&changes)
    changes.members[type.id, default: []] += members
    guard !isDerived else { return }
    let conformance = type.inherited.contains("PersistentModel") ? "" : ": SwiftData.PersistentModel"
    changes.appendix[type.file, default: []] +=
      ["extension \(type.name)\(conformance) {"]
      + ["\(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] { ["]
      + properties.filter { !$0.isTransient }.map { $0.metadata(of: type.name) } + ["] }"]
      + (unique ? ["\(access)static var _uniqueSets: [[AnyKeyPath]] { _$unique.sets }"] : []) + ["}"]
  }

  /// `#Unique` and `#Index`. Whether there is a `#Unique`.
  private func writeMacros(_ changes: inout ModuleChanges) -> Bool {
    var isUnique = false
    for member in type.memberBlock.members.active() {
      guard let macro = member.decl.as(MacroExpansionDeclSyntax.self) else { continue }
      if macro.macroName.text == "Index" { changes.edit(type.file, .remove(macro)) }
      guard macro.macroName.text == "Unique" else { continue }
      isUnique = true
      let arguments = macro.arguments.oneLine
      let made = "SwiftData._Unique<\(type.name)>"
      changes.edit(
        type.file, .replace(macro, with: "static var _$unique: \(made) { \(made)(\(arguments)) }"))
    }
    return isUnique
  }

  private var members: [String] {
    if isDerived {
      let designated = initializers.contains { !$0.modifiers.has(.convenience) }
      return designated ? [sampleInitializer] : []
    }
    let state =
      "@ObservationIgnored \(access)let _$observationRegistrar = SwiftData._ModelState()"
    // With one of its own a class has no `init()` any more unless the author wrote one.
    return [state, sampleInitializer] + (initializers.isEmpty ? ["init() {}"] : [])
  }

  private var sampleInitializer: String {
    let values = properties.filter(\.needsValue).map { "self.\($0.written) = try row.value(\($0.literal))" }
    let fills = properties.filter(\.canBeFilled).map {
      "row.fill(self, \\\(type.name).\($0.written), \($0.literal))"
    }
    let statements = values + (isDerived ? ["try super.init(_sample: row)"] : []) + fills
    return "\(access)required init(_sample row: SwiftData._SampleRow) throws { "
      + statements.joined(separator: "; ") + " }"
  }
}

/// A stored property of a model.
private struct DataProperty {
  /// As it is written, with backticks where it has some.
  let written: String
  /// Its name as a literal.
  let literal: String
  /// Whether an initialiser has to set it.
  let needsValue: Bool
  let isConstant: Bool
  let isTransient: Bool
  /// The edits that take Apple's marks away.
  let marks: [SourceEdit]
  /// `SwiftData.Schema.Attribute(.unique)`; nil where nothing is said.
  private let said: String?

  var canBeFilled: Bool { !needsValue && !isConstant && !isTransient }

  static func all(in declaration: DeclSyntax) -> [DataProperty] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      ![.static, .class, .lazy].contains(where: variable.modifiers.has)
    else { return [] }
    return variable.bindings.enumerated().compactMap { place, binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, binding.isStored else {
        return nil
      }
      return DataProperty(name.text, binding, variable, writesMarks: place == 0)
    }
  }

  private init(
    _ name: String, _ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax, writesMarks: Bool
  ) {
    (written, literal) = (name, name.trimmingBackticks.swiftLiteral)
    isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    let type = binding.typeAnnotation?.type
    let isOptional =
      type?.is(OptionalTypeSyntax.self) == true
      || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    needsValue = binding.initializer == nil && (isConstant || !isOptional)
    let transient = variable.attributes.named("Transient")
    isTransient = transient != nil
    let found = ["Attribute", "Relationship"].compactMap { kind in
      variable.attributes.named(kind).map { (kind, $0) }
    }
    said = found.first.map { kind, mark in
      "SwiftData.Schema.\(kind)(\(mark.arguments?.oneLine ?? ""))"
    }
    let ignored = "@ObservationIgnored"
    let kept: [SourceEdit] =
      if let transient {
        [.replace(transient, with: ignored)]
      } else if name.hasPrefix("`"), !isConstant {
        // The toolchain's macro writes a name that is no name for the property's storage.
        [.insert("\(ignored) ", at: variable.bytes.lowerBound)]
      } else {
        []
      }
    marks = writesMarks ? found.map { .remove($0.1) } + kept : []
  }

  func metadata(of type: String) -> String {
    let metadata = said.map { ", metadata: \($0)" } ?? ""
    return "SwiftData.Schema.PropertyMetadata(name: \(literal), keypath: \\\(type).\(written)\(metadata)),"
  }
}

extension PatternBindingSyntax {
  /// Whether it keeps a value: it has no accessors but observers.
  fileprivate var isStored: Bool {
    guard let accessors = accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

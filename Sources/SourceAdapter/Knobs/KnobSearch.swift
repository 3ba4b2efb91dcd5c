// Which constants of a module are knobs, and which are computed from knobs.

import PreviewWire
import SwiftSyntax

/// The new form of a constant.
enum TurnedConstant {
  /// Each of its literals is a knob.
  case knobs(InitialValue)
  /// It is evaluated at each use, because knobs stand in it.
  case derived(type: String)
}

/// Goes over the constants of a module.
///
/// A constant of the module or of a type is turned only where it is never assigned to: it becomes computed,
/// so that it is read again. A property of instances is turned where its type `hasSettings`, and where it is
/// no state: its type does not assign to it outside its initialisers, and others may set it if anyone may.
struct KnobSearch {
  let index: ModuleIndex
  let constants: [Constant]
  /// `turned[i]` is what `constants[i]` becomes; nil for what stays.
  private(set) var turned: [TurnedConstant?]
  private let written = WrittenNames()
  private var aliases: [String: String] = [:]
  private var types: ConstantTypes

  init(_ index: ModuleIndex) {
    self.index = index
    var constants: [Constant] = []
    for file in index.parsedFiles {
      let finder = ConstantFinder(file)
      constants += finder.constants
      // Of two aliases of one name it is not known which one is meant: the name stands for itself then.
      aliases.merge(finder.aliases) { $0 == $1 ? $0 : "" }
      written.add(file)
    }
    self.constants = constants
    turned = constants.map { _ in nil }
    let names = constants.filter { $0.place != .instance }.map(\.fullName)
    types = ConstantTypes(declared: index.variableNames.union(names), ambiguous: names.repeated)
    turnLiterals()
    findSettings()
    while turnDerived() {}
  }

  private mutating func turnLiterals() {
    for (number, constant) in constants.enumerated() where canTurn(constant) {
      guard
        let value = reader(of: constant).initialValue(
          constant.initializer.value, declared: constant.declaredType)
      else { continue }
      guard constant.place == .instance || value.others.isEmpty else { continue }
      turn(number, .knobs(value), type: value.type)
    }
  }

  /// Finds the structs whose instances are the same wherever they are made, but for the knobs: those without
  /// initialisers of their own, all of whose properties have values that are knobs, strings or steady.
  private mutating func findSettings() {
    let owned = Dictionary(grouping: constants.indices.filter { constants[$0].place == .instance }) {
      constants[$0].path
    }
    for type in index.types where type.kind == .structType && !type.isGeneric && type.attributes.isEmpty {
      guard let own = owned[type.path], own.contains(where: { turned[$0] != nil }), type.hasOnlyInitialValues,
        own.allSatisfy({ turned[$0] != nil || isPlain(constants[$0]) })
      else { continue }
      types.noteSettings(type.name)
    }
  }

  private func isPlain(_ constant: Constant) -> Bool {
    let value = constant.initializer.value
    return constant.isPlainlyStored
      && (value.is(StringLiteralExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
        || types.steady(value, in: constant.path) != nil)
  }

  /// Turns constants whose values are made from those that were turned before. True if there were any.
  private mutating func turnDerived() -> Bool {
    var hasTurned = false
    for (number, constant) in constants.enumerated()
    where turned[number] == nil && constant.place != .instance && canTurn(constant) {
      let expression = constant.initializer.value
      let reader = reader(of: constant)
      if let value = reader.initialValue(expression, declared: constant.declaredType) {
        guard value.others.allSatisfy({ types.steady($0, in: constant.path) != nil }) else { continue }
        turn(number, .knobs(value), type: value.type)
        hasTurned = true
      } else if let steady = types.steady(expression, in: constant.path) {
        let type = constant.declaredType?.trimmedDescription ?? ConstantTypes.settled(steady)
        guard !type.contains("\n") else { continue }
        if steady.moves {
          turn(number, .derived(type: type), type: type)
          hasTurned = true
        } else {
          types.note(constant.fullName, type: type, moves: false)
        }
      }
    }
    return hasTurned
  }

  private mutating func turn(_ number: Int, _ becomes: TurnedConstant, type: String) {
    turned[number] = becomes
    if constants[number].place != .instance {
      types.note(constants[number].fullName, type: type, moves: true)
    }
  }

  private func canTurn(_ constant: Constant) -> Bool {
    // The details for a panel have limits.
    guard constant.isPlainlyStored, constant.fullName.utf8.count < 150, constant.node.bytes.count < 2000
    else { return false }
    if constant.place == .instance { return isSetting(constant) }
    // In main.swift, globals are statements that run one after another.
    let isScript = index.files[constant.file].source.stem == "main" && constant.place == .global
    let isWritten = !constant.isLet && written.all.contains(constant.name)
    return !isScript && !isWritten && !constant.hasAccessors && !constant.hasNarrowSetter
      && constant.node.bindings.allSatisfy {
        $0.initializer != nil && $0.pattern.is(IdentifierPatternSyntax.self)
      }
  }

  private func isSetting(_ constant: Constant) -> Bool {
    guard index.hasSettings(constant.path, in: constant.file) else { return false }
    if constant.isLet { return true }
    let isPrivate = [.private, .fileprivate].contains(constant.node.modifiers.accessLevel)
    return !constant.hasNarrowSetter && !written.ownState.contains(constant.fullName)
      && !(isPrivate && written.all.contains(constant.name))
  }

  private func reader(of constant: Constant) -> LiteralReader {
    LiteralReader(
      cases: { name in
        if let type = index.type(named: name, from: constant.path, in: constant.file) {
          return type.plainCases
        }
        return KnownChoices[ValueTypes.plain(name)]
      },
      alias: { name in aliases[name].flatMap { $0.isEmpty ? nil : $0 } })
  }
}

extension TypeDeclaration {
  /// The names of an enum's cases, if there are several and none carries values.
  var plainCases: [String]? {
    guard kind == .enumType, !isGeneric else { return nil }
    let elements = memberBlock.members.active().flatMap { item -> [EnumCaseElementSyntax] in
      guard let declaration = item.decl.as(EnumCaseDeclSyntax.self) else { return [] }
      return declaration.attributes.named("available") == nil ? Array(declaration.elements) : []
    }
    guard (2...WireLimits.choices).contains(elements.count),
      elements.allSatisfy({ $0.parameterClause == nil })
    else { return nil }
    return elements.map { $0.name.text.trimmingBackticks }
  }
}

extension TypeDeclaration {
  /// Whether a struct has no initialisers of its own, and none of its stored properties lacks an initial
  /// value.
  fileprivate var hasOnlyInitialValues: Bool {
    members.allSatisfy { member in
      if member.kind == .initializer { return false }
      guard let variable = member.node.as(VariableDeclSyntax.self), !member.isStatic else { return true }
      return variable.bindings.allSatisfy { $0.initializer != nil || $0.accessorBlock != nil }
    }
  }
}

extension ModuleIndex {
  /// Full names of the static properties of the module's types.
  fileprivate var variableNames: Set<String> {
    Set(
      types.flatMap { type in
        type.members.filter { $0.kind == .property && $0.isStatic }.map { "\(type.name).\($0.name)" }
      })
  }
}

extension [String] {
  /// The elements that are there more than once.
  fileprivate var repeated: Set<String> {
    Set(Dictionary(map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys)
  }
}

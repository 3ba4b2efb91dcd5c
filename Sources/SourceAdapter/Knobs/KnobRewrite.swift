// How the text of turned constants changes.

import SwiftSyntax

extension TurnedConstant {
  var type: String {
    switch self {
    case .knobs(let value): value.type
    case .derived(let type): type
    }
  }
}

/// Edits of one declaration:
///
///     static let a: CGFloat = 20                   of a type, without `static` of a file
///     static nonisolated var a: CGFloat { PreviewRuntime._knob(7, 20 as CGFloat) }
///
///     var a: CGFloat = 20                          of instances
///     var a: CGFloat = PreviewRuntime._knob(7, 20 as CGFloat)
///
/// The module is named because a type may have a `_knob` of its own. The literals themselves stay where they
/// are, and so does every line break.
struct KnobRewrite {
  /// `a: CGFloat = 20`, one of the bindings of a declaration.
  struct Binding {
    let constant: Constant
    /// nil for what stays as it is.
    let becomes: TurnedConstant?
    /// `KnobDeclaration.id` of its knobs: `ids[i]` belongs to the i-th literal.
    let ids: [Int]
  }

  /// All bindings of the declaration, first to last.
  let bindings: [Binding]

  var edits: [SourceEdit] {
    guard let first = bindings.first else { return [] }
    let literals = bindings.flatMap { literalEdits($0.becomes, $0.ids) }
    if first.constant.place == .instance { return literals }
    return literals + bindings.flatMap { computedEdits($0.constant, $0.becomes) }
  }

  private func literalEdits(_ becomes: TurnedConstant?, _ ids: [Int]) -> [SourceEdit] {
    guard case .knobs(let value) = becomes else { return [] }
    return zip(value.literals, ids).flatMap { literal, id in
      [
        SourceEdit.insert("PreviewRuntime._knob(\(id), ", at: literal.wrapped.lowerBound),
        SourceEdit.insert(" as \(literal.type)\(Self.cases(of: literal)))", at: literal.wrapped.upperBound),
      ]
    }
  }

  /// The table that leads from names to cases: `, ["fast": .fast, "slow": .slow]`.
  private static func cases(of literal: KnobLiteral) -> String {
    if literal.choices.isEmpty { return "" }
    let pairs = literal.choices.map { "\"\($0)\": .\(LiteralText.quoted($0))" }
    return ", [" + pairs.joined(separator: ", ") + "]"
  }

  /// Makes a binding a computed property, and a declaration of its own: computed properties cannot share one.
  private func computedEdits(_ constant: Constant, _ becomes: TurnedConstant?) -> [SourceEdit] {
    var edits = [start(of: constant, isComputed: becomes != nil)].compactMap(\.self)
    guard let becomes else { return edits }
    if constant.declaredType == nil {
      edits.append(.insert(": \(becomes.type)", at: constant.binding.pattern.bytes.upperBound))
    }
    edits.append(SourceEdit(constant.initializer.equal.bytes, "{"))
    edits.append(.insert(" }", at: constant.initializer.value.bytes.upperBound))
    return edits
  }

  private func start(of constant: Constant, isComputed: Bool) -> SourceEdit? {
    let node = constant.node
    let word = isComputed ? isolation(of: constant) + "var" : node.bindingSpecifier.text
    if constant.index == 0 { return isComputed ? SourceEdit(node.bindingSpecifier.bytes, word) : nil }
    let before = node.bindings[node.bindings.index(node.bindings.startIndex, offsetBy: constant.index - 1)]
    guard let comma = before.trailingComma else { return nil }
    let kept = node.attributes.active().filter { $0.attributeName.trimmedDescription == "MainActor" }
    let words = kept.map(\.trimmedDescription) + node.modifiers.map(\.trimmedDescription) + [word]
    return SourceEdit(comma.bytes, "; " + words.joined(separator: " "))
  }

  /// A constant can be read from any isolation; a computed property of an isolated type only if it says so.
  private func isolation(of constant: Constant) -> String {
    let isIsolated = constant.node.attributes.named("MainActor") != nil
    let saysSo = constant.node.modifiers.has(.nonisolated)
    return constant.place == .type && !isIsolated && !saysSo ? "nonisolated " : ""
  }
}

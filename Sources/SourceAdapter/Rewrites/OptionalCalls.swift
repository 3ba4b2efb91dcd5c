// Calls of optional requirements: `delegate?.wheel?(self, turnedTo: 3)`.
//
// Here every requirement has an implementation, so that the second question mark asks nothing and is an error
// (Facts 7.1). The question goes to the object: `delegate?._implementing("wheel(_:turnedTo:)")?.wheel(…)`.

import SwiftSyntax

extension ModuleIndex {
  /// Has calls of optional requirements ask whether the object has them.
  func guardingOptionalCalls() -> ModuleChanges {
    var changes = ModuleChanges()
    let requirements = OptionalRequirements(of: self)
    for file in parsedFiles {
      let calls = OptionalCalls(file.number, requirements, in: self)
      calls.walk(file.tree)
      changes.edits[file.number] = calls.edits
    }
    return changes
  }
}

/// The optional requirements that code of the module can call.
struct OptionalRequirements {
  private var methodsByBase: [Substring: Set<String>] = [:]
  private(set) var properties: Set<String> = []
  /// Names of properties that are no requirements: a call of one with `?(` is of a closure.
  private var closures: Set<String> = []
  /// Names of all properties of the module that are no optional requirements.
  private(set) var plainProperties: Set<String> = []

  init(of index: ModuleIndex) {
    var methods = UIKitProtocols.allMethods
    for type in index.types {
      let optionals = type.optionalRequirements
      methods.formUnion(optionals.filter { $0.kind == .method }.map(\.name))
      properties.formUnion(optionals.filter { $0.kind == .property }.map(\.name))
      let names = Set(optionals.map(\.name))
      plainProperties.formUnion(
        type.members.filter { $0.kind == .property && !names.contains($0.name) }.map(\.name))
      if type.kind == .protocolType { continue }
      closures.formUnion(type.members.filter { $0.kind == .property && $0.holdsClosure }.map(\.name))
    }
    for name in methods { methodsByBase[name.prefix { $0 != "(" }, default: []].insert(name) }
  }

  /// The method that a call with these argument labels means; nil when it is none of the requirements.
  func method(_ base: String, called labels: [String?], hasTrailingClosure: Bool) -> String? {
    guard let names = methodsByBase[Substring(base)] else { return nil }
    let written = labels.map { ($0 ?? "_") + ":" }.joined()
    let exact = "\(base)(\(written))"
    if names.contains(exact) {
      return closures.contains(base) && labels.allSatisfy { $0 == nil } ? nil : exact
    }
    return hasTrailingClosure ? names.first { $0.hasPrefix("\(base)(\(written)") } : nil
  }

  /// The method that a reference without a call means: `wheel(_:turnedTo:)`, or `wheel` if that can be only
  /// one.
  func method(_ reference: DeclReferenceExprSyntax) -> String? {
    let base = reference.baseName.text.trimmingBackticks
    guard let names = methodsByBase[Substring(base)] else { return nil }
    if let labels = reference.argumentNames {
      let full = base + labels.oneLine
      return names.contains(full) ? full : nil
    }
    return names.count == 1 && !closures.contains(base) && !UIKitProtocols.propertyNames.contains(base)
      ? names.first : nil
  }
}

private final class OptionalCalls: ScopedVisitor {
  let file: Int
  let requirements: OptionalRequirements
  let index: ModuleIndex
  var edits: [SourceEdit] = []

  init(_ file: Int, _ requirements: OptionalRequirements, in index: ModuleIndex) {
    self.file = file
    self.requirements = requirements
    self.index = index
  }

  /// `base.m?(…)`, and `base.m!(…)`, which must not find that there is none.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let (function, mark) = node.calledExpression.unwrapped, let name = function.referenced,
      let method = requirements.method(
        name.baseName.text.trimmingBackticks, called: node.arguments.map { $0.label?.text },
        hasTrailingClosure: node.trailingClosure != nil)
    else { return .visitChildren }
    ask(for: method, before: name, mark.text)
    edits.append(.replace(mark, with: ""))
    return .visitChildren
  }

  /// `base.m` without a call: whether it is there, or a function to be called later. `base.p` of an optional
  /// property.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base, !base.isSelfOrType, !node.isCalled else { return .visitChildren }
    if let method = requirements.method(node.declName), node.isAskedFor, mayBeMethod(node.declName, of: base)
    {
      ask(for: method, before: node.declName)
    } else if requirements.properties.contains(node.declName.baseName.text), isAskable(base) {
      ask(for: node.declName.baseName.text, before: node.declName)
    }
    return .visitChildren
  }

  /// Whether the expression is known to be of a protocol with optional requirements.
  private func isAskable(_ base: ExprSyntax) -> Bool {
    guard let name = index.staticType(of: base, in: scope, file: file),
      let type = index.type(named: name, from: scope, in: file)
    else { return false }
    return !type.optionalRequirements.isEmpty
  }

  /// Whether a name without a call can mean an optional method: it is no property's of the module's, or the
  /// expression is known to have such methods.
  private func mayBeMethod(_ name: DeclReferenceExprSyntax, of base: ExprSyntax) -> Bool {
    !requirements.plainProperties.contains(name.baseName.text.trimmingBackticks) || isAskable(base)
  }

  private func ask(for name: String, before node: DeclReferenceExprSyntax, _ mark: String = "?") {
    edits.append(.insert("_implementing(\(name.swiftLiteral))\(mark).", at: node.bytes.lowerBound))
  }
}

extension ExprSyntax {
  /// The expression before the `?` or the `!`, and that mark.
  fileprivate var unwrapped: (ExprSyntax, TokenSyntax)? {
    if let chained = self.as(OptionalChainingExprSyntax.self) {
      return (chained.expression, chained.questionMark)
    }
    return self.as(ForceUnwrapExprSyntax.self).map { ($0.expression, $0.exclamationMark) }
  }

  /// `m` of `base.m` and of a bare `m`.
  fileprivate var referenced: DeclReferenceExprSyntax? {
    self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self)
  }

  /// `self`, `super`, or a type such as `UIScrollViewDelegate` in front of a method's name: there is nothing
  /// to ask.
  fileprivate var isSelfOrType: Bool {
    if self.is(SuperExprSyntax.self) { return true }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name == "self" || name.first?.isUppercase == true
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is called, with `?` or `!` or without.
  fileprivate var isCalled: Bool {
    var child = Syntax(self)
    var up = parent
    if let chained = up, chained.is(OptionalChainingExprSyntax.self) || chained.is(ForceUnwrapExprSyntax.self)
    {
      child = chained
      up = chained.parent
    }
    return up?.as(FunctionCallExprSyntax.self)?.calledExpression.id == child.as(ExprSyntax.self)?.id
  }

  /// Whether it is compared with nil or unwrapped: only then is it a question.
  fileprivate var isAskedFor: Bool {
    if parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    if parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    guard let sequence = parent?.parent?.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains { $0.is(NilLiteralExprSyntax.self) }
  }
}

extension MemberDeclaration {
  /// Whether the property's type is a function.
  fileprivate var holdsClosure: Bool {
    guard let variable = node.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains { $0.typeAnnotation?.type.trimmedDescription.contains("->") == true }
  }
}

import SwiftSyntax

extension ModuleIndex {
  /// Turns `#selector(Deck.tap(_:))` into `Selector("tap(_:)", Deck.tap(_:))`: the name together with the
  /// method. Those of properties get a function that reads or sets one.
  func typingSelectors() -> ModuleChanges {
    var changes = ModuleChanges()
    for file in parsedFiles {
      let selectors = Selectors(file, in: self)
      selectors.walk(file.tree)
      changes.edits[file.number] = selectors.edits
      changes.problems += selectors.problems
    }
    return changes
  }
}

private final class Selectors: ScopedVisitor {
  let file: ParsedFile
  let index: ModuleIndex
  var edits: [SourceEdit] = []
  var problems: [SourceProblem] = []
  /// The label of the selector that is looked at, where a property is meant.
  private var accessor: Accessor?

  private enum Accessor: String {
    case getter, setter
  }

  init(_ file: ParsedFile, in index: ModuleIndex) {
    self.file = file
    self.index = index
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else {
      return .visitChildren
    }
    accessor = argument.label.flatMap { Accessor(rawValue: $0.text) }
    guard let text = selector(to: argument.expression) else {
      problems.append(
        file.problem(
          .unsupported, at: node,
          "This #selector is not understood. Name the type: #selector(Type.method(_:))."))
      return .skipChildren
    }
    edits.append(.replace(node, with: text))
    return .skipChildren
  }

  private func selector(to expression: ExprSyntax) -> String? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return selector(to: only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      // `#selector(tap as (Deck) -> () -> Void)`: the type tells overloads apart, for Selector as well.
      return selector(to: first).map { call in
        if accessor != nil { return call }
        let cast = sequence.elements.dropFirst().map(\.oneLine).joined(separator: " ")
        return call.hasSuffix("\")") ? call : "\(call.dropLast()) \(cast))"
      }
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return selector(to: member) }
    guard let reference = expression.as(DeclReferenceExprSyntax.self), let type = enclosingType else {
      return nil
    }
    return typed(reference, of: type)
  }

  private func selector(to member: MemberAccessExprSyntax) -> String? {
    guard let base = member.base else { return nil }
    let written = base.trimmedDescription
    if written == "self" || written == "Self" || written == "super" {
      return enclosingType.flatMap { typed(member.declName, of: $0) }
    }
    // Its actions are those of all responders, which can be called; a protocol's methods cannot.
    if written == "UIResponderStandardEditActions" { return typed(member.declName, of: "UIResponder") }
    if let name = index.staticType(of: base, in: scope, file: file.number) {
      return typed(member.declName, of: name)
    }
    return written.last.map { $0 == ">" } == true || base.isTypeName
      ? typed(member.declName, of: written) : nil
  }

  /// - Parameter type: as it can be written where the selector stands.
  private func typed(_ reference: DeclReferenceExprSyntax, of type: String) -> String {
    let known = index.type(named: type, from: scope, in: file.number)
    if let accessor {
      return property(reference, of: known?.kind == .protocolType ? "any \(type)" : type, accessor)
    }
    let name = fullName(reference, in: known)
    let isProtocol = known?.kind == .protocolType || known == nil && UIKitProtocols.allMethods.contains(name)
    // A protocol's method is no function without an object; its name is enough to ask whether it is there.
    if isProtocol { return "Selector(\(name.swiftLiteral))" }
    return "Selector(\(name.swiftLiteral), \(type).\(reference.oneLine))"
  }

  /// - Parameter type: as it can be written where the selector stands.
  private func property(
    _ reference: DeclReferenceExprSyntax, of type: String, _ accessor: Accessor
  ) -> String {
    let (name, property) = (reference.baseName.text.trimmingBackticks.swiftLiteral, reference.oneLine)
    switch accessor {
    case .getter: return "Selector(getter: \(name), { (object: \(type)) in object.\(property) })"
    case .setter:
      return "Selector(setter: \(name), { (object: \(type), value) in object.\(property) = value })"
    }
  }

  /// `tap(_:)` for `tap`, if that is what it can mean.
  private func fullName(_ reference: DeclReferenceExprSyntax, in type: TypeDeclaration?) -> String {
    let base = reference.baseName.text.trimmingBackticks
    if let labels = reference.argumentNames { return base + labels.oneLine }
    let methods = type.map { index.lineage(of: $0).flatMap(\.members) } ?? []
    if let own = methods.first(where: { $0.kind == .method && $0.baseName == base }) { return own.name }
    let action = "\(base)(_:)"
    return UIKitProtocols.standardEditActions.contains(action) ? action : base
  }
}

extension ExprSyntax {
  /// Whether it reads as a type: `Deck`, `Deck.Card`.
  fileprivate var isTypeName: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.text.first?.isUppercase == true
    case .memberAccessExpr(let member): member.declName.baseName.text.first?.isUppercase == true
    default: false
    }
  }
}

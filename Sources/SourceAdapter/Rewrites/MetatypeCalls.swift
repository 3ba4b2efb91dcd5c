// Initialisers that are called on a class that is only known as a value: `T()` for `T: UIView`,
// `type(of: self).init(frame:)`, `(NSClassFromString(name) as! UIViewController.Type).init()`.
//
// Those that come from Objective-C can be called so on Apple's platforms; ours are Swift's, and are not
// `required`. Such a call asks UIKit for the object, which knows how from the class's own file
// (`registeringMakers`).

import SwiftSyntax

extension ModuleIndex {
  /// Turns `T(frame: x)` into `T._made(frame: x)` where `T` is a class of UIKit's or NSObject, or derived
  /// from one.
  func makingByClass() -> ModuleChanges {
    var changes = ModuleChanges()
    for file in parsedFiles {
      let calls = MetatypeCalls(file.number, in: self)
      calls.walk(file.tree)
      changes.edits[file.number] = calls.edits
    }
    return changes
  }

  /// Has the classes of the module say how they are made without arguments, where that may be asked for: by a
  /// call of the module's own, or by one in another module that it imports.
  func registeringMakers() -> ModuleChanges {
    var changes = ModuleChanges()
    let isAsked = makingByClass().edits.values.contains { !$0.isEmpty }
    guard isAsked || asksForAppearances || importsOthers else { return changes }
    for type in classes where isObject(type) && hasPlainInit(type) {
      changes.registrations[type.file, default: []].append(
        "UIKit._Makers.register(\(type.name).self) { \(type.name)() }")
    }
    return changes
  }

  /// Whether it calls `appearance()` or its like anywhere: proxies are objects of the class too.
  private var asksForAppearances: Bool {
    parsedFiles.contains { file in
      let calls = AppearanceCalls()
      calls.walk(file.tree)
      return calls.isFound
    }
  }

  private var importsOthers: Bool {
    parsedFiles.contains { file in
      file.tree.statements.active().contains { item in
        guard case .decl(let declaration) = item.item, let found = declaration.as(ImportDeclSyntax.self),
          let name = found.path.first?.name.text
        else { return false }
        return name != moduleName && KnownModule.named(name) == nil
      }
    }
  }

  /// Whether values of the class type `name` are classes with an initialiser that only Objective-C would let
  /// be called.
  ///
  /// - Parameter names: what the type is or has to conform to: `UIView`, `UIView & Themed`.
  func needsMaker(
    _ names: [String], for initializer: String, from scope: [String], in file: Int
  ) -> Bool {
    let parts = names.flatMap { $0.split(separator: "&") }.map { Self.plainName(String($0)) }
    var isObject = false
    for part in parts {
      guard let known = type(named: part, from: scope, in: file) else {
        isObject = isObject || ["NSObject", "NSManagedObject"].contains(part) || Self.isClassOfUIKit(part)
        continue
      }
      let above = [known] + allInherited(of: known).compactMap { type(named: $0, in: known.file) }
      if above.contains(where: { $0.requires(initializer) }) || known.modifiers.has(.final) { return false }
      isObject =
        isObject || self.isObject(known) || isManaged(known)
        || known.kind == .protocolType
          && allInherited(of: known).contains {
            ["NSObject", "NSManagedObject"].contains($0) || Self.isClassOfUIKit($0)
          }
    }
    return isObject
  }

  private static func isClassOfUIKit(_ name: String) -> Bool {
    [
      "View", "Controller", "Cell", "Control", "Button", "Label", "Layout", "Field", "Bar", "Recognizer",
      "Layer",
    ]
    .contains(where: name.hasSuffix) && ["UI", "CA"].contains(name.prefix(2)) && name != "UIContentView"
  }
}

private final class AppearanceCalls: ActiveVisitor {
  var isFound = false

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "appearance" { isFound = true }
    return isFound ? .skipChildren : .visitChildren
  }
}

private final class MetatypeCalls: ScopedVisitor {
  let file: Int
  let index: ModuleIndex
  var edits: [SourceEdit] = []

  init(_ file: Int, in index: ModuleIndex) {
    self.file = file
    self.index = index
  }

  /// The initialisers that UIKit can stand in for.
  private static let initializers: Set<String> = [
    "init()", "init(frame:)", "init(nibName:bundle:)", "init(rootViewController:)", "init(context:)",
    "init(entity:insertInto:)",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let name = "init(\(labels))"
    guard Self.initializers.contains(name), node.trailingClosure == nil else { return .visitChildren }
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let names = meaning(of: reference, isValue: false), needsMaker(names, name)
    {
      edits.append(.insert("._made", at: reference.bytes.upperBound))
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base, let names = classes(of: base),
      needsMaker(names, name)
    {
      edits.append(.replace(member.declName, with: "_made"))
    }
    return .visitChildren
  }

  private func needsMaker(_ names: [String], _ initializer: String) -> Bool {
    index.needsMaker(names, for: initializer, from: scope, in: file)
  }

  /// The classes that the class behind `expression` has to be or to conform to; nil where it is no class, or
  /// not known.
  private func classes(of expression: ExprSyntax) -> [String]? {
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return classes(of: chained.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return classes(of: forced.expression) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return classes(of: only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
    {
      return classes(named: type.unwrappedName, at: expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard call.calledExpression.trimmedDescription == "type", let only = call.arguments.first,
        only.label?.text == "of"
      else { return nil }
      if only.expression.trimmedDescription == "self" { return enclosing(expression) }
      return index.staticType(of: only.expression, in: scope, file: file).map { [$0] }
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return meaning(of: reference, isValue: true)
    }
    return index.staticType(of: expression, in: scope, file: file).flatMap {
      classes(named: $0, at: expression)
    }
  }

  /// - Parameter isValue: whether it may be a variable that holds a class.
  private func meaning(of reference: DeclReferenceExprSyntax, isValue: Bool) -> [String]? {
    let name = reference.baseName.text
    if name == "Self" { return enclosing(reference) }
    if name == "self" { return reference.isInStaticMember ? enclosing(reference) : nil }
    if let constraints = reference.constraints(of: name, in: index, scope, file) { return constraints }
    guard isValue else { return nil }
    switch reference.localMeaning(of: name) {
    case .type(let written): return classes(named: written, at: reference)
    case .value(let value):
      // `if let type = type` is what it was before.
      return value.trimmedDescription == name ? nil : classes(of: value)
    case nil: break
    }
    return index.staticType(of: ExprSyntax(reference), in: scope, file: file)
      .flatMap { classes(named: $0, at: reference) }
  }

  /// `["UIView"]` of `UIView.Type`, and what `T` has to be of `T.Type`.
  private func classes(named written: String, at node: some SyntaxProtocol) -> [String]? {
    guard written.hasSuffix(".Type") else { return nil }
    var name = String(written.dropLast(".Type".count))
    if name.hasPrefix("("), name.hasSuffix(")") { name = String(name.dropFirst().dropLast()) }
    return node.constraints(of: name, in: index, scope, file) ?? [name]
  }

  /// The type around, and what its extension says of it.
  private func enclosing(_ node: some SyntaxProtocol) -> [String]? {
    guard let enclosingType else { return nil }
    var conditions: [String] = []
    var around = node.parent
    while let here = around {
      if let found = here.as(ExtensionDeclSyntax.self) {
        conditions = found.genericWhereClause?.constraints(of: "Self") ?? []
        break
      }
      around = here.parent
    }
    return [enclosingType] + conditions
  }
}

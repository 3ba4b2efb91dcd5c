// From a place in the source to the units around it that can be replaced.

import SwiftSyntax

extension ParsedFile {
  /// The units around a byte, the smallest first. The last one is a whole declaration or statement of the
  /// file.
  ///
  /// - Parameter canBeNeutral: whether an argument may be replaced by a neutral value.
  func holeUnits(around offset: Int, where canBeNeutral: (LabeledExprSyntax) -> Bool) -> [HoleUnit] {
    guard offset >= 0, offset < tree.totalLength.utf8Length,
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return [] }
    var units: [HoleUnit] = []
    var child = Syntax(token)
    while let node = child.parent {
      if let argument = node.as(LabeledExprSyntax.self), argument.expression.bytes.contains(offset),
        canBeNeutral(argument)
      {
        units.append(
          HoleUnit(
            kind: .value, range: argument.expression.bytes, template: HoleText.value, isArgument: true))
      }
      for unit in node.holeUnits(from: child, at: offset) where unit.range.contains(offset) {
        units.append(unit)
      }
      child = node
    }
    return units
  }
}

extension Syntax {
  /// The units that this node is or has, seen from a byte inside of its child `child`.
  fileprivate func holeUnits(from child: Syntax, at offset: Int) -> [HoleUnit] {
    switch self.as(SyntaxEnum.self) {
    case .attribute(let attribute): return [HoleUnit(kind: .mark, range: attribute.bytes, template: "")]
    case .inheritedType(let inherited):
      // Everything conforms to Any, and any number of times.
      return [HoleUnit(kind: .inheritance, range: inherited.type.bytes, template: "Any")]
    case .initializerClause(let clause): return clause.valueUnits
    case .sequenceExpr(let sequence): return sequence.assignedUnits(at: offset)
    case .returnStmt(let statement):
      guard let value = statement.expression, child.id == value.id else { return [] }
      return [HoleUnit(kind: .value, range: value.bytes, template: HoleText.value)]
    case .conditionElement(let element): return element.conditionUnits
    case .switchCase(let branch): return branch.labelUnits(from: child)
    case .functionCallExpr(let call): return call.viewUnits(at: offset)
    case .codeBlockItem(let item): return item.statementUnits
    case .codeBlock(let block): return block.bodyUnits
    case .accessorBlock(let block): return block.getterUnits
    case .memberBlockItem(let item):
      guard !item.decl.is(IfConfigDeclSyntax.self) else { return [] }
      let names = item.decl.declaredNames.map { HoleUnit.Dropped(name: $0, scope: nil) }
      return [HoleUnit(kind: .declaration, range: item.bytes, template: "", dropped: names)]
    default: return []
    }
  }
}

/// The text that stands for units that were taken out.
enum HoleText {
  static let statement = "_hole({n})"
  static let value = "_holeValue({n})"
  static let condition = "_holeValue({n}, of: Bool.self)"
  static let stop = "_holeStop({n})"
  static let view = "SwiftUI._HoleView({n})"

  /// In the body of a function that changes a view: the view as it came.
  static func unchanged(_ view: String) -> String { "\(statement); return \(view)" }
}

extension InitializerClauseSyntax {
  /// The value, where its type is written or can be told from how it is made.
  fileprivate var valueUnits: [HoleUnit] {
    let plain = HoleUnit(kind: .value, range: value.bytes, template: HoleText.value)
    if parent?.is(FunctionParameterSyntax.self) == true { return [plain] }
    guard let binding = parent?.as(PatternBindingSyntax.self) else { return [] }
    if binding.typeAnnotation != nil { return [plain] }
    guard binding.pattern.is(IdentifierPatternSyntax.self), let type = value.tellingType else { return [] }
    let range = binding.pattern.bytes.upperBound..<value.bytes.upperBound
    return [
      HoleUnit(
        kind: .value, range: range, template: ": \(type) = \(HoleText.value)",
        guessed: binding.pattern.trimmedDescription)
    ]
  }
}

extension FunctionCallExprSyntax {
  /// The modifier or the view that a place in a chain of them is of: `.glassEffect()`, and `Feed(store)` of
  /// `Feed(store).padding()`.
  fileprivate func viewUnits(at offset: Int) -> [HoleUnit] {
    guard Syntax(self).isInsideView else { return [] }
    if let member = calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      guard offset >= base.bytes.upperBound else { return [] }
      // A view without a modifier is a view still; within a word alone anything else may be asked.
      guard member.declName.bytes.contains(offset) || chainStandsAlone else { return [] }
      return [HoleUnit(kind: .value, range: base.bytes.upperBound..<bytes.upperBound, template: "")]
    }
    guard parent?.is(MemberAccessExprSyntax.self) == true, chainStandsAlone, madeType != nil else {
      return []
    }
    return [HoleUnit(kind: .value, range: bytes, template: HoleText.view)]
  }

  /// The type that is called: `Feed` of `Feed<Film>(store)`.
  private var madeType: String? {
    let callee = calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
    guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    return name.first?.isUppercase == true ? name : nil
  }

  /// Whether the chain of calls that this one is in begins with a view that is made there, and is a statement
  /// or a result: what remains of it is what the place wants.
  private var chainStandsAlone: Bool {
    var root = ExprSyntax(self)
    while let call = root.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
        if call.madeType == nil { return false }
        break
      }
      root = base
    }
    guard root.is(FunctionCallExprSyntax.self) else { return false }
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self) { return true }
      guard
        parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
          || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
      else { return false }
      node = parent
    }
    return false
  }
}

extension Syntax {
  /// Whether the declaration around makes a view of SwiftUI's.
  fileprivate var isInsideView: Bool {
    var node = parent
    while let here = node {
      if let function = here.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.isSomeView == true
      }
      if let binding = here.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return binding.typeAnnotation?.type.isSomeView == true
      }
      node = here.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// The type that an expression says of itself: `x as! Cell`, `Cell(frame: .zero)`.
  fileprivate var tellingType: String? {
    if let sequence = self.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count >= 3, let type = elements.last?.as(TypeExprSyntax.self),
        let cast = elements[elements.count - 2].as(UnresolvedAsExprSyntax.self)
      else { return nil }
      let isOptional = cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      return isOptional ? "(\(type.oneLine))?" : type.oneLine
    }
    if let attempt = self.as(TryExprSyntax.self) {
      guard let type = attempt.expression.tellingType else { return nil }
      return attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark ? "(\(type))?" : type
    }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression
    if let name = callee.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text.first?.isUppercase == true ? name.baseName.text : nil
    }
    if let special = callee.as(GenericSpecializationExprSyntax.self) { return special.oneLine }
    return nil
  }
}

extension SequenceExprSyntax {
  /// The units to the right of `=`.
  fileprivate func assignedUnits(at offset: Int) -> [HoleUnit] {
    let elements = Array(elements)
    guard parent?.is(CodeBlockItemSyntax.self) == true, elements.count >= 3,
      elements[1].is(AssignmentExprSyntax.self), offset >= elements[2].bytes.lowerBound,
      !elements[0].is(DiscardAssignmentExprSyntax.self)
    else { return [] }
    let range = elements[2].bytes.lowerBound..<bytes.upperBound
    return [HoleUnit(kind: .value, range: range, template: HoleText.value)]
  }
}

extension ConditionElementSyntax {
  /// The condition; one that binds names takes the block along in which they are used.
  fileprivate var conditionUnits: [HoleUnit] {
    let names = condition.boundNames
    let statement = parent?.parent
    let end = condition.bytes.upperBound
    if let branch = statement?.as(IfExprSyntax.self), !names.isEmpty {
      // Nothing is bound, so the block never runs: it goes with the condition.
      let body = branch.body.bytes
      return [
        HoleUnit(
          kind: .statement, range: condition.bytes.lowerBound..<body.upperBound,
          template: "\(HoleText.condition) {}")
      ]
    }
    var scope: Range<Int>?
    if statement?.is(GuardStmtSyntax.self) == true {
      let block = statement?.parent?.parent?.bytes.upperBound ?? end
      scope = end..<max(end, block)
    } else if let loop = statement?.as(WhileStmtSyntax.self) {
      scope = end..<loop.body.bytes.upperBound
    }
    let dropped = names.map { HoleUnit.Dropped(name: $0, scope: scope) }
    return [HoleUnit(kind: .value, range: condition.bytes, template: HoleText.condition, dropped: dropped)]
  }
}

extension SwitchCaseSyntax {
  /// The whole case, where its label is what fails and another one takes everything.
  fileprivate func labelUnits(from child: Syntax) -> [HoleUnit] {
    guard child.id == Syntax(label).id, case .case = label, let list = parent?.as(SwitchCaseListSyntax.self)
    else { return [] }
    let hasDefault = list.contains {
      guard case .switchCase(let other) = $0, case .default = other.label else { return false }
      return true
    }
    return hasDefault ? [HoleUnit(kind: .statement, range: bytes, template: "")] : []
  }
}

extension CodeBlockItemSyntax {
  fileprivate var statementUnits: [HoleUnit] {
    if case .decl(let declaration) = item, declaration.is(IfConfigDeclSyntax.self) { return [] }
    guard let block = enclosingCode else { return [] }
    // A semicolon behind it stays: it parts what stands there from the next statement.
    let bytes = item.bytes
    let names = declaredNames
    if block.is(SourceFileSyntax.self), isDeclaration {
      let dropped = names.map { HoleUnit.Dropped(name: $0, scope: nil) }
      return [HoleUnit(kind: .declaration, range: bytes, template: "", dropped: dropped)]
    }
    let scope = bytes.upperBound..<max(bytes.upperBound, block.bytes.upperBound)
    let dropped = names.map { HoleUnit.Dropped(name: $0, scope: scope) }
    return [HoleUnit(kind: .statement, range: bytes, template: statementTemplate, dropped: dropped)]
  }

  /// `#Preview` reads as an expression.
  private var isDeclaration: Bool {
    switch item {
    case .decl: true
    case .expr(let expression): expression.is(MacroExpansionExprSyntax.self)
    case .stmt: false
    @unknown default: false
    }
  }

  /// The block, file or case around, branches of `#if` left out.
  private var enclosingCode: Syntax? {
    var node = parent?.parent
    while let here = node, here.is(IfConfigClauseSyntax.self) {
      node = here.parent?.parent?.parent?.parent?.parent
    }
    return node
  }

  private var statementTemplate: String {
    let code = enclosingCode
    if isWholeResult(of: code) { return code?.modifiedView.map(HoleText.unchanged) ?? HoleText.value }
    switch Leaving(Syntax(item)) {
    case .returning:
      return Syntax(self).isInVoidFunction ? "\(HoleText.statement); return" : "return \(HoleText.value)"
    case .throwing: return "throw PreviewRuntime._HoleError({n})"
    case .breaking(let word): return "\(HoleText.statement); \(word)"
    case .goingOn: return HoleText.statement
    }
  }

  /// Whether the statement is the only one of a function, getter or closure that returns what it says.
  private func isWholeResult(of code: Syntax?) -> Bool {
    guard case .expr = item, let code, parent?.as(CodeBlockItemListSyntax.self)?.count == 1 else {
      return false
    }
    if code.is(ClosureExprSyntax.self) { return true }
    if code.is(AccessorBlockSyntax.self) { return true }
    guard code.is(CodeBlockSyntax.self), let owner = code.parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
    return owner.as(AccessorDeclSyntax.self)?.accessorSpecifier.tokenKind == .keyword(.get)
  }
}

extension CodeBlockSyntax {
  /// The inside of a function, an initialiser or an accessor.
  fileprivate var bodyUnits: [HoleUnit] {
    guard let owner = parent, !statements.isEmpty else { return [] }
    let template: String
    switch owner.as(SyntaxEnum.self) {
    case .functionDecl(let function):
      if let type = function.signature.returnClause?.type, type.containsOpaque {
        guard type.isSomeView else { return [] }
        let shown = function.modifiedView.map(HoleText.unchanged) ?? "return \(HoleText.view)"
        return [HoleUnit(kind: .body, range: statements.bytes, template: shown)]
      }
      template = function.signature.returnClause.isVoid ? HoleText.statement : "return \(HoleText.value)"
    case .initializerDecl: template = HoleText.stop
    case .deinitializerDecl: template = HoleText.statement
    case .accessorDecl(let accessor):
      template =
        accessor.accessorSpecifier.tokenKind == .keyword(.get)
        ? "return \(HoleText.value)" : HoleText.statement
    default: return []
    }
    return [HoleUnit(kind: .body, range: statements.bytes, template: template)]
  }
}

extension AccessorBlockSyntax {
  fileprivate var getterUnits: [HoleUnit] {
    guard case .getter(let statements) = accessors, !statements.isEmpty,
      let binding = parent?.as(PatternBindingSyntax.self)
    else { return [] }
    if let type = binding.typeAnnotation?.type, type.containsOpaque {
      guard type.isSomeView else { return [] }
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
      let isSelf = variable.map { !$0.modifiers.has(.static) && Syntax($0).isMemberOfEveryView } ?? false
      return [
        HoleUnit(
          kind: .body, range: statements.bytes, template: isSelf ? HoleText.unchanged("self") : HoleText.view)
      ]
    }
    return [HoleUnit(kind: .body, range: statements.bytes, template: "return \(HoleText.value)")]
  }
}

extension FunctionDeclSyntax {
  /// The view that the function changes: `self` in an extension of `View`, and the content of a modifier's
  /// body. Without the change it is a view still, and more of the screen than a labelled place.
  fileprivate var modifiedView: String? {
    if !modifiers.has(.static), Syntax(self).isMemberOfEveryView { return "self" }
    guard name.text == "body", let content = signature.parameterClause.parameters.first,
      signature.parameterClause.parameters.count == 1, content.firstName.text == "content",
      ["Content", "Self.Content"].contains(content.type.trimmedDescription)
    else { return nil }
    let name = (content.secondName ?? content.firstName).text
    return name == "_" ? nil : name
  }
}

extension Syntax {
  /// The view that the code of a function or a getter changes, where it makes one of it.
  fileprivate var modifiedView: String? {
    if let function = parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause?.type.isSomeView == true ? function.modifiedView : nil
    }
    guard let binding = parent?.as(PatternBindingSyntax.self),
      binding.typeAnnotation?.type.isSomeView == true,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return nil }
    return !variable.modifiers.has(.static) && Syntax(variable).isMemberOfEveryView ? "self" : nil
  }

  /// Whether it is a member that an extension gives every view.
  fileprivate var isMemberOfEveryView: Bool {
    guard let item = parent?.as(MemberBlockItemSyntax.self), let block = item.parent?.parent,
      let around = block.parent?.as(ExtensionDeclSyntax.self)
    else { return false }
    return ["View", "SwiftUI.View"].contains(around.extendedType.trimmedDescription)
  }
}

extension TypeSyntax {
  /// `some View`, for which SwiftUI has something to put there.
  var isSomeView: Bool {
    let words = trimmedDescription
    return words == "some View" || words == "some SwiftUI.View"
  }

  var containsOpaque: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } }
}

extension ReturnClauseSyntax? {
  var isVoid: Bool {
    guard let type = self?.type.trimmedDescription else { return true }
    return ["Void", "()", "Swift.Void"].contains(type)
  }
}

// Which unit a message is about.

import SwiftParser
import SwiftSyntax

extension HoleMaker {
  /// Units that may be replaced because of a message, the smallest first.
  ///
  /// - Parameter hole: the hole in which the message was found; then only units that are larger than it.
  func units(
    for complaint: HoleComplaint, _ diagnostic: HoleDiagnostic, at offset: Int, within hole: SourceHole?,
    in file: ParsedFile
  ) -> [HoleUnit] {
    let around = units(around: offset, in: file)
    if let hole {
      return around.filter {
        $0.range.lowerBound <= hole.range.lowerBound && $0.range.upperBound >= hole.range.upperBound
          && $0.range != hole.range
      }
    }
    switch complaint {
    case .overridesNothing: return file.modifierUnits(.override, at: offset) + around
    case .needsOverride: return file.overrideUnits(at: offset) + around
    case .noConformance(_, let name): return file.inheritanceUnits(of: name, at: offset) + around
    case .noReturn:
      return [HoleUnit(kind: .value, range: offset..<offset, template: " return \(HoleText.value) ")]
    case .uninitialised(let names) where !names.isEmpty:
      let start = file.statementStart(at: offset) ?? offset
      let text = names.map { "self.\($0) = \(HoleText.value); " }.joined()
      return [HoleUnit(kind: .value, range: start..<start, template: " " + text)] + around
    case .needsValues(let names):
      return file.initialValueUnits(of: names, at: offset)
    // Of a single's event, which is a `Result` since RxSwift 6.
    case .noMember("error", let base) where base.hasPrefix("Result<"):
      return file.renamingUnits("error", to: "failure", at: offset) + around
    // The same in a closure, whose parameter has no type then.
    case .other where diagnostic.message == "'let' binding pattern cannot appear in an expression":
      let place = file.errorCase(ofSwitchAround: offset)
      return (place.map { file.renamingUnits("error", to: "failure", at: $0) } ?? []) + around
    case .ambiguousType, .other, .mismatch, .arguments, .leavesOutCases, .untried, .redeclared, .noMember,
      .noName, .noType,
      .unknownAttribute, .uninitialised:
      return around
    }
  }
}

extension HoleMaker {
  /// The member in an extension for which the adapter wrote a thunk into the class that the message is about:
  /// first its `override`, then the whole of it.
  func thunkUnit(
    _ diagnostic: HoleDiagnostic, at offset: Int, in file: ParsedFile, _ before: HolePlan
  ) -> (ParsedFile, HoleUnit)? {
    guard let text = diagnostic.generated, case .own(let type) = file.enclosingType(at: offset, in: index),
      let name = Self.declaredName(text)
    else { return nil }
    guard let member = type.members.first(where: { $0.enclosingExtension != nil && $0.name == name }) else {
      return nil
    }
    let file = files[member.file]
    let place = member.node.bytes
    if let word = member.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      before.holes[file.source.path]?.contains(where: { $0.range == word.bytes }) != true
    {
      return (file, HoleUnit(kind: .mark, range: word.bytes, template: ""))
    }
    let dropped = member.node.declaredNames.map { HoleUnit.Dropped(name: $0, scope: nil) }
    return (file, HoleUnit(kind: .declaration, range: place, template: "", dropped: dropped))
  }

  /// The full name of what a text declares that begins with the name itself: `tableView(_:cellForRowAt:)`.
  private static func declaredName(_ text: String) -> String? {
    for word in ["func", "var"] {
      let tree = Parser.parse(source: "\(word) \(text)")
      guard case .decl(let declaration)? = tree.statements.first?.item,
        let member = MemberDeclaration.all(in: declaration, file: 0, extension: nil).first
      else { continue }
      if member.kind == .method || word == "var" { return member.name }
    }
    return nil
  }
}

extension ParsedFile {
  func offset(line: Int, column: Int) -> Int {
    var start = source.text.utf8.startIndex
    let text = source.text.utf8
    var number = 1
    while number < line, let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) {
      start = text.index(after: end)
      number += 1
    }
    return min(text.distance(from: text.startIndex, to: start) + max(0, column - 1), max(0, text.count - 1))
  }

  func text(in range: Range<Int>) -> String {
    let bytes = Array(source.text.utf8)
    return String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// How often the text stands before `offset`.
  func occurrence(of text: String, at offset: Int) -> Int {
    guard !text.isEmpty else { return offset }
    return self.text(in: 0..<offset).ranges(of: text).count
  }

  /// The identifiers of the tokens in a range.
  func identifiers(in range: Range<Int>?) -> Set<String> {
    guard let range, var token = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound)) else {
      return []
    }
    var names: Set<String> = []
    while token.bytes.lowerBound < range.upperBound {
      if case .identifier(let name) = token.tokenKind { names.insert(name.trimmingBackticks) }
      guard let next = token.nextToken(viewMode: .sourceAccurate) else { break }
      token = next
    }
    return names
  }

  private func ancestors(at offset: Int) -> [Syntax] {
    guard offset < tree.totalLength.utf8Length,
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return [] }
    return Array(sequence(first: Syntax(token), next: \.parent))
  }

  /// The type or extended type around a place.
  func enclosingType(at offset: Int, in index: ModuleIndex) -> HoleJudge.EnclosingType {
    for node in ancestors(at: offset) {
      if let added = node.as(ExtensionDeclSyntax.self) {
        return index.type(named: added.extendedType.trimmedDescription, in: number).map { .own($0) }
          ?? .foreign(ModuleIndex.plainName(added.extendedType.trimmedDescription))
      }
      if let group = node.asProtocol((any DeclGroupSyntax).self), group is any NamedDeclSyntax {
        if let local = localType(group, in: index) { return local }
        let types = index.types.filter { $0.file == number && $0.node.bytes.contains(offset) }
        return types.max { $0.path.count < $1.path.count }.map { .own($0) }
          ?? HoleJudge.EnclosingType.none
      }
    }
    return .none
  }

  /// A type within a function, which the index does not have, as the first of another module's that it
  /// inherits from, or else of the module's own. nil for a type that the index has, and for one that inherits
  /// from nothing.
  private func localType(_ group: any DeclGroupSyntax, in index: ModuleIndex) -> HoleJudge.EnclosingType? {
    guard !index.types.contains(where: { $0.file == number && $0.node.bytes == group.bytes }) else {
      return nil
    }
    let inherited = (group.inheritanceClause?.inheritedTypes ?? []).map {
      ModuleIndex.plainName($0.type.trimmedDescription)
    }
    let foreign = inherited.first {
      index.type(named: $0, in: number) == nil && !HoleJudge.plain.contains($0)
    }
    if let foreign { return .foreign(foreign) }
    return inherited.lazy.compactMap { index.type(named: $0, in: number) }.first.map { .own($0) }
  }

  /// The identifier at a place, or the one before it.
  func name(at offset: Int) -> String? {
    var token = tree.token(
      at: AbsolutePosition(utf8Offset: min(offset, max(0, tree.totalLength.utf8Length - 1))))
    for _ in 0..<4 {
      guard let here = token else { return nil }
      if case .identifier(let name) = here.tokenKind { return name.trimmingBackticks }
      token = here.previousToken(viewMode: .sourceAccurate)
    }
    return nil
  }

  /// The expression that the member at a place is asked of: `cell.picture` of `cell.picture.kf`.
  func receiver(at offset: Int) -> String? {
    for node in ancestors(at: offset) {
      guard let member = node.as(MemberAccessExprSyntax.self) else { continue }
      return member.declName.bytes.contains(offset) || member.period.bytes.contains(offset)
        ? member.base?.oneLine : nil
    }
    return nil
  }

  /// The inside of the function, initialiser or accessor around a place, its closing brace too.
  func bodyRange(around offset: Int) -> Range<Int>? {
    for node in ancestors(at: offset) {
      if let body = node.as(FunctionDeclSyntax.self)?.body ?? node.as(InitializerDeclSyntax.self)?.body
        ?? node.as(AccessorDeclSyntax.self)?.body
      {
        return body.bytes
      }
      if let getter = node.as(AccessorBlockSyntax.self) { return getter.bytes }
    }
    return nil
  }

  /// The nearest call around a place, within its statement.
  private func call(around offset: Int) -> FunctionCallExprSyntax? {
    for node in ancestors(at: offset) {
      if node.is(CodeBlockItemSyntax.self) { return nil }
      if let call = node.as(FunctionCallExprSyntax.self) { return call }
    }
    return nil
  }

  /// The last name of what is called at a place: `addSubview` of `view.addSubview(x)`.
  func callee(at offset: Int) -> String? {
    guard let call = call(around: offset) else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The labels of the arguments that it is called with.
  func labels(at offset: Int) -> Set<String> {
    Set(call(around: offset)?.arguments.compactMap { $0.label?.text } ?? [])
  }

  /// Whether the nearest call around a place is `.init(…)`, without the name of a type.
  func makesUnnamed(at offset: Int) -> Bool {
    let member = call(around: offset)?.calledExpression.as(MemberAccessExprSyntax.self)
    return member.map { $0.base == nil && $0.declName.baseName.text == "init" } ?? false
  }

  /// Whether a place is in the name of an attribute.
  func isAttributeName(at offset: Int) -> Bool {
    ancestors(at: offset).contains { node in
      node.as(AttributeSyntax.self)?.attributeName.bytes.contains(offset) == true
    }
  }

  /// Whether a place is in an attribute of a type, not of one of its members.
  func isAttributeOfType(at offset: Int) -> Bool {
    guard let attribute = ancestors(at: offset).first(where: { $0.is(AttributeSyntax.self) }) else {
      return false
    }
    return attribute.parent?.parent?.asProtocol((any DeclGroupSyntax).self) != nil
  }

  /// Whether the name at a place is called with nothing.
  func isCallWithoutArguments(at offset: Int) -> Bool {
    for node in ancestors(at: offset).prefix(4) {
      guard let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.bytes.contains(offset)
      else { continue }
      return call.arguments.isEmpty && call.trailingClosure == nil
        && !call.calledExpression.is(MemberAccessExprSyntax.self)
    }
    return false
  }

  /// Whether the name at a place is called, itself and not a member of it.
  func isCallee(at offset: Int) -> Bool {
    guard let name = ancestors(at: offset).dropFirst().first?.as(DeclReferenceExprSyntax.self) else {
      return false
    }
    return name.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(name).id
  }

  /// Whether the name at a place is asked for its type: `Film.self`.
  func isTypeItself(at offset: Int) -> Bool {
    guard let name = ancestors(at: offset).dropFirst().first, name.is(DeclReferenceExprSyntax.self),
      let member = name.parent?.as(MemberAccessExprSyntax.self)
    else { return false }
    return member.base?.id == name.as(ExprSyntax.self)?.id
      && member.declName.baseName.tokenKind == .keyword(.self)
  }

  /// The modifier of the declaration that a place is in.
  func modifierUnits(_ keyword: Keyword, at offset: Int) -> [HoleUnit] {
    for node in ancestors(at: offset) {
      guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers else { continue }
      guard let found = modifiers.first(where: { $0.name.tokenKind == .keyword(keyword) }) else { return [] }
      return [HoleUnit(kind: .mark, range: found.bytes, template: "")]
    }
    return []
  }

  /// The name at a place in other words, by which it is known now.
  func renamingUnits(_ old: String, to new: String, at offset: Int) -> [HoleUnit] {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return [] }
    // The place may be that of the point before it.
    let name = token.tokenKind == .period ? token.nextToken(viewMode: .sourceAccurate) : token
    guard let name, name.text == old else { return [] }
    return [HoleUnit(kind: .mark, range: name.bytes, template: new)]
  }

  /// Where `error` stands in `case .error(let e)` of the `switch` around a place, which has `.success` too.
  func errorCase(ofSwitchAround offset: Int) -> Int? {
    for node in ancestors(at: offset) {
      guard let choice = node.as(SwitchExprSyntax.self) else { continue }
      let names = choice.cases.flatMap { element -> [TokenSyntax] in
        guard case .switchCase(let branch) = element, case .case(let label) = branch.label else { return [] }
        return label.caseItems.compactMap { $0.pattern.as(ExpressionPatternSyntax.self)?.expression }
          .compactMap { $0.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self) }
          .filter { $0.base == nil }.map(\.declName.baseName)
      }
      guard names.contains(where: { $0.text == "success" }) else { return nil }
      return names.first { $0.text == "error" }?.bytes.lowerBound
    }
    return nil
  }

  /// `override` before the declaration that a place is in.
  func overrideUnits(at offset: Int) -> [HoleUnit] {
    for node in ancestors(at: offset) {
      guard let declaration = node.as(MemberBlockItemSyntax.self) else { continue }
      guard let member = MemberDeclaration.all(in: declaration.decl, file: number, extension: nil).first
      else { return [] }
      return [HoleUnit(kind: .mark, range: member.introducer..<member.introducer, template: "override ")]
    }
    return []
  }

  /// The protocol, or class, among those that the declaration around a place inherits from.
  func inheritanceUnits(of name: String, at offset: Int) -> [HoleUnit] {
    for node in ancestors(at: offset) {
      guard let group = node.asProtocol((any DeclGroupSyntax).self) else { continue }
      let found = group.inheritanceClause?.inheritedTypes.first {
        ModuleIndex.plainName($0.type.trimmedDescription).split(separator: ".").last.map(String.init) == name
          || ["Codable", "Hashable"].contains($0.type.trimmedDescription)
            && HoleText.parts(of: $0.type.trimmedDescription).contains(name)
      }
      return found.map { [HoleUnit(kind: .inheritance, range: $0.type.bytes, template: "Any")] } ?? []
    }
    return []
  }

  /// Where the statement begins that a place is in.
  func statementStart(at offset: Int) -> Int? {
    for node in ancestors(at: offset) {
      if node.is(TokenSyntax.self), node.as(TokenSyntax.self)?.tokenKind == .rightBrace { return offset }
      if node.is(CodeBlockItemSyntax.self) { return node.bytes.lowerBound }
    }
    return nil
  }
}

extension HoleText {
  /// Protocols that another one stands for.
  static func parts(of name: String) -> Set<String> {
    switch name {
    case "Codable": ["Decodable", "Encodable"]
    case "Hashable": ["Equatable", "Hashable"]
    default: []
    }
  }
}

extension ParsedFile {
  /// Initial values for properties of the type at a place that have none: one at a time, as each is a unit of
  /// its own.
  func initialValueUnits(of names: [String], at offset: Int) -> [HoleUnit] {
    for node in ancestors(at: offset) {
      guard let group = node.asProtocol((any DeclGroupSyntax).self) else { continue }
      for member in group.memberBlock.members.active() {
        for binding in member.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
          guard binding.initializer == nil, let type = binding.typeAnnotation,
            names.contains(binding.pattern.trimmedDescription)
          else { continue }
          let end = type.bytes.upperBound
          return [HoleUnit(kind: .value, range: end..<end, template: " = \(HoleText.value)")]
        }
      }
      return []
    }
    return []
  }
}

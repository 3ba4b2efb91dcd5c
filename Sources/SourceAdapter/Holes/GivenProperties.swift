// Properties that somebody else sets, in a module of which something is missing: who would have set them may
// be in a hole.

import SwiftSyntax

/// A property of a class that is read as if it were always set: `var output: FeedOutput!`, or the way back to
/// who made the object, `weak var view: FeedView?`. `@_Given` and `@_GivenBack` make something up where
/// no code has set it.
struct GivenProperty: Hashable, Sendable {
  /// `FeedScreen.output`.
  var name: String
  /// By what stands in the author's text, the property is another.
  var edits: [SourceEdit]

  /// How the plan knows of one that did not compile.
  var leftOutLine: String { "given \(name)" }
}

extension ModuleIndex {
  /// Those of each file, by its number.
  var givenProperties: [Int: [GivenProperty]] {
    let candidates = classes.flatMap(candidates(of:))
    guard !candidates.isEmpty else { return [:] }
    let reads = OptionalReads(of: Set(candidates.map(\.name)), in: parsedFiles)
    var found: [Int: [GivenProperty]] = [:]
    for candidate in candidates {
      let readers = [candidate.type] + subclasses(of: candidate.type)
      let isAsked =
        reads.others.contains(candidate.name)
        || readers.contains { reads.own[$0.path.last ?? ""]?.contains(candidate.name) == true }
      if isAsked, !candidate.isWayBack { continue }
      found[candidate.file, default: []].append(candidate.given)
    }
    return found
  }

  private func candidates(of type: TypeDeclaration) -> [Candidate] {
    // Coding is synthesised for plain properties only. Generic classes are left alone, too.
    let inherited = allInherited(of: type)
    let parts: Set = ["Codable", "Decodable", "Encodable", "Sendable"]
    guard inherited.isDisjoint(with: parts), !type.isGeneric else { return [] }
    let initialisers = type.members.filter { $0.kind == .initializer }
    let setInInit = Set(initialisers.flatMap { $0.node.tokens(viewMode: .sourceAccurate).map(\.text) })
    return type.members.compactMap { member in
      guard member.enclosingExtension == nil, !setInInit.contains(member.name) else { return nil }
      return Candidate(member, of: type, in: self)
    }
  }
}

/// A property that may be given, as far as its declaration tells.
private struct Candidate {
  let name: String
  let file: Int
  let type: TypeDeclaration
  /// Optional and weak: only asked of objects that were made up themselves.
  let isWayBack: Bool
  let given: GivenProperty

  /// Nil for what is set where it is declared, for other types than classes and protocols of the module, and
  /// for what anybody has attached something to: outlets, observers.
  init?(_ member: MemberDeclaration, of type: TypeDeclaration, in index: ModuleIndex) {
    guard let variable = member.node.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.initializer == nil, binding.accessorBlock == nil,
      let annotation = binding.typeAnnotation?.type
    else { return nil }
    let allowed: Set<Keyword> = [.private, .fileprivate, .internal, .public, .open, .weak]
    for modifier in variable.modifiers {
      guard case .keyword(let word) = modifier.name.tokenKind, allowed.contains(word) else { return nil }
    }
    let weak = variable.modifiers.first { $0.name.tokenKind == .keyword(.weak) }
    let forced = annotation.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    guard let wrapped = forced ?? (weak == nil ? nil : annotation.as(OptionalTypeSyntax.self)?.wrappedType),
      let meant = index.type(
        named: wrapped.trimmedDescription.trimmingParentheses, from: type.path, in: type.file),
      meant.kind == .classType || meant.kind == .protocolType, !meant.isGeneric
    else { return nil }
    let word = weak == nil ? "@_Given" : "@_GivenBack"
    let path = "\(type.name).\(member.name)"
    let attribute = "\(word)(\"\(path)\") "
    let start = variable.positionAfterSkippingLeadingTrivia.utf8Offset
    var edits: [SourceEdit]
    if let weak {
      let range =
        weak.name.positionAfterSkippingLeadingTrivia
        .utf8Offset..<weak.name.endPositionBeforeTrailingTrivia.utf8Offset
      edits =
        range.lowerBound == start
        ? [SourceEdit(range, String(attribute.dropLast()))]
        : [SourceEdit(start..<start, attribute), SourceEdit(range, "")]
    } else {
      edits = [SourceEdit(start..<start, attribute)]
    }
    (name, file, self.type, isWayBack) = (member.name, member.file, type, weak != nil && forced == nil)
    given = GivenProperty(name: path, edits: edits)
  }
}

extension String {
  /// `any FeedView` of `(any FeedView)`.
  fileprivate var trimmingParentheses: String {
    hasPrefix("(") && hasSuffix(")") ? String(dropFirst().dropLast()) : self
  }
}

/// Properties that somewhere in the module are asked whether they are set: `output?.load()`, `if let output`,
/// `output == nil`.
private struct OptionalReads {
  /// Of the type around: by its name.
  private(set) var own: [String: Set<String>] = [:]
  /// Of other objects, whatever they are: `presenter.output?.load()`.
  private(set) var others: Set<String> = []

  init(of candidates: Set<String>, in files: [ParsedFile]) {
    for file in files {
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        guard let read = Self.read(by: token), candidates.contains(read.text) else { continue }
        note(read)
      }
    }
  }

  private mutating func note(_ name: TokenSyntax) {
    let period = name.previousToken(viewMode: .sourceAccurate)
    let isOwn =
      period?.tokenKind != .period
      || period?.previousToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.self)
    if isOwn, let type = Self.typeName(around: name) {
      own[type, default: []].insert(name.text)
    } else {
      others.insert(name.text)
    }
  }

  /// The name that is asked, where this token asks.
  private static func read(by token: TokenSyntax) -> TokenSyntax? {
    let before = token.previousToken(viewMode: .sourceAccurate)
    switch token.tokenKind {
    case .postfixQuestionMark, .binaryOperator("??"): return before
    // `output == nil`, `output = nil`.
    case .keyword(.nil): return before?.previousToken(viewMode: .sourceAccurate)
    // `if let output`, `guard let view = self.output`.
    case .identifier: return isBound(token) ? token : nil
    default: return nil
    }
  }

  private static func isBound(_ token: TokenSyntax) -> Bool {
    var node: Syntax? = Syntax(token)
    while let here = node {
      if let binding = here.as(OptionalBindingConditionSyntax.self) {
        guard let value = binding.initializer?.value else { return true }
        return value.lastToken(viewMode: .sourceAccurate)?.id == token.id
      }
      if here.is(StmtSyntax.self) || here.is(DeclSyntax.self) || here.is(CodeBlockItemSyntax.self) {
        return false
      }
      node = here.parent
    }
    return false
  }

  /// The last name of the type whose declaration or extension is around.
  private static func typeName(around token: TokenSyntax) -> String? {
    var node: Syntax? = token.parent
    while let here = node {
      if let type = here.asProtocol((any NamedDeclSyntax).self),
        here.asProtocol((any DeclGroupSyntax).self) != nil
      {
        return type.name.text
      }
      if let extended = here.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
        return extended.split(separator: ".").last.map(String.init)
      }
      node = here.parent
    }
    return nil
  }
}

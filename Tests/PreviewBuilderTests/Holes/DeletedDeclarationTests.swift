import Foundation
import PreviewWire
import SwiftParser
import SwiftSyntax
import Testing

@testable import PreviewBuilder
@testable import SourceAdapter

/// App code that compiles, from which a declaration is taken away at random: as if a module that had it were
/// missing.
///
/// `SCROLLWORK_DELETIONS=1000` tries as many, `SCROLLWORK_DELETIONS=74,99` only these; a few are enough to
/// see that nothing is broken.
@Suite struct `Code from which a declaration was deleted` {
  private static let seeds: [Int] = {
    let asked = ProcessInfo.processInfo.environment["SCROLLWORK_DELETIONS"] ?? "6"
    let numbers = asked.split(separator: ",").compactMap { Int($0) }
    return asked.contains(",") ? numbers : Array(0..<(numbers.first ?? 6))
  }()

  @Test(arguments: seeds)
  func `compiles with holes where it was needed, and nowhere else`(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let deletion = try #require(Deletion(using: &random))
    let (folder, cache) = (Scratch(), Scratch())
    for (name, text) in deletion.files { folder.write(text, to: name) }
    let root = try SourceRoot(folder.path)
    let workshop = try Workshop(root, programFolder: RunningBuilder.programFolder, cache: cache("cache"))
    // The deleted declarations are known to be missing: nothing else tells them from a slip of the author's.
    var plan = HolePlan()
    for name in deletion.names { plan.tainted[name] = [name] }
    HolePlanStore(workshop.build).keep(plan)
    var rounds = HoleRounds(workshop.build, SourceScan(root), Cancellation())
    let result = rounds.run()
    #expect(result.objects != nil, "\(deletion): \(result.problems.problems.map(\.message))")
    #expect(rounds.count < HoleRounds.most, "\(deletion)")
    let strangers = deletion.strangers(among: rounds.sourceHoles)
    #expect(strangers.isEmpty, "\(deletion): \(strangers.map(\.text))")
  }
}

/// A module of app code, one file of which lacks one of its declarations.
private struct Deletion: CustomStringConvertible {
  var file: String
  var names: [String]
  /// Texts by name, those of the other files too.
  var files: [String: String]
  /// Names that mean something else without what was deleted: of the type that it was a member of, and of
  /// what that conforms to.
  private var touched: Set<String>

  var description: String { "\(file) without \(names.joined(separator: ", "))" }

  /// Nil where the file has nothing to delete.
  init?(using random: inout SplitMix) {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("AppCode")
    let files = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
    guard let file = files.randomElement(using: &random) else { return nil }
    // Files of one folder are a module.
    let module = (file as NSString).deletingLastPathComponent
    var texts: [String: String] = [:]
    for other in files where (other as NSString).deletingLastPathComponent == module {
      let text = try? String(contentsOf: folder.appendingPathComponent(other), encoding: .utf8)
      texts[(other as NSString).lastPathComponent] = text
    }
    let name = (file as NSString).lastPathComponent
    guard let text = texts[name] else { return nil }
    let search = Declarations(viewMode: .sourceAccurate)
    search.walk(Parser.parse(source: text))
    guard let found = search.found.randomElement(using: &random) else { return nil }
    self.file = file
    names = found.names
    texts[name] = [SourceEdit(found.range, String(repeating: "\n", count: found.lines))].applied(to: text)
    self.files = texts
    let rest = Declarations(viewMode: .sourceAccurate)
    for text in texts.values { rest.walk(Parser.parse(source: text)) }
    touched = found.owner.map { Set($0.names + ["self"]) } ?? []
    touched.formUnion(
      rest.found.filter { $0.owner == nil && $0.names == found.owner?.names }.flatMap(\.inherited))
    touched.formUnion(rest.extensions.filter { found.owner?.names == [$0.name] }.flatMap(\.inherited))
  }

  /// The holes that do not depend on what was deleted, not even through another hole: found by going over
  /// them until nothing is new.
  func strangers(among holes: [SourceHole]) -> [SourceHole] {
    var gone = Set(names).union(touched)
    var rest = holes
    let bindings = Bindings(viewMode: .sourceAccurate)
    let groups = Groups(viewMode: .sourceAccurate)
    let chains = Chains(viewMode: .sourceAccurate)
    let members = Declarations(viewMode: .sourceAccurate)
    for (name, text) in files {
      let tree = Parser.parse(source: text)
      bindings.walk(tree)
      (groups.file, chains.file) = (name, name)
      groups.walk(tree)
      chains.walk(tree)
      members.walk(tree)
    }
    while true {
      // Members that an extension adds to a type, or to all that conforms to a protocol, go with it.
      for member in members.found where member.isInExtension {
        if let owner = member.owner, !gone.isDisjoint(with: owner.names) { gone.formUnion(member.names) }
      }
      // A variable is of the type that its declaration names.
      while let next = bindings.found.first(where: {
        !gone.contains($0.name) && !gone.isDisjoint(with: $0.names)
      }) {
        gone.insert(next.name)
      }
      let dependents = rest.filter { hole in
        // A stand-in for a type, and text that is put where nothing was, replaces nothing.
        hole.kind == .standIn || hole.range.isEmpty || !gone.isDisjoint(with: Self.names(in: hole.original))
          // A member of something that is gone, or of what inherits from it.
          || groups.found.contains { group in
            hole.file.hasSuffix("/" + group.file) && group.range.contains(hole.range.lowerBound)
              && !gone.isDisjoint(with: group.names)
          }
          // A conformance of a type that mentions something that is gone.
          || hole.kind == .inheritance
            && groups.found.contains { group in
              hole.file.hasSuffix("/" + group.file) && group.range.contains(hole.range.lowerBound)
                && !gone.isDisjoint(with: group.words)
            }
          // A link of a chain that begins with something that is gone.
          || chains.found.contains { chain in
            hole.file.hasSuffix("/" + chain.file) && chain.range == hole.range
              && !gone.isDisjoint(with: chain.base)
          }
      }
      if dependents.isEmpty { return rest }
      for hole in dependents { gone.formUnion(Self.declaredNames(in: hole.original)) }
      rest.removeAll { dependents.contains($0) }
    }
  }

  /// Names that are gone with a unit.
  private static func declaredNames(in text: String) -> Set<String> {
    let search = Declarations(viewMode: .sourceAccurate)
    search.walk(Parser.parse(source: text))
    return search.all
  }

  static func names(in text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}

private final class Declarations: SyntaxVisitor {
  /// Names of locals, too.
  var all: Set<String> = []
  struct Owner {
    var names: [String]
  }
  var found:
    [(
      names: [String], range: Range<Int>, lines: Int, owner: Owner?, inherited: [String], isInExtension: Bool
    )] =
      []
  var extensions: [(name: String, inherited: [String])] = []
  private var owners: [Owner] = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    extensions.append((name, node.inheritanceClause?.plainNames ?? []))
    owners.append(Owner(names: [name]))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(Owner(names: [node.name.text]))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(Owner(names: [node.name.text]))
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }

  private func note(_ declaration: DeclSyntax, _ node: some SyntaxProtocol) {
    let names = declaration.declaredNames
    guard !names.isEmpty, !declaration.is(ExtensionDeclSyntax.self), !declaration.is(EnumCaseDeclSyntax.self)
    else { return }
    let group = declaration.asProtocol((any DeclGroupSyntax).self)
    found.append(
      (
        names, node.bytes, node.trimmedDescription.utf8.count { $0 == UInt8(ascii: "\n") }, owners.last,
        group?.inheritanceClause?.plainNames ?? [],
        node.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
      ))
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    all.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    all.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    note(node.decl, node)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .decl(let declaration) = node.item, node.parent?.parent?.is(SourceFileSyntax.self) == true {
      note(declaration, node)
    }
    return .visitChildren
  }
}

/// The links of chains of calls, `.padding(4)`: where, and the words before each in its chain.
private final class Chains: SyntaxVisitor {
  var file = ""
  var found: [(file: String, range: Range<Int>, base: Set<String>)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base {
      found.append(
        (
          file, base.bytes.upperBound..<node.bytes.upperBound, Deletion.names(in: base.trimmedDescription)
        ))
    }
    return .visitChildren
  }
}

/// The types and extensions of a file: where, the names before their braces, and all of their words.
private final class Groups: SyntaxVisitor {
  var file = ""
  var found: [(file: String, range: Range<Int>, names: Set<String>, words: Set<String>)] = []

  private func note(_ node: some DeclGroupSyntax, _ name: String) {
    let above = node.inheritanceClause?.plainNames ?? []
    found.append((file, node.bytes, Set([name] + above), Deletion.names(in: node.trimmedDescription)))
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { note(node, node.extendedType.trimmedDescription) }
  override func visitPost(_ node: ClassDeclSyntax) { note(node, node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { note(node, node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { note(node, node.name.text) }
}

/// The same numbers for the same seed, on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// The declaration of each variable, parameter and bound name of a file.
private final class Bindings: SyntaxVisitor {
  var found: [(name: String, names: Set<String>)] = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    found.append((node.pattern.trimmedDescription, Deletion.names(in: node.trimmedDescription)))
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    found.append((node.pattern.trimmedDescription, Deletion.names(in: node.trimmedDescription)))
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    found.append(((node.secondName ?? node.firstName).text, Deletion.names(in: node.type.trimmedDescription)))
    return .visitChildren
  }
}

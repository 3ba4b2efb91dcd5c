// The missing names of a module, and the modules that are likely to have them.

import SwiftSyntax

/// The names that the files of a module use, and the modules that they import and that are not here.
struct MissingNames: Sendable {
  /// By file: the modules that it imports and that are not here, in order.
  private let modules: [[String]]
  /// By file: the modules with a stand-in that it imports, which has a part of its module only.
  private let partial: [[String]]
  /// The modules that any file imports and that are here by themselves.
  let present: Set<String>
  /// By file: every identifier in it.
  private let identifiers: [Set<String>]
  /// By name: in how many places it stands.
  private let counts: [String: Int]
  /// The names that the module declares, wherever.
  let declared: Set<String>
  /// By file: what of that only the file itself may mean, variables of functions and what is private.
  private let locals: [Set<String>]
  /// Names that the module declares and that all of its files may mean.
  private let shared: Set<String>
  /// By name of a function, case or property that may be called: the labels that each such one takes.
  private let callables: [String: [Set<String>]]
  /// By another name that the module gives a type: that type's own.
  private let aliases: [String: String]

  init(_ files: [ParsedFile], moduleName: String) {
    var modules: [[String]] = []
    var partial: [[String]] = []
    var present: Set<String> = []
    var identifiers: [Set<String>] = []
    var counts: [String: Int] = [:]
    var declared: Set<String> = []
    var locals: [Set<String>] = []
    var shared: Set<String> = []
    var callables: [String: [Set<String>]] = [:]
    var aliases: [String: String] = [:]
    for file in files {
      let search = NameSearch(moduleName)
      if file.parses { search.walk(file.tree) }
      modules.append(search.modules)
      partial.append(search.partial)
      present.formUnion(search.present)
      identifiers.append(Set(search.counts.keys))
      counts.merge(search.counts, uniquingKeysWith: +)
      declared.formUnion(search.declared)
      locals.append(search.declared.subtracting(search.shared))
      shared.formUnion(search.shared)
      callables.merge(search.callables, uniquingKeysWith: +)
      aliases.merge(search.aliases) { first, _ in first }
    }
    (self.modules, self.partial, self.present) = (modules, partial, present)
    self.identifiers = identifiers
    (self.counts, self.declared, self.aliases) = (counts, declared, aliases)
    (self.locals, self.shared, self.callables) = (locals, shared, callables)
  }

  /// Whether a file may mean by the name what the module declares.
  func mayBeSeen(_ name: String, from file: Int) -> Bool {
    shared.contains(name) || locals[file].contains(name)
  }

  /// Whether the module declares something by the name that can be called with arguments of these labels.
  func declares(_ name: String, callableWith labels: Set<String>) -> Bool {
    callables[name]?.contains(where: labels.isSubset) ?? false
  }

  /// Whether it declares such a name for something that can be called with arguments of these labels.
  func hasSlip(of name: String, calledWith labels: Set<String>) -> Bool {
    callables.contains { name.isSlip(for: $0.key) && $0.value.contains(where: labels.isSubset) }
  }

  /// In how many places of the module the name stands.
  func count(of name: String) -> Int { counts[name] ?? 0 }

  /// Whether the module has another name that this one is with a slip of the hand in it. A type's is none for
  /// that of a variable, `TextInput` for `textInput`.
  func hasSlip(of name: String) -> Bool {
    counts.keys.contains { name.isSlip(for: $0) && name.isCapitalised == $0.isCapitalised }
  }

  /// Whether it declares such a name: two functions of a missing module may be called alike.
  func hasDeclaredSlip(of name: String) -> Bool {
    declared.contains { name.isSlip(for: $0) && name.isCapitalised == $0.isCapitalised }
  }

  /// Whether a name begins as those that come from Objective-C's categories do, with a few letters for whose
  /// it is, and the module declares none that begins so: `sd_imageURL`.
  func isOfCategory(_ name: String) -> Bool {
    guard let begin = name.prefixMatch(of: /[a-z]{2,4}_(?=[a-z])/)?.output else { return false }
    return !declared.contains { $0.hasPrefix(begin) }
  }

  /// Whether a name is that of a constant in C, and not the module's: `IFF_UP`. Its type may be another one
  /// here.
  func isConstantOfC(_ name: String) -> Bool {
    name.wholeMatch(of: /[A-Z][A-Z0-9]*(_[A-Z0-9]+)+/) != nil && !declared.contains(name)
  }

  /// The type that the module means by another name; nil for what is no such name.
  func aliased(_ name: String) -> String? { aliases[name] }

  /// Whether the file imports something that is not here.
  func importsMissing(_ file: Int) -> Bool { !modules[file].isEmpty }

  /// Whether any file does.
  var importsMissing: Bool { modules.contains { !$0.isEmpty } }

  /// Whether any file imports that module, which is not here.
  func isMissingModule(_ name: String) -> Bool { modules.contains { $0.contains(name) } }

  /// Whether the file imports a package that has a stand-in here, which may lack a name.
  func importsPartialPackage(_ file: Int) -> Bool { partial[file].contains(where: StandInModules.isPackage) }

  /// Whether the file imports SwiftUI and another module of Apple's that has views for it, which are not
  /// here.
  func importsApplesForSwiftUI(_ file: Int) -> Bool {
    partial[file].contains("SwiftUI") && !Self.withViews.isDisjoint(with: partial[file])
  }

  private static let withViews: Set<String> = [
    "AVKit", "AuthenticationServices", "MapKit", "PhotosUI", "StoreKit", "WebKit",
  ]

  /// The stand-in that has not all that its module has, if the name can be of no other module: one of Apple's
  /// as their names begin, of a package anything else.
  func partialModule(having name: String, in file: Int) -> String? {
    let isApples = HoleJudge.isApples(name)
    guard isApples || !importsMissing(file) else { return nil }
    let candidates = partial[file].filter { isApples != StandInModules.isPackage($0) }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The modules that may have the name: those that all files import in which it stands; those of `file`
  /// where there is no such one.
  func modules(having name: String, in file: Int) -> [String] {
    if isMissingModule(name) { return [name] }
    var common: [String]?
    for (number, names) in identifiers.enumerated() where names.contains(name) {
      // Members come along with a module that any file imports; only files that import something tell.
      if modules[number].isEmpty { continue }
      common = common.map { $0.filter(modules[number].contains) } ?? modules[number]
    }
    let candidates = common.flatMap { $0.isEmpty ? nil : $0 } ?? modules[file]
    let alike = candidates.filter { $0.sharesBeginning(with: name) }
    return alike.isEmpty ? candidates : alike
  }
}

extension String {
  fileprivate var isCapitalised: Bool { first?.isUppercase == true }

  /// `RxSwift` and `RxCocoa`, `Realm` and `RealmSwift`, `kf` and none.
  fileprivate func sharesBeginning(with other: String) -> Bool {
    let length = 4
    return count >= length && other.count >= length
      && prefix(length).lowercased() == other.prefix(length).lowercased()
  }
}

private final class NameSearch: ActiveVisitor {
  var modules: [String] = []
  var partial: [String] = []
  var present: Set<String> = []
  var counts: [String: Int] = [:]
  var declared: Set<String> = []
  var aliases: [String: String] = [:]
  private let moduleName: String

  init(_ moduleName: String) { self.moduleName = moduleName }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.path.first?.name.text ?? ""
    guard name != moduleName else { return .skipChildren }
    let isStandIn = StandInModules.has(name, besides: ModuleSurroundings.current.brought)
    if isStandIn, !partial.contains(name) { partial.append(name) }
    switch KnownModule.named(name) {
    case .present: present.insert(name)
    case .insideUIKit: break
    case nil: if !modules.contains(name) { modules.append(name) }
    }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = token.tokenKind else { return .skipChildren }
    counts[name.trimmingBackticks, default: 0] += 1
    return .skipChildren
  }

  /// Those of the declared names that are not of one file alone.
  var shared: Set<String> = []
  /// Those that may be called, and with which labels.
  var callables: [String: [Set<String>]] = [:]

  private func declare(_ name: String, isShared: Bool = true, calledWith labels: [String]? = []) {
    let name = name.trimmingBackticks
    declared.insert(name)
    if isShared { shared.insert(name) }
    if let labels { callables[name, default: []].append(Set(labels)) }
  }

  override func visitPost(_ node: FunctionDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    declare(node.name.text, isShared: !node.modifiers.isFilePrivate, calledWith: labels)
  }
  override func visitPost(_ node: EnumCaseElementSyntax) {
    // Outside of its type a bare name never means a case.
    declare(
      node.name.text, isShared: false,
      calledWith: (node.parameterClause?.parameters ?? []).compactMap { $0.firstName?.text })
  }
  override func visitPost(_ node: IdentifierPatternSyntax) {
    let binding = node.parent?.as(PatternBindingSyntax.self)
    let variable = binding?.parent?.parent?.as(VariableDeclSyntax.self)
    let isMember = variable?.parent?.is(MemberBlockItemSyntax.self) == true
    let isOfFile = variable?.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    declare(
      node.identifier.text, isShared: (isMember || isOfFile) && variable?.modifiers.isFilePrivate == false,
      calledWith: binding?.mayHoldFunction == true ? [] : nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { declare(node.name.text) }
  override func visitPost(_ node: StructDeclSyntax) { declare(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { declare(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { declare(node.name.text) }
  override func visitPost(_ node: ProtocolDeclSyntax) { declare(node.name.text) }
  override func visitPost(_ node: TypeAliasDeclSyntax) {
    declare(node.name.text)
    aliases[node.name.text] = ModuleIndex.plainName(node.initializer.value.trimmedDescription)
  }
  override func visitPost(_ node: AssociatedTypeDeclSyntax) { declare(node.name.text) }
  override func visitPost(_ node: FunctionParameterSyntax) {
    declare((node.secondName ?? node.firstName).text, isShared: false)
  }
}

extension PatternBindingSyntax {
  /// Whether what it binds may be a function: it says so, or does not say of which type it is and has no
  /// value that tells.
  fileprivate var mayHoldFunction: Bool {
    if let type = typeAnnotation?.type {
      return type.trimmedDescription.contains("->") || type.is(IdentifierTypeSyntax.self)
    }
    return initializer?.value.is(ClosureExprSyntax.self) == true
  }
}

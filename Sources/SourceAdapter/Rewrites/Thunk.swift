import SwiftSyntax

/// A member of an extension that is renamed in its place, and the member of the class that calls it by its
/// old name.
struct Thunk {
  let member: MemberDeclaration
  /// Of the class, as part of an identifier.
  let mangledName: String
  /// Whether the class is in another file than the extension.
  let isElsewhere: Bool
  let enclosing: ExtensionDeclSyntax
  /// Whether a superclass declares the member.
  let overrides: Bool
  /// Whether the class belongs to the main actor and what it overrides does not, so that its member has to
  /// say that it is there (`IsolatedOverrides`).
  let entersMainActor: Bool

  init(
    _ member: MemberDeclaration, of type: TypeDeclaration, in enclosing: ExtensionDeclSyntax, overrides: Bool,
    entersMainActor: Bool
  ) {
    self.member = member
    mangledName = type.mangledName
    isElsewhere = type.file != member.file
    self.enclosing = enclosing
    self.overrides = overrides
    self.entersMainActor = entersMainActor
  }

  /// A member of an extension of a class of another module, which cannot be given a member that calls it.
  init(_ member: MemberDeclaration, in added: ExtensionDeclaration) {
    self.member = member
    mangledName = added.extendedName.replacing(".", with: "_")
    isElsewhere = false
    enclosing = added.node
    overrides = true
    entersMainActor = false
  }

  /// The member's name in its place, without its labels.
  var name: String { hidden(String(member.baseName)) }

  /// The edits that rename the member in its place; nil for a subscript, which has no name.
  func renaming() -> [SourceEdit]? {
    switch member.node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): return renaming(function)
    case .initializerDecl(let initializer): return renaming(initializer)
    case .variableDecl(let variable):
      guard variable.bindings.count == 1, let binding = variable.bindings.first,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else { return nil }
      if let accessors = binding.accessorBlock, let type = binding.typeAnnotation,
        let observers = Observers(variable, accessors)
      {
        return observers.made(named: hidden(member.name), ofType: type.type.oneLine).edits
      }
      return renaming(pattern)
    default: return nil
    }
  }

  /// The edits in the extension's file and the declaration for the class, on one line.
  ///
  /// - Returns: nil for what cannot be called on, such as variadic functions and subscripts; the compiler
  ///   says so.
  func made() -> (edits: [SourceEdit], thunk: String)? {
    switch member.node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function): of(function)
    case .variableDecl(let variable): of(variable)
    case .initializerDecl(let initializer): of(initializer)
    default: nil
    }
  }

  private func of(_ function: FunctionDeclSyntax) -> (edits: [SourceEdit], thunk: String)? {
    guard let parameters = ForwardedParameters(function.signature.parameterClause) else { return nil }
    let name = hidden(function.name.text.trimmingBackticks)
    let effects = function.signature.effectSpecifiers
    let call = "\(effects.callPrefix)\(name)(\(parameters.arguments))"
    let signature =
      "func \(function.name.text)\(function.genericParameterClause?.oneLine ?? "")"
      + "(\(parameters.declaration))\(spaced(effects?.oneLine))"
      + "\(spaced(function.signature.returnClause?.oneLine))\(spaced(function.genericWhereClause?.oneLine))"
    return (renaming(function), "\(prefix)\(signature) { \(entered(call)) }")
  }

  private func of(_ variable: VariableDeclSyntax) -> (edits: [SourceEdit], thunk: String)? {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let annotation = binding.typeAnnotation,
      let accessors = binding.accessorBlock
    else { return nil }
    if let observers = Observers(variable, accessors) { return of(variable, observers, annotation) }
    let name = hidden(pattern.identifier.text.trimmingBackticks)
    let head = "\(prefix)var \(pattern.identifier.text)\(annotation.oneLine)"
    let body =
      accessors.isSettable ? "{ get { \(name) } set { \(name) = newValue } }" : "{ \(entered(name)) }"
    return (renaming(pattern), "\(head) \(body)")
  }

  private func of(_ initializer: InitializerDeclSyntax) -> (edits: [SourceEdit], thunk: String)? {
    guard let parameters = ForwardedParameters(initializer.signature.parameterClause) else { return nil }
    let effects = initializer.signature.effectSpecifiers
    let separator = parameters.arguments.isEmpty ? "" : ", "
    let call = "\(effects.callPrefix)self.init(\(hidden("init")): ()\(separator)\(parameters.arguments))"
    let signature =
      "init\(initializer.optionalMark?.text ?? "")\(initializer.genericParameterClause?.oneLine ?? "")"
      + "(\(parameters.declaration))\(spaced(effects?.oneLine))\(spaced(initializer.genericWhereClause?.oneLine))"
    return (renaming(initializer), "\(prefix)\(signature) { \(call) }")
  }

  /// Observers of a property of the superclass become functions, which the thunk's observers call.
  private func of(
    _ variable: VariableDeclSyntax, _ observers: Observers, _ annotation: TypeAnnotationSyntax
  ) -> (edits: [SourceEdit], thunk: String) {
    let name = member.name
    let made = observers.made(named: hidden(name), ofType: annotation.type.oneLine)
    return (
      accessEdit(before: made.start) + made.edits,
      "\(prefix)var \(name)\(annotation.oneLine) { \(made.calls) }"
    )
  }

  private func renaming(_ function: FunctionDeclSyntax) -> [SourceEdit] {
    placeEdits + [.replace(function.name, with: hidden(function.name.text.trimmingBackticks))]
  }

  private func renaming(_ pattern: IdentifierPatternSyntax) -> [SourceEdit] {
    placeEdits + [.replace(pattern.identifier, with: hidden(pattern.identifier.text.trimmingBackticks))]
  }

  /// An initialiser has no name of its own, but a label: an empty one in front tells the two apart.
  private func renaming(_ initializer: InitializerDeclSyntax) -> [SourceEdit] {
    let clause = initializer.signature.parameterClause
    let label = "\(hidden("init")) _: Void\(clause.parameters.isEmpty ? "" : ", ")"
    return placeEdits + [.insert(label, at: clause.leftParen.bytes.upperBound)]
  }

  private func entered(_ call: String) -> String {
    entersMainActor ? "MainActor.assumeIsolated { \(call) }" : call
  }

  private func hidden(_ name: String) -> String { "__\(mangledName)_\(name)" }
  private func spaced(_ text: String?) -> String { text.map { " " + $0 } ?? "" }
}

// The modifiers in front of the member, there and here.
extension Thunk {
  /// In its place it is no override any more, and must be visible to the class.
  private var placeEdits: [SourceEdit] {
    var edits: [SourceEdit] = []
    for modifier in member.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.override): edits.append(.remove(modifier))
      // Only the class's member can be open.
      case .keyword(.open): edits.append(.replace(modifier, with: "public"))
      case .keyword(.private) where isElsewhere, .keyword(.fileprivate) where isElsewhere:
        edits.append(.replace(modifier, with: "internal"))
      default: break
      }
    }
    return edits + accessEdit(before: member.introducer)
  }

  private func accessEdit(before offset: Int) -> [SourceEdit] {
    guard isElsewhere, member.modifiers.accessLevel == nil,
      [.private, .fileprivate].contains(enclosing.modifiers.accessLevel)
    else { return [] }
    return [.insert("internal ", at: offset)]
  }

  /// Attributes and modifiers of the thunk.
  private var prefix: String {
    var words: [String] = member.attributes.active()
      .filter { !Self.objectiveC.contains($0.attributeName.trimmedDescription) }.map(\.oneLine)
    if let access { words.append(access) }
    if overrides { words.append("override") }
    words += member.modifiers.filter { !Self.rewritten.contains($0.name.text) }.map(\.oneLine)
    return words.map { $0 + " " }.joined()
  }

  private var access: String? {
    let level = member.modifiers.accessLevel ?? enclosing.modifiers.accessLevel
    switch level {
    case .public: return "public"
    case .open: return "open"
    case .package: return "package"
    default: return nil
    }
  }

  private static let objectiveC: Set<String> = ["objc", "nonobjc", "IBAction", "IBOutlet", "IBInspectable"]
  private static let rewritten: Set<String> = [
    "override", "dynamic", "private", "fileprivate", "internal", "package", "public", "open",
  ]
}

extension FunctionEffectSpecifiersSyntax? {
  /// `try await ` as far as a call needs it.
  fileprivate var callPrefix: String {
    (self?.throwsClause == nil ? "" : "try ") + (self?.asyncSpecifier == nil ? "" : "await ")
  }
}

extension AccessorBlockSyntax {
  /// Whether it has a setter.
  var isSettable: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { [.keyword(.set), .keyword(._modify)].contains($0.accessorSpecifier.tokenKind) }
  }
}

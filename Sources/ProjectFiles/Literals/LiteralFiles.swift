import SwiftParser
import SwiftSyntax

/// The declarations of a manifest's files: the manifest itself, and those that help it.
struct LiteralFiles {
  /// A function that makes a value.
  struct Function {
    struct Parameter {
      var label: String?
      var name: String
      var type: String?
      var initial: ExprSyntax?
    }

    /// The type that it is a static member of.
    var owner: String?
    var parameters: [Parameter]
    var type: String?
    var body: CodeBlockItemListSyntax
  }

  /// A constant, of a file or of a type.
  struct Constant {
    var owner: String?
    var type: String?
    var value: ExprSyntax?
    /// Of a computed one.
    var body: CodeBlockItemListSyntax?
  }

  /// The manifest's own statements.
  private(set) var main: SourceFileSyntax?
  private(set) var functions: [String: [Function]] = [:]
  private(set) var constants: [String: [Constant]] = [:]
  /// Raw values of cases, by the cases' names.
  private(set) var rawValues: [String: [(owner: String, value: String)]] = [:]
  /// Types that are declared.
  private(set) var types: Set<String> = []
  private var texts: [SyntaxIdentifier: ManifestText] = [:]

  /// The compiler's parser calls itself for each bracket.
  private static let maximumNesting = 150
  private static let maximumSize = 1 << 20

  /// The files that help a manifest; those that are nested too deeply are left out.
  init(helpers: [(place: String, text: String)]) {
    for helper in helpers {
      if let tree = Self.parse(helper.text) { add(tree, ManifestText(helper.text, of: helper.place)) }
    }
  }

  /// Nil where the manifest is nested too deeply.
  ///
  /// - Parameters:
  ///   - text: the manifest's.
  ///   - place: where it is, from the served folder.
  init?(_ text: String, at place: String, helpers: LiteralFiles = LiteralFiles(helpers: [])) {
    guard let main = Self.parse(text) else { return nil }
    self = helpers
    self.main = main
    add(main, ManifestText(text, of: place))
  }

  /// Nil for what is nested too deeply.
  private static func parse(_ text: String) -> SourceFileSyntax? {
    var (depth, deepest, conditions) = (0, 0, 0)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
        depth = max(0, depth - 1)
      case UInt8(ascii: "#"): conditions += 1
      default: continue
      }
      deepest = max(deepest, depth)
    }
    guard deepest <= maximumNesting, conditions <= 500, text.utf8.count <= maximumSize else { return nil }
    return Parser.parse(source: text)
  }

  /// Of what is not known at `node`.
  func unread(_ node: some SyntaxProtocol, name: String? = nil) -> LiteralValue.Unread {
    let text = texts[node.root.id]
    return LiteralValue.Unread(
      text: String((text?.words(of: node) ?? "").prefix(60)), file: text?.file ?? "",
      line: text?.line(of: node) ?? 1, name: name)
  }

  /// The source of `node`, in one line.
  func words(of node: some SyntaxProtocol) -> String {
    texts[node.root.id]?.words(of: node, upTo: 1 << 16) ?? ""
  }

  // MARK: Declarations

  private mutating func add(_ tree: SourceFileSyntax, _ text: ManifestText) {
    texts[tree.id] = text
    for statement in chosen(tree.statements) {
      if let declaration = statement.item.as(DeclSyntax.self) { add(declaration, in: nil) }
    }
  }

  private mutating func add(_ declaration: DeclSyntax, in owner: String?) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { add(binding, in: owner) }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      add(function, in: owner)
    } else if let group = declaration.asProtocol(DeclGroupSyntax.self) {
      let name = name(of: declaration)
      types.insert(name)
      for member in group.memberBlock.members {
        if let enumeration = member.decl.as(EnumCaseDeclSyntax.self) {
          add(enumeration, in: name)
        } else {
          add(member.decl, in: name)
        }
      }
    }
  }

  private func name(of declaration: DeclSyntax) -> String {
    if let named = declaration.asProtocol(NamedDeclSyntax.self) { return named.name.text }
    return declaration.as(ExtensionDeclSyntax.self).map { typeName($0.extendedType) } ?? ""
  }

  private mutating func add(_ binding: PatternBindingSyntax, in owner: String?) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    var constant = Constant(
      owner: owner, type: binding.typeAnnotation.map { typeName($0.type) },
      value: binding.initializer?.value)
    if constant.type == "Self" { constant.type = owner }
    if case .getter(let body)? = binding.accessorBlock?.accessors { constant.body = body }
    if constant.value != nil || constant.body != nil { constants[name, default: []].append(constant) }
  }

  private mutating func add(_ declaration: FunctionDeclSyntax, in owner: String?) {
    guard let body = declaration.body?.statements else { return }
    let parameters = declaration.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return Function.Parameter(
        label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text,
        type: typeName(parameter.type), initial: parameter.defaultValue?.value)
    }
    let type = declaration.signature.returnClause.map { typeName($0.type) }
    functions[declaration.name.text, default: []].append(
      Function(owner: owner, parameters: parameters, type: type == "Self" ? owner : type, body: body))
  }

  private mutating func add(_ declaration: EnumCaseDeclSyntax, in owner: String) {
    for element in declaration.elements {
      let written = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      rawValues[element.name.text, default: []].append((owner, written ?? element.name.text))
    }
  }

  /// `[ProjectDescription.TargetDependency]?` → `TargetDependency`.
  func typeName(_ type: TypeSyntax) -> String {
    let words = words(of: type).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.last.map(String.init) ?? ""
  }

  // MARK: Conditions

  /// The statements, of `#if` those that a Mac would compile; where that is not known, none.
  func chosen(_ statements: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    statements.flatMap { statement -> [CodeBlockItemSyntax] in
      guard let conditional = statement.item.as(IfConfigDeclSyntax.self) else { return [statement] }
      for clause in conditional.clauses {
        let text = clause.condition.map { words(of: $0) }
        guard let holds = text.map(Self.isForMacs) ?? true else { return [statement] }
        guard holds else { continue }
        if case .statements(let inner) = clause.elements { return chosen(inner) }
        return []
      }
      return []
    }
  }

  /// Nil where that is not known.
  private static func isForMacs(_ condition: String) -> Bool? {
    let text = condition.filter { !$0.isWhitespace }
    if text.hasPrefix("!"), let holds = isForMacs(String(text.dropFirst())) { return !holds }
    switch text {
    case "os(macOS)", "canImport(Darwin)", "canImport(ObjectiveC)", "canImport(UIKit)": return true
    case "os(Linux)", "os(Windows)", "os(Android)", "canImport(Glibc)", "TUIST": return false
    default: return text.hasPrefix("swift(>=") || text.hasPrefix("compiler(>=") ? true : nil
    }
  }
}

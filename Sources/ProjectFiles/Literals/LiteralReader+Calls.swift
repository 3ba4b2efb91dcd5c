import SwiftSyntax

extension LiteralReader {
  /// Types of `PackageDescription` and `ProjectDescription`, whose members say what they are by their names.
  private static let describing: Set<String> = [
    "Package", "Product", "Target", "Dependency", "SwiftSetting", "Resource", "Version", "SwiftLanguageMode",
    "SwiftVersion", "Platform", "SupportedPlatform", "Project", "Workspace", "TargetDependency", "Settings",
    "Configuration", "ConfigurationName", "SettingsDictionary", "SettingValue", "Path", "InfoPlist", "Plist",
    "Destination", "Destinations", "DeploymentTarget", "DeploymentTargets", "SourceFilesList",
    "SourceFileGlob",
    "ResourceFileElement", "ResourceFileElements", "Entitlements", "MainActor", "Self", "Context",
    "FileElement",
  ]

  /// The functions that make a target without anybody's help.
  private static let makingTargets: Set<String> = [
    "target", "testTarget", "executableTarget", "macro", "plugin", "binaryTarget", "systemLibrary",
    "systemLibraryTarget", "init",
  ]

  /// Whether a function is one of those modules; `owner` as for `call`.
  private static func describes(_ name: String, of owner: String?, wanted: String?) -> Bool {
    guard let owner else { return name.first?.isUppercase == true }
    let type = owner.isEmpty ? wanted : owner
    if type == "Target" { return makingTargets.contains(name) || name == "Target" }
    if type == "Project" { return name == "Project" || name == "init" }
    return owner.isEmpty || describing.contains(owner) || name == owner
  }

  /// The types that an argument of that label has; nil where that is not known.
  private static func wanted(by label: String?) -> String? {
    switch label {
    case "dependencies": "TargetDependency"
    case "targets": "Target"
    case "product": "Product"
    case "infoPlist": "InfoPlist"
    case "settings": "Settings"
    case "platform": "Platform"
    case "destinations": "Destinations"
    default: nil
    }
  }

  /// Whether a member of `owner` may stand where `wanted` is.
  private static func fits(_ owner: String?, _ wanted: String?) -> Bool {
    guard let owner, let wanted, describing.contains(owner), describing.contains(wanted) else { return true }
    let dependencies: Set = ["TargetDependency", "Dependency"]
    return owner == wanted || dependencies.contains(owner) && dependencies.contains(wanted)
  }

  // MARK: Members

  /// `.core`, `Product.framework`, `feature.name`.
  func member(_ member: MemberAccessExprSyntax, _ scope: LiteralScope) -> LiteralValue {
    let name = member.declName.baseName.text
    guard let base = member.base else {
      let constant = files.constants[name]?.first { $0.owner != nil && Self.fits($0.owner, scope.wanted) }
      return constant.flatMap { value(of: $0, scope) } ?? .call(name, [])
    }
    let owner = Self.lastName(base)
    if let owner, scope.values[owner] == nil {
      if name == "rawValue", let raw = files.rawValues[owner]?.first?.value { return .text(raw) }
      let members = files.constants[name] ?? []
      if let constant = members.first(where: { $0.owner == owner }) {
        return value(of: constant, scope) ?? unreadable(member)
      }
      if files.rawValues[name]?.contains(where: { $0.owner == owner }) == true { return .call(name, []) }
      if Self.describing.contains(owner) { return .call(name, []) }
    }
    let known = value(base, scope.deeper())
    switch (name, known) {
    case ("rawValue", .call(let name, _)):
      return files.rawValues[name].map { .text($0[0].value) } ?? unreadable(member)
    case ("isEmpty", .list(let list)): return .text("\(list.isEmpty)")
    case ("isEmpty", .text(let text)): return .text("\(text.isEmpty)")
    case (_, .call): return known[name] ?? unreadable(member)
    default: return unreadable(member)
    }
  }

  /// `Feature` of `Feature`, `Module.Feature`.
  private static func lastName(_ base: ExprSyntax) -> String? {
    base.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  // MARK: Calls

  func call(_ call: FunctionCallExprSyntax, _ scope: LiteralScope) -> LiteralValue {
    if let closure = call.calledExpression.as(ClosureExprSyntax.self), call.arguments.isEmpty {
      var inner = scope.deeper(wanting: scope.wanted)
      return result(of: closure.statements, in: &inner)
    }
    if call.arguments.isEmpty, call.calledExpression.is(ArrayExprSyntax.self) { return .list([]) }
    if call.arguments.isEmpty, call.calledExpression.is(DictionaryExprSyntax.self) { return .table([]) }
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return self.call(name, of: nil, call, scope)
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return unreadable(call) }
    let name = member.declName.baseName.text
    guard let base = member.base else { return self.call(name, of: "", call, scope) }
    if let owner = Self.lastName(base), scope.values[owner] == nil, files.constants[owner] == nil,
      owner.first?.isUppercase == true
    {
      return self.call(name == "init" ? owner : name, of: owner, call, scope)
    }
    return changed(value(base, scope.deeper()), name, call, scope)
  }

  /// - Parameter owner: the type it is a member of; empty for the one that is wanted, nil for a function of
  ///   the file.
  private func call(
    _ name: String, of owner: String?, _ call: FunctionCallExprSyntax, _ scope: LiteralScope
  ) -> LiteralValue {
    let fitting = (files.functions[name] ?? []).filter { function in
      if let owner, !owner.isEmpty, owner != "Self", function.owner != owner { return false }
      if owner == "", !Self.fits(function.owner, scope.wanted) || function.owner == nil { return false }
      return Self.matched(call.arguments, to: function) != nil
    }
    if let function = fitting.first { return result(of: function, call, scope) }
    let arguments = call.arguments.map { argument in
      (
        argument.label?.text,
        value(argument.expression, scope.deeper(wanting: Self.wanted(by: argument.label?.text)))
      )
    }
    if Self.describes(name, of: owner, wanted: scope.wanted) {
      return name == "String" ? arguments.first?.1 ?? .text("") : .call(name, arguments)
    }
    let said = arguments.first { $0.0 == "name" }?.1.text ?? arguments.first { $0.0 == nil }?.1.text
    return unreadable(call, name: said)
  }

  /// The argument of each parameter, nil for those that have an initial value; nil where they do not fit.
  private static func matched(
    _ arguments: LabeledExprListSyntax, to function: LiteralFiles.Function
  ) -> [ExprSyntax?]? {
    var rest = Array(arguments)[...]
    var matched: [ExprSyntax?] = []
    for parameter in function.parameters {
      if let next = rest.first, next.label?.text == parameter.label {
        matched.append(next.expression)
        rest = rest.dropFirst()
      } else if parameter.initial != nil {
        matched.append(nil)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? matched : nil
  }

  private func result(
    of function: LiteralFiles.Function, _ call: FunctionCallExprSyntax, _ scope: LiteralScope
  ) -> LiteralValue {
    var inner = scope.ofFunction(wanting: function.type)
    var said: String?
    let arguments = Self.matched(call.arguments, to: function) ?? []
    for (parameter, argument) in zip(function.parameters, arguments) {
      guard let expression = argument ?? parameter.initial else { continue }
      let place = argument == nil ? inner : scope
      let value = value(expression, place.deeper(wanting: parameter.type))
      bind(parameter.name, value, in: &inner)
      if said == nil || parameter.label == "name" { said = value.text ?? said }
    }
    let made = result(of: function.body, in: &inner)
    if case .unreadable(var unread) = made {
      unread.name = unread.name ?? said
      return .unreadable(unread)
    }
    return made
  }

  // MARK: Methods of values

  /// The result of a method on a value.
  private func changed(
    _ known: LiteralValue, _ name: String, _ call: FunctionCallExprSyntax, _ scope: LiteralScope
  ) -> LiteralValue {
    let arguments = call.arguments.map { value($0.expression, scope.deeper()) }
    let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
    switch (name, known) {
    case ("map", .list(let list)), ("flatMap", .list(let list)), ("compactMap", .list(let list)):
      guard let closure else { return unreadable(call) }
      return mapped(list, by: closure, isFlat: name == "flatMap", scope)
    case ("contains", .list(let list)):
      guard let wanted = arguments.first?.word, arguments.count == 1 else { return unreadable(call) }
      return .text("\(list.contains { $0.word == wanted })")
    case ("lowercased", .text(let text)): return .text(text.lowercased())
    case ("uppercased", .text(let text)): return .text(text.uppercased())
    case ("replacingOccurrences", .text(let text)):
      guard arguments.count == 2, let old = arguments[0].text, let new = arguments[1].text, !old.isEmpty
      else {
        return unreadable(call)
      }
      // A text that grows may grow without end.
      guard new.utf8.count <= old.utf8.count else { return unreadable(call) }
      return .text(text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new))
    case ("merging", .table(let entries)): return .table(entries + (arguments.first?.entries ?? []))
    case (_, .call("SettingsDictionary", _)): return changed(.table([]), name, call, scope)
    case ("swiftVersion", .table(let entries)):
      return .table(entries + [("SWIFT_VERSION", arguments.first ?? .nothing)])
    case ("swiftActiveCompilationConditions", .table(let entries)):
      let words = arguments.flatMap(\.each)
      return .table(entries + [("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .list(words))])
    // Other settings say nothing of Swift.
    case (_, .table): return known
    default: return unreadable(call)
    }
  }

  private func mapped(
    _ list: [LiteralValue], by closure: ClosureExprSyntax, isFlat: Bool, _ scope: LiteralScope
  ) -> LiteralValue {
    var name = "$0"
    switch closure.signature?.parameterClause {
    case .simpleInput(let parameters)?: name = parameters.first?.name.text ?? name
    case .parameterClause(let clause)?: name = clause.parameters.first?.firstName.text ?? name
    default: break
    }
    var made: [LiteralValue] = []
    for element in list {
      var inner = scope.deeper(wanting: scope.wanted)
      bind(name, element, in: &inner)
      let one = result(of: closure.statements, in: &inner)
      switch one {
      case .list(let list) where isFlat: made += list
      case .nothing: continue
      default: made.append(one)
      }
    }
    return .list(made)
  }
}

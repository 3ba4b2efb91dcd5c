// Values for the arguments of screens that cannot be made without any.

import SwiftSyntax

/// Finds an expression for a value of a type, with which something can be seen.
///
/// The expression need not compile: a registration that does not is left out.
struct GuessedValues {
  let index: ModuleIndex
  /// Where the expression is going to stand: types that are private in other files cannot be named there.
  let file: Int

  /// An initialiser that wants a value that wants a value, and so on, is followed this far.
  private static let deepest = 5

  /// `T(title: "Title")`, by the first initialiser whose arguments all have a value; nil without one.
  func call(of type: TypeDeclaration) -> String? { call(of: type, depth: 0) }

  private func call(of type: TypeDeclaration, depth: Int) -> String? {
    guard depth < Self.deepest, !type.isGeneric, !type.attributes.saysUnavailable else { return nil }
    for owner in index.lineage(of: type) {
      let made = owner.members.compactMap { $0.node.as(InitializerDeclSyntax.self) }
      for initializer in made where !isOfNibs(initializer) {
        if let arguments = arguments(of: initializer, depth) { return "\(type.name)(\(arguments))" }
      }
      // A class with designated initialisers of its own inherits none.
      if made.contains(where: { !$0.modifiers.has(.convenience) }) { break }
    }
    return type.kind == .structType ? memberwiseCall(of: type, depth) : nil
  }

  private func isOfNibs(_ made: InitializerDeclSyntax) -> Bool {
    ["(coder:)", "(nibName:bundle:)"].contains(made.signature.parameterClause.labels)
  }

  private func arguments(of made: InitializerDeclSyntax, _ depth: Int) -> String? {
    guard made.optionalMark == nil, made.signature.effectSpecifiers == nil,
      made.genericParameterClause == nil, made.modifiers.accessLevel != .private,
      !made.modifiers.isFilePrivate, !made.attributes.saysUnavailable
    else { return nil }
    var arguments: [String] = []
    for parameter in made.signature.parameterClause.parameters where parameter.defaultValue == nil {
      let label = parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      guard parameter.ellipsis == nil, !parameter.type.isInout,
        let value = value(of: parameter.type, named: name, depth)
      else {
        return nil
      }
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    return arguments.joined(separator: ", ")
  }

  /// The initialiser that the compiler gives a struct that writes none.
  private func memberwiseCall(of type: TypeDeclaration, _ depth: Int) -> String? {
    guard
      !type.members.contains(where: {
        $0.node.is(InitializerDeclSyntax.self) && $0.enclosingExtension == nil
      })
    else { return nil }
    var arguments: [String] = []
    for member in type.members where member.enclosingExtension == nil && !member.isStatic {
      guard let variable = member.node.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where binding.pattern.trimmedDescription == member.name {
        guard binding.initializer == nil, binding.accessorBlock == nil else { continue }
        guard let type = binding.typeAnnotation?.type, let value = value(of: type, named: member.name, depth)
        else { return nil }
        arguments.append("\(member.name): \(value)")
      }
    }
    return "\(type.name)(\(arguments.joined(separator: ", ")))"
  }

  // MARK: Values

  private func value(of type: TypeSyntax, named name: String, _ depth: Int) -> String? {
    if type.is(OptionalTypeSyntax.self) { return "nil" }
    if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return value(of: type.wrappedType, named: name, depth) ?? "nil"
    }
    if let type = type.as(AttributedTypeSyntax.self) { return value(of: type.baseType, named: name, depth) }
    if let type = type.as(SomeOrAnyTypeSyntax.self) { return value(of: type.constraint, named: name, depth) }
    if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
      return value(of: only.type, named: name, depth)
    }
    if let type = type.as(FunctionTypeSyntax.self) { return closure(type, depth) }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    if let type = type.as(ArrayTypeSyntax.self) {
      let element = value(of: type.element, named: name, depth + 1)
      return "[" + [String](repeating: element ?? "", count: element == nil ? 0 : 3).joined(separator: ", ")
        + "]"
    }
    let text = type.trimmedDescription
    if text == "String" { return name.asTitle.swiftLiteral }
    if let value = Self.plain[text] { return value }
    let stores = ["NSManagedObjectContext", "NSPersistentContainer", "ModelContext", "ModelContainer"]
    if stores.contains(text), index.type(named: text, in: file) == nil { return "\(text)._ofSamples()" }
    guard let known = index.type(named: text, in: file), isNameable(known) else { return nil }
    return value(of: known, depth + 1)
  }

  private func value(of type: TypeDeclaration, _ depth: Int) -> String? {
    switch type.kind {
    case .protocolType: return conforming(to: type, depth)
    case .enumType: return type.members.lazy.compactMap { firstCase($0, of: type, depth) }.first
    case .structType, .classType, .actorType:
      if let shared = shared(of: type) { return shared }
      if index.isManaged(type) { return "\(type.name)._sample()" }
      let made = index.hasPlainInit(type) ? "\(type.name)()" : call(of: type, depth: depth)
      return index.isModel(type) ? made.map { "\(type.name)._sample { \($0) }" } : made
    }
  }

  /// `T.shared`, where one cannot be made otherwise.
  private func shared(of type: TypeDeclaration) -> String? {
    let names = ["shared", "default", "standard", "instance", "sharedInstance", "main", "current"]
    guard let found = type.members.first(where: { $0.isStatic && names.contains($0.name) }) else {
      return nil
    }
    return "\(type.name).\(found.name)"
  }

  private func firstCase(_ member: MemberDeclaration, of type: TypeDeclaration, _ depth: Int) -> String? {
    guard let first = member.node.as(EnumCaseDeclSyntax.self)?.elements.first else { return nil }
    guard let parameters = first.parameterClause?.parameters else { return "\(type.name).\(first.name.text)" }
    var values: [String] = []
    for parameter in parameters {
      let label = parameter.firstName?.text
      guard depth < Self.deepest, let value = value(of: parameter.type, named: label ?? "value", depth) else {
        return nil
      }
      values.append(label.map { $0 == "_" ? value : "\($0): \(value)" } ?? value)
    }
    return "\(type.name).\(first.name.text)(\(values.joined(separator: ", ")))"
  }

  /// One that conforms, of those that are written for this sort of thing first.
  private func conforming(to wanted: TypeDeclaration, _ depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    let conforming = index.types.filter {
      $0.kind != .protocolType && isNameable($0)
        && index.allInherited(of: $0).contains(wanted.path.last ?? "")
    }
    return conforming.mocksFirst.lazy.compactMap { self.value(of: $0, depth) }.first
  }

  private func isNameable(_ type: TypeDeclaration) -> Bool {
    index.reach(of: type.path, in: type.file) == .file && (type.file == file || !type.isFilePrivate)
  }

  private func closure(_ type: FunctionTypeSyntax, _ depth: Int) -> String? {
    let names = [String](repeating: "_", count: type.parameters.count).joined(separator: ", ")
    let head = type.parameters.isEmpty ? "" : "\(names) in "
    let result = type.returnClause.type.trimmedDescription
    if ["Void", "()"].contains(result) { return "{ \(head)}" }
    return value(of: type.returnClause.type, named: "value", depth + 1).map { "{ \(head)\($0) }" }
  }

  private static let plain: [String: String] = [
    "Int": "1", "UInt": "1", "Int32": "1", "Int64": "1", "CGFloat": "1", "Double": "1", "Float": "1",
    "TimeInterval": "1", "Bool": "true", "UIColor": ".systemBlue", "CGPoint": ".zero",
    "IndexPath": "IndexPath(item: 0, section: 0)", "UIEdgeInsets": ".zero",
    "CGRect": "CGRect(x: 0, y: 0, width: 200, height: 200)", "CGSize": "CGSize(width: 200, height: 200)",
    "Date": "Date()", "Data": "Data()", "UUID": "UUID()", "URL": "URL(fileURLWithPath: \"/\")",
    "UIImage": "UIImage()", "UIView": "UIView()", "UIViewController": "UIViewController()",
    "UINavigationController": "UINavigationController()", "UITabBarController": "UITabBarController()",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()",
    "UICollectionViewFlowLayout": "UICollectionViewFlowLayout()", "UIWindow": "UIWindow()",
    "URLSession": ".shared", "UserDefaults": ".standard", "NotificationCenter": ".default",
    "FileManager": ".default", "Bundle": ".main", "DispatchQueue": ".main", "Calendar": ".current",
    "Locale": ".current", "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/\"))",
    "JSONDecoder": "JSONDecoder()",
  ]
}

extension TypeSyntax {
  fileprivate var isInout: Bool { trimmedDescription.hasPrefix("inout ") }
}

extension String {
  /// `firstName` as words: "First name".
  fileprivate var asTitle: String {
    var words = ""
    for character in self {
      if character.isUppercase, !words.isEmpty { words.append(" ") }
      words.append(contentsOf: words.isEmpty ? character.uppercased() : character.lowercased())
    }
    return words
  }
}

extension [TypeDeclaration] {
  /// Those for tests and previews before the others.
  var mocksFirst: [TypeDeclaration] {
    func isMock(_ type: TypeDeclaration) -> Bool {
      ["Mock", "Stub", "Fake", "Preview", "Sample"].contains { type.path.last?.contains($0) == true }
    }
    return filter(isMock) + filter { !isMock($0) }
  }
}

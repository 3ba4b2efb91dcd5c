// What is shown of a module in which nothing else can be.

import SwiftSyntax

extension ModuleIndex {
  /// View controllers that want arguments which can be guessed, and then views: a module in which nothing can be made
  /// plainly still shows something.
  var foundLast: [FoundPreview] {
    let controllers = types.compactMap { type -> FoundPreview? in
      guard shownKind(of: type) == .viewController, let call = guessedCall(of: type) else { return nil }
      return found(type, call)
    }
    if !controllers.isEmpty { return controllers }
    return types.compactMap { type in
      guard type.kind == .classType, let root = foreignSuperclass(of: type), Self.views.contains(root),
        hasPlainInit(type)
      else { return nil }
      return found(type, "UIKit._showing(\(type.name)())")
    }
  }

  /// Views that are worth seeing by themselves.
  private static let views: Set<String> = ["UIView", "UIControl"]

  private func found(_ type: TypeDeclaration, _ expression: String) -> FoundPreview? {
    guard let reach = reach(of: type.path, in: type.file) else { return nil }
    let name = type.node.asProtocol((any NamedDeclSyntax).self)?.name
    let line = name.map { files[type.file].place(of: $0).line } ?? 1
    return FoundPreview(
      preview: PreviewDeclaration(.viewController, type.name, file: type.file, line: line),
      offset: type.node.bytes.lowerBound, expression: expression, host: reach.host)
  }

  /// `T(title: "Title")`, by the first initialiser whose arguments are of types with an obvious value; nil without one.
  private func guessedCall(of type: TypeDeclaration) -> String? {
    guard !type.isGeneric else { return nil }
    for member in type.members {
      guard let made = member.node.as(InitializerDeclSyntax.self), made.optionalMark == nil,
        made.signature.effectSpecifiers == nil, made.genericParameterClause == nil,
        made.modifiers.accessLevel != .private, let arguments = made.guessedArguments
      else { continue }
      return "\(type.name)(\(arguments))"
    }
    return nil
  }

  /// Said where there is nothing at all to show: what there is, and how it is shown.
  var nothingToShow: SourceProblem? {
    guard let type = types.first(where: { shownKind(of: $0) == .viewController && !$0.isGeneric }),
      let file = parsedFiles.first(where: { $0.number == type.file })
    else { return nil }
    return file.problem(
      .error, at: type.node,
      "\(type.name) cannot be made without arguments, and nothing else here is a screen. Say how: "
        + "#Preview(\"\(type.name)\") { \(type.name)(…) }.")
  }
}

extension InitializerDeclSyntax {
  /// The arguments of a call, as source; nil where one has no obvious value.
  fileprivate var guessedArguments: String? {
    var arguments: [String] = []
    for parameter in signature.parameterClause.parameters where parameter.defaultValue == nil {
      guard let value = parameter.type.guessedValue else { return nil }
      let label = parameter.firstName.text
      arguments.append(label == "_" ? value : "\(label): \(value)")
    }
    return arguments.joined(separator: ", ")
  }
}

extension TypeSyntax {
  /// A value of the type that shows something, as source; nil where none is obvious.
  fileprivate var guessedValue: String? {
    if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if self.is(ArrayTypeSyntax.self) { return "[]" }
    if self.is(DictionaryTypeSyntax.self) { return "[:]" }
    switch trimmedDescription {
    case "String": return "\"Title\""
    case "Int", "UInt", "Int32", "Int64": return "1"
    case "CGFloat", "Double", "Float", "TimeInterval": return "1"
    case "Bool": return "true"
    case "UIColor": return ".systemBlue"
    case "IndexPath": return "IndexPath(item: 0, section: 0)"
    case "CGRect": return "CGRect(x: 0, y: 0, width: 200, height: 200)"
    case "CGSize": return "CGSize(width: 200, height: 200)"
    case "CGPoint": return ".zero"
    case "Date": return "Date()"
    case "() -> Void", "@escaping () -> Void", "() -> ()", "@escaping () -> ()": return "{}"
    default: return nil
    }
  }
}

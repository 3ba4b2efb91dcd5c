// View controllers that want arguments.

import SwiftSyntax

extension ModuleIndex {
  /// The view controllers that cannot be made without arguments, with values that were found for these.
  ///
  /// - Parameter made: names of types that something else makes already.
  func foundScreens(besides made: Set<String>) -> [FoundPreview] {
    types.compactMap { type in
      // SwiftUI's views that want arguments are parts of others.
      guard type.kind == .classType, shownKind(of: type) == .viewController, !hasPlainInit(type),
        !isAbstract(type), !made.contains(type.name), let reach = reach(of: type.path, in: type.file),
        let call = GuessedValues(index: self, file: type.file).call(of: type) ?? callWithLayout(of: type)
      else { return nil }
      return FoundPreview(
        preview: PreviewDeclaration(.viewController, type.name, file: type.file, line: line(of: type)),
        offset: type.node.bytes.lowerBound, expression: call, host: reach.host)
    }
  }

  /// `T(collectionViewLayout: UICollectionViewFlowLayout())` of a collection view controller that writes no
  /// designated initialiser; with the layout that the module gives it, where that is made there and then.
  private func callWithLayout(of type: TypeDeclaration) -> String? {
    guard foreignSuperclass(of: type) == "UICollectionViewController", !type.isGeneric,
      !lineage(of: type).flatMap(\.members).contains(where: {
        $0.node.as(InitializerDeclSyntax.self)?.isDesignated == true
      })
    else { return nil }
    let search = LayoutSearch(of: type.path.last ?? "")
    for file in parsedFiles where search.layout == nil { search.walk(file.tree) }
    return "\(type.name)(collectionViewLayout: \(search.layout ?? "UICollectionViewFlowLayout()"))"
  }
}

extension InitializerDeclSyntax {
  /// `init(coder:)` is written because the compiler asks for it, and keeps no other from being inherited that
  /// matters here: a class with that alone and one for its layout has both.
  fileprivate var isDesignated: Bool {
    !modifiers.has(.convenience) && signature.parameterClause.labels != "(coder:)"
  }
}

/// Looks for `T(collectionViewLayout: L())`.
private final class LayoutSearch: ActiveVisitor {
  var layout: String?
  private let type: String

  init(of type: String) { self.type = type }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if layout == nil, node.calledExpression.trimmedDescription == type, node.arguments.count == 1,
      let only = node.arguments.first, only.label?.text == "collectionViewLayout",
      let made = only.expression.as(FunctionCallExprSyntax.self), made.arguments.isEmpty,
      made.calledExpression.is(DeclReferenceExprSyntax.self)
    {
      layout = made.trimmedDescription
    }
    return .visitChildren
  }
}

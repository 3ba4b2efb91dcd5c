// Layouts, view controllers and SwiftUI's views without a declared preview.

import SwiftSyntax

extension ModuleIndex {
  /// The layouts, view controllers and views of SwiftUI's that can be made without arguments and are not
  /// abstract.
  var foundTypes: [FoundPreview] {
    types.compactMap { type in
      guard let kind = shownKind(of: type), hasPlainInit(type), !isAbstract(type),
        let reach = reach(of: type.path, in: type.file)
      else { return nil }
      let offset = type.node.bytes.lowerBound
      let made = type.name + "()"
      return FoundPreview(
        preview: PreviewDeclaration(kind, type.name, file: type.file, line: line(of: type)),
        offset: offset,
        expression: type.kind == .structType ? "SwiftUI.UIHostingController(rootView: \(made))" : made,
        host: reach.host)
    }
  }

  /// The kind of preview that the type is shown as, by its superclass; nil for a type that is not shown by
  /// itself.
  func shownKind(of type: TypeDeclaration) -> PreviewDeclaration.Kind? {
    if isSwiftUIView(type) { return .viewController }
    guard type.kind == .classType, let root = foreignSuperclass(of: type) else { return nil }
    if root.hasPrefix("UICollectionView"), root.hasSuffix("Layout") { return .layout }
    return root.hasPrefix("UI") && root.hasSuffix("Controller") && Self.screens.contains(root)
      ? .viewController : nil
  }

  /// Whether it is a view of SwiftUI's. Kinds of view that make others, or nothing on their own, are none.
  private func isSwiftUIView(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .structType, self.type(named: "View", in: type.file) == nil else { return false }
    return type.inherited.contains("View") || type.inherited.contains("SwiftUI.View")
  }

  static let screens: Set<String> = [
    "UIViewController", "UICollectionViewController", "UITableViewController", "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]

  /// Whether the class is there to be derived from. So it is if
  /// - the body of one of its methods or properties only says that it has to be overridden, or
  /// - others derive from it, and its name begins with `Base` or `Abstract` or it is a layout that lays out
  ///   nothing.
  func isAbstract(_ type: TypeDeclaration) -> Bool {
    if lineage(of: type).contains(where: { saysAbstract($0, seenFrom: type) }) { return true }
    guard !subclasses(of: type).isEmpty else { return false }
    if ["Base", "Abstract"].contains(where: (type.path.last ?? "").hasPrefix) { return true }
    guard foreignSuperclass(of: type) == "UICollectionViewLayout" else { return false }
    return !lineage(of: type).contains {
      $0.members.contains { $0.name == "layoutAttributesForElements(in:)" }
    }
  }

  /// Whether `ancestor` leaves something to be overridden that no class from `type` up to it overrides.
  private func saysAbstract(_ ancestor: TypeDeclaration, seenFrom type: TypeDeclaration) -> Bool {
    let nearer = lineage(of: type).prefix { $0.id != ancestor.id }
    return ancestor.members.contains { member in
      member.isLeftToSubclasses && !nearer.contains { $0.members.contains { $0.name == member.name } }
    }
  }

  func line(of type: TypeDeclaration) -> Int {
    let name = type.node.asProtocol((any NamedDeclSyntax).self)?.name
    return name.map { files[type.file].place(of: $0).line } ?? 1
  }
}

extension MemberDeclaration {
  /// Whether its body is nothing but `fatalError(…)` or the like.
  fileprivate var isLeftToSubclasses: Bool {
    var body: CodeBlockItemListSyntax?
    if let function = node.as(FunctionDeclSyntax.self) { body = function.body?.statements }
    if case .getter(let statements)? = node.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock?
      .accessors
    {
      body = statements
    }
    guard let body, body.count == 1, let call = body.first?.item.as(FunctionCallExprSyntax.self) else {
      return false
    }
    return ["fatalError", "preconditionFailure"].contains(call.calledExpression.trimmedDescription)
  }
}

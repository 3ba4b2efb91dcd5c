// The last resort for a module in which nothing else can be shown.

import SwiftSyntax

extension ModuleIndex {
  /// Views: a module in which nothing else can be made still shows something.
  var foundLast: [FoundPreview] {
    types.compactMap { type in
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
    return FoundPreview(
      preview: PreviewDeclaration(.viewController, type.name, file: type.file, line: line(of: type)),
      offset: type.node.bytes.lowerBound, expression: expression, host: reach.host)
  }

  /// Said where there is nothing at all to show: what there is, and how it is shown.
  var nothingToShow: SourceProblem? {
    guard
      let type = types.first(where: {
        shownKind(of: $0) == .viewController && !$0.isGeneric && !files[$0.file].source.isGenerated
      }),
      let file = parsedFiles.first(where: { $0.number == type.file })
    else { return nil }
    return file.problem(
      .error, at: type.node,
      "\(type.name) cannot be made without arguments, and nothing else here is a screen. Say how: "
        + "#Preview(\"\(type.name)\") { \(type.name)(…) }.")
  }
}

/// The files that manifests of Tuist's may use, which lie in `ProjectDescriptionHelpers`.
public struct TuistHelpers {
  let files: LiteralFiles

  /// - Parameter files: their paths, from the served folder, and their texts.
  public init(_ files: [(path: String, text: String)]) {
    self.files = LiteralFiles(helpers: files.map { ($0.path, $0.text) })
  }
}

/// The contents of Tuist's `Workspace.swift`: the folders of its projects.
public struct TuistWorkspace: Hashable, Sendable {
  /// From the served folder; in their order.
  public private(set) var projects: [PathPattern] = []

  public init(_ text: String, at file: String, helpers: TuistHelpers = TuistHelpers([])) {
    let folder = ProjectPath.folder(of: file)
    guard let files = LiteralFiles(text, at: file, helpers: helpers.files) else {
      return
    }
    let reader = LiteralReader(files)
    let workspace = reader.constant("workspace") ?? reader.constant(calling: "Workspace")
    let paths = TuistPaths(folder: folder, root: folder)
    projects = (workspace?["projects"]?.elements ?? []).compactMap(paths.path).map(PathPattern.init)
  }
}

/// Paths as a manifest of Tuist's writes them.
struct TuistPaths {
  let folder: String
  let root: String

  /// From the served folder; nil for what is none.
  func path(_ value: LiteralValue) -> String? {
    if let text = value.text {
      return text.hasPrefix("//")
        ? ProjectPath.join(root, String(text.dropFirst(2))) : ProjectPath.join(folder, text)
    }
    guard let text = value[nil]?.text else { return nil }
    return value.callee == "relativeToRoot" ? ProjectPath.join(root, text) : ProjectPath.join(folder, text)
  }
}

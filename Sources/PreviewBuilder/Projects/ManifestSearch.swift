import PreviewWire
import ProjectFiles

/// Reads the manifests that XcodeGen and Tuist generate projects from.
struct ManifestSearch {
  /// The contents of one manifest.
  struct Manifest {
    /// Its path, from the served folder.
    var name: String
    var targets: [FoundTarget]
    var notes: [String] = []
    /// Folders outside of the served one, as it names them.
    var outside: [String] = []
  }

  /// In the order in which a workspace names them, then as they lie.
  private(set) var manifests: [Manifest] = []
  /// Those that cannot be read, and why.
  private(set) var problems: [Problem] = []

  private let root: SourceRoot
  private let walk: FolderWalk
  private let read: (String) -> String?

  /// How many files may help Tuist's manifests.
  private static let maximumHelpers = 200

  /// - Parameters:
  ///   - names: of all manifests, from the served folder.
  ///   - read: the text of a file in the served folder, by its path from there.
  init(_ root: SourceRoot, _ walk: FolderWalk, _ names: [String], read: @escaping (String) -> String?) {
    (self.root, self.walk, self.read) = (root, walk, read)
    for name in names where XcodeGenSpec.isName(name.lastComponent) { readSpec(name) }
    let projects = names.filter { $0.lastComponent == "Project.swift" }
    let workspaces = names.filter { $0.lastComponent == "Workspace.swift" }
    if !projects.isEmpty { readTuist(projects, workspaces) }
  }

  private func hasFolder(_ path: String) -> Bool {
    walk.folders.contains(path.isEmpty ? root.path : root.path.appending(component: path))
  }

  private static func depth(of name: String) -> Int { name.split(separator: "/").count - 1 }

  // MARK: XcodeGen

  private mutating func readSpec(_ name: String) {
    let surroundings = XcodeGenSpec.Surroundings(
      read: read, hasFolder: hasFolder, infoPlists: walk.infoPlists.map(root.display).sorted())
    do throws(XcodeGenSpec.Failure) {
      guard let spec = try XcodeGenSpec(name, in: surroundings) else { return }
      manifests.append(
        manifest(name, spec.targets, depth: Self.depth(of: name), spec.problems, spec.localPackages))
    } catch {
      problems.append(
        Problem(
          kind: .warning, file: error.file, absolutePath: root.path.appending(component: error.file),
          line: error.line,
          message: "the manifest cannot be read: \(error.reason); the folder is taken as one module instead"))
    }
  }

  private func manifest(
    _ name: String, _ targets: [ProjectTarget], depth: Int, _ notes: [String], _ packages: [String]
  ) -> Manifest {
    let found = targets.map { FoundTarget(target: $0, manifest: name, depth: depth, isPackage: false) }
    return Manifest(
      name: name, targets: found, notes: notes, outside: packages.filter { !ProjectPath.isInside($0) })
  }

  // MARK: Tuist

  private mutating func readTuist(_ projects: [String], _ workspaces: [String]) {
    let helpers = TuistHelpers(
      walk.helpers.sorted().prefix(Self.maximumHelpers).compactMap { path in
        let name = root.display(path)
        return read(name).map { (name, $0) }
      })
    // By project: the depth of the workspace that names it, and where it does.
    var places: [String: (depth: Int, number: Int)] = [:]
    for name in workspaces {
      guard let text = read(name) else { continue }
      for (number, pattern) in TuistWorkspace(text, at: name, helpers: helpers).projects.enumerated() {
        for project in projects where places[project] == nil && Self.names(pattern, project.parentFolder) {
          places[project] = (Self.depth(of: name), number)
        }
      }
    }
    let ordered = projects.enumerated().sorted {
      (places[$0.element]?.number ?? .max, $0.offset) < (places[$1.element]?.number ?? .max, $1.offset)
    }
    for name in ordered.map(\.element) {
      guard let text = read(name) else { continue }
      let project = TuistProject(
        text, at: name, helpers: helpers, root: workspaceRoot(of: name, workspaces), read: read,
        hasFolder: hasFolder)
      let depth = places[name]?.depth ?? Self.depth(of: name)
      manifests.append(manifest(name, project.targets, depth: depth, project.problems, project.localPackages))
    }
  }

  private static func names(_ pattern: PathPattern, _ folder: String) -> Bool {
    pattern.text.isEmpty ? folder.isEmpty : pattern.matches(folder) || pattern.text == folder
  }

  /// The nearest folder around a project with a workspace or Tuist's own folder in it.
  private func workspaceRoot(of name: String, _ workspaces: [String]) -> String {
    var folder = name.parentFolder
    while !folder.isEmpty {
      if hasFolder(ProjectPath.join(folder, "Tuist")) || workspaces.contains("\(folder)/Workspace.swift") {
        return folder
      }
      folder = folder.parentFolder
    }
    return ""
  }
}

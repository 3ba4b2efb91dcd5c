import Foundation
import PreviewWire
import ProjectFiles

/// Reads the projects, workspaces and packages that a walk has found.
struct ProjectSearch {
  /// Sorted so that what lies higher comes first.
  private(set) var targets: [FoundTarget] = []
  /// The projects that cannot be read, and why.
  private(set) var problems: [Problem] = []
  /// Sentences that are worth knowing and are no mistakes.
  private(set) var notes: [String] = []
  /// Files that are outside of what was given, as projects name them.
  private(set) var outside: [String] = []

  private let root: SourceRoot
  private let walk: FolderWalk
  /// By project and package, from the served folder: how deep the highest that names it lies.
  private var depths: [String: Int] = [:]
  /// The projects that cannot be read.
  private var failures: [String: PropertyText.Failure] = [:]

  /// How many projects and packages are read.
  static let maximumManifests = 300
  /// Bytes of the longest; generated projects of large apps come near.
  private static let maximumSize = 32 << 20

  init(_ root: SourceRoot, _ walk: FolderWalk) {
    (self.root, self.walk) = (root, walk)
    let names = walk.manifests.map(root.display).prefix(Self.maximumManifests)
    if walk.manifests.count > Self.maximumManifests {
      notes.append(
        "there are \(walk.manifests.count) projects and packages; the first \(Self.maximumManifests) are read"
      )
    }
    for name in names where name.hasSuffix(".xcworkspace") { readWorkspace(name) }
    for name in names where name.hasSuffix(".xcodeproj") { readProject(name) }
    readManifests(Array(names))
    for name in names where name.lastComponent == "Package.swift" { readPackage(name) }
    targets = targets.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }

  private func depth(of name: String) -> Int {
    depths[name] ?? name.split(separator: "/").count - 1
  }

  private mutating func readWorkspace(_ name: String) {
    guard let text = read("\(name)/contents.xcworkspacedata", upTo: 1 << 20) else { return }
    let depth = name.split(separator: "/").count - 1
    for location in WorkspaceFile.locations(text, folder: name.parentFolder) {
      for place in [location, ProjectPath.join(location, "Package.swift")] where ProjectPath.isInside(place) {
        depths[place] = min(depth, depths[place] ?? depth)
      }
    }
  }

  private mutating func readProject(_ name: String) {
    guard let text = read("\(name)/project.pbxproj", upTo: Self.maximumSize) else { return }
    do throws(PropertyText.Failure) {
      let project = try XcodeProject(text, folder: name.parentFolder) { [root] in Self.text(of: $0, in: root)
      }
      let depth = depth(of: name)
      targets += project.targets.map {
        FoundTarget(target: $0, manifest: name, depth: depth, isPackage: false)
      }
      outside += project.localPackages.filter { !ProjectPath.isInside($0) }
    } catch {
      failures[name] = error
    }
  }

  private mutating func readPackage(_ name: String) {
    guard let text = read(name, upTo: 1 << 20) else { return }
    let package = PackageManifest(text, folder: name.parentFolder) { path in
      walk.folders.contains(root.path.appending(component: path))
    }
    notes += package.problems
    outside += package.localPackages.filter { !ProjectPath.isInside($0) }
    let depth = depth(of: name)
    targets += package.targets.map {
      FoundTarget(target: $0, manifest: name, depth: depth, isPackage: true)
    }
  }

  // MARK: What projects are generated from

  /// Reads the manifests of folders whose project is not there, or not as the files are.
  private mutating func readManifests(_ names: [String]) {
    let search = ManifestSearch(root, walk, names) { [root] in Self.text(of: $0, in: root) }
    problems += search.problems
    var replaced: [String: String] = [:]
    for manifest in search.manifests {
      let folder = manifest.name.parentFolder
      let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0.parentFolder == folder }
      let reason = projects.compactMap { project in stale(project).map { "\(project) \($0)" } }.first
      guard projects.isEmpty || reason != nil && !manifest.targets.isEmpty else { continue }
      if let reason { notes.append("\(reason); \(manifest.name) is taken instead") }
      for project in projects { replaced[project] = manifest.name }
      targets.removeAll { replaced[$0.manifest] != nil }
      targets += manifest.targets
      notes += manifest.notes
      outside += manifest.outside
    }
    for (name, failure) in failures.sorted(by: { $0.key < $1.key }) where replaced[name] == nil {
      let file = "\(name)/project.pbxproj"
      problems.append(
        Problem(
          kind: .warning, file: file, absolutePath: root.path.appending(component: file), line: failure.line,
          message: "the project cannot be read: \(failure.reason); the folder is taken as one module instead")
      )
    }
  }

  /// Why a project is not what its manifest would make now; nil where it may be.
  private func stale(_ project: String) -> String? {
    if let failure = failures[project] { return "cannot be read: \(failure.reason)" }
    let own = targets.filter { $0.manifest == project && $0.reasonToLeaveOut == nil }
    let gone = own.flatMap(\.target.sources).filter {
      ProjectPath.isInside($0) && FileStatus(root.path.appending(component: $0))?.isFile != true
    }
    return gone.isEmpty ? nil : "lists files that are not there (\(TargetChoice.list(gone.unique)))"
  }

  // MARK: Files

  /// A file in the served folder, by its path from there.
  private mutating func read(_ name: String, upTo limit: Int) -> String? {
    let path = root.path.appending(component: name)
    guard RealPath.isInside(path, root.path) else {
      outside.append(name)
      return nil
    }
    do throws(SourceText.Failure) {
      return try SourceText.read(path, upTo: limit)
    } catch {
      if error != .gone {
        problems.append(Problem(kind: .warning, file: name, absolutePath: path, message: error.message))
      }
      return nil
    }
  }

  /// Nil for what is outside of the served folder, and for what cannot be read.
  private static func text(of name: String, in root: SourceRoot) -> String? {
    guard ProjectPath.isInside(name) else { return nil }
    let path = root.path.appending(component: name)
    guard RealPath.isInside(path, root.path) else { return nil }
    return try? SourceText.read(path, upTo: 1 << 20)
  }
}

import Foundation
import PreviewWire
import ProjectFiles

/// Reads the projects, workspaces and packages that a walk has found.
struct ProjectSearch {
  /// Sorted so that what lies higher comes first.
  private(set) var targets: [FoundTarget] = []
  /// The projects that cannot be read, and why.
  private(set) var problems: [Problem] = []
  /// Sentences that are worth knowing and blame nobody.
  private(set) var notes: [String] = []
  /// Files that are outside of what was given, as projects name them.
  private(set) var outside: [String] = []

  private let root: SourceRoot
  private let folders: Set<String>
  /// By project and package, from the served folder: how deep the highest that names it lies.
  private var depths: [String: Int] = [:]

  /// How many projects and packages are read.
  static let maximumManifests = 300
  /// Bytes of the longest; generated projects of large apps come near.
  private static let maximumSize = 32 << 20

  /// - Parameters:
  ///   - manifests: paths of `.xcworkspace`, `.xcodeproj` and `Package.swift`.
  ///   - folders: all folders that were walked.
  init(_ root: SourceRoot, manifests: [String], folders: Set<String>) {
    (self.root, self.folders) = (root, folders)
    let names = manifests.map(root.display).prefix(Self.maximumManifests)
    if manifests.count > Self.maximumManifests {
      notes.append(
        "there are \(manifests.count) projects and packages; the first \(Self.maximumManifests) are read")
    }
    for name in names where name.hasSuffix(".xcworkspace") { readWorkspace(name) }
    for name in names where name.hasSuffix(".xcodeproj") { readProject(name) }
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
      let project = try XcodeProject(text, folder: name.parentFolder) { path in
        ProjectPath.isInside(path) ? readQuietly(path) : nil
      }
      let depth = depth(of: name)
      targets += project.targets.map {
        FoundTarget(target: $0, manifest: name, depth: depth, isPackage: false)
      }
      outside += project.localPackages.filter { !ProjectPath.isInside($0) }
    } catch {
      let file = "\(name)/project.pbxproj"
      problems.append(
        Problem(
          kind: .warning, file: file, absolutePath: root.path.appending(component: file), line: error.line,
          message: "the project cannot be read: \(error.reason); the folder is taken as one module instead"))
    }
  }

  private mutating func readPackage(_ name: String) {
    guard let text = read(name, upTo: 1 << 20) else { return }
    let package = PackageManifest(text, folder: name.parentFolder) { path in
      folders.contains(root.path.appending(component: path))
    }
    notes += package.problems
    outside += package.localPackages.filter { !ProjectPath.isInside($0) }
    let depth = depth(of: name)
    targets += package.targets.map {
      FoundTarget(target: $0, manifest: name, depth: depth, isPackage: true)
    }
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

  private func readQuietly(_ name: String) -> String? {
    let path = root.path.appending(component: name)
    guard RealPath.isInside(path, root.path) else { return nil }
    return try? SourceText.read(path, upTo: 1 << 20)
  }
}

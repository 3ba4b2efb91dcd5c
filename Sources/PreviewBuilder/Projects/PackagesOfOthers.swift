import ProjectFiles

/// Packages of others that lie in the served folder, or were handed along: looked at only when something
/// imports what is not there otherwise.
struct PackagesOfOthers: Sendable {
  /// Folders of packages, and of what people call the place.
  private let places: [(path: String, label: String)]
  private var targets: [String: FoundTarget]?

  /// Where tools put them, in the folder of a project.
  private static let names = [
    ".build/checkouts", "SourcePackages/checkouts", "Carthage/Checkouts", "Pods", "Tuist/.build/checkouts",
    "Tuist/Dependencies/SwiftPackageManager/.build/checkouts",
  ]

  /// Whether a place is one where tools put packages, so that they were not handed along.
  static func isFound(in label: String) -> Bool {
    names.contains { label == $0 || label.hasSuffix("/" + $0) }
  }

  /// How many packages are looked at.
  static let maximumPackages = 300

  /// - Parameters:
  ///   - folders: those that projects are in, from the served folder.
  ///   - handed: paths of packages, or of folders of them.
  init(_ root: SourceRoot, besides folders: [String], _ handed: [String]) {
    var places = handed.map { ($0.absolutePath, $0) }
    let near = ([""] + folders).unique.map { $0.isEmpty ? root.folder : root.folder.appending(component: $0) }
    for folder in root.isFile ? [] : near {
      for name in Self.names {
        let path = folder.appending(component: name)
        if FileStatus(path)?.isFolder == true { places.append((path, root.display(path))) }
      }
    }
    self.places = places
  }

  /// The target whose module is called so.
  mutating func target(_ module: String) -> FoundTarget? {
    if let targets { return targets[module] }
    var all: [String: FoundTarget] = [:]
    for place in places {
      for target in Self.targets(in: place.path, place.label) where all[target.target.moduleName] == nil {
        all[target.target.moduleName] = target
      }
    }
    targets = all
    return all[module]
  }

  private static func targets(in folder: String, _ label: String) -> [FoundTarget] {
    let own = package(folder, label)
    if !own.isEmpty { return own }
    guard let listing = FolderListing(folder) else { return [] }
    let isPods = folder.lastComponent == "Pods"
    var found: [FoundTarget] = []
    for name in listing.folders.prefix(maximumPackages) where WatchedNames.isFolderOfInterest(name) {
      let path = folder.appending(component: name)
      guard RealPath.isInside(path, folder), !isPods || !["Headers", "Target Support Files"].contains(name)
      else { continue }
      // A pod is one module of the pod's files, whatever manifests lie among them.
      let inside = isPods ? [] : package(path, label)
      found += inside.isEmpty && isPods ? [plain(path, label)] : inside
    }
    return found.isEmpty ? [plain(folder, label)] : found
  }

  /// The libraries of a package or project.
  private static func package(_ folder: String, _ label: String) -> [FoundTarget] {
    let manifest = folder.appending(component: "Package.swift")
    if let text = try? SourceText.read(manifest, upTo: 1 << 20) {
      let package = PackageManifest(text, folder: folder) { FileStatus($0)?.isFolder == true }
      return package.targets.filter { $0.kind == .library }.map {
        FoundTarget(target: $0, manifest: manifest, depth: 0, isPackage: true, place: label)
      }
    }
    let projects = FolderListing(folder)?.folders.filter { $0.hasSuffix(".xcodeproj") } ?? []
    for name in projects.prefix(4) {
      let path = folder.appending(component: name)
      guard let text = try? SourceText.read(path.appending(component: "project.pbxproj"), upTo: 32 << 20),
        let project = try? XcodeProject(text, folder: folder)
      else { continue }
      return project.targets.filter { $0.kind == .library }.map {
        FoundTarget(target: $0, manifest: path, depth: 0, isPackage: false, place: label)
      }
    }
    return []
  }

  /// A folder that is one module by itself.
  private static func plain(_ folder: String, _ label: String) -> FoundTarget {
    var target = ProjectTarget(
      name: folder.lastComponent, moduleName: moduleIdentifier(folder.lastComponent), kind: .library)
    target.folders = [ProjectTarget.Folder(path: folder)]
    return FoundTarget(target: target, manifest: folder, depth: 0, isPackage: false, place: label)
  }
}

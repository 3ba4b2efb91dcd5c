import ProjectFiles

/// Finds the files of targets on disk.
struct TargetFiles: Sendable {
  /// The files and settings of a target.
  struct Listed {
    /// Absolute, sorted.
    var paths: [String] = []
    /// As the project names them.
    var missing: [String] = []
    var outside: [String] = []
    /// Files of C and Objective-C in its folders.
    var foreign = 0
    var catalogues: [String] = []
    /// Folders in these catalogues.
    var assetSets: Set<String> = []
    var isTooLarge = false
  }

  private let root: SourceRoot
  /// All Swift files of the served folder, sorted, absolute.
  private let swift: [String]
  /// These files by names as a Mac's disk compares them: without regard to case. Strings that differ only in
  /// how their letters are composed (한, é) are equal in Swift as they are there; on the disks here they are
  /// not.
  private let onMac: [String: String]

  init(_ root: SourceRoot, swift: [String]) {
    (self.root, self.swift) = (root, swift)
    onMac = Dictionary(swift.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  func files(of found: FoundTarget) -> Listed {
    var listed = Listed()
    for name in found.target.sources { add(name, of: found, to: &listed) }
    for folder in found.target.folders {
      if found.place == nil {
        addServed(folder, to: &listed)
      } else {
        addWalked(folder, found, to: &listed)
      }
    }
    listed.paths = Array(Set(listed.paths)).sorted()
    return listed
  }

  private func add(_ name: String, of found: FoundTarget, to listed: inout Listed) {
    let home = found.place == nil ? root.path : found.manifest.parentFolder
    let said = name.hasPrefix("/") ? name : root.path.appending(component: name)
    let path = FileStatus(said)?.isFile == true ? said : onMac[said.lowercased()] ?? said
    if FileStatus(path)?.isFile != true {
      if found.place == nil, !ProjectPath.isInside(name) {
        listed.outside.append(name)
      } else {
        listed.missing.append(name)
      }
    } else if RealPath.isInside(path, home), path.hasSuffix(".swift") {
      listed.paths.append(path)
    } else {
      listed.outside.append(name)
    }
  }

  private func addServed(_ folder: ProjectTarget.Folder, to listed: inout Listed) {
    guard ProjectPath.isInside(folder.path) else {
      listed.outside.append(folder.path)
      return
    }
    let prefix = folder.path.isEmpty ? "" : folder.path + "/"
    let within = swift.filter { root.display($0).hasPrefix(prefix) }
    // A package that lies below a folder of a target's is a module of its own, as Xcode has it.
    let home = root.path.appending(component: folder.path)
    var packages: [String: Bool] = [:]
    func isInPackage(_ place: String) -> Bool {
      guard place.utf8.count > home.utf8.count else { return false }
      if let known = packages[place] { return known }
      let isPackage = FileStatus(place.appending(component: "Package.swift"))?.isFile == true
      packages[place] = isPackage || isInPackage(place.parentFolder)
      return packages[place] ?? false
    }
    listed.paths += within.filter { folder.takes(root.display($0)) && !isInPackage($0.parentFolder) }
  }

  private func addWalked(_ folder: ProjectTarget.Folder, _ found: FoundTarget, to listed: inout Listed) {
    let home =
      found.manifest.hasSuffix(".swift") || found.manifest.hasSuffix(".xcodeproj")
      ? found.manifest.parentFolder : found.manifest
    let walk = PackageWalk(folder.path, within: home)
    listed.paths += walk.swift.filter(folder.takes)
    listed.foreign += walk.foreign
    listed.catalogues += walk.catalogues
    listed.assetSets.formUnion(walk.assetSets)
    listed.isTooLarge = listed.isTooLarge || walk.isTooLarge
  }
}

extension ProjectTarget.Folder {
  /// Whether a file below it belongs to the target.
  func takes(_ path: String) -> Bool {
    if let only, !Self.covers(only, path) { return false }
    if let patterns, !patterns.contains(where: { $0.matches(path) }) { return false }
    if excludedPatterns.contains(where: { $0.covers(path) }) { return false }
    return excluded.isEmpty || !Self.covers(excluded, path)
  }

  private static func covers(_ names: Set<String>, _ path: String) -> Bool {
    var path = path
    while !path.isEmpty, path != "/" {
      if names.contains(path) { return true }
      path = path.parentFolder
    }
    return false
  }
}

/// The files of a package of somebody else's.
struct PackageWalk {
  /// Absolute, sorted.
  private(set) var swift: [String] = []
  private(set) var foreign = 0
  private(set) var catalogues: [String] = []
  private(set) var assetSets: Set<String> = []
  private(set) var isTooLarge = false

  static let maximumFiles = 3000
  private static let maximumDepth = 24

  /// - Parameter home: the folder that no link may leave.
  init(_ folder: String, within home: String) {
    guard RealPath.isInside(folder, home) else { return }
    walk(folder, home, 0)
    swift.sort()
  }

  private mutating func addSets(in folder: String, _ depth: Int) {
    guard depth < Self.maximumDepth, assetSets.count < Self.maximumFiles else { return }
    for name in FolderListing(folder)?.folders ?? [] {
      let inner = folder.appending(component: name)
      assetSets.insert(inner)
      if !name.contains(".") { addSets(in: inner, depth + 1) }
    }
  }

  private mutating func walk(_ folder: String, _ home: String, _ depth: Int) {
    guard depth < Self.maximumDepth, swift.count < Self.maximumFiles else {
      isTooLarge = true
      return
    }
    guard let listing = FolderListing(folder) else { return }
    for name in listing.files {
      let path = folder.appending(component: name)
      if WatchedNames.isSource(name) { swift.append(path) }
      if [".m", ".mm", ".c", ".cpp", ".cc"].contains(where: name.hasSuffix) { foreign += 1 }
    }
    for name in listing.folders where WatchedNames.isFolderOfInterest(name) {
      let inner = folder.appending(component: name)
      if WatchedNames.isCatalogue(name) {
        catalogues.append(inner)
        addSets(in: inner, depth)
      } else if RealPath.isInside(inner, home), !["Example", "Examples", "Demo", "docs"].contains(name) {
        walk(inner, home, depth + 1)
      }
    }
  }
}

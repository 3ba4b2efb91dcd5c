import PreviewWire
import ProjectFiles

/// Everything that a build is made from, as it was on disk at one moment, and what has to be watched to see
/// it change.
struct SourceScan: Sendable {
  /// A file of source.
  struct File: Hashable, Sendable {
    /// Absolute.
    var path: String
    var text: String
    /// Whether it was written for the author, and is not on disk.
    var isGenerated = false
  }

  /// Most files and folders that are looked at: a user who names a home folder by mistake is told so. Of a
  /// project, only the files of its targets count.
  static let maximumFiles = 2000
  static let maximumFolders = 10_000

  /// Those of all modules, module by module; of each, sorted by path.
  private(set) var files: [File] = []
  /// The modules that the files become; the main one last.
  private(set) var modules: [ModulePlan.Module] = []
  /// The known facts about the application, if there is one.
  private(set) var app: AppInfo?
  /// Files that were left out, and why.
  private(set) var problems: [Problem] = []
  /// Sentences about what is shown and what is not.
  private(set) var notes: [String] = []
  /// Folders in which something of interest may change.
  private(set) var folders: Set<String> = []
  /// Folders with what an app would find in its bundle, nearest first: the app's own, the served one, then
  /// those that lie elsewhere.
  private(set) var assetFolders: [String] = []
  /// Nibs and storyboards.
  private(set) var interfaces = InterfaceScan()
  private var interfacePaths: [String] = []
  /// Files that are links: path of what they lead to, and their own.
  private(set) var links: [String: String] = [:]
  /// Of the names and texts of all files, and of how they are built. Says nothing of resources.
  private(set) var sourceHash = ContentHash()
  /// Of the sizes and times of all pictures and other files that an app finds in its bundle.
  private(set) var resourceHash = ContentHash()
  /// There is more than may be looked at.
  private(set) var isTooLarge = false

  private let root: SourceRoot
  private var seen: Set<FileIdentity> = []
  private var walked = FolderWalk()

  private struct FileIdentity: Hashable {
    var device, inode: UInt64
  }

  init(_ root: SourceRoot, _ options: ScanOptions = ScanOptions()) {
    self.root = root
    if root.isFile { lookBeside() } else { walk(root.path, depth: 0) }
    walked.paths.sort()
    walked.folders = folders
    if folders.count > Self.maximumFolders {
      isTooLarge = true
    } else {
      plan(options)
    }
    if !isTooLarge { readInterfaces() }
    orderAssetFolders()
  }

  /// A folder that lies in the served one is found by way of that.
  private mutating func orderAssetFolders() {
    let own = (app?.resourceFolders ?? []).filter { $0 != root.folder } + [root.folder]
    let others = Set(assetFolders).filter { !RealPath.isInside($0, root.folder) }
    assetFolders = own + others.subtracting(own).sorted()
  }

  /// Whether `path` is a source, a resource or a project, to be told by its name and place alone.
  static func isOfInterest(_ path: String, in root: SourceRoot) -> Bool {
    let name = path.lastComponent
    if WatchedNames.isResource(name) { return true }
    return root.isFile
      ? path == root.path
      : WatchedNames.isSource(name) || WatchedNames.isManifest(name) || WatchedNames.isInterface(name)
        || WatchedNames.isModel(path)
  }

  // MARK: Walking

  private mutating func lookBeside() {
    folders.insert(root.folder)
    addSource(root.path)
    guard let listing = FolderListing(root.folder) else { return }
    addResources(listing.files, in: root.folder)
    for name in listing.folders where WatchedNames.isCatalogue(name) || WatchedNames.isPictureFolder(name) {
      walk(root.folder.appending(component: name), depth: 1)
    }
  }

  /// - Parameters:
  ///   - isCatalogue: inside of a catalogue, whose folders are its own affair.
  ///   - isOfTuist: inside of the folder of Tuist's own files.
  private mutating func walk(
    _ folder: String, depth: Int, isCatalogue: Bool = false, isOfTuist: Bool = false
  ) {
    guard depth < 40, folders.count <= Self.maximumFolders, let status = FileStatus(folder),
      // A link may lead back to where we come from.
      seen.insert(FileIdentity(device: status.device, inode: status.inode)).inserted,
      let listing = FolderListing(folder)
    else { return }
    folders.insert(folder)
    let isHelping = folder.lastComponent == TuistNames.helpers
    let isOfTuist = isOfTuist || isHelping || TuistNames.isFolder(folder, listing)
    if !root.isFile {
      for name in listing.files where WatchedNames.isSource(name) {
        let path = folder.appending(component: name)
        if isOfTuist {
          if folder.contains("/\(TuistNames.helpers)") { walked.helpers.append(path) }
        } else if TuistNames.isManifest(path) {
          walked.manifests.append(path)
        } else {
          addSource(path)
        }
      }
      if !isCatalogue { addManifests(listing, in: folder) }
      if folder.hasSuffix(".xcdatamodel") { walked.models.append(folder) }
      interfacePaths += listing.files.filter(WatchedNames.isInterface).map(folder.appending(component:))
    }
    addResources(listing.files, in: folder)
    let isCatalogueItself = WatchedNames.isCatalogue(folder.lastComponent)
    for name in listing.folders where WatchedNames.isFolderOfInterest(name) {
      let inner = folder.appending(component: name)
      if listing.links.contains(name), !RealPath.isInside(inner, root.folder) {
        problems.append(
          Problem(
            kind: .warning, message: "\(root.display(inner)) is a link that leaves the folder; it is left out"
          ))
        continue
      }
      walk(
        inner, depth: depth + 1, isCatalogue: isCatalogue || isCatalogueItself, isOfTuist: isOfTuist)
    }
  }

  private mutating func addManifests(_ listing: FolderListing, in folder: String) {
    for name in listing.folders where name.hasSuffix(".xcworkspace") || name.hasSuffix(".xcodeproj") {
      let path = folder.appending(component: name)
      let inside = name.hasSuffix(".xcodeproj") ? "project.pbxproj" : "contents.xcworkspacedata"
      guard FileStatus(path.appending(component: inside))?.isFile == true else { continue }
      walked.manifests.append(path)
      folders.insert(path)
    }
    for name in listing.files {
      if name == "Package.swift" || XcodeGenSpec.isName(name) {
        walked.manifests.append(folder.appending(component: name))
      }
      if name.hasSuffix("Info.plist") { walked.infoPlists.append(folder.appending(component: name)) }
    }
  }

  private mutating func addSource(_ path: String) {
    walked.paths.append(path)
    let target = RealPath.of(path)
    guard let target, target != RealPath.ofFolder(path) else { return }
    links[target] = path
    folders.insert(target.parentFolder)
  }

  private mutating func addResources(_ names: [String], in folder: String) {
    for name in names where WatchedNames.isResource(name) {
      let path = folder.appending(component: name)
      resourceHash.add(path)
      guard let status = FileStatus(path) else { continue }
      resourceHash.add(UInt64(bitPattern: status.size))
      resourceHash.add(UInt64(bitPattern: status.modified))
    }
  }

  // MARK: Modules

  private mutating func readInterfaces() {
    interfaces = InterfaceScan(interfacePaths.sorted(), in: root)
    problems += interfaces.problems
    if let hash = interfaces.hash { sourceHash.add(hash.text) }
  }

  private mutating func plan(_ options: ScanOptions) {
    var reader = SourceReader(root)
    let models = ModelScan(walked.models.sorted(), in: root)
    problems += models.problems
    let projects =
      walked.manifests.isEmpty
      ? nil
      : ModulePlan(root, walked, options, models.found, problems: &problems, notes: &notes) {
        reader.read($0)
      }
    if let target = options.target, walked.manifests.isEmpty {
      notes.append("there is no project to choose the target \(target) of; --target is left aside")
    }
    if let projects {
      take(projects)
      sourceHash.add(projects.fingerprint)
    } else if walked.paths.count > Self.maximumFiles {
      isTooLarge = true
    } else {
      let files = walked.paths.compactMap { reader.read($0) }
      take(ModulePlan(plain: files, of: root, walked, options, models.found) { reader.read($0) })
    }
    if files.count > Self.maximumFiles * 2 {
      isTooLarge = true
      (files, modules) = ([], [])
    }
    for path in reader.failures.keys.sorted() {
      guard let problem = reader.failures[path] else { continue }
      sourceHash.add(root.display(path))
      sourceHash.add(problem.message)
      problems.append(problem)
    }
  }

  private mutating func take(_ plan: ModulePlan) {
    modules = plan.modules
    app = plan.app
    notes += plan.notes
    problems += plan.problems
    folders.formUnion(plan.folders)
    assetFolders += plan.assetFolders
    files = modules.flatMap(\.files)
    for file in files {
      sourceHash.add(root.display(file.path))
      sourceHash.add(file.text)
    }
  }
}

/// Reads the files of a scan, each once.
struct SourceReader {
  private let root: SourceRoot
  /// Files that cannot be read, and why, by path.
  private(set) var failures: [String: Problem] = [:]

  init(_ root: SourceRoot) { self.root = root }

  mutating func read(_ path: String) -> SourceScan.File? {
    do throws(SourceText.Failure) {
      return SourceScan.File(path: path, text: try SourceText.read(path))
    } catch {
      let line = if case .notText(let line) = error { line } else { 0 }
      failures[path] = Problem(
        kind: .warning, file: root.display(path), absolutePath: path, line: line, message: error.message)
      return nil
    }
  }
}

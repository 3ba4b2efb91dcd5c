import PreviewWire

/// Everything that a build is made from, as it was on disk at one moment, and what has to be watched to see it change.
struct SourceScan: Sendable {
  /// A file of source.
  struct File: Hashable, Sendable {
    /// Absolute.
    var path: String
    var text: String
  }

  /// Most files and folders that are looked at: whoever names a home folder by mistake is told so.
  static let maximumFiles = 2000
  static let maximumFolders = 10_000

  /// Sorted by path.
  private(set) var files: [File] = []
  /// Files that were left out, and why.
  private(set) var problems: [Problem] = []
  /// Folders in which something of interest may change.
  private(set) var folders: Set<String> = []
  /// Folders with pictures, and catalogues of them.
  private(set) var assetFolders: [String] = []
  /// Files that are links: path of what they lead to, and their own.
  private(set) var links: [String: String] = [:]
  /// Of the names and texts of all files. Says nothing of pictures.
  private(set) var sourceHash = ContentHash()
  /// Of the sizes and times of all pictures.
  private(set) var pictureHash = ContentHash()
  /// There is more than may be looked at.
  private(set) var isTooLarge = false

  private let root: SourceRoot
  private var seen: Set<FileIdentity> = []
  private var paths: [String] = []

  private struct FileIdentity: Hashable {
    var device, inode: UInt64
  }

  init(_ root: SourceRoot) {
    self.root = root
    if root.isFile { lookBeside() } else { walk(root.path, depth: 0) }
    paths.sort()
    assetFolders.sort()
    if paths.count > Self.maximumFiles || folders.count > Self.maximumFolders {
      isTooLarge = true
      paths = []
    }
    for path in paths { read(path) }
  }

  /// Whether `path` is a source or a picture, to be told by its name and place alone.
  static func isOfInterest(_ path: String, in root: SourceRoot) -> Bool {
    let name = path.lastComponent
    if WatchedNames.isPicture(name) { return true }
    return root.isFile ? path == root.path : WatchedNames.isSource(name)
  }

  // MARK: Walking

  private mutating func lookBeside() {
    folders.insert(root.folder)
    addSource(root.path)
    guard let listing = FolderListing(root.folder) else { return }
    assetFolders.append(root.folder)
    addPictures(listing.files, in: root.folder)
    for name in listing.folders where WatchedNames.isCatalogue(name) || WatchedNames.isPictureFolder(name) {
      walk(root.folder.appending(component: name), depth: 1)
    }
  }

  /// - Parameter isCatalogue: inside of a catalogue, whose folders are its own affair.
  private mutating func walk(_ folder: String, depth: Int, isCatalogue: Bool = false) {
    guard depth < 40, folders.count <= Self.maximumFolders, let status = FileStatus(folder),
      // A link may lead back to where we come from.
      seen.insert(FileIdentity(device: status.device, inode: status.inode)).inserted,
      let listing = FolderListing(folder)
    else { return }
    folders.insert(folder)
    if !root.isFile {
      for name in listing.files where WatchedNames.isSource(name) {
        addSource(folder.appending(component: name))
      }
    }
    let hasPictures = addPictures(listing.files, in: folder)
    let isCatalogueItself = WatchedNames.isCatalogue(folder.lastComponent)
    if isCatalogueItself || hasPictures && !isCatalogue { assetFolders.append(folder) }
    for name in listing.folders where WatchedNames.isFolderOfInterest(name) {
      walk(
        folder.appending(component: name), depth: depth + 1, isCatalogue: isCatalogue || isCatalogueItself)
    }
  }

  private mutating func addSource(_ path: String) {
    paths.append(path)
    let target = RealPath.of(path)
    guard let target, target != RealPath.ofFolder(path) else { return }
    links[target] = path
    folders.insert(target.parentFolder)
  }

  @discardableResult
  private mutating func addPictures(_ names: [String], in folder: String) -> Bool {
    var found = false
    for name in names where WatchedNames.isPicture(name) {
      found = true
      let path = folder.appending(component: name)
      pictureHash.add(path)
      guard let status = FileStatus(path) else { continue }
      pictureHash.add(UInt64(bitPattern: status.size))
      pictureHash.add(UInt64(bitPattern: status.modified))
    }
    return found
  }

  // MARK: Reading

  private mutating func read(_ path: String) {
    let name = root.display(path)
    do throws(SourceText.Failure) {
      let text = try SourceText.read(path)
      files.append(File(path: path, text: text))
      sourceHash.add(name)
      sourceHash.add(text)
    } catch {
      sourceHash.add(name)
      sourceHash.add(error.message)
      let line = if case .notText(let line) = error { line } else { 0 }
      problems.append(
        Problem(kind: .warning, file: name, absolutePath: path, line: line, message: error.message))
    }
  }
}

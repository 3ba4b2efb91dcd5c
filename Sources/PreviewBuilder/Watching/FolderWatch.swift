import Glibc

/// Watches what is previewed, and tells which files have changed.
///
/// New folders are watched as they appear, and what already is in them counts as changed: it may have been
/// written before anybody looked. A scan says what else is to be watched: `follow`.
final class FolderWatch {
  /// A file that may be another than before.
  struct Change: Equatable {
    /// Absolute.
    var path: String
    var sign: SaveGate.Sign
  }

  private let root: SourceRoot
  private let inotify: Inotify
  private var links: [String: String] = [:]
  /// The folder that the root itself is in: a checkout may take the root away and bring it back.
  private let anchor: String
  /// Why some folder is not watched; nil while all are.
  private(set) var failure: Inotify.Failure?

  init(_ root: SourceRoot) throws(Inotify.Failure) {
    self.root = root
    inotify = try Inotify()
    anchor = root.folder.parentFolder
    _ = try inotify.watch(root.folder)
    if !anchor.isEmpty, anchor != root.folder { _ = watch(anchor) }
  }

  /// Readable when there are changes.
  var descriptor: Int32 { inotify.descriptor }

  /// Watches the folders of `scan`, and no others.
  ///
  /// - Returns: whether folders were added: what changed in them since the scan has not been seen, so scan
  ///   again.
  func follow(_ scan: SourceScan) -> Bool {
    links = scan.links
    var wanted = scan.folders.union([root.folder])
    if !anchor.isEmpty { wanted.insert(anchor) }
    let before = inotify.watchedFolders
    for folder in before.subtracting(wanted) { inotify.stopWatching(folder) }
    var hasNew = false
    for folder in wanted.subtracting(before) { hasNew = watch(folder) || hasNew }
    return hasNew
  }

  /// The changes since the last call. Never waits.
  func changes() -> [Change] {
    var changes: [Change] = []
    for event in inotify.read() { changes += self.changes(of: event) }
    return changes
  }

  private func changes(of event: Inotify.Event) -> [Change] {
    if event.kind == .lost { return [Change(path: root.path, sign: .finished)] }
    let sign: SaveGate.Sign = event.kind == .finished ? .finished : .unfinished
    let path = event.name.isEmpty ? event.folder : event.folder.appending(component: event.name)
    if path == root.path || path == root.folder {
      if event.isFolder, event.folder != root.folder || event.name.isEmpty { _ = watch(root.folder) }
      return [Change(path: root.path, sign: sign)]
    }
    if let link = links[path] { return [Change(path: link, sign: sign)] }
    guard event.folder != anchor || anchor == root.folder, isInside(event.folder) else { return [] }
    if event.isFolder { return event.name.isEmpty ? [] : folderChanged(path, sign) }
    return SourceScan.isOfInterest(path, in: root) ? [Change(path: path, sign: sign)] : []
  }

  /// A folder came or went: in one that came, everything counts as changed.
  private func folderChanged(_ path: String, _ sign: SaveGate.Sign) -> [Change] {
    let name = path.lastComponent
    let mayHoldPictures = WatchedNames.isCatalogue(name) || WatchedNames.isPictureFolder(name)
    guard !root.isFile || mayHoldPictures || path.parentFolder != root.folder,
      WatchedNames.isFolderOfInterest(name)
    else { return [] }
    guard FileStatus(path)?.isFolder == true else {
      // Without anything of interest in it, the scan will find nothing new.
      return inotify.watchedFolders.contains(path) ? [Change(path: path, sign: sign)] : []
    }
    var changes: [Change] = []
    var folders = [path]
    while let folder = folders.popLast() {
      // First watched, then listed: what comes between is seen twice rather than never.
      guard watch(folder), let listing = FolderListing(folder) else { continue }
      for name in listing.files {
        let file = folder.appending(component: name)
        if SourceScan.isOfInterest(file, in: root) { changes.append(Change(path: file, sign: .finished)) }
      }
      folders += listing.folders.filter(WatchedNames.isFolderOfInterest).map(folder.appending(component:))
    }
    return changes
  }

  private func isInside(_ folder: String) -> Bool {
    folder == root.folder || folder.hasPrefix(root.folder.appending(component: ""))
  }

  /// False when it was watched already, or cannot be.
  private func watch(_ folder: String) -> Bool {
    do throws(Inotify.Failure) {
      return try inotify.watch(folder)
    } catch {
      // A folder that is gone again is no failure.
      if case .system(_, ENOENT) = error { return false }
      failure = error
      return false
    }
  }
}

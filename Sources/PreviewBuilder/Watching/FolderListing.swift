import Glibc

/// The entries of one folder, links followed.
struct FolderListing {
  /// Names, sorted.
  var files: [String] = []
  var folders: [String] = []
  /// Names of those that are links.
  var links: Set<String> = []
  /// Names of everything, in no order.
  var all: [String] = []

  /// The visible contents of `folder`; nil when it cannot be read. An entry that is neither file nor folder
  /// is only among `all`.
  init?(_ folder: String) {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      all.append(name)
      switch Int(entry.pointee.d_type) {
      case DT_REG: files.append(name)
      case DT_DIR: folders.append(name)
      case DT_LNK:
        links.insert(name)
        add(name, seenAt: folder.appending(component: name))
      case DT_UNKNOWN: add(name, seenAt: folder.appending(component: name))
      default: continue
      }
    }
    files.sort()
    folders.sort()
  }

  private mutating func add(_ name: String, seenAt path: String) {
    guard let status = FileStatus(path) else { return }
    if status.isFile { files.append(name) }
    if status.isFolder { folders.append(name) }
  }
}

/// The file system's status of a path, links followed.
struct FileStatus: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
  var size: Int64
  /// Nanoseconds since 1970.
  var modified: Int64
  private var mode: mode_t

  /// Nil when there is nothing, or nothing to be seen.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
    mode = status.st_mode
  }

  /// The bits that say who may do what.
  var permissions: mode_t { mode & 0o7777 }
  var isFile: Bool { mode & S_IFMT == S_IFREG }
  var isFolder: Bool { mode & S_IFMT == S_IFDIR }
}

import Glibc

/// An empty folder for previewed code: where it is, where its home is, and where it finds room for temporary
/// files.
///
/// Whoever starts an agent makes its folder, and takes it away when the agent has been collected: the agent
/// cannot, as it may write within the folder only. The agent holds a lock on it, which goes with the process.
/// By that others see which folders belong to nobody any more, because somebody was killed.
public struct WorkingFolder: Sendable {
  /// By which code on Linux finds a home, and room for temporary files.
  private static let variables = [
    "HOME", "TMPDIR", "CFFIXED_USER_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
  ]
  /// Seconds in which a folder may have been made, but not locked yet.
  static let youth = 60

  /// Absolute.
  public let path: String

  /// The folder at that path, which somebody has made for this process.
  public init(at path: String) {
    self.path = path
  }

  /// Makes one within `TMPDIR`, or `/tmp`; nil where there is no room.
  public static func make() -> WorkingFolder? { make(in: TemporaryFolder.path) }

  /// One within `parent`, in a folder that all agents of this user share.
  static func make(in parent: String) -> WorkingFolder? {
    let shared = shared(in: parent)
    mkdir(shared, S_IRWXU)
    guard isOwn(shared) else { return nil }
    var template = Array("\(shared)/XXXXXX".utf8CString)
    let path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap(mkdtemp).map { String(cString: $0) }
    }
    return path.map(WorkingFolder.init(at:))
  }

  /// The folder of all agents of this user.
  static func shared(in parent: String) -> String { "\(parent)/scrollwork-agents-\(getuid())" }

  /// Locks it for as long as this process lives, goes there, and is at home there from now on. False where it
  /// is somebody else's.
  public func enter() -> Bool {
    guard FolderLease.take(path) != nil, chdir(path) == 0 else { return false }
    for name in Self.variables { setenv(name, path, 1) }
    return true
  }

  /// Takes away what is in it, and itself where this process may.
  public func remove() {
    FolderTree.remove(path)
  }

  /// Takes away the folders beside it that dead agents have left; those that were made within the last
  /// `youth` seconds stay.
  public func sweepOthers() {
    guard let slash = path.lastIndex(of: "/") else { return }
    Self.sweep(String(path[..<slash]))
  }

  static func sweep(_ shared: String, youth: Int = youth) {
    for name in FolderTree.names(in: shared) {
      let path = "\(shared)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mtim.tv_sec <= time(nil) - youth,
        let lock = FolderLease.take(path)
      else { continue }
      FolderTree.remove(path)
      close(lock)
    }
  }

  /// Whether it is a folder of this user's, and no link to somewhere else: anybody may have made it first.
  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
  }
}

/// The lock on a folder.
enum FolderLease {
  /// The descriptor of the locked folder; nil while another process holds it.
  static func take(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}

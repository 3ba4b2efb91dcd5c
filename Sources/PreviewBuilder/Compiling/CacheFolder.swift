import Glibc

/// Where builds keep results that the next one can use again: a folder of the user's own, that other users
/// cannot read.
public struct CacheFolder: Sendable {
  /// Why nothing can be kept. Its description says what mends it.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case notWritable(path: String, errno: Int32)
    case notOurs(path: String)

    public var description: String {
      switch self {
      case .notWritable(let path, let code):
        "the cache folder \(path) cannot be written: \(String(cString: strerror(code))); set XDG_CACHE_HOME to one that can"
      case .notOurs(let path):
        "the cache folder \(path) belongs to somebody else; set XDG_CACHE_HOME to a folder of your own"
      }
    }
  }

  /// Absolute.
  public let path: String

  /// Makes the usual folder if it is not there, with all above it.
  init() throws(Failure) {
    try self.init(Self.usualPath)
  }

  /// Makes the folder at `path` if it is not there, with all above it.
  public init(_ path: String) throws(Failure) {
    self.path = path
    try Self.make(path)
    // In the folder of temporary files somebody else may have been here first.
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .notWritable(path: path, errno: errno) }
    guard status.st_uid == geteuid(), FileStatus(status).isFolder else { throw .notOurs(path: path) }
    chmod(path, 0o700)
    guard access(path, W_OK | X_OK) == 0 else { throw .notWritable(path: path, errno: errno) }
  }

  /// Where it is unless something else is asked for: `scrollwork` in XDG_CACHE_HOME, or in `~/.cache`, or a
  /// folder for this user among the temporary files.
  public static var usualPath: String {
    if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return folder.appending(component: "scrollwork")
    }
    if let home = variable("HOME"), home.hasPrefix("/"), access(home, W_OK) == 0 {
      return home.appending(component: ".cache/scrollwork")
    }
    let temporary = variable("TMPDIR") ?? "/tmp"
    return temporary.appending(component: "scrollwork-\(geteuid())")
  }

  /// Makes a folder in it, with all between, and returns its path.
  func folder(_ name: String) throws(Failure) -> String {
    let folder = path.appending(component: name)
    try Self.make(folder)
    return folder
  }

  static func make(_ folder: String) throws(Failure) {
    if FileStatus(folder)?.isFolder == true { return }
    let parent = folder.parentFolder
    if !parent.isEmpty, parent != folder { try make(parent) }
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .notWritable(path: folder, errno: errno) }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}

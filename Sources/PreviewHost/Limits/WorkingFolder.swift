import Foundation
import Glibc

/// An empty folder of the agent's own: where previewed code is, where its home is, and where it finds room
/// for temporary files.
///
/// Agents are killed more often than they end. Each holds a lock on its folder, which goes with the process,
/// and takes away the folders that are no longer held when it begins.
struct WorkingFolder {
  /// By which code on Linux finds a home, and room for temporary files.
  private static let variables = [
    "HOME", "TMPDIR", "CFFIXED_USER_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
  ]
  /// Seconds in which a folder may have been made, but not locked yet.
  private static let youth = 60

  /// Absolute.
  let path: String
  /// Open and locked for as long as the process lives.
  private let lock: Int32

  /// Makes it within `TMPDIR`, or `/tmp`, and goes there; nil where there is no room.
  static func enter() -> WorkingFolder? {
    let wanted = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
    guard let folder = make(in: wanted.hasPrefix("/") ? wanted : "/tmp"), chdir(folder.path) == 0 else {
      return nil
    }
    for name in variables { setenv(name, folder.path, 1) }
    return folder
  }

  /// One within `parent`, in a folder that all agents of this user share.
  static func make(in parent: String) -> WorkingFolder? {
    let shared = "\(parent)/scrollwork-agents-\(getuid())"
    mkdir(shared, S_IRWXU)
    guard isOwn(shared) else { return nil }
    sweep(shared)
    var template = Array("\(shared)/XXXXXX".utf8CString)
    let path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap(mkdtemp).map { String(cString: $0) }
    }
    return path.flatMap { path in
      take(path).map { WorkingFolder(path: path, lock: $0) }
    }
  }

  /// Takes it away with all that is in it.
  func remove() {
    _ = chdir("/")
    try? FileManager.default.removeItem(atPath: path)
    close(lock)
  }

  /// Takes away what dead agents have left in `shared`; folders made within the last `youth` seconds stay.
  static func sweep(_ shared: String, youth: Int = youth) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: shared)) ?? [] {
      let path = "\(shared)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mtim.tv_sec <= time(nil) - youth, let lock = take(path)
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
      close(lock)
    }
  }

  /// The descriptor of the locked folder; nil while another process holds it.
  private static func take(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Whether it is a folder of this user's, and no link to somewhere else: anybody may have made it first.
  private static func isOwn(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
  }
}

import Foundation
import Glibc

/// An empty folder of the agent's own: where previewed code is, where its home is, and where it finds room for temporary
/// files.
struct WorkingFolder {
  /// By which code on Linux finds a home, and room for temporary files.
  private static let variables = [
    "HOME", "TMPDIR", "CFFIXED_USER_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
  ]

  /// Absolute.
  let path: String

  /// Makes it within `TMPDIR`, or `/tmp`, and goes there; nil where there is no room.
  static func enter() -> WorkingFolder? {
    let wanted = ProcessInfo.processInfo.environment["TMPDIR"] ?? ""
    let parent = wanted.hasPrefix("/") ? wanted : "/tmp"
    var template = Array("\(parent)/scrollwork-agent-XXXXXX".utf8CString)
    let path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap(mkdtemp).map { String(cString: $0) }
    }
    guard let path, chdir(path) == 0 else { return nil }
    for name in Self.variables { setenv(name, path, 1) }
    return WorkingFolder(path: path)
  }

  /// Takes it away with all that is in it.
  func remove() {
    _ = chdir("/")
    try? FileManager.default.removeItem(atPath: path)
  }
}

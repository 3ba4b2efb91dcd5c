import Glibc

/// Where paths lead when all links are followed.
enum RealPath {
  /// Nil when it leads nowhere.
  static func of(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// As `of`, but the last component is kept as it is, link or not.
  static func ofFolder(_ path: String) -> String? {
    of(path.parentFolder).map { $0.appending(component: path.lastComponent) }
  }
}

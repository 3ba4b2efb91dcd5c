import Glibc

/// Where paths lead when all links are followed.
enum RealPath {
  /// Nil when it leads nowhere.
  static func of(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether `path` is there and leads into `folder`, all links followed.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let real = of(path), let home = of(folder) else { return false }
    return real == home || home == "/" || real.hasPrefix(home + "/")
  }

  /// As `of`, but the last component is kept as it is, link or not.
  static func ofFolder(_ path: String) -> String? {
    of(path.parentFolder).map { $0.appending(component: path.lastComponent) }
  }
}

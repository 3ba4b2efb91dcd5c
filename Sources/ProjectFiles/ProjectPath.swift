/// Paths as project files write them, seen from the served folder; `../` at the beginning where they lead out
/// of it.
public enum ProjectPath {
  /// `path` as seen from `folder`; without `.`, `..` where they can be resolved, and doubled slashes.
  public static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return plain(path) }
    return plain(folder.isEmpty ? path : folder + "/" + path)
  }

  static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether it is in the served folder.
  public static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../")
  }

  /// The part before the last slash; empty for a bare name.
  public static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The part after the last slash.
  public static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The part after the last full stop of the name, in small letters; empty where there is none.
  static func ending(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}

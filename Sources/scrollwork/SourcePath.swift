import Glibc

/// Looks at a path before a server is started for it, as the mistake is easier to see then.
enum SourcePath {
  /// Says what is wrong with it, and how to mend it; nil when there is something to preview.
  static func fault(of path: String) -> String? {
    var status = stat()
    guard !path.isEmpty else { return "the path is empty; name a .swift file, or a folder of them" }
    guard stat(path, &status) == 0 else {
      return "there is no file or folder \(path); name a .swift file, or a folder of them"
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG where !path.hasSuffix(".swift"):
      return "\(path) is no Swift file; name a .swift file, or a folder of them"
    case S_IFREG:
      return access(path, R_OK) == 0 ? nil : "\(path) cannot be read by this user; change its mode"
    case S_IFDIR:
      guard access(path, R_OK | X_OK) == 0 else {
        return "\(path) cannot be read by this user; change its mode"
      }
      return hasSwiftFile(path, depth: 0)
        ? nil : "there is no Swift file in \(path); name the folder they are in"
    default: return "\(path) is neither a file nor a folder"
    }
  }

  /// Goes through folders until it finds one file; those of tools, which are hidden, are left out.
  private static func hasSwiftFile(_ folder: String, depth: Int) -> Bool {
    guard depth < 12, let stream = opendir(folder) else { return false }
    defer { closedir(stream) }
    var folders: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      if name.hasSuffix(".swift"), name != "Package.swift" { return true }
      if Int(entry.pointee.d_type) == DT_DIR { folders.append("\(folder)/\(name)") }
    }
    return folders.contains { hasSwiftFile($0, depth: depth + 1) }
  }
}

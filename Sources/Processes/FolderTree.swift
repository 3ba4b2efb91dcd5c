import Glibc

/// A folder with all that is below it. Links are not followed, wherever they lead.
enum FolderTree {
  /// Folders within one another that are looked at. What lies deeper stays, and counts nothing.
  private static let deepest = 200

  /// Bytes that its files take on the disk; each entry counts a page at least. Nil if there are more than so
  /// many entries.
  static func bytes(in path: String, atMost entries: Int) -> Int? {
    var (bytes, count) = (0, 0)
    var folders = [(path: path, depth: 0)]
    while let folder = folders.popLast() {
      for name in names(in: folder.path) {
        count += 1
        guard count <= entries else { return nil }
        let entry = "\(folder.path)/\(name)"
        var status = stat()
        guard lstat(entry, &status) == 0 else { continue }
        let size = max(4096, Int(clamping: status.st_blocks) &* 512)
        bytes += min(size, 1 << 40)
        if status.st_mode & S_IFMT == S_IFDIR, folder.depth < deepest {
          folders.append((entry, folder.depth + 1))
        }
      }
    }
    return bytes
  }

  /// Takes away as much of it as this process may.
  static func remove(_ path: String) { remove(path, depth: 0) }

  private static func remove(_ path: String, depth: Int) {
    // Somebody may have made a folder that its owner cannot read.
    if access(path, R_OK | W_OK | X_OK) != 0 { chmod(path, S_IRWXU) }
    for name in names(in: path) {
      let entry = "\(path)/\(name)"
      var status = stat()
      guard lstat(entry, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if depth < deepest { remove(entry, depth: depth + 1) }
      } else {
        unlink(entry)
      }
    }
    rmdir(path)
  }

  /// What is in a folder, in no order; nothing if it cannot be read, or is a link.
  static func names(in path: String) -> [String] {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    guard let folder = fdopendir(descriptor) else {
      close(descriptor)
      return []
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

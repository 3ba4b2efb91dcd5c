import Glibc

/// The folder for files that nobody keeps.
public enum TemporaryFolder {
  /// What `TMPDIR` says if it says anything absolute, or `/tmp`.
  public static var path: String { path(variable: getenv("TMPDIR").map { String(cString: $0) }) }

  static func path(variable: String?) -> String {
    guard let variable, variable.hasPrefix("/") else { return "/tmp" }
    return variable
  }

  /// Why nothing can be written there, with what mends it, as a sentence without its full stop; nil where
  /// something can. Tried with a folder and a small file, which are taken away again.
  public static var fault: String? { fault(of: path) }

  static func fault(of path: String) -> String? {
    var name = Array("\(path)/scrollwork-XXXXXX".utf8CString)
    let folder = name.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap(mkdtemp).map { String(cString: $0) }
    }
    guard let folder else { return sentence(path, errno) }
    defer { rmdir(folder) }
    let file = folder + "/file"
    let descriptor = open(file, O_CREAT | O_WRONLY | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { return sentence(path, errno) }
    defer {
      close(descriptor)
      unlink(file)
    }
    let page = [UInt8](repeating: 0, count: 4096)
    return write(descriptor, page, page.count) == page.count ? nil : sentence(path, errno)
  }

  private static func sentence(_ path: String, _ number: Int32) -> String {
    let reason = strerror(number).map { String(cString: $0) } ?? "error \(number)"
    return "nothing can be written in \(path), the folder for temporary files (\(reason)); "
      + "make room there, or name another folder by the variable TMPDIR"
  }
}

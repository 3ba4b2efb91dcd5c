import Glibc

/// The program that this process runs.
public enum ThisProgram {
  /// Absolute path of the folder that its file is in, links resolved; empty where the system does not say.
  public static let folder: String = {
    guard let path = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(path) }
    let text = String(cString: path)
    return text.lastIndex(of: "/").map { String(text[..<$0]) } ?? ""
  }()
}

import Glibc
import Processes

/// Where things are, seen from this program.
enum Places {
  /// The folder of this executable, links resolved.
  static var programFolder: String { ThisProgram.folder }

  /// The program that runs previews: it stands beside this one.
  static var agent: String { programFolder + "/scrollwork-agent" }

  /// The program that compiles previews: it stands beside this one.
  static var builder: String { programFolder + "/scrollwork-builder" }

  /// The nearest file of this relative path in a folder above this executable.
  static func above(_ path: String) -> String? {
    var folder = programFolder
    while !folder.isEmpty {
      if access("\(folder)/\(path)", R_OK) == 0 { return "\(folder)/\(path)" }
      folder = parent(of: folder)
    }
    return nil
  }

  /// The page's files: what was asked for, or `Public` here, or the nearest one above this executable.
  static func publicFolder(asked: String?) -> String? {
    if let asked { return asked }
    if hasPage("Public") { return "Public" }
    var folder = programFolder
    while !folder.isEmpty {
      if hasPage(folder + "/Public") { return folder + "/Public" }
      folder = parent(of: folder)
    }
    return nil
  }

  private static func hasPage(_ folder: String) -> Bool {
    access(folder + "/index.html", R_OK) == 0
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}

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

  /// The package that these programs belong to; nil in the folder of a build.
  static let installation = Installation(in: programFolder)

  /// Brings back a file that should stand beside this program.
  static var remedy: String { installation == nil ? "build the whole package" : "install the package again" }

  /// The nearest file of this relative path in a folder above this executable.
  static func above(_ path: String, from start: String = programFolder) -> String? {
    var folder = start
    while !folder.isEmpty {
      if access("\(folder)/\(path)", R_OK) == 0 { return "\(folder)/\(path)" }
      folder = parent(of: folder)
    }
    return nil
  }

  /// The page's files: what was asked for, or the nearest `Public` above this executable. Never one that lies
  /// where somebody works: it may be any folder, with anything in it.
  static func publicFolder(asked: String?, from start: String = programFolder) -> String? {
    asked ?? above("Public/index.html", from: start).map(parent(of:))
  }

  /// The folder of the gallery's pictures, where the agent looks for them (`GalleryPreview.resources`); empty
  /// where there is none.
  static var galleryResources: [String] {
    let sources = parent(of: parent(of: #filePath))
    let places = [above("Sources/Gallery/" + pictures).map { String($0.dropLast(pictures.count + 1)) }]
    return (places + [sources + "/Gallery"]).compactMap { $0 }.filter {
      access("\($0)/\(pictures)", R_OK) == 0
    }
  }

  private static let pictures = "Photos/Photos.xcassets"

  /// The path as seen from the root.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return String(cString: here) + "/" + path
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}

// The files and folders in a folder, in an order that does not depend on the disk.

import QuartzCore

/// A walk through a folder that may be anything, a whole home included.
enum AssetWalk {
  /// A file or folder within the folder that the walk began at.
  struct Entry: Hashable {
    /// From where the walk began: `Media/icons/star.png`.
    var path: String
    var isFolder: Bool

    var name: String { (path as NSString).lastPathComponent }
    /// Without the dot; empty where there is none.
    var ending: String { (path as NSString).pathExtension }
    /// From where the walk began; empty at its top.
    var folder: String { (path as NSString).deletingLastPathComponent }
  }

  /// Beyond so many entries the rest is not looked at.
  private static let limit = 50_000
  /// Folders of one picture, colour or file in a catalogue: what is in them has no name of its own.
  private static let sets: Set<String> = [
    "imageset", "colorset", "dataset", "appiconset", "symbolset", "launchimage",
  ]
  private static let foldersOfTools: Set<String> = [
    "DerivedData", "Pods", "Carthage", "node_modules", "build",
  ]

  /// All that is in it, nearest to the top first, and by name where equally near. Hidden files, other
  /// tools' products, projects, and folders that are links stay out.
  static func entries(of folder: String) -> [Entry] {
    var found: [Entry] = []
    var waiting = [""][...]
    while let inner = waiting.popFirst(), found.count < limit {
      let place = inner.isEmpty ? folder : "\(folder)/\(inner)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") && found.count < limit {
        guard let isFolder = isFolder("\(place)/\(name)") else { continue }
        let entry = Entry(path: inner.isEmpty ? name : "\(inner)/\(name)", isFolder: isFolder)
        if isFolder, isOfTools(entry) { continue }
        found.append(entry)
        if isFolder, !sets.contains(entry.ending) { waiting.append(entry.path) }
      }
    }
    return found
  }

  private static func isOfTools(_ entry: Entry) -> Bool {
    foldersOfTools.contains(entry.name) || ["xcodeproj", "xcworkspace"].contains(entry.ending)
  }

  /// nil of what is neither, and of links to folders, which may lead back to where we come from.
  private static func isFolder(_ path: String) -> Bool? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return true
    case S_IFREG: return false
    case S_IFLNK: return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? false : nil
    default: return nil
    }
  }
}

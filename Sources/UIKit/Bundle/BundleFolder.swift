import QuartzCore
import Synchronization

/// The main bundle as a folder: apps list it, and put the names of their files behind its path.
///
/// It holds links to the files beside the sources, in one heap as Xcode copies them, and the folders of
/// languages. It is made when first asked for, where temporary files go, and goes with them.
enum BundleFolder {
  private struct Made {
    var path: String
    /// The asset folders that it was made from.
    var folders: [String]
  }

  private static let made = Mutex<Made?>(nil)
  private static let name = "Preview.app"

  /// Absolute. Where there is no room for it, the first asset folder, or the root of the disk without one.
  static var path: String {
    let folders = _AssetFolders.current
    let resources = _AssetFolders.index.resources
    return made.withLock { made in
      if let made, made.folders == folders { return made.path }
      guard let path = make(resources) else { return folders.first ?? "/" }
      made = Made(path: path, folders: folders)
      return path
    }
  }

  private static func make(_ resources: ResourceIndex) -> String? {
    let files = FileManager.default
    let path = files.temporaryDirectory.appendingPathComponent(UUID().uuidString).appendingPathComponent(name)
      .path
    do {
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    for resource in resources.all {
      let folder = resource.language.map { languageFolder($0, in: path) } ?? path
      // The first of a name is the one that is found by it; a second cannot be made.
      try? files.createSymbolicLink(
        atPath: "\(folder)/\(resource.name)", withDestinationPath: resource.path)
      if resource.name.hasSuffix(".xcstrings") { writeTables(of: resource, in: path) }
    }
    return path
  }

  private static func languageFolder(_ language: String, in path: String) -> String {
    let folder = "\(path)/\(language).lproj"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The tables that Xcode makes of a catalogue of words.
  private static func writeTables(of catalog: ResourceIndex.Resource, in path: String) {
    guard let data = FileManager.default.contents(atPath: catalog.path) else { return }
    let name = (catalog.name as NSString).deletingPathExtension
    for (language, words) in StringCatalog.tables(data) {
      let list = try? PropertyListSerialization.data(fromPropertyList: words, format: .xml, options: 0)
      let folder = languageFolder((language as NSString).lastPathComponent, in: path)
      try? list?.write(to: URL(fileURLWithPath: "\(folder)/\(name).strings"))
    }
  }
}

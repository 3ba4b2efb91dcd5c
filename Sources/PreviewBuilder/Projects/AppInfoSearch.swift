import Foundation
import ProjectFiles

/// Finds what is known of the application.
enum AppInfoSearch {
  /// Of a target of a project.
  static func info(of found: FoundTarget, module: String, in root: SourceRoot) -> AppInfo {
    let target = found.target
    let file = target.infoPlist.flatMap { read($0, in: root) }
    // A file that a manifest writes may be an older one.
    let list = PropertyValue.table((file?.table ?? [:]).merging(target.infoProperties) { $1 })
    var info = AppInfo(module: module, name: target.name, plist: list, keys: target.infoKeys)
    info.isListMissing = target.infoPlist != nil && file == nil && target.infoProperties.isEmpty
    let folders = target.folders.map(\.path) + target.resources.map(folder)
    info.resourceFolders = folders.unique.filter(ProjectPath.isInside)
      .map { $0.isEmpty ? root.path : root.path.appending(component: $0) }.sorted()
    return info
  }

  /// Of a folder without a project: nil where no property list in it is an application's.
  ///
  /// - Parameter paths: of property lists, absolute.
  static func info(inPlain root: SourceRoot, module: String, _ paths: [String]) -> AppInfo? {
    let nearest = paths.map(root.display).sorted {
      ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1)
    }
    for path in nearest.prefix(50) {
      guard let list = read(path, in: root), isOfApp(list) else { continue }
      var info = AppInfo(module: module, name: root.name, plist: list)
      info.resourceFolders = [root.path]
      return info
    }
    return nil
  }

  private static func isOfApp(_ list: PropertyValue) -> Bool {
    let keys = [
      "UIMainStoryboardFile", "UIApplicationSceneManifest", "UILaunchStoryboardName", "LSRequiresIPhoneOS",
    ]
    return list["NSExtension"] == nil && keys.contains { list[$0] != nil }
  }

  private static func read(_ name: String, in root: SourceRoot) -> PropertyValue? {
    let path = root.path.appending(component: name)
    guard ProjectPath.isInside(name), RealPath.isInside(path, root.path), let status = FileStatus(path),
      status.isFile, status.size <= InfoPlist.maximumSize,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return InfoPlist.read(data)
  }

  /// The folder that a resource lies in, its language's left out.
  private static func folder(of resource: String) -> String {
    let folder = ProjectPath.folder(of: resource)
    return folder.hasSuffix(".lproj") ? ProjectPath.folder(of: folder) : folder
  }
}

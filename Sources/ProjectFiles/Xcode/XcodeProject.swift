import Foundation

/// The targets of a `project.pbxproj`.
public struct XcodeProject: Hashable, Sendable {
  public var targets: [ProjectTarget] = []
  /// Folders of packages that it names by path, from the served folder.
  public var localPackages: [String] = []
  /// Addresses of the others.
  public var remotePackages: [String] = []

  /// - Parameters:
  ///   - text: the file's.
  ///   - folder: the one that the `.xcodeproj` is in, from the served folder; empty for that one itself.
  ///   - configurations: reads an `.xcconfig` by its path from the served folder; nil where there is none.
  public init(
    _ text: String, folder: String, configurations: (String) -> String? = { _ in nil }
  ) throws(PropertyText.Failure) {
    let value = try Self.read(text)
    guard let objects = XcodeObjects(value, folder: folder) else {
      throw PropertyText.Failure(line: 1, reason: "it has no root object")
    }
    for id in objects.ids("targets", of: objects.root) {
      guard let target = objects[id] else { continue }
      let reader = XcodeTarget(id, target, in: objects, configurations: configurations)
      targets.append(reader.description)
    }
    for id in objects.ids("packageReferences", of: objects.root) {
      guard let package = objects[id] else { continue }
      if let path = package["relativePath"]?.text { localPackages.append(ProjectPath.join(folder, path)) }
      if let address = package["repositoryURL"]?.text { remotePackages.append(address) }
    }
    // Before Xcode 15 local packages were folders among the files.
    for (id, object) in objects.objects where object["lastKnownFileType"]?.text == "wrapper" {
      guard let path = objects.paths[id], ProjectPath.ending(of: path).isEmpty else { continue }
      localPackages.append(path)
    }
    for (id, object) in objects.objects
    where object["lastKnownFileType"]?.text == "folder" && objects.paths[id] != nil {
      localPackages.append(objects.paths[id] ?? "")
    }
    localPackages = Array(Set(localPackages)).sorted()
  }

  private static func read(_ text: String) throws(PropertyText.Failure) -> PropertyValue {
    guard text.hasPrefix("<?xml") else { return try PropertyText.read(text) }
    guard let value = InfoPlist.read(Data(text.utf8)) else {
      throw PropertyText.Failure(line: 1, reason: "it is no property list")
    }
    return value
  }
}

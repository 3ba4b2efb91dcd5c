/// Reads one target of a project file.
struct XcodeTarget {
  private let id: String
  private let target: PropertyValue
  private let objects: XcodeObjects
  private let settings: BuildSettings

  init(
    _ id: String, _ target: PropertyValue, in objects: XcodeObjects, configurations: (String) -> String?
  ) {
    (self.id, self.target, self.objects) = (id, target, objects)
    let name = target["name"]?.text ?? ""
    let own = [
      "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "SRCROOT": ".", "PROJECT_DIR": ".",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
    settings = BuildSettings(
      [own] + Self.levels(of: objects.root, in: objects, configurations)
        + Self.levels(of: target, in: objects, configurations))
  }

  var description: ProjectTarget {
    let name = target["name"]?.text ?? ""
    var described = ProjectTarget(
      name: name, moduleName: moduleIdentifier(settings["PRODUCT_MODULE_NAME"] ?? name), kind: kind)
    described.isForPhones = isForPhones
    described.settings = settings.ofModule
    described.folders = folders
    addPhases(to: &described)
    described.dependencies += dependencies
    described.dependencies = described.dependencies.unique
    described.infoPlist = settings["INFOPLIST_FILE"].map { ProjectPath.join(objects.base, $0) }
    described.infoKeys = settings.infoKeys
    return described
  }

  // MARK: What it is

  private var kind: ProjectTarget.Kind { .init(productType: target["productType"]?.text ?? "") }

  private var isForPhones: Bool {
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
    return platforms.contains("iphone") || platforms == "auto"
  }

  // MARK: What it is made of

  private func addPhases(to described: inout ProjectTarget) {
    for phaseID in objects.ids("buildPhases", of: target) {
      guard let phase = objects[phaseID] else { continue }
      let files = objects.ids("files", of: phase).compactMap { objects[$0] }
      switch objects.kind(phase) {
      case "PBXSourcesBuildPhase":
        for file in files {
          for path in objects.files(of: file["fileRef"]?.text ?? "") { addSource(path, to: &described) }
        }
      case "PBXResourcesBuildPhase":
        described.resources += files.flatMap { objects.files(of: $0["fileRef"]?.text ?? "") }
      case "PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase":
        described.dependencies += files.compactMap(product)
      default: continue
      }
    }
    described.sources = described.sources.unique
  }

  private func addSource(_ path: String, to described: inout ProjectTarget) {
    switch ProjectPath.ending(of: path) {
    case "swift": described.sources.append(path)
    case "m", "mm", "c", "cc", "cpp": described.foreignSources += 1
    default: described.resources.append(path)
    }
  }

  /// The name of something that is linked: `Core.framework`, a package's product.
  private func product(_ file: PropertyValue) -> String? {
    if let product = objects.object("productRef", of: file) { return product["productName"]?.text }
    guard let reference = objects.object("fileRef", of: file),
      let path = reference["path"]?.text ?? reference["name"]?.text,
      ["framework", "a", "xcframework"].contains(ProjectPath.ending(of: path)),
      reference["sourceTree"]?.text != "SDKROOT", reference["sourceTree"]?.text != "DEVELOPER_DIR"
    else { return nil }
    let name = ProjectPath.name(of: path).prefix { $0 != "." }
    return path.hasSuffix(".a") && name.hasPrefix("lib") ? String(name.dropFirst(3)) : String(name)
  }

  private var dependencies: [String] {
    let targets = objects.ids("dependencies", of: target).compactMap { id -> String? in
      let dependency = objects[id]
      if let product = objects.object("productRef", of: dependency) { return product["productName"]?.text }
      return objects.object("target", of: dependency)?["name"]?.text ?? dependency?["name"]?.text
        ?? objects.object("targetProxy", of: dependency)?["remoteInfo"]?.text
    }
    let products = objects.ids("packageProductDependencies", of: target).compactMap {
      objects[$0]?["productName"]?.text
    }
    return targets + products
  }

  /// Folders of Xcode 16, whose files belong to the target without being listed.
  private var folders: [ProjectTarget.Folder] {
    let own = Set(objects.ids("fileSystemSynchronizedGroups", of: target))
    var found: [ProjectTarget.Folder] = []
    for (group, object) in objects.objects
    where objects.kind(object) == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = objects.paths[group] else { continue }
      let exceptions = objects.ids("exceptions", of: object).compactMap { objects[$0] }
        .filter { $0["target"]?.text == id }
      let members = Set(
        exceptions.flatMap { objects.ids("membershipExceptions", of: $0) }.map { ProjectPath.join(path, $0) })
      // Exceptions of a folder's own target are left out; those of another one are all that it takes.
      if own.contains(group) {
        found.append(ProjectTarget.Folder(path: path, excluded: members))
      } else if !members.isEmpty {
        found.append(ProjectTarget.Folder(path: path, only: members))
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  // MARK: Settings

  private static func levels(
    of object: PropertyValue, in objects: XcodeObjects, _ configurations: (String) -> String?
  ) -> [[String: String]] {
    let list = objects.object("buildConfigurationList", of: object)
    let all = objects.ids("buildConfigurations", of: list).compactMap { objects[$0] }
    func named(_ fits: (String) -> Bool) -> PropertyValue? { all.first { fits($0["name"]?.text ?? "") } }
    let usual = list?["defaultConfigurationName"]?.text
    guard
      let chosen = named({ $0 == "Debug" }) ?? named({ $0.lowercased().contains("debug") })
        ?? named({ $0 == usual }) ?? all.first
    else { return [] }
    let own = (chosen["buildSettings"]?.table ?? [:]).mapValues { $0.texts.joined(separator: " ") }
    guard let file = chosen["baseConfigurationReference"]?.text, let path = objects.paths[file],
      let text = configurations(path)
    else { return [own] }
    return [ConfigurationText.read(text), own]
  }
}

/// Reads an `.xcconfig`; files that it includes are left out.
enum ConfigurationText {
  static func read(_ text: String) -> [String: String] {
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      guard let equals = line.firstIndex(of: "=") else { continue }
      let name = line[..<equals].filter { !$0.isWhitespace }
      guard !name.isEmpty, !name.contains("["), !name.hasPrefix("#") else { continue }
      let value = line[line.index(after: equals)...]
      settings[name] = String(value.drop(while: \.isWhitespace))
    }
    return settings
  }
}

/// Describes the targets of a spec that is put together.
struct XcodeGenProject {
  private let spec: YAMLNode
  private let folder: String
  private let surroundings: XcodeGenSpec.Surroundings
  private let settings: XcodeGenSettings
  /// Those of the project, lowest first.
  private let levels: [[String: String]]

  init(_ spec: YAMLNode, _ folder: String, _ surroundings: XcodeGenSpec.Surroundings) {
    (self.spec, self.folder, self.surroundings) = (spec, folder, surroundings)
    settings = XcodeGenSettings(spec, folder, surroundings.read)
    levels = settings.levels(of: spec)
  }

  /// - Parameter product: what it is called where it is written, without the name of a platform.
  func target(_ name: String, product: String, _ node: YAMLNode) -> ProjectTarget {
    let prefix = spec["options"]?["bundleIdPrefix"]?.text
    var own = [
      "TARGET_NAME": name, "PRODUCT_NAME": node["productName"]?.text ?? product, "SRCROOT": ".",
      "PROJECT_DIR": ".", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
    own["PRODUCT_BUNDLE_IDENTIFIER"] = prefix.map { "\($0).$(PRODUCT_NAME:rfc1034identifier)" }
    let settings = BuildSettings([own] + levels + self.settings.levels(of: node))
    var target = ProjectTarget(
      name: name, moduleName: moduleIdentifier(settings["PRODUCT_MODULE_NAME"] ?? product),
      kind: .init(productType: node["type"]?.text ?? ""))
    target.isForPhones = Self.isForPhones(node, settings)
    target.settings = settings.ofModule
    target.infoKeys = settings.infoKeys
    let sources = node["sources"].map { $0.list.isEmpty ? [$0] : $0.list } ?? []
    for source in sources { add(source, to: &target) }
    target.dependencies = (node["dependencies"]?.list ?? []).flatMap(Self.names).unique
    target.infoPlist = infoPlist(of: target, node, settings)
    target.infoProperties = node["info"]?["properties"]?.property.table ?? [:]
    return target
  }

  private static func isForPhones(_ node: YAMLNode, _ settings: BuildSettings) -> Bool {
    let destinations = node["supportedDestinations"]?.texts ?? []
    if !destinations.isEmpty { return destinations.contains("iOS") }
    let platform = node["platform"]?.text ?? "iOS"
    if platform == "auto" { return settings["SUPPORTED_PLATFORMS"]?.contains("iphone") ?? true }
    return platform == "iOS"
  }

  private static func names(_ dependency: YAMLNode) -> [String] {
    for key in ["target", "carthage", "framework", "sdk"] {
      guard let name = dependency[key]?.text else { continue }
      // `Project/Target`, `Vendor/Kit.xcframework`.
      return [String(ProjectPath.name(of: name).prefix { $0 != "." })]
    }
    guard let package = dependency["package"]?.text else { return [] }
    let products = (dependency["products"]?.texts ?? []) + (dependency["product"]?.texts ?? [])
    return products.isEmpty ? [package] : products
  }

  /// As it says, or the first that lies among its sources.
  private func infoPlist(of target: ProjectTarget, _ node: YAMLNode, _ settings: BuildSettings) -> String? {
    if let said = node["info"]?["path"]?.text ?? settings["INFOPLIST_FILE"] {
      return ProjectPath.join(folder, said)
    }
    let folders = target.folders.map { $0.path.isEmpty ? "" : $0.path + "/" }
    return surroundings.infoPlists.first { path in
      ProjectPath.name(of: path) == "Info.plist" && folders.contains(where: path.hasPrefix)
    }
  }

  // MARK: Sources

  private static let endingsOfResources: Set<String> = [
    "xcassets", "storyboard", "xib", "strings", "stringsdict", "xcstrings", "plist", "json", "bundle",
    "xcdatamodeld", "png", "jpg", "pdf", "svg", "ttf", "otf", "lproj", "playground", "md", "xcconfig",
  ]

  private func add(_ source: YAMLNode, to target: inout ProjectTarget) {
    guard let written = source.text ?? source["path"]?.text else { return }
    let path = ProjectPath.join(folder, written)
    let phase = source["buildPhase"]?.text ?? source["buildPhase"]?.entries.first?.key
    if phase == "resources" || source["type"]?.text == "folder" {
      target.resources.append(path)
      return
    }
    if let phase, phase != "sources" { return }
    let ending = ProjectPath.ending(of: path)
    if PathPattern.hasWildcards(path), !path.contains("${") {
      let pattern = PathPattern(path)
      var folder = ProjectTarget.Folder(path: pattern.folder)
      folder.patterns = [pattern, PathPattern(path + "/**")]
      target.folders.append(excluding(source, from: folder, under: pattern.folder))
    } else if ["m", "mm", "c", "cc", "cpp"].contains(ending) {
      target.foreignSources += 1
    } else if Self.endingsOfResources.contains(ending) {
      target.resources.append(path)
    } else if ending != "swift", surroundings.hasFolder(path) {
      target.folders.append(excluding(source, from: ProjectTarget.Folder(path: path), under: path))
    } else if source["optional"]?.truth != true {
      // Told as missing where it is neither.
      target.sources.append(path)
    }
  }

  private func excluding(
    _ source: YAMLNode, from folder: ProjectTarget.Folder, under path: String
  ) -> ProjectTarget.Folder {
    var folder = folder
    folder.excludedPatterns = (source["excludes"]?.texts ?? []).prefix(200).map {
      PathPattern(ProjectPath.join(path, $0))
    }
    let includes = (source["includes"]?.texts ?? []).prefix(200).map { ProjectPath.join(path, $0) }
    if !includes.isEmpty {
      folder.patterns = includes.flatMap { [PathPattern($0), PathPattern($0 + "/**")] }
    }
    return folder
  }
}

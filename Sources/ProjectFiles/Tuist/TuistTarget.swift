/// Describes the targets of a Tuist project.
struct TuistTarget {
  private let paths: TuistPaths
  private let read: (String) -> String?
  private let hasFolder: (String) -> Bool
  /// Settings of the project.
  private let levels: [[String: String]]

  init(
    _ paths: TuistPaths, _ project: LiteralValue, read: @escaping (String) -> String?,
    hasFolder: @escaping (String) -> Bool
  ) {
    (self.paths, self.read, self.hasFolder) = (paths, read, hasFolder)
    levels = TuistSettings.levels(of: project["settings"], paths, read)
  }

  /// Nil for what is no target, or has no name.
  func target(_ value: LiteralValue) -> ProjectTarget? {
    guard ["target", "Target"].contains(value.callee), let name = value["name"]?.text else { return nil }
    var own = [
      "TARGET_NAME": name, "PRODUCT_NAME": value["productName"]?.text ?? name, "SRCROOT": ".",
      "PROJECT_DIR": ".",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ]
    own["PRODUCT_BUNDLE_IDENTIFIER"] = value["bundleId"]?.text
    let settings = BuildSettings(
      [own] + levels + TuistSettings.levels(of: value["settings"], paths, read))
    var target = ProjectTarget(
      name: name, moduleName: moduleIdentifier(settings["PRODUCT_MODULE_NAME"] ?? name),
      kind: Self.kind(value["product"]?.callee))
    target.isForPhones = Self.isForPhones(value)
    target.settings = settings.ofModule
    target.infoKeys = settings.infoKeys
    addSources(of: value, to: &target)
    addResources(of: value, to: &target)
    target.dependencies =
      (value["dependencies"]?.elements ?? []).compactMap { dependency in
        (dependency["name"] ?? dependency["target"] ?? dependency["product"])?.text
          ?? dependency["path"].flatMap(paths.path).map {
            String(ProjectPath.name(of: $0).prefix { $0 != "." })
          }
      }.unique
    addInfo(value["infoPlist"], to: &target)
    return target
  }

  /// The parts of a target that are not known, and are guessed.
  func problems(of value: LiteralValue, _ target: ProjectTarget) -> [String] {
    let parts: [(String, String)] = [
      ("product", "\(target.name) is taken for a library"),
      ("sources", "\(target.name) is taken to be what lies beside it"),
      ("infoPlist", "the property list may lack it"), ("settings", "it is left out"),
      ("destinations", "\(target.name) is taken to be for phones"),
      ("platform", "\(target.name) is taken to be for phones"),
    ]
    return parts.flatMap { label, guess in
      (value[label]?.unreadable ?? []).prefix(2).map {
        "\($0.place): '\($0.text)' is not known without running it; \(guess)"
      }
    }
  }

  private static func kind(_ product: String?) -> ProjectTarget.Kind {
    switch product {
    case "app": .app
    case "framework", "staticFramework", "staticLibrary", "dynamicLibrary", nil: .library
    case "unitTests", "uiTests": .tests
    case "appExtension", "messagesExtension", "stickerPackExtension", "extensionKitExtension", "appClip":
      .appExtension
    case "watch2App", "watch2Extension": .watch
    default: .other
    }
  }

  private static func isForPhones(_ value: LiteralValue) -> Bool {
    guard let said = value["destinations"] ?? value["platform"] else { return true }
    let names = said.each.compactMap { $0.callee ?? $0.text }
    return names.isEmpty || !Set(names).isDisjoint(with: ["iOS", "iPhone", "iPad", "ios"])
  }

  // MARK: Files

  private func addSources(of value: LiteralValue, to target: inout ProjectTarget) {
    for folder in value["buildableFolders"]?.each ?? [] {
      let path = paths.path(folder) ?? folder[nil].flatMap(paths.path) ?? folder["path"].flatMap(paths.path)
      if let path { target.folders.append(ProjectTarget.Folder(path: path)) }
    }
    for glob in Self.globs(value["sources"]) {
      guard let path = paths.path(glob.pattern) else {
        guard case .unreadable = glob.pattern else { continue }
        let usual = ["Sources", "\(target.name)/Sources"].map { ProjectPath.join(paths.folder, $0) }
        if let path = usual.first(where: hasFolder) {
          target.folders.append(ProjectTarget.Folder(path: path))
        }
        continue
      }
      if !PathPattern.hasWildcards(path), ProjectPath.ending(of: path) == "swift" {
        target.sources.append(path)
        continue
      }
      let pattern = PathPattern(path)
      let isPlain = !PathPattern.hasWildcards(path)
      var folder = ProjectTarget.Folder(path: isPlain ? path : pattern.folder)
      if !isPlain, path != pattern.folder + "/**" { folder.patterns = [pattern] }
      folder.excludedPatterns = glob.excluding.prefix(200).compactMap(paths.path).map(PathPattern.init)
      target.folders.append(folder)
    }
  }

  /// `["A/**", .glob("B/**", excluding: ["B/Old/**"])]`, `.sourceFilesList(globs: […])`, `"A/**"`.
  private static func globs(_ value: LiteralValue?) -> [(pattern: LiteralValue, excluding: [LiteralValue])] {
    guard let value else { return [] }
    if case .call(_, let arguments) = value,
      let inner = value["globs"] ?? (value.callee == "paths" ? value[nil] : nil),
      !arguments.isEmpty
    {
      return globs(inner)
    }
    return value.each.map { element in
      guard element.callee != nil,
        !["relativeToRoot", "relativeToManifest", "path"].contains(element.callee),
        let pattern = element["pattern"] ?? element[nil]
      else { return (element, []) }
      return (pattern, element["excluding"]?.each ?? [])
    }
  }

  private func addResources(of value: LiteralValue, to target: inout ProjectTarget) {
    let list = value["resources"].map { $0["resources"] ?? $0 }
    for element in list?.each ?? [] {
      let written = element["pattern"] ?? element["path"] ?? element[nil] ?? element
      guard let path = paths.path(written) ?? paths.path(element) else { continue }
      target.resources.append(PathPattern.hasWildcards(path) ? PathPattern(path).folder : path)
    }
    target.resources = target.resources.unique
  }

  private func addInfo(_ value: LiteralValue?, to target: inout ProjectTarget) {
    guard let value else { return }
    if value.text != nil {
      target.infoPlist = paths.path(value)
      return
    }
    target.infoPlist = value["path"].flatMap(paths.path)
    let properties = value["with"] ?? value[nil]
    target.infoProperties = Dictionary((properties?.entries ?? []).map { ($0.key, $0.value.property) }) { $1 }
  }
}

extension LiteralValue {
  /// The value as a property list has it: `["A": 1]`, `.dictionary(["A": .integer(1)])`.
  var property: PropertyValue {
    switch self {
    case .text(let text): .text(truth.map { $0 ? "1" : "0" } ?? text)
    case .nothing, .unreadable: .text("")
    case .list(let list): .list(list.map(\.property))
    case .table(let entries): .table(Dictionary(entries.map { ($0.key, $0.value.property) }) { $1 })
    case .call(_, let arguments): arguments.first?.value.property ?? .text("")
    }
  }
}

/// Reads the build settings of a Tuist project or target, of the configuration that is for debugging.
enum TuistSettings {
  /// Those of its file, then its own.
  static func levels(
    of value: LiteralValue?, _ paths: TuistPaths, _ read: (String) -> String?
  ) -> [[String: String]] {
    guard let value else { return [] }
    let configurations = value["configurations"]?.elements ?? []
    let debug = configurations.first { $0["name"]?.text == "Debug" || $0["name"]?.callee == "debug" }
    let chosen = debug ?? configurations.first { $0.callee == "debug" }
    let file = chosen?["xcconfig"].flatMap(paths.path).flatMap { ProjectPath.isInside($0) ? read($0) : nil }
    let own =
      (value["base"]?.entries ?? []) + (value["debug"]?.entries ?? []) + (chosen?["settings"]?.entries ?? [])
    let texts = own.map { ($0.key, text($0.value)) }
    return [file.map(ConfigurationText.read) ?? [:], Dictionary(texts) { $1 }]
  }

  private static func text(_ value: LiteralValue) -> String {
    if let truth = value.truth { return truth ? "YES" : "NO" }
    let property = value.property
    return value.callee == "boolean" || value.callee == "bool"
      ? property.text == "1" ? "YES" : "NO" : property.texts.joined(separator: " ")
  }
}

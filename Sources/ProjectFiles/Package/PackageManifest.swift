import SwiftSyntax

/// The contents of a `Package.swift`, read without running it: all that is written out is known, the rest is
/// told.
public struct PackageManifest: Hashable, Sendable {
  public var name: String
  public var targets: [ProjectTarget] = []
  /// Targets of the library products, by the products' names.
  public var libraries: [String: [String]] = [:]
  /// Folders of packages that it names by path, from the served folder.
  public var localPackages: [String] = []
  /// Addresses of the others.
  public var remotePackages: [String] = []
  /// Sentences on what could not be read.
  public var problems: [String] = []

  /// - Parameters:
  ///   - text: the manifest's.
  ///   - folder: the package's, from the served folder; empty for that one itself.
  ///   - hasFolder: whether there is a folder at a path from the served folder.
  public init(_ text: String, folder: String, hasFolder: (String) -> Bool) {
    name = ProjectPath.name(of: folder)
    let place = ProjectPath.join(folder, "Package.swift")
    guard let files = LiteralFiles(text, at: place) else {
      problems.append("\(place) is nested too deeply to be read")
      return
    }
    let reader = LiteralReader(files)
    guard let package = reader.constant("package"), package.callee == "Package" else {
      problems.append("\(place) has no 'let package = Package(…)' that can be read without running it")
      return
    }
    name = package["name"]?.text ?? name
    for product in package["products"]?.elements ?? [] where product.callee == "library" {
      libraries[product["name"]?.text ?? ""] = product["targets"]?.texts ?? []
    }
    // Apps of Swift Playgrounds are packages; `AppleProductTypes` has the product.
    let apps = (package["products"]?.elements ?? []).filter { $0.callee == "iOSApplication" }
      .flatMap { $0["targets"]?.texts ?? [] }
    for dependency in package["dependencies"]?.elements ?? [] {
      if let path = dependency["path"]?.text { localPackages.append(ProjectPath.join(folder, path)) }
      if let address = dependency["url"]?.text { remotePackages.append(address) }
    }
    let language = Self.language(text, package)
    let descriptions = package["targets"]?.elements ?? []
    for description in descriptions {
      guard var target = Self.target(description, folder, alone: descriptions.count == 1, hasFolder) else {
        continue
      }
      if apps.contains(target.name) { target.kind = .app }
      if target.settings.swiftVersion == nil { target.settings.swiftVersion = language }
      targets.append(target)
    }
    let parts = ["name", "products", "dependencies", "targets"].compactMap { package[$0] }
    let unread = (parts.flatMap(\.unreadable) + reader.unread).map(\.text).unique
    if !unread.isEmpty {
      let some = unread.prefix(3).joined(separator: ", ")
      problems.append("\(place) is read without running it, so this of it is not known: \(some)")
    }
  }

  private static func target(
    _ value: LiteralValue, _ folder: String, alone: Bool, _ hasFolder: (String) -> Bool
  ) -> ProjectTarget? {
    guard let name = value["name"]?.text, let callee = value.callee else { return nil }
    let kind: ProjectTarget.Kind
    switch callee {
    case "target": kind = .library
    case "testTarget": kind = .tests
    default: kind = .other
    }
    var target = ProjectTarget(name: name, moduleName: moduleIdentifier(name), kind: kind)
    let path: String
    if let written = value["path"]?.text {
      path = ProjectPath.join(folder, written)
    } else {
      let usual = kind == .tests ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
      let places = usual.map { ProjectPath.join(folder, $0) }
      let own = places.map { ProjectPath.join($0, name) }.first(where: hasFolder)
      path = own ?? (alone ? places.first(where: hasFolder) : nil) ?? ProjectPath.join(places[0], name)
    }
    let excluded = (value["exclude"]?.texts ?? []).map { ProjectPath.join(path, $0) }
    let only = value["sources"]?.texts.map { ProjectPath.join(path, $0) }
    target.folders = [ProjectTarget.Folder(path: path, excluded: Set(excluded), only: only.map(Set.init))]
    target.resources = (value["resources"]?.elements ?? []).compactMap { $0[nil]?.text }
      .map { ProjectPath.join(path, $0) }
    target.dependencies = (value["dependencies"]?.elements ?? []).compactMap { $0.text ?? $0["name"]?.text }
    read(value["swiftSettings"]?.elements ?? [], into: &target.settings)
    return target
  }

  private static func read(_ settings: [LiteralValue], into module: inout ModuleSettings) {
    for setting in settings {
      switch setting.callee {
      case "define": module.conditions += setting[nil]?.text.map { [$0] } ?? []
      case "enableUpcomingFeature", "enableExperimentalFeature":
        guard let name = setting[nil]?.text, !ModuleSettings.refusing.contains(name) else { continue }
        module.features.append(name)
      case "defaultIsolation": module.isOnMainActor = setting[nil] != nil
      case "swiftLanguageMode": module.swiftVersion = setting[nil]?.callee.map(version)
      default: continue
      }
    }
  }

  /// `.v6` → 6; all that is older → 5.
  private static func version(_ name: String) -> Int { name.hasPrefix("v6") ? 6 : 5 }

  /// The language of targets that say nothing of it: what the package says, or what its tools' version
  /// implies.
  private static func language(_ text: String, _ package: LiteralValue) -> Int {
    let modes = package["swiftLanguageModes"] ?? package["swiftLanguageVersions"]
    if let modes, !modes.elements.isEmpty {
      return modes.elements.compactMap(\.callee).map(version).max() ?? 5
    }
    let first = text.prefix { !$0.isNewline }
    let number = first.contains("swift-tools-version") ? first.split(separator: ":").last : nil
    let major = number.flatMap { Int($0.filter { $0 != " " }.prefix { $0.isNumber }) }
    return (major ?? 5) >= 6 ? 6 : 5
  }
}

/// Reads the build settings of a spec, of the configuration that is for debugging.
struct XcodeGenSettings {
  private let groups: YAMLNode
  private let folder: String
  private let read: (String) -> String?
  /// The configuration's name.
  private let configuration: String

  private static let maximumDepth = 8
  /// How many tables of one target are looked at: groups may name groups.
  private static let maximumTables = 200

  init(_ spec: YAMLNode, _ folder: String, _ read: @escaping (String) -> String?) {
    groups = spec["settingGroups"] ?? spec["settingPresets"] ?? .empty
    (self.folder, self.read) = (folder, read)
    let own = spec["configs"]?.entries ?? []
    let chosen =
      own.first { $0.key == "Debug" } ?? own.first { $0.key.lowercased().contains("debug") }
      ?? own.first { $0.value.text == "debug" } ?? own.first
    configuration = chosen?.key ?? "Debug"
  }

  /// Of a project or a target: those of its file, then its own.
  func levels(of node: YAMLNode) -> [[String: String]] {
    let files = node["configFiles"]?.entries ?? []
    let file = files.first { $0.key == configuration }?.value.text.map { ProjectPath.join(folder, $0) }
    let text = file.flatMap { ProjectPath.isInside($0) ? read($0) : nil }
    var own: [String: String] = [:]
    var count = 0
    put(node["settings"] ?? .empty, into: &own, depth: 0, &count)
    return [text.map(ConfigurationText.read) ?? [:], own]
  }

  private func put(_ node: YAMLNode, into settings: inout [String: String], depth: Int, _ count: inout Int) {
    count += 1
    guard depth < Self.maximumDepth, count < Self.maximumTables else { return }
    let parts = ["groups", "presets", "base", "configs"]
    guard node.entries.contains(where: { parts.contains($0.key) }) else {
      for entry in node.entries { settings[entry.key] = Self.text(entry.value) }
      return
    }
    for name in (node["groups"] ?? node["presets"])?.texts ?? [] {
      if let group = groups[name] { put(group, into: &settings, depth: depth + 1, &count) }
    }
    if let base = node["base"] { put(base, into: &settings, depth: depth + 1, &count) }
    // A key may be a part of what configurations are called; the whole name counts most.
    let fitting = (node["configs"]?.entries ?? []).filter {
      configuration.lowercased().contains($0.key.lowercased())
    }
    for entry in fitting.sorted(by: { $0.key.count < $1.key.count }) {
      put(entry.value, into: &settings, depth: depth + 1, &count)
    }
  }

  private static func text(_ node: YAMLNode) -> String {
    if let truth = node.truth { return truth ? "YES" : "NO" }
    return node.texts.joined(separator: " ")
  }
}

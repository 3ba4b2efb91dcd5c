/// Lays targets over their templates, and puts in what `${variables}` stand for.
struct XcodeGenTemplates {
  private let templates: YAMLNode
  private var work = 0

  /// How many values all targets together may be made of.
  private static let maximumWork = 200_000
  /// How many templates one target may lie over; each is merged with all before it.
  private static let maximumTemplates = 50

  init(_ spec: YAMLNode) { templates = spec["targetTemplates"] ?? .empty }

  var isExhausted: Bool { work > Self.maximumWork }

  /// The targets that an entry of `targets` stands for: one for each of its platforms.
  mutating func targets(of entry: YAMLNode.Entry) -> [(name: String, node: YAMLNode)] {
    var node = YAMLNode.empty
    var templates = Self.maximumTemplates
    lay(entry.value["templates"]?.texts ?? [], under: &node, &templates)
    node = SpecMerge.merged(node, with: entry.value)
    var values = ["target_name": entry.key]
    for attribute in node["templateAttributes"]?.entries ?? [] {
      values[attribute.key] = attribute.value.text ?? ""
    }
    let platforms = node["platform"]?.list.compactMap(\.text) ?? []
    guard !platforms.isEmpty else {
      values["platform"] = node["platform"]?.text ?? "iOS"
      return [(entry.key, filled(node, values))]
    }
    return platforms.prefix(8).map { platform in
      values["platform"] = platform
      let own = YAMLNode.table([YAMLNode.Entry(key: "platform:REPLACE", value: .text(platform))])
      let name =
        (node["platformPrefix"]?.text ?? "") + entry.key + (node["platformSuffix"]?.text ?? "_\(platform)")
      return (name, filled(SpecMerge.merged(node, with: own), values))
    }
  }

  private mutating func lay(_ names: [String], under node: inout YAMLNode, _ left: inout Int) {
    for name in names {
      guard let template = templates[name] else { continue }
      left -= 1
      work += left < 0 ? Self.maximumWork + 1 : template.count
      guard !isExhausted else { return }
      lay(template["templates"]?.texts ?? [], under: &node, &left)
      node = SpecMerge.merged(node, with: template)
    }
  }

  private mutating func filled(_ node: YAMLNode, _ values: [String: String]) -> YAMLNode {
    work += 1
    guard !isExhausted else { return .empty }
    switch node {
    case .text(let text): return .text(Self.filled(text, values))
    case .list(let list): return .list(list.map { filled($0, values) })
    case .table(let entries):
      return .table(
        entries.map { YAMLNode.Entry(key: Self.filled($0.key, values), value: filled($0.value, values)) })
    }
  }

  /// Unknown variables are the environment's, and stay.
  private static func filled(_ text: String, _ values: [String: String]) -> String {
    guard text.contains("${") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      result += rest[..<start.lowerBound]
      let name = String(rest[start.upperBound..<end])
      result += values[name] ?? String(rest[start.lowerBound...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

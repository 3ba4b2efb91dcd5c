/// Puts a spec together of the file and those that it includes.
struct XcodeGenIncludes {
  private let read: (String) -> String?
  /// Files that are being read, and were.
  private var seen: Set<String> = []
  private(set) var problems: [String] = []

  private var count = 0

  private static let maximumFiles = 40
  /// Of values in all files together.
  private static let maximumNodes = 200_000

  init(_ read: @escaping (String) -> String?) { self.read = read }

  mutating func load(_ file: String) throws(XcodeGenSpec.Failure) -> YAMLNode {
    let folder = ProjectPath.folder(of: file)
    var result = YAMLNode.empty
    let own = try parse(file)
    let includes = own["include"].map { $0.list.isEmpty ? [$0] : $0.list } ?? []
    for include in includes {
      guard let path = include.text ?? include["path"]?.text, include["enable"]?.truth != false else {
        continue
      }
      let place = ProjectPath.join(folder, path)
      guard ProjectPath.isInside(place) else {
        problems.append("\(file) includes \(path), which is outside of the served folder; it is left out")
        continue
      }
      // Each counts once: a file that includes itself would never end.
      guard !seen.contains(place), seen.count < Self.maximumFiles else { continue }
      let part = try load(place)
      let isRelative = include["relativePaths"]?.truth ?? true
      let from = String(ProjectPath.folder(of: place).dropFirst(folder.isEmpty ? 0 : folder.count + 1))
      result = SpecMerge.merged(result, with: isRelative ? SpecPaths.moved(part, into: from) : part)
    }
    return SpecMerge.merged(result, with: own)
  }

  private mutating func parse(_ file: String) throws(XcodeGenSpec.Failure) -> YAMLNode {
    seen.insert(file)
    guard let text = read(file) else {
      problems.append("\(file) is included and not there")
      return .empty
    }
    do throws(YAMLReader.Failure) {
      let node = try YAMLReader.read(text)
      count += node.count
      guard count <= Self.maximumNodes else {
        problems.append("\(file) is left out: there is too much in it and what is included before")
        return .empty
      }
      return node
    } catch {
      throw XcodeGenSpec.Failure(file: file, line: error.line, reason: error.reason)
    }
  }
}

/// How XcodeGen lays one table over another.
enum SpecMerge {
  private static let replacing = ":REPLACE"

  /// Tables are merged, lists follow each other, all else is replaced; a key with `:REPLACE` replaces always.
  static func merged(_ base: YAMLNode, with over: YAMLNode) -> YAMLNode {
    switch (base, over) {
    case (.list(let first), .list(let second)): return .list(first + second)
    case (.table(var entries), .table(let others)):
      var places: [String: Int] = [:]
      for (place, entry) in entries.enumerated() { places[entry.key] = place }
      for other in others {
        let isWhole = other.key.hasSuffix(replacing)
        let key = isWhole ? String(other.key.dropLast(replacing.count)) : other.key
        if let place = places[key] {
          entries[place].value = isWhole ? other.value : merged(entries[place].value, with: other.value)
        } else {
          places[key] = entries.count
          entries.append(YAMLNode.Entry(key: key, value: other.value))
        }
      }
      return .table(entries)
    default: return over
    }
  }
}

/// The paths in a spec that another one in a folder above includes.
enum SpecPaths {
  static func moved(_ spec: YAMLNode, into folder: String) -> YAMLNode {
    guard !folder.isEmpty else { return spec }
    func path(_ node: YAMLNode) -> YAMLNode { node.text.map { .text(ProjectPath.join(folder, $0)) } ?? node }
    func item(_ node: YAMLNode) -> YAMLNode {
      node.text != nil ? path(node) : node.changing("path", path)
    }
    func target(_ node: YAMLNode) -> YAMLNode {
      node
        .changing("sources") { node in
          if case .list(let list) = node { .list(list.map(item)) } else { item(node) }
        }
        .changing("info") { $0.changing("path", path) }
        .changing("configFiles") { $0.mapValues(path) }
    }
    return
      spec
      .changing("targets") { $0.mapValues(target) }
      .changing("targetTemplates") { $0.mapValues(target) }
      .changing("configFiles") { $0.mapValues(path) }
      .changing("packages") { $0.mapValues { $0.changing("path", path) } }
      .changing("localPackages") { .list($0.list.map(path)) }
  }
}

extension YAMLNode {
  fileprivate func mapValues(_ change: (YAMLNode) -> YAMLNode) -> YAMLNode {
    guard case .table(let entries) = self else { return self }
    return .table(entries.map { Entry(key: $0.key, value: change($0.value)) })
  }

  fileprivate func changing(_ key: String, _ change: (YAMLNode) -> YAMLNode) -> YAMLNode {
    guard case .table(let entries) = self else { return self }
    let replacing = key + ":REPLACE"
    return .table(
      entries.map { entry in
        entry.key == key || entry.key == replacing ? Entry(key: entry.key, value: change(entry.value)) : entry
      })
  }
}

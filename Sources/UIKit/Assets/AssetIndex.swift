// Which files the names in asset folders stand for.

import QuartzCore

/// What asset folders hold, by name. A name may be given with the catalogue's groups before it.
struct AssetIndex: Sendable {
  /// Folders of one look by name: `.imageset` and `.colorset`.
  private(set) var imageSets: [String: String] = [:]
  private(set) var colorSets: [String: String] = [:]
  /// Picture files outside of catalogues by their names without scale and extension, and with extension.
  private(set) var files: [String: [String]] = [:]

  private static let pictures: Set<String> = ["png", "jpg", "jpeg", "webp"]
  /// A folder may be anything, a whole home included: beyond so many entries the rest is not looked at.
  private static let limit = 50_000

  init(folders: [String]) {
    for folder in folders { read(folder) }
  }

  private mutating func read(_ folder: String) {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return }
    var count = 0
    while let path = walk.nextObject() as? String, count < Self.limit {
      count += 1
      let whole = (folder as NSString).appendingPathComponent(path)
      switch (path as NSString).pathExtension {
      case "imageset": Self.add(whole, path, to: &imageSets)
      case "colorset": Self.add(whole, path, to: &colorSets)
      case let ending where Self.pictures.contains(ending.lowercased()) && !path.contains(".imageset/"):
        addFile(whole)
      default: break
      }
    }
  }

  /// Under its own name and under those with groups: `icons/star` beside `star`. The first folder with a name wins.
  private static func add(_ whole: String, _ path: String, to sets: inout [String: String]) {
    let parts = (path as NSString).deletingPathExtension.split(separator: "/")
    for start in parts.indices {
      let name = parts[start...].joined(separator: "/")
      if sets[name] == nil { sets[name] = whole }
    }
  }

  private mutating func addFile(_ path: String) {
    let file = (path as NSString).lastPathComponent as NSString
    let stem = file.deletingPathExtension
    let name = stem.replacing(/@[123]x$/, with: "")
    files[name, default: []].append(path)
    files["\(name).\(file.pathExtension)", default: []].append(path)
  }
}

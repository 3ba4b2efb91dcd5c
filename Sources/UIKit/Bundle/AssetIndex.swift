// Which files the names in asset folders stand for.

import QuartzCore

/// The contents of asset folders, by name. A name may be given with the catalogue's groups before it.
struct AssetIndex: Sendable {
  /// Folders of one look by name: `.imageset`, `.colorset` and `.dataset`.
  private(set) var imageSets: [String: String] = [:]
  private(set) var colorSets: [String: String] = [:]
  private(set) var dataSets: [String: String] = [:]
  /// Picture files outside of catalogues by their names without scale and extension, and with extension.
  private(set) var files: [String: [String]] = [:]
  /// All files that an app would find in its bundle.
  private(set) var resources = ResourceIndex()

  private static let pictures: Set<String> = ["png", "jpg", "jpeg", "webp", "gif", "svg", "pdf"]

  init(folders: [String]) {
    var seen: Set<String> = []
    for folder in folders { read(folder, &seen) }
  }

  /// - Parameter seen: paths that an earlier folder, which lies around this one, has brought.
  private mutating func read(_ folder: String, _ seen: inout Set<String>) {
    for entry in AssetWalk.entries(of: folder) {
      let whole = (folder as NSString).appendingPathComponent(entry.path)
      guard seen.insert(whole).inserted else { continue }
      switch entry.ending {
      case "imageset" where entry.isFolder: Self.add(whole, entry.path, to: &imageSets)
      case "colorset" where entry.isFolder: Self.add(whole, entry.path, to: &colorSets)
      case "dataset" where entry.isFolder: Self.add(whole, entry.path, to: &dataSets)
      case let ending where !entry.isFolder && Self.pictures.contains(ending.lowercased()): addFile(whole)
      default: break
      }
      resources.add(entry, at: whole)
    }
  }

  /// Under its own name and under those with groups: `icons/star` beside `star`. The first folder with a name
  /// wins.
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

import Foundation

/// The tables of `ARCHITECTURE.md`, and the sources that they speak of.
enum ArchitecturePage {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The cells of the rows below that heading, without the table's head.
  static func rows(below heading: String) throws -> [[String]] {
    let page = try String(contentsOf: root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
    return rows(below: heading, in: page)
  }

  static func rows(below heading: String, in page: String) -> [[String]] {
    let lines = page.components(separatedBy: "\n")
    let section = lines.drop { $0 != "## \(heading)" }.dropFirst().prefix { !$0.hasPrefix("## ") }
    return section.filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
      line.dropFirst().dropLast().components(separatedBy: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  /// The names in a cell, each between two backquotes.
  static func names(_ cell: String) -> Set<String> {
    Set(cell.matches(of: /`([^`]+)`/).map { String($0.1) })
  }

  /// The Swift files in the folder, at any depth: paths from there, and texts.
  static func files(in folder: String) throws -> [(path: String, text: String)] {
    let base = root.appendingPathComponent(folder).standardizedFileURL
    let found = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    return try (found?.allObjects ?? []).compactMap { file in
      guard let file = file as? URL, file.pathExtension == "swift" else { return nil }
      let path = file.standardizedFileURL.path.dropFirst(base.path.count + 1)
      return (String(path), try String(contentsOf: file, encoding: .utf8))
    }
  }
}

/// The projects that a workspace's `contents.xcworkspacedata` names.
public enum WorkspaceFile {
  /// How many entries are read.
  static let maximumEntries = 1000

  /// Paths of projects and folders from the served folder, in the order of the file.
  ///
  /// It is XML of two elements, and only `location` matters; where groups are nested, their places add up.
  ///
  /// - Parameter folder: the one that the `.xcworkspace` is in, from the served folder.
  public static func locations(_ text: String, folder: String) -> [String] {
    var found: [String] = []
    var groups = [folder]
    var rest = text[...]
    while let open = rest.firstIndex(of: "<"), found.count < maximumEntries {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: ">") else { break }
      let element = rest[..<close]
      rest = rest[close...]
      if element.hasPrefix("/Group") {
        if groups.count > 1 { groups.removeLast() }
        continue
      }
      let isGroup = element.hasPrefix("Group")
      guard isGroup || element.hasPrefix("FileRef") else { continue }
      let place = location(in: element).map { path($0, in: groups.last ?? folder, folder) }
      if isGroup {
        if groups.count < 64, !element.hasSuffix("/") { groups.append(place ?? groups.last ?? folder) }
      } else if let place {
        found.append(place)
      }
    }
    return found
  }

  private static func location(in element: Substring) -> String? {
    guard let name = element.firstRange(of: "location") else { return nil }
    let rest = element[name.upperBound...].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return rest.dropFirst().prefix { $0 != quote }.replacing("&amp;", with: "&")
  }

  private static func path(_ location: String, in group: String, _ folder: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return ProjectPath.join(group, location) }
    return switch parts[0] {
    case "container": ProjectPath.join(folder, String(parts[1]))
    default: ProjectPath.join(group, String(parts[1]))
    }
  }
}

extension Substring {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}

import Foundation
import ProjectFiles

extension AppInfo {
  /// The values of `Bundle.main.infoDictionary`, as JSON: those of the property list, and what Xcode would
  /// write of the target. nil where that is more than anybody writes.
  var bundleValues: String? {
    var all = values.mapValues(\.json)
    let known = [
      "CFBundleIdentifier": bundleIdentifier, "CFBundleName": name, "CFBundleDisplayName": displayName,
      "CFBundleExecutable": name, "CFBundleShortVersionString": version, "CFBundleVersion": build,
    ]
    for (key, value) in known {
      if let value { all[key] = value }
    }
    guard
      let data = try? JSONSerialization.data(
        withJSONObject: all, options: [.sortedKeys, .withoutEscapingSlashes]),
      data.count <= Self.mostBytes
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// It becomes a literal in source that is compiled with every save.
  private static let mostBytes = 1 << 16
}

extension PropertyValue {
  fileprivate var json: Any {
    switch self {
    case .text(let text): text
    case .list(let list): list.map(\.json)
    case .table(let table): table.mapValues(\.json)
    }
  }
}

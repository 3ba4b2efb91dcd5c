import ProjectFiles

/// Decides which of the targets are shown.
struct TargetChoice {
  /// The application, if there is one.
  private(set) var app: FoundTarget?
  /// Libraries that are shown whether or not anything imports them.
  private(set) var libraries: [FoundTarget] = []
  /// Sentences on what else there is.
  private(set) var notes: [String] = []
  /// The target that was asked for and is not there.
  private(set) var mistake: String?

  /// - Parameters:
  ///   - folder: the served folder's name.
  ///   - wanted: the name of the target that was asked for.
  init(_ targets: [FoundTarget], folder: String, wanted: String?) {
    let usable = targets.filter { $0.reasonToLeaveOut == nil && $0.place == nil }
    if let wanted {
      guard let found = usable.first(where: { $0.target.name == wanted || $0.target.moduleName == wanted })
      else {
        let names = usable.map(\.target.name).unique.prefix(12).joined(separator: ", ")
        let others = names.isEmpty ? "nor any other" : "there are: \(names)"
        mistake = "there is no target \(wanted) that can be shown; \(others)"
        return
      }
      if found.target.kind == .app { app = found } else { libraries = [found] }
      return
    }
    guard let level = usable.map(\.depth).min() else { return }
    let near = usable.filter { $0.depth == level }
    let packages = near.filter { $0.isPackage && $0.target.kind == .library }
    var apps = near.filter { $0.target.kind == .app }
    if apps.isEmpty {
      apps = usable.filter { $0.target.kind == .app && Self.isExample($0.manifest) }
      libraries = near.filter { $0.target.kind == .library }
    }
    app =
      apps.first { Self.plain($0.target.name) == Self.plain(folder) }
      ?? apps.first { !Self.isExample($0.target.name) } ?? apps.first
    if app != nil { libraries = packages.filter { $0.manifest == "Package.swift" } }
    let others = apps.map(\.target.name).unique.filter { $0 != app?.target.name }
    if let app, !others.isEmpty {
      notes.append(
        "shown is \(app.target.name); there are other apps: \(Self.list(others)) (choose with --target NAME)")
    }
  }

  private static func isExample(_ path: String) -> Bool {
    ["example", "demo", "sample"].contains(where: path.lowercased().contains)
  }

  /// Names are alike if their letters and figures are.
  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  static func list(_ names: [String]) -> String {
    let most = 6
    let rest = names.count > most ? " and \(names.count - most) more" : ""
    return names.prefix(most).joined(separator: ", ") + rest
  }
}

extension [String] {
  /// Each once, in the order of the first.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

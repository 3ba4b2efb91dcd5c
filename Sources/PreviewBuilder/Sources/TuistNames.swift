/// Which Swift files are Tuist's, and no part of what is previewed.
enum TuistNames {
  /// The folder of the files that manifests may use.
  static let helpers = "ProjectDescriptionHelpers"

  /// Many an app has a type called `Project` or `Workspace`, so the file's own words decide.
  ///
  /// - Parameter path: of a Swift file.
  static func isManifest(_ path: String) -> Bool {
    guard manifests.contains(path.lastComponent), let text = try? SourceText.read(path, upTo: 1 << 20) else {
      return false
    }
    return text.contains("import ProjectDescription") || text.contains("import TuistDescription")
  }

  /// Whether a folder is the one that Tuist keeps its own files in.
  static func isFolder(_ path: String, _ listing: FolderListing) -> Bool {
    path.lastComponent == "Tuist"
      && (listing.folders.contains { $0 == helpers || $0 == "Templates" }
        || listing.files.contains { $0 == "Package.swift" || manifests.contains($0) })
  }

  private static let manifests: Set<String> = [
    "Project.swift", "Workspace.swift", "Tuist.swift", "Config.swift", "Dependencies.swift", "Plugin.swift",
  ]
}

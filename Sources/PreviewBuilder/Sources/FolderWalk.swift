import PreviewWire

/// What lies in the served folder, found in one walk that reads no file.
struct FolderWalk: Sendable {
  /// Swift files, absolute.
  var paths: [String] = []
  /// Folders in which something of interest may change.
  var folders: Set<String> = []
  /// Projects, workspaces and packages, absolute; those higher up first.
  var manifests: [String] = []
  /// Property lists that may be an application's.
  var infoPlists: [String] = []
}

/// What is asked for of a scan.
struct ScanOptions: Hashable, Sendable {
  /// Name of the target to show; nil to leave it to the names.
  var target: String?
  /// Paths of packages of others that may be built along.
  var packages: [String] = []
}

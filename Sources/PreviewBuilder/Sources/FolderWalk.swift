import PreviewWire

/// The contents of the served folder, found in one walk that reads no file.
struct FolderWalk: Sendable {
  /// Swift files, absolute.
  var paths: [String] = []
  /// Folders in which something of interest may change.
  var folders: Set<String> = []
  /// Projects, workspaces, packages, and the manifests that projects are generated from; absolute; those
  /// higher up first.
  var manifests: [String] = []
  /// Swift files that Tuist's manifests may use, absolute.
  var helpers: [String] = []
  /// Property lists that may be an application's.
  var infoPlists: [String] = []
  /// Folders that end in `.xcdatamodel`.
  var models: [String] = []
}

/// The choices for a scan.
struct ScanOptions: Hashable, Sendable {
  /// Name of the target to show; nil to leave it to the names.
  var target: String?
  /// Paths of packages of others that may be built along.
  var packages: [String] = []
}

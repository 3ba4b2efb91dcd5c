import ProjectFiles

/// A target that some project or package among what is served, or handed along, describes.
struct FoundTarget: Sendable {
  var target: ProjectTarget
  /// The project or package, from the served folder, or absolute.
  var manifest: String
  /// How many folders the project or package is below the served one; that of the workspace that names it, if
  /// there is one.
  var depth: Int
  var isPackage: Bool
  /// Where it was found, of packages of others: `.build/checkouts`; nil for one's own.
  var place: String?

  /// Why it is not built; nil for what may be.
  var reasonToLeaveOut: String? {
    switch target.kind {
    case .tests: "tests"
    case .appExtension: "an extension"
    case .watch: "for watches"
    case .other: "no app or library"
    case .app, .library: target.isForPhones ? nil : "not for phones"
    }
  }
}

import Glibc
import PreviewWire

/// The libraries that the gateway has been told of, and the source each was made from.
struct HandedOut {
  private struct Library {
    var path: String
    var files: AuthorFiles
  }

  private let folder: String
  private var libraries: [Library] = []

  /// - Parameter folder: where they are; this process alone writes to it.
  init(folder: String) {
    self.folder = folder
  }

  /// Gives a library of the store a name of its own, under which it stays as long as it is needed.
  mutating func add(_ library: String, named name: String, files: AuthorFiles) -> String {
    var path = folder.appending(component: name)
    if link(library, path) != 0 { path = library }
    libraries.append(Library(path: path, files: files))
    return path
  }

  /// Deletes all but those in use and the newest, which somebody may be about to load.
  mutating func retain(_ inUse: [String]) {
    let kept = Set(inUse).union(libraries.last.map { [$0.path] } ?? [])
    for library in libraries where !kept.contains(library.path) && library.path.parentFolder == folder {
      unlink(library.path)
    }
    libraries.removeAll { !kept.contains($0.path) }
  }

  /// The source of the library at `path`, or of the newest one.
  func files(of path: String) -> AuthorFiles? {
    (libraries.last { $0.path == path } ?? libraries.last)?.files
  }
}

import Glibc

/// The previews that sessions are of. Servers of different ones may keep their sessions in one folder, one
/// after the other; each sees its own.
struct KeptSource: Hashable, Sendable {
  /// As it is kept: `gallery`, or an absolute path without links.
  let text: String

  /// The built-in previews.
  static let gallery = KeptSource(text: "gallery")

  private init(text: String) { self.text = text }

  /// - Parameter text: as it was kept.
  init(kept text: String) { self.init(text: text) }

  /// - Parameter path: of the file or folder that is served; one that is not there is taken as it is written.
  init(path: String) {
    guard let resolved = realpath(path, nil) else {
      text = path.hasPrefix("/") ? path : "./\(path)"
      return
    }
    defer { free(resolved) }
    text = String(cString: resolved)
  }

  /// Those of `ServerOptions.source`.
  init(_ source: SourceOptions?) {
    self = source.map { KeptSource(path: $0.path) } ?? .gallery
  }
}

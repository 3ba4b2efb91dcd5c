import Synchronization

/// The trees of the module that was adapted last: of a folder that is adapted again after a save, only the
/// file that was saved is parsed.
final class ParsedFiles: Sendable {
  static let latest = ParsedFiles()

  private let files = Mutex<[SourceFile: ParsedFile]>([:])

  /// The trees of `sources`, in their order.
  func parsed(_ sources: [SourceFile]) -> [ParsedFile] {
    let known = files.withLock { $0 }
    let parsed = sources.enumerated().map { number, source in
      guard var file = known[source] else { return ParsedFile(number: number, source: source) }
      file.number = number
      return file
    }
    files.withLock { $0 = Dictionary(parsed.map { ($0.source, $0) }) { first, _ in first } }
    return parsed
  }
}

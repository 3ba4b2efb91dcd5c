import Synchronization

/// The trees of the modules that were adapted last: of a folder that is adapted again after a save, only the
/// file that was saved is parsed.
final class ParsedFiles: Sendable {
  static let latest = ParsedFiles()

  /// A module, and what decides which branches of its files count.
  private struct Key: Hashable {
    var moduleName: String
    var modules, conditions: Set<String>
  }

  /// Those used last come last.
  private let modules = Mutex<[(key: Key, files: [SourceFile: ParsedFile])]>([])
  /// Trees take some twenty times the memory of their texts.
  private static let maximumModules = 8

  /// The trees of `sources`, in their order.
  func parsed(_ sources: [SourceFile], moduleName: String) -> [ParsedFile] {
    let around = ModuleSurroundings.current
    let key = Key(moduleName: moduleName, modules: around.modules, conditions: around.conditions)
    let known = modules.withLock { $0.first { $0.key == key }?.files } ?? [:]
    let parsed = sources.enumerated().map { number, source in
      guard var file = known[source] else { return ParsedFile(number: number, source: source) }
      file.number = number
      return file
    }
    let files = Dictionary(parsed.map { ($0.source, $0) }) { first, _ in first }
    modules.withLock {
      // Those of others are adapted once.
      $0.removeAll { $0.key == key || $0.key.moduleName == moduleName }
      if around.part != .theirs { $0.append((key, files)) }
      if $0.count > Self.maximumModules { $0.removeFirst() }
    }
    return parsed
  }
}

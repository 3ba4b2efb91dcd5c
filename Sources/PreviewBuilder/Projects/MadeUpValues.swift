import PreviewWire
import ProjectFiles

/// Stands in for values of an app's Info.plist that its author keeps to himself: keys and addresses of
/// servers, in a file of settings that is not handed along. An app that finds none would end.
struct MadeUpValues {
  /// With these values.
  private(set) var info: AppInfo
  /// Says which; nil where none had to be made up.
  let warning: Problem?

  /// - Parameter texts: of the app's sources.
  init(_ info: AppInfo, texts: [String]) {
    var info = info
    let keys = info.makeUpValues(askedFor: info.isListMissing ? Self.keys(in: texts) : [])
    self.info = info
    let names = keys.prefix(5).joined(separator: ", ") + (keys.count > 5 ? " and \(keys.count - 5) more" : "")
    warning =
      keys.isEmpty
      ? nil
      : Problem(
        kind: .warning,
        message:
          "Info.plist: no value of \(names) is here, as it would come from a file that is not; made-up ones stand there"
      )
  }

  /// Those that the sources ask the bundle for by a literal.
  private static func keys(in texts: [String]) -> Set<String> {
    var found: Set<String> = []
    for text in texts where text.contains("nfoDictionary") {
      for match in text.matches(of: /(?:forInfoDictionaryKey: *|nfoDictionary[?!]?\[ *)"([^"\\\n]{1,100})"/) {
        found.insert(String(match.output.1))
      }
    }
    return found
  }
}

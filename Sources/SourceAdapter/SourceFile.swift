/// A file of the author's, as it is on disk or in an editor.
public struct SourceFile: Hashable, Sendable {
  /// The name by which diagnostics and crashes call it: relative to the served folder, or absolute.
  public var path: String
  /// Its whole text; line ends may be LF or CRLF.
  public var text: String

  /// A file of that name with that text.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The last component of `path` without `.swift`.
  public var stem: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
  }
}

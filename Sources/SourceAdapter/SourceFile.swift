/// A file of the author's, as it is on disk or in an editor.
public struct SourceFile: Hashable, Sendable {
  /// The name by which diagnostics and crashes call it: relative to the served folder, or absolute.
  public var path: String
  /// Its whole text; line ends may be LF or CRLF.
  public var text: String
  /// Whether it was written for the author, and has nothing to show or to turn.
  public var isGenerated = false

  /// A file of that name with that text.
  public init(path: String, text: String, isGenerated: Bool = false) {
    self.path = path
    self.text = text
    self.isGenerated = isGenerated
  }

  /// The last component of `path` without `.swift`.
  public var stem: String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
  }
}

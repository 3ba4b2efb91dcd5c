/// A place of the previewed source where something stands for what is missing here.
///
/// Its number, by which the previewed code reports that it was reached, is its place in `BuildResult.holes`.
public struct Hole: Hashable, Sendable {
  /// What was replaced.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A statement that does nothing now.
    case statement = 0
    /// A value: a neutral one of its type stands for it.
    case value = 1
    /// The body of a function, an initialiser or an accessor.
    case body = 2
    /// A member of a type, or a declaration of the file, which is gone.
    case declaration = 3
    /// A protocol that a type no longer conforms to, or a class that it no longer derives from.
    case inheritance = 4
    /// An attribute, a modifier or a requirement, without which the declaration stands.
    case mark = 5
    /// A module, a type or a protocol that is missing here; it is declared in the shape in which it is used.
    case standIn = 6
  }

  public var kind: Kind
  /// As people know the file: relative to what is served.
  public var file: String
  /// For the editor.
  public var absolutePath: String
  /// Where what was replaced begins; both from 1, the column in bytes.
  public var line, column: Int
  /// The first line of what was replaced, as the author wrote it.
  public var text: String
  /// What is missing, as a sentence without a full stop: "Kingfisher is not here".
  public var reason: String
  /// A sentence that says what would fill it.
  public var remedy: String

  /// A hole; each text of at most `WireLimits.string` bytes.
  public init(
    kind: Kind, file: String, absolutePath: String = "", line: Int, column: Int, text: String,
    reason: String, remedy: String
  ) {
    self.kind = kind
    self.file = file
    self.absolutePath = absolutePath
    (self.line, self.column) = (line, column)
    self.text = text
    self.reason = reason
    self.remedy = remedy
  }
}

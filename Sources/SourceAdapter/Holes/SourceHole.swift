/// A unit of the author's source that something else stands for, as it needs what is missing here.
public struct SourceHole: Hashable, Sendable, Codable {
  /// The kind of code that was replaced.
  public enum Kind: String, Hashable, Sendable, Codable {
    case statement, value, body, declaration, inheritance, mark, standIn
  }

  public var kind: Kind
  /// `SourceFile.path`.
  public var file: String
  /// The replaced code, in bytes of the author's text.
  public var range: Range<Int>
  /// The replacement; `{n}` in it is written as `key`. It has as many line breaks as what it replaces.
  var template: String
  /// By which the running preview calls it. It depends on the file's name and on the unit's own text, so that
  /// a change elsewhere in the file changes no text but its own.
  public var key: Int
  /// The replaced code, as the author wrote it.
  public var original: String
  /// Names for which nothing was found: the holes with the same one are filled by the same thing.
  public var missing: [String]
  /// The missing thing, as a sentence without a full stop.
  public var reason: String
  /// A sentence that says what would fill it.
  public var remedy: String

  /// The first line of what was replaced.
  public var text: String { original.split(whereSeparator: \.isNewline).first.map(String.init) ?? original }

  /// How often `original` stands in the file before it.
  var occurrence: Int
  /// Of the file's text when the hole was made.
  var fileHash: UInt64

  /// The edit that puts the hole into the author's text.
  var edit: SourceEdit {
    SourceEdit(
      range, template.split(separator: "{n}", omittingEmptySubsequences: false).joined(separator: "\(key)"))
  }
}

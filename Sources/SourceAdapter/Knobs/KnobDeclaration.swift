import PreviewWire

/// A literal of the sources that can be turned while the preview runs.
public struct KnobDeclaration: Hashable, Sendable {
  /// What a panel shows.
  public var info: KnobInfo
  /// Names that it had before, as `// was: oldName` says: links that use them still work.
  public var aliases: [String]
  /// The i-th file of the module.
  public var file: Int
  /// Where the literal is, in bytes of the author's text, and what it says.
  public var literal: Range<Int>
  public var literalText: String
  /// Where the name is, with its type and its initial value, and what they say.
  public var declaration: Range<Int>
  public var declarationText: String
}

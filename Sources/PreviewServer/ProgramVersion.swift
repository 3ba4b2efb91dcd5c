/// Which version of Scrollwork this is: the newest one that CHANGELOG.md has a heading for.
public enum ProgramVersion {
  /// Three numbers with full stops between them, as Semantic Versioning has them.
  public static let text = "0.2.0"
}

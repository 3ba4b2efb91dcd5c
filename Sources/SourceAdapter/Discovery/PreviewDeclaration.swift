/// A preview that the sources declare, or that was found in a file without any.
public struct PreviewDeclaration: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The app itself.
    case app
    /// A `#Preview`.
    case declared
    /// A layout, on a stage of numbered cells.
    case layout
    /// A section of a layout, likewise.
    case section
    case viewController
    /// A scene of a storyboard. Its file is one of the interfaces.
    case scene
  }

  public var kind: Kind
  /// The name that people read; links have it in lower case with hyphens. Not unique: the runtime numbers
  /// what is not.
  public var title: String
  /// The i-th file of the module.
  public var file: Int
  /// From 1.
  public var line: Int

  public init(_ kind: Kind, _ title: String, file: Int, line: Int) {
    self.kind = kind
    self.title = title
    self.file = file
    self.line = line
  }
}

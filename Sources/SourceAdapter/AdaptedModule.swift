/// A file as the compiler of this system takes it.
public struct AdaptedFile: Hashable, Sendable {
  /// `SourceFile.path`.
  public var path: String
  /// The author's text.
  public var original: String
  /// The text to compile: the author's lines, edited where they stand, between an import with
  /// `#sourceLocation` and what was generated for the file. Diagnostics name `path` and the author's lines;
  /// columns go through `positions`.
  public var text: String
  /// From columns of `text` to those of `original`.
  public var positions: PositionMap
  /// Changes with whatever other files of the module may depend on: everything but the insides of functions
  /// and of initial values whose type is written. While no file's hash changes, only the files whose `text`
  /// did have to be compiled again. (A file's `text` may change because another file did.)
  public var interfaceHash: UInt64
}

/// The result of `SourceAdapter.adapt` for the files of a module.
public struct AdaptedModule: Sendable {
  /// `files[i]` is the i-th file that was given.
  public var files: [AdaptedFile]
  /// Text of one more file, which belongs to the module: the function `scrollwork_register` that an agent
  /// looks up. It depends on the number of files and on which of them parse, on nothing else.
  public var entry: String
  /// All previews, in the order of files and lines.
  public var previews: [PreviewDeclaration]
  /// The constants that can be turned.
  public var knobs: [KnobDeclaration]
  /// In the order of files and lines. With an error among them there is no need to ask the compiler.
  public var problems: [SourceProblem]
  /// The superclass of each class outside of the module.
  public var superclasses: [String: String]
}

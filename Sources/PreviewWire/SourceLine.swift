/// A line of somebody's source.
public struct SourceLine: Hashable, Sendable {
  /// The file, as its author knows it: from the folder that is previewed on.
  public var file: String
  /// From 1; 0 where it is not known.
  public var line: Int

  public init(file: String, line: Int) {
    (self.file, self.line) = (file, line)
  }
}

extension SourceLine: CustomStringConvertible {
  /// `Sources/Drum.swift:12`.
  public var description: String { line > 0 ? "\(file):\(line)" : file }
}

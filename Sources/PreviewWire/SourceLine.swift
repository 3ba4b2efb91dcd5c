/// A line of somebody's source.
public struct SourceLine: Hashable, Sendable {
  /// The file: its absolute path, as far as the build knows it.
  public var file: String
  /// From 1; 0 where it is not known.
  public var line: Int

  public init(file: String, line: Int) {
    (self.file, self.line) = (file, line)
  }
}

extension SourceLine: CustomStringConvertible {
  /// `/home/mia/Drums/Drum.swift:12`.
  public var description: String { line > 0 ? "\(file):\(line)" : file }
}

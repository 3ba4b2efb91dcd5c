/// Tells builds apart: those whose agents have been started, in the order of that. The built-in gallery is
/// one, too.
public struct BuildTag: Hashable, Sendable {
  /// Counts up.
  public let number: Int

  public init(_ number: Int) {
    self.number = number
  }
}

/// How a module is to be built, as the command line says it.
public struct BuildOptions: Equatable, Sendable {
  /// Of the language: 5 or 6.
  public var swiftVersion = 5
  /// Whether what is missing here is an error rather than a hole.
  public var isStrict = false

  public init(swiftVersion: Int = 5, isStrict: Bool = false) {
    (self.swiftVersion, self.isStrict) = (swiftVersion, isStrict)
  }
}

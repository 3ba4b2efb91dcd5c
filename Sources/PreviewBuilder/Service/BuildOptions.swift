/// How a module is to be built, as the command line says it.
public struct BuildOptions: Equatable, Sendable {
  /// Of the language, 5 or 6, whatever a project says; nil to leave it to that, or 5.
  public var swiftVersion: Int?
  /// Whether what is missing here is an error rather than a hole.
  public var isStrict = false

  /// Which target of a project is shown; nil to leave it to the names.
  public var target: String?
  /// Paths of packages of others that may be built along.
  public var packages: [String] = []

  public init(swiftVersion: Int? = nil, isStrict: Bool = false) {
    (self.swiftVersion, self.isStrict) = (swiftVersion, isStrict)
  }
}

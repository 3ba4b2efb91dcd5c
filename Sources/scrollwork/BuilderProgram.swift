import Glibc

/// The builder, and the variables that it is to be started with.
struct BuilderProgram: Equatable {
  var path: String
  var environment: [String: String] = [:]

  /// The builder beside this program. Throws a sentence when it could not compile anything.
  static func here() throws(NeededToolchain.Failure) -> BuilderProgram {
    guard let package = Places.installation else { return BuilderProgram(path: Places.builder) }
    let path = variable("PATH")
    let toolchain = try NeededToolchain(for: package, path: path)
    return BuilderProgram(
      path: Places.builder,
      environment: toolchain.environment(path: path, libraryPath: variable("LD_LIBRARY_PATH")))
  }

  private static func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
}

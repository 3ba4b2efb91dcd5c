import FoundationEssentials
import Glibc
import Processes

/// The Swift toolchain that the builder of a package stands on.
///
/// A package has no compiler, and no SwiftSyntax either: both are the toolchain's, wherever that is. A
/// builder in the folder of a build knows the place of the one that built it.
struct NeededToolchain: Equatable {
  /// Why the files of somebody cannot be compiled here. Its description says what mends it.
  enum Failure: Error, Equatable, CustomStringConvertible {
    case missing(wanted: String)
    case other(wanted: String, program: String, found: String)
    case silent(program: String)
    case noSyntax(folder: String)
    /// The compiler says nothing, for it finds no room for its temporary files. What mends it, as a sentence.
    case noRoom(String)

    var description: String {
      switch self {
      case .missing(let wanted):
        "files of your own need the \(wanted) toolchain, which is neither on PATH nor in \(NeededToolchain.usualFolder); \(source)"
      case .other(let wanted, let program, let found):
        "files of your own need the \(wanted) toolchain, and \(program) is \(found); \(source)"
      case .silent(let program):
        "\(program) -print-target-info does not say where the Swift toolchain is; run it to see why"
      case .noSyntax(let folder):
        "the Swift toolchain has no libSwiftSyntax.so in \(folder); install it whole"
      case .noRoom(let sentence): sentence
      }
    }

    private var source: String { "get it from https://swift.org/install/linux" }
  }

  /// The folder of its programs.
  let programs: String
  /// The folder of SwiftSyntax: `lib/swift/host`.
  let hostLibraries: String

  /// A folder that is looked in after those of PATH.
  static let usualFolder = "/opt/swift/usr/bin"

  /// Finds the one that built the package: it may be any on PATH, not only the first.
  ///
  /// - Parameter path: the value of PATH.
  init(
    for package: Installation, path: String, usualFolder: String = Self.usualFolder
  ) throws(Failure) {
    let folders = path.split(separator: ":").map(String.init) + [usualFolder]
    let compilers = folders.map { $0 + "/swiftc" }.filter { access($0, X_OK) == 0 }
    guard let first = compilers.first else { throw .missing(wanted: package.compilerName) }
    for compiler in compilers {
      guard let info = CompilerInfo(of: compiler), info.compilerVersion == package.compiler else { continue }
      programs = String(compiler.dropLast("/swiftc".count))
      hostLibraries = info.paths.runtimeResourcePath + "/host"
      guard access(hostLibraries + "/libSwiftSyntax.so", R_OK) == 0 else {
        throw .noSyntax(folder: hostLibraries)
      }
      return
    }
    guard let other = CompilerInfo(of: first) else {
      throw TemporaryFolder.fault.map(Failure.noRoom) ?? .silent(program: first)
    }
    throw .other(wanted: package.compilerName, program: first, found: other.compilerVersion)
  }

  /// The variables that the builder finds it by.
  ///
  /// - Parameters:
  ///   - path: the value of PATH.
  ///   - libraryPath: the value of LD_LIBRARY_PATH, empty for none.
  func environment(path: String, libraryPath: String) -> [String: String] {
    [
      "PATH": "\(programs):\(path)",
      "LD_LIBRARY_PATH": libraryPath.isEmpty ? hostLibraries : "\(hostLibraries):\(libraryPath)",
    ]
  }
}

/// The part of `swiftc -print-target-info` that is of use here.
private struct CompilerInfo: Decodable {
  struct Paths: Decodable { let runtimeResourcePath: String }
  let compilerVersion: String
  let paths: Paths

  init?(of program: String) {
    guard let run = ProgramRun.run(program, ["-print-target-info"]), run.status == 0,
      let info = try? JSONDecoder().decode(CompilerInfo.self, from: Data(run.output.utf8))
    else { return nil }
    self = info
  }
}

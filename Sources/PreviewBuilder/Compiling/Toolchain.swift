import Glibc
import Processes

/// The Swift compiler on this machine and what stands beside it.
///
/// Found from the `swiftc` on PATH, which says itself where its parts are; nothing else about its place is
/// assumed.
public struct Toolchain: Sendable {
  /// Why there is no compiler to use. Its description says what mends it.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case notOnPath
    case silent(program: String)
    case partMissing(String)
    /// The compiler says nothing, for it finds no room for its temporary files. What mends it, as a sentence.
    case noRoom(String)

    public var description: String {
      switch self {
      case .notOnPath:
        "there is no swiftc on PATH; put the toolchain's usr/bin there (https://swift.org/install)"
      case .silent(let program):
        "\(program) -print-target-info does not say where the toolchain is; run it to see why"
      case .partMissing(let part): "the Swift toolchain has no \(part); install it whole"
      case .noRoom(let sentence): sentence
      }
    }
  }

  /// Such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  public let version: String
  /// The triple that it compiles for, such as `x86_64-unknown-linux-gnu`.
  public let target: String
  /// Path of the compiler without its driver.
  public let frontend: String
  /// Path of the linker, LLVM's.
  public let linker: String
  /// `lib/swift`: the compiler's own files.
  public let resources: String
  /// Where Swift's shared libraries are.
  public let libraries: String
  /// Every object that holds Swift is linked with this one, which makes its types known at run time.
  public let runtimeObject: String
  /// Folders of the system's libraries; empty when nothing here knows them.
  public let systemLibraries: [String]

  public init() throws(Failure) {
    guard let driver = ProgramSearch.find("swiftc") else { throw .notOnPath }
    let info = ToolRun.output(of: ToolCommand(driver, ["-print-target-info"]))
    guard let info, let version = TargetInfo.text("compilerVersion", in: info),
      let target = TargetInfo.text("triple", in: info), let arch = TargetInfo.text("arch", in: info),
      let resources = TargetInfo.text("runtimeResourcePath", in: info)
    else { throw TemporaryFolder.fault.map(Failure.noRoom) ?? .silent(program: driver) }
    let programs = resources.parentFolder.parentFolder.appending(component: "bin")
    libraries = resources.appending(component: "linux")
    runtimeObject = libraries.appending(component: "\(arch)/swiftrt.o")
    (self.version, self.target, self.resources) = (version, target, resources)
    frontend = try Self.part("swift-frontend", in: programs)
    linker = try Self.part("ld.lld", in: programs)
    guard access(runtimeObject, R_OK) == 0 else { throw .partMissing("\(arch)/swiftrt.o in \(libraries)") }
    systemLibraries = Self.systemLibraries(programs)
  }

  private static func part(_ name: String, in folder: String) throws(Failure) -> String {
    let beside = folder.appending(component: name)
    if access(beside, X_OK) == 0 { return beside }
    guard let found = ProgramSearch.find(name) else { throw .partMissing(name) }
    return found
  }

  /// Where clang would find the C library. Without it, a library's references to C find their targets only by
  /// name.
  private static func systemLibraries(_ programs: String) -> [String] {
    guard let clang = try? part("clang", in: programs),
      let said = ToolRun.output(of: ToolCommand(clang, ["-print-file-name=libc.so"]))
    else { return [] }
    let path = String(said.prefix { $0 != "\n" })
    return path.hasPrefix("/") ? [path.parentFolder] : []
  }

  /// The library of macros and the like that the compiler loads itself; empty when it is not there.
  var pluginFlags: [String] {
    let host = resources.appending(component: "host")
    let server = host.appending(component: "libSwiftInProcPluginServer.so")
    guard access(server, R_OK) == 0 else { return [] }
    return ["-in-process-plugin-server-path", server, "-plugin-path", host.appending(component: "plugins")]
  }

  /// Names of Swift's shared libraries, for the linker to take those that are needed.
  var libraryNames: [String] {
    let files = FolderListing(libraries)?.files ?? []
    return files.compactMap { file in
      guard file.hasPrefix("lib"), file.hasSuffix(".so"), !file.contains("Testing"), !file.contains("XCTest")
      else {
        return nil
      }
      return String(file.dropFirst(3).dropLast(3))
    }
  }
}

/// Looks for programs as a shell does.
public enum ProgramSearch {
  /// The path of the first program of this name on PATH; nil when there is none.
  public static func find(_ name: String) -> String? {
    guard let path = getenv("PATH") else { return nil }
    for folder in String(cString: path).split(separator: ":") {
      let program = String(folder).appending(component: name)
      if FileStatus(program)?.isFile == true, access(program, X_OK) == 0 { return program }
    }
    return nil
  }
}

/// Reads what `swiftc -print-target-info` says.
enum TargetInfo {
  /// The text that stands for `key`: the first of that name, as no name is used twice there for what is
  /// asked.
  static func text(_ key: String, in json: String) -> String? {
    guard let name = json.firstRange(of: "\"\(key)\"") else { return nil }
    let rest = json[name.upperBound...].drop { $0 == " " || $0 == ":" }
    guard rest.first == "\"" else { return nil }
    var value = ""
    var isEscaped = false
    for character in rest.dropFirst() {
      if isEscaped {
        value.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        return value
      } else {
        value.append(character)
      }
    }
    return nil
  }
}

extension ToolRun {
  /// The output of a tool that has little to do, if it ends well.
  static func output(of command: ToolCommand) -> String? {
    var command = command
    (command.seconds, command.patience) = (20, 120)
    let result = run([command], atMost: 1, cancellation: Cancellation())[0]
    return result.hasSucceeded ? result.output : nil
  }
}

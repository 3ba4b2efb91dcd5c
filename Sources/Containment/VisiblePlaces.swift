import Glibc

/// The files and folders that previewed code is left with, and what it may do there. What is not in the list
/// cannot be opened: of that only names, sizes and dates are to be seen.
public struct VisiblePlaces: Equatable, Sendable {
  /// The acts that are allowed at a place and below it.
  public enum Access: Sendable {
    /// Files are read by who knows their names.
    case find
    /// Files and lists of folders are read.
    case read
    /// Programs are run, too.
    case run
    /// A device is read and written.
    case device
    /// Everything but running programs and making devices and sockets.
    case write
  }

  /// One that does not exist grants nothing.
  public struct Place: Equatable, Sendable {
    public var path: String
    public var access: Access

    public init(_ path: String, _ access: Access) { (self.path, self.access) = (path, access) }
  }

  public private(set) var places: [Place]

  /// The places that every process needs that runs Swift, sets text and reads drawings.
  ///
  /// - Parameters:
  ///   - libraryFolders: where the libraries lie that are loaded, the program's own folder among them.
  ///   - swiftRoot: the value of `SWIFT_ROOT`, by which Swift's runtime finds its crash handler; nil where it
  ///     is not set.
  public init(libraryFolders: [String], swiftRoot: String? = nil) {
    places = Self.system + Self.kernel + Self.devices
    places += libraryFolders.map { Place($0, .run) }
    places += libraryFolders.filter { $0.hasSuffix(Self.runtimeFolder) }.map { folder in
      // Where the runtime looks for the crash handler: `PREFIX/libexec/swift`.
      Place(folder.dropLast(Self.runtimeFolder.count) + "/libexec/swift", .run)
    }
    if let swiftRoot, swiftRoot.hasPrefix("/") {
      places += [Place(swiftRoot + "/libexec/swift", .run), Place(swiftRoot + "/lib", .run)]
    }
  }

  /// Those of a program that loads libraries, seen from the program itself or from the one that starts it.
  ///
  /// - Parameters:
  ///   - program: path of the program; nil for this process's own. It finds the libraries that it is linked
  ///     to where this process has found its own, or where it says itself.
  ///   - libraries: those that are to be loaded. What they need is found, too, and files beside them.
  public init(of program: String? = nil, loading libraries: [String]) {
    let own = program.map { [$0.folder] + RunPaths.folders(of: $0) } ?? []
    self.init(
      libraryFolders: LoadedLibraries.folders + own + libraries.flatMap { RunPaths.folders(of: $0) },
      swiftRoot: getenv("SWIFT_ROOT").map { String(cString: $0) })
    read(libraries.map(\.folder))
  }

  /// Adds resources, which are read.
  public mutating func read(_ paths: [String]) { places += paths.map { Place($0, .read) } }

  /// Adds a folder to work in.
  public mutating func write(_ path: String) { places.append(Place(path, .write)) }

  private static let runtimeFolder = "/lib/swift/linux"

  /// Programs, libraries, fonts, time zones, languages, and where to look for them. Nothing in `/etc` that
  /// says who uses this machine.
  private static let system =
    ["/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin"].map { Place($0, .run) }
    + [
      "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/localtime", "/etc/timezone", "/etc/fonts",
      "/etc/locale.alias", "/etc/os-release", "/etc/debian_version", "/etc/papersize",
      "/var/cache/fontconfig",
    ].map { Place($0, .read) }

  /// The process itself, and the kernel's files about its surroundings. A program that this process starts is
  /// another one, and cannot begin without `/proc/self/maps` if it is Swift's: so files are found all over
  /// `/proc`. The memory, environment and descriptors of processes that are not limited with this one are
  /// kept by Landlock all the same, their command lines are not; their numbers have to be guessed.
  private static let kernel =
    [Place("/proc", .find), Place("/proc/self", .read)]
    + ["/sys/devices/system/cpu", "/sys/kernel/mm/transparent_hugepage"].map { Place($0, .read) }

  private static let devices =
    [Place("/dev/null", .device)] + ["/dev/zero", "/dev/random", "/dev/urandom"].map { Place($0, .read) }
}

extension String {
  /// The folder of an absolute path.
  fileprivate var folder: String {
    lastIndex(of: "/").map { $0 == startIndex ? "/" : String(self[..<$0]) } ?? self
  }
}

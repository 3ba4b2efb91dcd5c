import Glibc

/// A view of the machine that bubblewrap (bwrap(1)) makes for a program: there are the places that it may
/// use, and of all others not even names; no processes but its own; and with its end all of them end, as they
/// do with the end of whoever has started it.
///
/// bubblewrap needs user namespaces, as the layer `.network` does, and that `/proc` is not covered in part,
/// which containers may do.
public struct PrivateView: Sendable {
  /// Why there is none.
  public enum Fault: Error, Equatable, Sendable {
    case missing
    /// It is there, and says this.
    case refused(String)
  }

  /// Path of bubblewrap.
  public let bubblewrap: String
  /// Path of the program that is started within.
  public let program: String

  public init(bubblewrap: String, program: String) {
    (self.bubblewrap, self.program) = (bubblewrap, program)
  }

  /// With the first bubblewrap on `PATH`; nil without one.
  public init?(of program: String) {
    let folders = (getenv("PATH").map { String(cString: $0) } ?? "/usr/bin").split(separator: ":")
    let paths = folders.filter { $0.hasPrefix("/") }.map { "\($0)/bwrap" }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
    self.init(bubblewrap: path, program: program)
  }

  /// The same with what is read, for any number of starts: finding all places takes a while.
  ///
  /// - Parameters:
  ///   - libraries: absolute paths of those that it is to load.
  ///   - read: absolute paths of files and folders of resources.
  public func furnished(loading libraries: [String], read: [String]) -> Furnished {
    var places = VisiblePlaces(of: program, loading: libraries)
    places.read(read)
    return Furnished(
      beginning: [bubblewrap] + Self.namespaces,
      words: ViewWords(places, link: Self.link, resolved: Self.resolved))
  }

  /// A view in which all is there that is read.
  public struct Furnished: Sendable {
    fileprivate let beginning: [String]
    fileprivate let words: ViewWords

    /// The words that stand before the program and its arguments, to start it within.
    ///
    /// - Parameter write: absolute paths of folders to work in, which exist.
    public func words(write: [String]) -> [String] {
      beginning + words.writing(write, resolved: PrivateView.resolved) + ["--"]
    }
  }

  /// Files have no meaning to it where they are not at the places. The network is the program's own matter: a
  /// layer that is there without bubblewrap, too.
  private static let namespaces = ["--unshare-user", "--unshare-pid", "--unshare-ipc", "--die-with-parent"]

  private static func link(_ path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &text, text.count)
    guard count > 0, count < text.count else { return nil }
    return String(decoding: text[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

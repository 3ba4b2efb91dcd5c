import Glibc

/// The root of the previewed sources: one Swift file, or a folder of them.
public struct SourceRoot: Hashable, Sendable {
  /// Why a path is nothing to preview. Its description is a sentence for people, without a full stop.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case missing(path: String)
    case unreadable(path: String, reason: String)
    case notSwift(path: String)

    public var description: String {
      switch self {
      case .missing(let path): "there is no file or folder \(path); name a .swift file, or a folder of them"
      case .unreadable(let path, let reason): "\(path) cannot be read: \(reason); change its mode"
      case .notSwift(let path): "\(path) is no Swift file; name a .swift file, or a folder of them"
      }
    }
  }

  /// From the root of the file system on; links as their author wrote them.
  public let path: String
  public let isFile: Bool

  /// - Parameter path: as it was asked for; relative to the working folder.
  public init(_ path: String) throws(Failure) {
    let absolute = path.absolutePath
    guard let status = FileStatus(absolute) else {
      throw errno == EACCES
        ? .unreadable(path: path, reason: String(cString: strerror(EACCES))) : .missing(path: path)
    }
    guard status.isFile || status.isFolder else { throw .notSwift(path: path) }
    if status.isFile, !absolute.hasSuffix(".swift") { throw .notSwift(path: path) }
    let mode = status.isFile ? R_OK : R_OK | X_OK
    guard access(absolute, mode) == 0 else {
      throw .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
    self.path = absolute
    isFile = status.isFile
  }

  /// The folder that everything is in.
  public var folder: String { isFile ? path.parentFolder : path }

  /// Its last component: what people call it.
  public var name: String { path.lastComponent }

  /// A path as people know it: from the folder on.
  func display(_ path: String) -> String {
    path.relative(to: folder)
  }
}

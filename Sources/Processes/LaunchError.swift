import Glibc

/// Why a process could not be started.
public enum LaunchError: Error, Equatable {
  /// There is no program of that path that could be run.
  case notFound(path: String)
  /// The system refused, for a reason such as `EMFILE`.
  case system(call: String, errno: Int32)

  /// The number by which the system calls it.
  public var errno: Int32 {
    switch self {
    case .notFound: ENOENT
    case .system(_, let errno): errno
    }
  }
}

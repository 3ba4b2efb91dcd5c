import Glibc

/// Why sessions, or the owner's key, are not kept. In no case is anything destroyed that was kept before.
enum StoreError: Error, Hashable, Sendable {
  /// Nothing says which folder is meant.
  case noHome
  case notAFolder(String)
  case ofAnotherUser(folder: String)
  case writableByOthers(folder: String)
  case cannotMake(folder: String, because: String)
  case readOnly(folder: String)
  case full(folder: String)
  /// Another server keeps its sessions there; nil where it does not say which process it is.
  case taken(folder: String, by: Int32?)
  case damaged(file: String)
  case ofNewerVersion(file: String)
  case ofAnotherProgram(file: String)
  case cannotOpen(file: String)
  /// Another program is writing in the file.
  case busy(file: String)
  /// The file of the owner's key holds none.
  case noKey(file: String)
  /// Others may know the owner's key, or have chosen it.
  case keyOpenToOthers(file: String)
  case failed(what: String, because: String)

  /// Says in one line what is wrong, and what mends it.
  var sentence: String {
    switch self {
    case .noHome:
      "neither HOME nor XDG_STATE_HOME says where to keep sessions; name a folder with --state"
    case .notAFolder(let path): "\(path) is no folder; \(Self.another)"
    case .ofAnotherUser(let folder): "\(folder) belongs to another user; \(Self.another)"
    case .writableByOthers(let folder):
      "other users can write to \(folder), and sessions are private: chmod 700 \(folder), or \(Self.another)"
    case .cannotMake(let folder, let reason): "\(folder) cannot be made (\(reason)); \(Self.another)"
    case .readOnly(let folder): "\(folder) cannot be written; change its mode, or \(Self.another)"
    case .full(let folder): "there is no room left in \(folder); make some, or \(Self.another)"
    case .taken(let folder, let pid):
      "\(pid.map { "process \($0)" } ?? "another server") keeps its sessions in \(folder); end it, or \(Self.another)"
    case .damaged(let file):
      "\(file) is damaged, and was left as it is; move it away, and the next start makes a new one"
    case .ofNewerVersion(let file):
      "\(file) is of a newer scrollwork, and was left as it is; use that one, or \(Self.another)"
    case .ofAnotherProgram(let file):
      "\(file) is of another program, and was left as it is; \(Self.another)"
    case .cannotOpen(let file): "\(file) cannot be opened; change its mode, or \(Self.another)"
    case .busy(let file): "another program writes in \(file); end it"
    case .noKey(let file):
      "\(file) holds no key, and was left as it is; remove it, and the next start makes a new one"
    case .keyOpenToOthers(let file):
      "\(file) is open to other users, so its key is no secret; remove it, and the next start makes a new one"
    case .failed(let what, let reason): "\(what): \(reason); \(Self.another)"
    }
  }

  private static let another = "name another folder with --state"

  /// The error of a call of the system that was to write in a folder.
  ///
  /// - Parameter number: the system's `errno`.
  static func system(_ number: Int32, writing file: String, in folder: String) -> StoreError {
    switch number {
    case EACCES, EPERM, EROFS: .readOnly(folder: folder)
    case ENOSPC, EDQUOT: .full(folder: folder)
    default: .failed(what: file, because: String(cString: strerror(number)))
    }
  }
}

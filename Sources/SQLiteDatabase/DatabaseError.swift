import Glibc
internal import SQLiteSystem

/// Ways in which a database does not do what it is told.
public enum DatabaseError: Error, Hashable, Sendable {
  /// There is no room: on the disk, in the user's share of it, or below the limit of the connection.
  case full
  /// It cannot be written: the file, its folder or the whole disk is read-only.
  case readOnly
  /// It cannot be opened, or made where it is not there.
  case cannotOpen
  /// Its bytes make no sense, or it is no database at all.
  case damaged
  /// Another connection has it, and has not let go of it in time.
  case busy
  /// A value is of another type than the one that was asked for, as `DatabaseValue.typeName` says it; the
  /// first column is 0.
  case wrongType(column: Int, wanted: String, found: String)
  /// Anything else, with the library's extended code and its own words.
  case failed(code: Int32, message: String)
}

extension DatabaseError {
  /// - Parameters:
  ///   - code: an extended result code of the library, other than success.
  ///   - errno: what the system said last to the library; 0 where that is not known.
  init(code: Int32, errno: Int32, message: String) {
    switch errno {
    // The library has a code of its own for these only where it writes; a shared memory that cannot grow is
    // an error of input and output to it.
    case ENOSPC, EDQUOT: self = .full
    case EROFS: self = .readOnly
    default: self.init(code: code, message: message)
    }
  }

  private init(code: Int32, message: String) {
    // The low byte is the primary code (sqlite.org/rescode.html).
    switch code & 0xFF {
    case SQLITE_FULL: self = .full
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly
    case SQLITE_CANTOPEN: self = .cannotOpen
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    default: self = .failed(code: code, message: message)
    }
  }
}

internal import SQLiteSystem

/// A connection to one SQLite file. It is closed when nobody holds it or a statement of it any more.
///
/// Use it on one thread at a time.
public final class Database {
  /// Whether a file may be made where there is none.
  public enum Opening: Sendable {
    case existing
    case existingOrNew
    /// One that is there, and nothing is written to it.
    case readOnly
  }

  let pointer: OpaquePointer

  /// Opens a file; throws `readOnly` where it is to be written and could only be read. Nothing in it is
  /// looked at before the first statement.
  ///
  /// - Parameters:
  ///   - path: of the file; `:memory:` for none.
  ///   - patience: milliseconds to wait for another connection that has the file, before `busy` is thrown.
  public init(
    _ path: String, _ opening: Opening = .existingOrNew, patience: Int32 = 2000
  ) throws(DatabaseError) {
    var flags = SQLITE_OPEN_FULLMUTEX | SQLITE_OPEN_EXRESCODE
    flags |= opening == .readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    if opening == .existingOrNew { flags |= SQLITE_OPEN_CREATE }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    // There may be a connection even where it failed, which says why, and has to be closed.
    guard code == SQLITE_OK, let opened else {
      let error = Self.error(code, opened)
      sqlite3_close_v2(opened)
      throw error
    }
    pointer = opened
    // The library opens what it cannot write to read it alone, and says nothing. Where the initialiser throws
    // from here on, the connection is closed by `deinit`.
    if opening != .readOnly, sqlite3_db_readonly(pointer, "main") == 1 { throw .readOnly }
    sqlite3_busy_timeout(pointer, patience)
    try defend()
  }

  deinit {
    // Not sqlite3_close: that one refuses where there is a statement, though none can be left here.
    sqlite3_close_v2(pointer)
  }

  /// What SQLite advises for files that somebody else may have had in hand (sqlite.org/security.html):
  /// nothing in the schema can call functions, pages are looked at more closely, and no statement can write
  /// what is not a table's.
  private func defend() throws(DatabaseError) {
    for (setting, isOn) in [
      (SQLITE_DBCONFIG_DEFENSIVE, true), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
      // Otherwise a name that is spelled wrong is a text.
      (SQLITE_DBCONFIG_DQS_DML, false), (SQLITE_DBCONFIG_DQS_DDL, false),
    ] {
      try set(setting, isOn)
    }
    try run("PRAGMA cell_size_check = ON")
    // A file that shrinks below a mapping ends the process with SIGBUS.
    try run("PRAGMA mmap_size = 0")
  }

  private func set(_ setting: Int32, _ isOn: Bool) throws(DatabaseError) {
    let code = csqlite_set_switch(pointer, setting, isOn ? 1 : 0)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Whether closing the last connection brings the log of writes into the file, as it does without a word of
  /// ours. Where it does not, the file stays as it is, byte for byte, until something is written.
  public func bringsLogIntoFileWhenClosed(_ isOn: Bool) throws(DatabaseError) {
    try set(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !isOn)
  }

  /// Writes go to a log beside the file first, so that others can read meanwhile, and every transaction is on
  /// the disk itself when it has returned. The weaker setting `NORMAL` loses the last ones when the machine
  /// loses power, though never when a process is killed; somebody was told that they are kept.
  public func useDurableLog() throws(DatabaseError) {
    let mode = try rows("PRAGMA journal_mode = WAL").first?.values.first
    guard mode == .text("wal") || mode == .text("memory") else {
      throw .failed(code: SQLITE_ERROR, message: "there is no shared memory for a write-ahead log")
    }
    try run("PRAGMA synchronous = FULL")
  }

  /// Most pages that the file may have; `full` is thrown where a statement needs more. It is never less than
  /// what the file has already.
  public func limit(pages: Int) throws(DatabaseError) {
    try run("PRAGMA max_page_count = \(pages)")
  }

  /// Compiles one statement.
  public func prepare(_ sql: String) throws(DatabaseError) -> Statement {
    try Statement(sql, in: self)
  }

  /// Runs one statement without parameters, once, for its effect.
  public func run(_ sql: String) throws(DatabaseError) { try prepare(sql).run([]) }

  /// Runs one statement, once, for its rows.
  public func rows(_ sql: String, _ values: DatabaseValue...) throws(DatabaseError) -> [DatabaseRow] {
    try prepare(sql).run(values)
  }

  /// Runs `body` in a transaction: all that it has written is there afterwards, or, where it throws, nothing.
  public func transaction<Value>(
    _ body: () throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    // At once the one connection that may write: one that reads first and then finds another writing would
    // fail without waiting.
    try run("BEGIN IMMEDIATE")
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      // Some errors, a full disk among them, have ended the transaction already.
      if sqlite3_get_autocommit(pointer) == 0 { try? run("ROLLBACK") }
      throw error
    }
  }

  /// The error of the last call that returned `code`.
  func error(_ code: Int32) -> DatabaseError { Self.error(code, pointer) }

  private static func error(_ code: Int32, _ database: OpaquePointer?) -> DatabaseError {
    // The connection was opened for extended codes; some calls return the primary code all the same.
    let message = database.flatMap(sqlite3_errmsg).map { String(cString: $0) } ?? "out of memory"
    let errno = isOfSystem(code) ? database.map(sqlite3_system_errno) ?? 0 : 0
    return DatabaseError(code: code, errno: errno, message: message)
  }

  /// Whether the system had a part in an error; of others, its last error may be an old one.
  private static func isOfSystem(_ code: Int32) -> Bool {
    [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xFF)
  }
}

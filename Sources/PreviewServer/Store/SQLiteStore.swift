import Glibc
import PreviewSession
import SQLiteDatabase
import Synchronization

/// Keeps sessions, links and remarks in the file `sessions.db` of a folder, which it has for itself as long
/// as it is open.
final class SQLiteStore: SessionStore {
  static let fileName = "sessions.db"
  /// Pages of 4 KiB that the file may have: far more than sessions there may be, whatever their state, and
  /// the pictures of remarks.
  static let mostPages = 131_072

  private let folder: StateFolder
  private let source: KeptSource
  /// Nil once it is closed.
  private let opened: Mutex<Opened?>

  private struct Opened {
    let database: Database
    let put: Statement
    let remove: Statement
    let putLink: Statement
    let removeLink: Statement
    let remarks: RemarkStatements
    let lock: FolderLock
  }

  /// Opens the file, or makes it. Until all is known to be well with it, nothing is written to it.
  ///
  /// - Parameters:
  ///   - folder: is there.
  ///   - source: other sources' sessions are neither read nor changed.
  ///   - patience: milliseconds to wait for another program that writes in the file.
  init(
    _ folder: StateFolder, source: KeptSource, schema: Schema = .current,
    mostPages: Int = SQLiteStore.mostPages, patience: Int32 = 2000
  ) throws(StoreError) {
    self.folder = folder
    self.source = source
    let lock = try FolderLock(folder)
    try Self.makeFile(folder.file(Self.fileName), in: folder)
    let database = try Self.open(folder, schema, mostPages: mostPages, patience: patience)
    do throws(DatabaseError) {
      opened = Mutex(
        Opened(
          database: database, put: try database.prepare(Self.putStatement),
          remove: try database.prepare(Self.removeStatement),
          putLink: try database.prepare(Self.putLinkStatement),
          removeLink: try database.prepare(Self.removeLinkStatement),
          remarks: try RemarkStatements(database), lock: lock))
    } catch {
      throw StoreError(error, folder: folder)
    }
  }

  private static func open(
    _ folder: StateFolder, _ schema: Schema, mostPages: Int, patience: Int32
  ) throws(StoreError) -> Database {
    let file = folder.file(fileName)
    let refusal: Schema.Refusal
    do throws(DatabaseError) {
      let database = try Database(file, patience: patience)
      try database.bringsLogIntoFileWhenClosed(false)
      guard let found = try schema.refusal(of: database) else {
        try database.check()
        try database.useDurableLog()
        try database.limit(pages: mostPages)
        try schema.apply(to: database)
        try database.bringsLogIntoFileWhenClosed(true)
        return database
      }
      refusal = found
    } catch {
      throw StoreError(error, folder: folder)
    }
    switch refusal {
    case .ofAnotherProgram: throw .ofAnotherProgram(file: file)
    case .ofNewerVersion: throw .ofNewerVersion(file: file)
    }
  }

  /// For this user alone, also in a folder that others may look into. SQLite gives the files beside it the
  /// same mode.
  private static func makeFile(_ file: String, in folder: StateFolder) throws(StoreError) {
    guard access(file, F_OK) != 0 else { return }
    let descriptor = Glibc.open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { throw .system(errno, writing: file, in: folder.path) }
    Glibc.close(descriptor)
  }

  // MARK: Reading

  func load() throws(StoreError) -> LoadedSessions {
    try use { (opened) throws(DatabaseError) in
      let rows = try opened.database.rows(Self.loadStatement, .text(source.text))
      let sessions = rows.compactMap(KeptSession.init)
      let links = try opened.database.rows(Self.loadLinksStatement, .text(source.text)).compactMap(Link.init)
      let (remarks, sheets) = try Self.remarks(in: opened.database, of: source)
      return LoadedSessions(
        sessions: sessions, links: links, remarks: remarks, remarkSheets: sheets,
        unreadable: rows.count - sessions.count)
    }
  }

  // MARK: Writing

  func apply(_ changes: [StoreChange]) throws(StoreError) {
    try use { (opened) throws(DatabaseError) in
      try opened.database.transaction { () throws(DatabaseError) in
        for change in changes {
          switch change {
          case .put(let session): try opened.put.run(session.values(of: source))
          case .putLink(let link): try opened.putLink.run(link.values(of: source))
          case .remove(.session(let id)):
            try opened.remove.run(.text(id.description), .text(source.text))
          case .remove(.link(let id)):
            try opened.removeLink.run(.text(id.description), .text(source.text))
          case .putRemark, .putPicture, .putRemarkSheet, .remove:
            try opened.remarks.apply(change, source)
          }
        }
      }
    }
  }

  func close() { opened.withLock { $0 = nil } }

  private func use<Value: Sendable>(
    _ body: (borrowing Opened) throws(DatabaseError) -> Value
  ) throws(StoreError) -> Value {
    do {
      return try opened.withLock { (opened) throws(DatabaseError) in
        guard let opened else { throw .failed(code: 0, message: "the store is closed") }
        return try body(opened)
      }
    } catch {
      throw StoreError(error, folder: folder)
    }
  }
}

extension StoreError {
  init(_ error: DatabaseError, folder: StateFolder) {
    let file = folder.file(SQLiteStore.fileName)
    self =
      switch error {
      case .full: .full(folder: folder.path)
      case .readOnly: .readOnly(folder: folder.path)
      case .cannotOpen: .cannotOpen(file: file)
      case .damaged, .wrongType: .damaged(file: file)
      case .busy: .busy(file: file)
      case .failed(_, let message): .failed(what: file, because: message)
      }
  }
}

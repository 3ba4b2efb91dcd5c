import Foundation
import Testing

@testable import SQLiteDatabase

@Suite struct `A database` {
  private let folder: TemporaryFolder
  private var file: String { folder.file("a.db") }

  init() throws { folder = try TemporaryFolder() }

  private func makeFile(_ rows: Int = 1) throws {
    let database = try Database(file)
    try database.useDurableLog()
    try database.run("CREATE TABLE things (value BLOB) STRICT")
    let insert = try database.prepare("INSERT INTO things VALUES (?)")
    for _ in 0..<rows { try insert.run(.blob([UInt8](repeating: 1, count: 5000))) }
  }

  @Test func `that another connection has not closed has all that was written`() throws {
    try makeFile(3)
    let first = try Database(file)
    try first.useDurableLog()
    try first.run("INSERT INTO things VALUES (x'02')")

    let second = try Database(file, .existing)
    #expect(try second.rows("SELECT count(*) FROM things").map(\.values) == [[.integer(4)]])
    withExtendedLifetime(first) {}
  }

  @Test func `has all of a transaction, or nothing`() throws {
    try makeFile()
    let database = try Database(file)
    try database.transaction { () throws(DatabaseError) in
      try database.run("DELETE FROM things")
      try database.setUserVersion(7)
    }
    #expect(throws: DatabaseError.self) {
      try database.transaction { () throws(DatabaseError) in
        try database.run("INSERT INTO things VALUES (x'01')")
        try database.setUserVersion(8)
        try database.run("INSERT INTO things VALUES ('text')")
      }
    }

    #expect(try database.rows("SELECT count(*) FROM things").map(\.values) == [[.integer(0)]])
    #expect(try database.userVersion == 7)
    // The next one can begin.
    try database.transaction { () throws(DatabaseError) in try database.setUserVersion(9) }
  }

  @Test func `that is full says so, keeps what it has, and takes more once there is room`() throws {
    try makeFile()
    let database = try Database(file)
    try database.limit(pages: 20)
    let insert = try database.prepare("INSERT INTO things VALUES (?)")

    #expect(throws: DatabaseError.full) {
      try database.transaction { () throws(DatabaseError) in
        for _ in 0..<100 { try insert.run(.blob([UInt8](repeating: 2, count: 5000))) }
      }
    }

    #expect(try database.rows("SELECT count(*) FROM things").map(\.values) == [[.integer(1)]])
    try database.limit(pages: 1000)
    try insert.run(.blob([UInt8](repeating: 2, count: 5000)))
    try database.check()
  }

  @Test func `that somebody else writes to is busy`() throws {
    try makeFile()
    let (first, second) = (try Database(file), try Database(file, patience: 0))
    try first.run("BEGIN IMMEDIATE")
    #expect(throws: DatabaseError.busy) {
      try second.transaction { () throws(DatabaseError) in try second.setUserVersion(1) }
    }
    try first.run("COMMIT")
  }

  @Test func `of other bytes is damaged`() throws {
    try Data(repeating: 65, count: 9000).write(to: URL(fileURLWithPath: file))
    let database = try Database(file)
    #expect(throws: DatabaseError.damaged) { try database.userVersion }
  }

  @Test func `with a page that was overwritten is damaged`() throws {
    try makeFile(20)
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: file))
    try handle.seek(toOffset: 2 * 4096)
    try handle.write(contentsOf: Data(repeating: 0xEE, count: 4096))
    try handle.close()

    let database = try Database(file)
    #expect(throws: DatabaseError.damaged) { try database.check() }
  }

  @Test func `that is not there is opened only where it may be made`() throws {
    #expect(throws: DatabaseError.cannotOpen) { try Database(file, .existing) }
    #expect(throws: DatabaseError.cannotOpen) { try Database(folder.file("no/a.db")) }
    let database = try Database(file)
    try database.setApplicationID(5)
    #expect(try database.isEmpty && database.applicationID == 5)
    try database.run("CREATE TABLE things (value BLOB) STRICT")
    #expect(try !database.isEmpty)
  }

  @Test func `has no schema that can call functions, and none that can be written by hand`() throws {
    try makeFile()
    let database = try Database(file)
    try database.run("PRAGMA writable_schema = ON")
    #expect(throws: DatabaseError.self) { try database.run("UPDATE sqlite_schema SET sql = 'x'") }
    #expect(try database.rows("PRAGMA trusted_schema").map(\.values) == [[.integer(0)]])
    #expect(try database.rows("PRAGMA cell_size_check").map(\.values) == [[.integer(1)]])
  }

  @Test func `is on the disk after each transaction`() throws {
    let database = try Database(file)
    try database.useDurableLog()
    // 2 is FULL.
    #expect(try database.rows("PRAGMA synchronous").map(\.values) == [[.integer(2)]])
    #expect(try database.rows("PRAGMA journal_mode").map(\.values) == [[.text("wal")]])
  }
}

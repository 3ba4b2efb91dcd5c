import Testing

@testable import SQLiteDatabase

@Suite struct `A statement` {
  private func database() throws -> Database {
    let database = try Database(":memory:")
    try database.run("CREATE TABLE things (value ANY) STRICT")
    return database
  }

  @Test(
    arguments: [
      .null, .integer(0), .integer(.min), .integer(.max), .real(0.1), .real(-.infinity), .real(5e-324),
      .text(""),
      .text("ein Täuscher \u{0} 👩‍👩‍👧"), .blob([]), .blob([0, 255, 0]),
    ] as [DatabaseValue])
  func `gives back what it was given`(value: DatabaseValue) throws {
    let database = try database()
    try database.prepare("INSERT INTO things VALUES (?)").run(value)
    let rows = try database.rows("SELECT value, typeof(value) FROM things")
    #expect(rows.map(\.values) == [[value, .text(value.typeName)]])
  }

  @Test func `takes more bytes than a page has`() throws {
    let database = try database()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    try database.prepare("INSERT INTO things VALUES (?)").run(.blob(bytes))
    #expect(try database.rows("SELECT value FROM things").first?.blob(0) == bytes)
  }

  @Test func `takes what is not a number as null, as the library does`() throws {
    let database = try database()
    try database.prepare("INSERT INTO things VALUES (?)").run(.real(.nan))
    #expect(try database.rows("SELECT value FROM things").map(\.values) == [[.null]])
  }

  @Test func `can run again after it has failed, and keeps no value of the time before`() throws {
    let database = try Database(":memory:")
    try database.run("CREATE TABLE things (name TEXT UNIQUE, size INTEGER) STRICT")
    let insert = try database.prepare("INSERT INTO things VALUES (?, ?)")
    try insert.run(.text("a"), .integer(1))

    #expect(throws: DatabaseError.self) { try insert.run(.text("a"), .integer(2)) }
    #expect(throws: DatabaseError.self) { try insert.run(.text("b")) }

    try insert.run(.text("b"), .null)
    #expect(
      try database.rows("SELECT * FROM things ORDER BY name").map(\.values)
        == [[.text("a"), .integer(1)], [.text("b"), .null]])
  }

  @Test func `of a type that its column does not take is refused`() throws {
    let database = try Database(":memory:")
    try database.run("CREATE TABLE things (size INTEGER NOT NULL) STRICT")
    let insert = try database.prepare("INSERT INTO things VALUES (?)")
    for value in [DatabaseValue.text("many"), .null, .blob([1])] {
      #expect(throws: DatabaseError.self) { try insert.run(value) }
    }
  }

  @Test(arguments: ["", "  -- nothing", "SELECT 1; SELECT 2", "SELEKT 1", #"SELECT "no such column""#])
  func `is one, and one that makes sense`(sql: String) throws {
    let database = try database()
    #expect(throws: DatabaseError.self) { try database.prepare(sql) }
  }

  @Test func `keeps its database open`() throws {
    var database: Database? = try database()
    let count = try database?.prepare("SELECT count(*) FROM things")
    database = nil
    #expect(try count?.run().map(\.values) == [[.integer(0)]])
  }

  @Test func `has rows that are read by type`() throws {
    let row = DatabaseRow(values: [.integer(3), .real(0.5), .text("a"), .blob([1])])
    #expect(try row.integer(0) == 3 && row.real(1) == 0.5 && row.text(2) == "a" && row.blob(3) == [1])
    #expect(throws: DatabaseError.wrongType(column: 2, wanted: "integer", found: "text")) {
      try row.integer(2)
    }
    #expect(throws: DatabaseError.wrongType(column: 4, wanted: "text", found: "no column")) {
      try row.text(4)
    }
    #expect(throws: DatabaseError.wrongType(column: -1, wanted: "blob", found: "no column")) {
      try row.blob(-1)
    }
  }
}

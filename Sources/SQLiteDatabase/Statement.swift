internal import SQLiteSystem

/// A statement that was compiled once and may run many times. Bound to the thread of its database, which it
/// keeps open.
public final class Statement {
  private let database: Database
  private let pointer: OpaquePointer

  /// - Parameter sql: one statement. Throws `failed` for what is none, or is more than one.
  init(_ sql: String, in database: Database) throws(DatabaseError) {
    self.database = database
    var compiled: OpaquePointer?
    var isOne = true
    let code = sql.withCString { text in
      var tail: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v2(database.pointer, text, -1, &compiled, &tail)
      isOne = tail.map { String(cString: $0).allSatisfy(\.isWhitespace) } ?? true
      return code
    }
    guard code == SQLITE_OK else { throw database.error(code) }
    // Nil without an error: the text was empty, or a comment.
    guard let compiled, isOne else {
      sqlite3_finalize(compiled)
      throw .failed(code: SQLITE_MISUSE, message: "it takes one statement")
    }
    pointer = compiled
  }

  deinit { sqlite3_finalize(pointer) }

  /// Runs it to its end.
  ///
  /// - Parameter values: one for each parameter, in order. Throws `failed` where their number is another.
  /// - Returns: all rows of its answer, in order.
  @discardableResult
  public func run(_ values: DatabaseValue...) throws(DatabaseError) -> [DatabaseRow] {
    try run(values)
  }

  /// As the other, for values that are in an array.
  @discardableResult
  public func run(_ values: [DatabaseValue]) throws(DatabaseError) -> [DatabaseRow] {
    // A statement holds locks until it is reset, also one that failed. What reset returns is the error of the
    // last step once more.
    defer {
      sqlite3_reset(pointer)
      sqlite3_clear_bindings(pointer)
    }
    guard values.count == Int(sqlite3_bind_parameter_count(pointer)) else {
      throw .failed(code: SQLITE_RANGE, message: "\(values.count) values are not as many as parameters")
    }
    for (index, value) in zip(Int32(1)..., values) { try bind(value, at: index) }
    var rows: [DatabaseRow] = []
    while true {
      switch sqlite3_step(pointer) {
      case SQLITE_ROW: rows.append(row)
      case SQLITE_DONE: return rows
      case let code: throw database.error(code)
      }
    }
  }

  private func bind(_ value: DatabaseValue, at index: Int32) throws(DatabaseError) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(pointer, index)
      case .integer(let integer): sqlite3_bind_int64(pointer, index, integer)
      case .real(let real): sqlite3_bind_double(pointer, index, real)
      case .text(let text): bind(Array(text.utf8), at: index, isText: true)
      case .blob(let bytes): bind(bytes, at: index, isText: false)
      }
    guard code == SQLITE_OK else { throw database.error(code) }
  }

  private func bind(_ bytes: [UInt8], at index: Int32, isText: Bool) -> Int32 {
    guard let count = Int32(exactly: bytes.count) else { return SQLITE_TOOBIG }
    // An empty array may have no address, and without one the value would be null.
    return (bytes.isEmpty ? [0] : bytes).withUnsafeBytes { buffer in
      isText
        ? csqlite_bind_text_copy(pointer, index, buffer.bindMemory(to: CChar.self).baseAddress, count)
        : csqlite_bind_blob_copy(pointer, index, buffer.baseAddress, count)
    }
  }

  /// A copy of the row that the last step came to: what the library lends is gone with the next one.
  private var row: DatabaseRow {
    DatabaseRow(values: (0..<sqlite3_column_count(pointer)).map(value))
  }

  private func value(_ column: Int32) -> DatabaseValue {
    switch sqlite3_column_type(pointer, column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(pointer, column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(pointer, column))
    case SQLITE_TEXT: .text(String(decoding: bytes(column), as: UTF8.self))
    case SQLITE_BLOB: .blob(bytes(column))
    default: .null
    }
  }

  private func bytes(_ column: Int32) -> [UInt8] {
    // The number of bytes is asked for last: asking for the address may convert the value.
    let address = sqlite3_column_blob(pointer, column)
    return Array(UnsafeRawBufferPointer(start: address, count: Int(sqlite3_column_bytes(pointer, column))))
  }
}

/// A value in a column of a row, or of a parameter of a statement.
public enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int64)
  /// Not a number is stored as null, as SQLite has no such value.
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// The name of its type, as SQL's `typeof` says it.
  public var typeName: String {
    switch self {
    case .null: "null"
    case .integer: "integer"
    case .real: "real"
    case .text: "text"
    case .blob: "blob"
    }
  }
}

/// One row of an answer: a copy, which stays as it is.
public struct DatabaseRow: Hashable, Sendable {
  public let values: [DatabaseValue]

  /// The integer in a column; the first is 0. Throws `wrongType`, also for a column that is not there.
  public func integer(_ column: Int) throws(DatabaseError) -> Int64 {
    guard case .integer(let value) = self[column] else { throw wrongType(column, "integer") }
    return value
  }

  /// The floating-point number in a column. Throws as `integer` does.
  public func real(_ column: Int) throws(DatabaseError) -> Double {
    guard case .real(let value) = self[column] else { throw wrongType(column, "real") }
    return value
  }

  /// The text in a column; what is no UTF-8 in it is replaced. Throws as `integer` does.
  public func text(_ column: Int) throws(DatabaseError) -> String {
    guard case .text(let value) = self[column] else { throw wrongType(column, "text") }
    return value
  }

  /// The bytes in a column. Throws as `integer` does.
  public func blob(_ column: Int) throws(DatabaseError) -> [UInt8] {
    guard case .blob(let value) = self[column] else { throw wrongType(column, "blob") }
    return value
  }

  /// The integer in a column, or nil for null. Throws as `integer` does.
  public func integerOrNull(_ column: Int) throws(DatabaseError) -> Int64? {
    self[column] == .null ? nil : try integer(column)
  }

  /// The text in a column, or nil for null. Throws as `integer` does.
  public func textOrNull(_ column: Int) throws(DatabaseError) -> String? {
    self[column] == .null ? nil : try text(column)
  }

  private subscript(column: Int) -> DatabaseValue? {
    values.indices.contains(column) ? values[column] : nil
  }

  private func wrongType(_ column: Int, _ wanted: String) -> DatabaseError {
    .wrongType(column: column, wanted: wanted, found: self[column]?.typeName ?? "no column")
  }
}

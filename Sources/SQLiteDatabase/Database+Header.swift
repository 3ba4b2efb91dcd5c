/// The two numbers in a database file that are for its owner.
extension Database {
  /// Which form of tables the file has; 0 in a new one.
  public var userVersion: Int {
    get throws(DatabaseError) { try number(of: "user_version") }
  }

  /// Which program the file belongs to; 0 in a new one.
  public var applicationID: Int {
    get throws(DatabaseError) { try number(of: "application_id") }
  }

  /// Inside a transaction it counts with all else.
  public func setUserVersion(_ version: Int32) throws(DatabaseError) {
    try run("PRAGMA user_version = \(version)")
  }

  /// See `setUserVersion`.
  public func setApplicationID(_ id: Int32) throws(DatabaseError) {
    try run("PRAGMA application_id = \(id)")
  }

  /// Whether there is no table in it, nor anything else that has a name.
  public var isEmpty: Bool {
    get throws(DatabaseError) { try rows("SELECT 1 FROM sqlite_schema LIMIT 1").isEmpty }
  }

  /// Looks at every page. Throws `damaged` where they do not fit together.
  public func check() throws(DatabaseError) {
    guard try rows("PRAGMA quick_check(1)").first?.values == [.text("ok")] else { throw .damaged }
  }

  private func number(of pragma: String) throws(DatabaseError) -> Int {
    guard let row = try rows("PRAGMA \(pragma)").first else { return 0 }
    return Int(clamping: try row.integer(0))
  }
}

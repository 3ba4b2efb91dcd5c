import SQLiteDatabase

/// The tables of the file that sessions are kept in, as the steps that lead to them.
///
/// A file says by its `user_version` how many steps it has behind it. A step that was released is never
/// changed; what is to be different is a further step.
struct Schema {
  /// The statements of each step; the file has version n after the first n of them.
  var steps: [[String]]

  static let current = Schema(steps: [makeSessions, addActs, makeLinks, addFrames, makeRemarks, addLines])

  /// In the header of the file (`application_id`): “Scrw”.
  static let applicationID: Int32 = 0x5363_7277

  /// `sqlite3 sessions.db "SELECT id, slug, datetime(last_used, 'unixepoch') FROM sessions"` shows them.
  /// Times are in seconds since 1970. An ordinary table, since rows are too large for one without row
  /// numbers.
  private static let makeSessions = [
    """
    CREATE TABLE sessions (
      id TEXT NOT NULL PRIMARY KEY,
      source TEXT NOT NULL,
      slug TEXT NOT NULL,
      maker TEXT NOT NULL,
      screen TEXT NOT NULL,
      knobs TEXT NOT NULL,
      state BLOB NOT NULL,
      last_seq INTEGER NOT NULL,
      made INTEGER NOT NULL,
      last_used INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX sessions_by_source ON sessions (source)",
  ]

  /// A column for the inputs of hands.
  private static let addActs = ["ALTER TABLE sessions ADD COLUMN acts BLOB NOT NULL DEFAULT x''"]

  /// Links to sessions. Of their keys there are only the hashes.
  private static let makeLinks = [
    """
    CREATE TABLE links (
      id TEXT NOT NULL PRIMARY KEY,
      source TEXT NOT NULL,
      session TEXT NOT NULL,
      name TEXT NOT NULL,
      role TEXT NOT NULL,
      key_hash BLOB NOT NULL,
      made INTEGER NOT NULL,
      expires INTEGER,
      last_used INTEGER,
      ended TEXT,
      ended_at INTEGER
    ) STRICT
    """,
    "CREATE INDEX links_by_source ON links (source)",
  ]

  /// Columns for the origins whose pages may show a link in a frame, with a blank between two, and for
  /// whether it has a card.
  private static let addFrames = [
    "ALTER TABLE links ADD COLUMN frames TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE links ADD COLUMN card INTEGER NOT NULL DEFAULT 0",
  ]

  /// Remarks, which outlive their sessions. `order_json` is the state of the session at the making;
  /// `scrollwork remarks` shows them.
  private static let makeRemarks = [
    """
    CREATE TABLE remarks (
      id TEXT NOT NULL PRIMARY KEY,
      source TEXT NOT NULL,
      session TEXT NOT NULL,
      number INTEGER NOT NULL,
      title TEXT NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      made INTEGER NOT NULL,
      is_owner INTEGER NOT NULL,
      element TEXT NOT NULL,
      view TEXT NOT NULL,
      section INTEGER NOT NULL,
      item INTEGER NOT NULL,
      element_kind TEXT NOT NULL,
      words TEXT NOT NULL,
      words_before TEXT NOT NULL,
      words_after TEXT NOT NULL,
      fraction_x REAL NOT NULL,
      fraction_y REAL NOT NULL,
      x REAL NOT NULL,
      y REAL NOT NULL,
      order_json TEXT NOT NULL,
      revision TEXT NOT NULL,
      resolved INTEGER,
      is_orphaned INTEGER NOT NULL,
      picture_bytes INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX remarks_by_source ON remarks (source)",
    """
    CREATE TABLE remark_replies (
      remark TEXT NOT NULL,
      number INTEGER NOT NULL,
      name TEXT NOT NULL,
      text TEXT NOT NULL,
      made INTEGER NOT NULL,
      is_owner INTEGER NOT NULL,
      PRIMARY KEY (remark, number)
    ) STRICT
    """,
    "CREATE TABLE remark_pictures (remark TEXT NOT NULL PRIMARY KEY, png BLOB NOT NULL) STRICT",
    """
    CREATE TABLE remark_sheets (
      session TEXT NOT NULL PRIMARY KEY,
      source TEXT NOT NULL,
      is_allowed INTEGER NOT NULL,
      last_number INTEGER NOT NULL
    ) STRICT
    """,
  ]

  /// Columns for where the preview of a remark is declared: an empty file where that is not known.
  private static let addLines = [
    "ALTER TABLE remarks ADD COLUMN file TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE remarks ADD COLUMN line INTEGER NOT NULL DEFAULT 0",
  ]

  /// Why a file is left alone. Reads only.
  enum Refusal: Equatable {
    case ofAnotherProgram
    case ofNewerVersion
  }

  /// Nil for a file that is new, or one of ours that this version knows.
  func refusal(of database: Database) throws(DatabaseError) -> Refusal? {
    let (id, isEmpty) = (try database.applicationID, try database.isEmpty)
    // A start that was interrupted leaves a file without a table and without a name of its program.
    if id == 0, isEmpty { return nil }
    guard id == Int(Self.applicationID) else { return .ofAnotherProgram }
    return try database.userVersion > steps.count ? .ofNewerVersion : nil
  }

  /// Takes the steps that a file has not behind it, each in a transaction: after any interruption the next
  /// start goes on with the step at which it came.
  func apply(to database: Database) throws(DatabaseError) {
    for version in max(0, try database.userVersion)..<steps.count {
      try database.transaction { () throws(DatabaseError) in
        for statement in steps[version] { try database.run(statement) }
        try database.setApplicationID(Self.applicationID)
        try database.setUserVersion(Int32(clamping: version + 1))
      }
    }
  }
}

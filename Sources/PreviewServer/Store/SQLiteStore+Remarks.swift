import PreviewSession
import PreviewWire
import SQLiteDatabase

/// Remarks as rows of the tables that `Schema` makes.
extension SQLiteStore {
  private static let columns = """
    id, session, number, title, name, text, made, is_owner, element, view, section, item, element_kind, words,
    words_before, words_after, fraction_x, fraction_y, x, y, order_json, revision, resolved, is_orphaned,
    picture_bytes, file, line
    """

  /// The columns of a remark, and then its source.
  static let loadRemarksStatement = "SELECT \(columns), source FROM remarks ORDER BY session, number"

  static let loadRepliesStatement = """
    SELECT remark, name, text, made, is_owner FROM remark_replies ORDER BY remark, number
    """

  static let loadSheetsStatement = """
    SELECT session, is_allowed, last_number FROM remark_sheets WHERE source = ?
    """

  static let loadPictureStatement = "SELECT png FROM remark_pictures WHERE remark = ?"

  /// Only what can change of a remark does.
  fileprivate static let putRemarkStatement = """
    INSERT INTO remarks (\(columns), source)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
      resolved = excluded.resolved, is_orphaned = excluded.is_orphaned,
      picture_bytes = excluded.picture_bytes
    WHERE source = excluded.source
    """

  /// A reply never changes.
  fileprivate static let putReplyStatement = """
    INSERT INTO remark_replies (remark, number, name, text, made, is_owner) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
    """

  fileprivate static let putPictureStatement = """
    INSERT INTO remark_pictures (remark, png) VALUES (?, ?) ON CONFLICT DO UPDATE SET png = excluded.png
    """

  fileprivate static let putSheetStatement = """
    INSERT INTO remark_sheets (session, source, is_allowed, last_number) VALUES (?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET is_allowed = excluded.is_allowed, last_number = excluded.last_number
    WHERE source = excluded.source
    """

  fileprivate static let removeRemarkStatement = "DELETE FROM remarks WHERE id = ? AND source = ?"

  /// Rows that belong to a remark that is not there any more.
  fileprivate static let removeRepliesStatement = """
    DELETE FROM remark_replies WHERE remark = ?1 AND NOT EXISTS (SELECT 1 FROM remarks WHERE id = ?1)
    """
  fileprivate static let removePictureStatement = """
    DELETE FROM remark_pictures WHERE remark = ?1 AND NOT EXISTS (SELECT 1 FROM remarks WHERE id = ?1)
    """
  fileprivate static let removeSheetStatement = "DELETE FROM remark_sheets WHERE session = ? AND source = ?"

  /// Those of a source, with what sessions remember beside them. Rows that make no sense are left out.
  static func remarks(
    in database: Database, of source: KeptSource
  ) throws(DatabaseError) -> (remarks: [Remark], sheets: [RemarkSheet]) {
    let remarks = try allRemarks(in: database).filter { $0.source == source }.map(\.remark)
    let rows = try database.rows(loadSheetsStatement, .text(source.text))
    return (remarks, rows.compactMap(RemarkSheet.init))
  }

  /// Those of all sources.
  static func allRemarks(
    in database: Database
  ) throws(DatabaseError) -> [(source: KeptSource, remark: Remark)] {
    var replies: [String: [RemarkWords]] = [:]
    for row in try database.rows(loadRepliesStatement) {
      guard let remark = try? row.text(0), let words = RemarkWords(row, at: 1) else { continue }
      replies[remark, default: []].append(words)
    }
    return try database.rows(loadRemarksStatement).compactMap { row in
      guard var remark = Remark(row), let source = try? row.text(27) else { return nil }
      remark.replies = Array((replies[remark.id.description] ?? []).prefix(SessionLimits.repliesOfRemark))
      return (KeptSource(kept: source), remark)
    }
  }
}

/// The statements that write remarks.
struct RemarkStatements {
  private let put: Statement
  private let putReply: Statement
  private let putPicture: Statement
  private let putSheet: Statement
  private let remove: Statement
  private let removeReplies: Statement
  private let removePicture: Statement
  private let removeSheet: Statement

  init(_ database: Database) throws(DatabaseError) {
    put = try database.prepare(SQLiteStore.putRemarkStatement)
    putReply = try database.prepare(SQLiteStore.putReplyStatement)
    putPicture = try database.prepare(SQLiteStore.putPictureStatement)
    putSheet = try database.prepare(SQLiteStore.putSheetStatement)
    remove = try database.prepare(SQLiteStore.removeRemarkStatement)
    removeReplies = try database.prepare(SQLiteStore.removeRepliesStatement)
    removePicture = try database.prepare(SQLiteStore.removePictureStatement)
    removeSheet = try database.prepare(SQLiteStore.removeSheetStatement)
  }

  /// Writes a change of remarks; others are not for these statements.
  func apply(_ change: StoreChange, _ source: KeptSource) throws(DatabaseError) {
    switch change {
    case .putRemark(let remark):
      try put.run(remark.values(of: source))
      for (number, words) in zip(1..., remark.replies) {
        try putReply.run(
          .text(remark.id.description), .integer(Int64(number)), .text(words.name), .text(words.text),
          .integer(words.made.seconds), .integer(words.isOwner ? 1 : 0))
      }
    case .putPicture(let remark, let bytes):
      try putPicture.run(.text(remark.description), .blob(bytes))
    case .putRemarkSheet(let sheet):
      try putSheet.run(
        .text(sheet.session.description), .text(source.text), .integer(sheet.isAllowed ? 1 : 0),
        .integer(Int64(sheet.lastNumber)))
    case .remove(.remark(let id)):
      try remove.run(.text(id.description), .text(source.text))
      try removeReplies.run(.text(id.description))
      try removePicture.run(.text(id.description))
    case .remove(.picture(let id)): try removePicture.run(.text(id.description))
    case .remove(.remarkSheet(let session)):
      try removeSheet.run(.text(session.description), .text(source.text))
    case .put, .putLink, .remove: break
    }
  }
}

extension Remark {
  /// The parameters of the statement that puts it.
  fileprivate func values(of source: KeptSource) -> [DatabaseValue] {
    let element = pin.element
    return [
      .text(id.description), .text(session.description), .integer(Int64(number)), .text(title),
      .text(words.name), .text(words.text), .integer(words.made.seconds), .integer(words.isOwner ? 1 : 0),
      .text(element.kind.name), .text(element.view), .integer(Int64(element.section)),
      .integer(Int64(element.item)), .text(element.of), .text(element.words), .text(element.before),
      .text(element.after), .real(pin.fraction.x), .real(pin.fraction.y), .real(pin.x), .real(pin.y),
      .text(order), .text(revision), resolved.map { .integer($0.seconds) } ?? .null,
      .integer(isOrphaned ? 1 : 0), .integer(Int64(pictureBytes)),
      .text(self.source?.file ?? ""), .integer(Int64(self.source?.line ?? 0)), .text(source.text),
    ]
  }

  /// A row of `loadRemarksStatement`; nil for one that can be no remark here. A person may have written it.
  fileprivate init?(_ row: DatabaseRow) {
    do throws(DatabaseError) {
      guard let id = RemarkID(try row.text(0)), let session = SessionID(try row.text(1)),
        let number = Int(exactly: try row.integer(2)), (1...WireLimits.varint / 2).contains(number),
        let words = RemarkWords(row, at: 4), let kind = PinElement.Kind(name: try row.text(8))
      else { return nil }
      let order = try row.text(20)
      guard order.utf8.count <= SessionLimits.remarkOrder else { return nil }
      let element = PinElement(
        kind: kind, view: RemarkText.words(try row.text(9)), section: Int(clamping: try row.integer(10)),
        item: Int(clamping: try row.integer(11)), of: RemarkText.words(try row.text(12)),
        words: RemarkText.words(try row.text(13)), before: RemarkText.words(try row.text(14)),
        after: RemarkText.words(try row.text(15)))
      let bytes = Int(clamping: try row.integer(24))
      self.init(
        id: id, session: session, number: number,
        title: try row.text(3).cut(toBytes: WireLimits.string), words: words,
        pin: RemarkPin(
          element: element, fraction: PinFraction(x: try row.real(16), y: try row.real(17)),
          x: try row.real(18), y: try row.real(19)),
        order: order, revision: try row.text(21).cut(toBytes: WireLimits.string),
        source: SourceLine(file: try row.text(25), line: try row.integer(26)),
        resolved: try row.integerOrNull(22).map { WallTime(seconds: $0) },
        isOrphaned: try row.integer(23) != 0,
        pictureBytes: (0...SessionLimits.remarkPictureBytes).contains(bytes) ? bytes : 0)
    } catch {
      return nil
    }
  }
}

extension SourceLine {
  /// Nil for an empty file.
  fileprivate init?(file: String, line: Int64) {
    let file = RemarkText.line(file, upTo: WireLimits.string)
    guard !file.isEmpty else { return nil }
    self.init(file: file, line: max(0, Int(clamping: line)))
  }
}

extension RemarkWords {
  /// Four columns of a row, from `column` on: name, text, time, and whether they are the owner's.
  fileprivate init?(_ row: DatabaseRow, at column: Int) {
    guard let name = (try? row.text(column)).flatMap(RemarkText.name),
      let text = (try? row.text(column + 1)).flatMap(RemarkText.text),
      let made = try? row.integer(column + 2), let isOwner = try? row.integer(column + 3)
    else { return nil }
    self.init(name: name, text: text, made: WallTime(seconds: made), isOwner: isOwner != 0)
  }
}

extension RemarkSheet {
  fileprivate init?(_ row: DatabaseRow) {
    guard let session = (try? row.text(0)).flatMap({ SessionID($0) }), let isAllowed = try? row.integer(1),
      let lastNumber = try? row.integer(2), (0...Int64(WireLimits.varint / 2)).contains(lastNumber)
    else { return nil }
    self.init(session: session, isAllowed: isAllowed != 0, lastNumber: Int(lastNumber))
  }
}

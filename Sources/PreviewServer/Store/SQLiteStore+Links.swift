import PreviewSession
import PreviewWire
import SQLiteDatabase

/// Links as rows of the table that `Schema` makes.
extension SQLiteStore {
  static let loadLinksStatement = """
    SELECT id, session, name, role, key_hash, made, expires, last_used, ended, ended_at, frames, card
    FROM links WHERE source = ? ORDER BY made, id
    """

  /// Only what can change of a link does.
  static let putLinkStatement = """
    INSERT INTO links (id, source, session, name, role, key_hash, made, expires, last_used, ended, ended_at,
      frames, card)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
      last_used = excluded.last_used, ended = excluded.ended, ended_at = excluded.ended_at
    WHERE source = excluded.source
    """

  static let removeLinkStatement = "DELETE FROM links WHERE id = ? AND source = ?"
}

extension Link {
  /// The parameters of `putLinkStatement`.
  func values(of source: KeptSource) -> [DatabaseValue] {
    [
      .text(id.description), .text(source.text), .text(session.description), .text(name), .text(role.name),
      .blob(keyHash), .integer(made.seconds), DatabaseValue(expires), DatabaseValue(lastUsed),
      ended.map { .text($0.rawValue) } ?? .null, DatabaseValue(endedAt),
      .text(frames.map(\.description).joined(separator: " ")), .integer(hasCard ? 1 : 0),
    ]
  }

  /// A row of `loadLinksStatement`; nil for one that can be no link here. A person may have written it: a
  /// word that is not known lets nobody in, and shows nothing to anybody.
  init?(_ row: DatabaseRow) {
    do throws(DatabaseError) {
      guard let id = LinkID(try row.text(0)), let session = SessionID(try row.text(1)),
        let role = ViewerRole(name: try row.text(3)), role < .owner
      else { return nil }
      let (name, hash, end) = (try row.text(2), try row.blob(4), try row.textOrNull(8))
      guard LinkOrder.isName(name), hash.count == KeyHash.length else { return nil }
      self.init(
        id: id, session: session, name: name, role: role, keyHash: hash,
        made: WallTime(seconds: try row.integer(5)), expires: WallTime(try row.integerOrNull(6)),
        frames: Self.frames(try row.text(10)), hasCard: try row.integer(11) == 1,
        lastUsed: WallTime(try row.integerOrNull(7)), ended: end.map { End(rawValue: $0) ?? .revoked },
        endedAt: WallTime(try row.integerOrNull(9)))
    } catch {
      return nil
    }
  }

  private static func frames(_ text: String) -> [FrameOrigin] {
    let words = text.split(separator: " ").prefix(SessionLimits.frameOrigins)
    return words.compactMap { FrameOrigin($0) }
  }
}

extension DatabaseValue {
  fileprivate init(_ time: WallTime?) { self = time.map { .integer($0.seconds) } ?? .null }
}

extension WallTime {
  fileprivate init?(_ seconds: Int64?) {
    guard let seconds else { return nil }
    self.init(seconds: seconds)
  }
}

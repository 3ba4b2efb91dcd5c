import PreviewSession
import PreviewWire
import SQLiteDatabase

/// Sessions as rows of the table that `Schema` makes.
extension SQLiteStore {
  static let loadStatement = """
    SELECT id, slug, screen, knobs, state, last_seq, made, last_used, maker, acts
    FROM sessions WHERE source = ? ORDER BY made, id
    """

  /// A session of another source is not taken over, even if its name were the same.
  static let putStatement = """
    INSERT INTO sessions (id, source, slug, screen, knobs, state, last_seq, made, last_used, maker, acts)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
      slug = excluded.slug, screen = excluded.screen, knobs = excluded.knobs, state = excluded.state,
      last_seq = excluded.last_seq, made = excluded.made, last_used = excluded.last_used, acts = excluded.acts
    WHERE source = excluded.source
    """

  static let removeStatement = "DELETE FROM sessions WHERE id = ? AND source = ?"
}

extension KeptSession {
  /// The parameters of `putStatement`.
  func values(of source: KeptSource) -> [DatabaseValue] {
    [
      .text(id.description), .text(source.text), .text(slug), .text(KeptText.text(of: screen)),
      .text(KeptText.text(of: knobs)), .blob(state), .integer(Int64(lastSeq)), .integer(made.seconds),
      .integer(lastUsed.seconds), .text(maker), .blob(acts),
    ]
  }

  /// Frames are numbered on from that of a row, and each start leaves out some. Half of all numbers are for
  /// that; without any, no frame would be newer than those that viewers have seen.
  private static let seqs = 0...Int64(WireLimits.varint / 2)

  /// A row of `loadStatement`; nil for one that can be no session here. A person may have written it.
  init?(_ row: DatabaseRow) {
    guard
      let id = try? SessionID(row.text(0)), let slug = try? row.text(1), slug.utf8.count <= WireLimits.string,
      let screen = try? row.text(2), let knobs = try? row.text(3), let state = try? row.blob(4),
      state.count <= WireLimits.state, let seq = try? row.integer(5),
      Self.seqs.contains(seq), let made = try? row.integer(6),
      let lastUsed = try? row.integer(7), let maker = try? row.text(8),
      let acts = try? row.blob(9), acts.count <= WireLimits.acts
    else { return nil }
    self.init(
      id: id, slug: slug, maker: maker, screen: KeptText.screen(screen), knobs: KeptText.knobs(knobs),
      state: state, acts: acts, lastSeq: Int(seq), made: WallTime(seconds: made),
      lastUsed: WallTime(seconds: lastUsed))
  }
}

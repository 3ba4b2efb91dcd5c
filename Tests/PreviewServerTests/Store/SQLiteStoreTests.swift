import Foundation
import PreviewSession
import PreviewWire
import SQLiteDatabase
import Testing

@testable import PreviewServer

@Suite struct `Sessions in SQLite` {
  private let state: StoreFolder

  init() throws { state = try StoreFolder() }

  private func sessions(of source: KeptSource = .gallery) throws -> [KeptSession] {
    let store = try state.store(of: source)
    defer { store.close() }
    return try store.load().sessions
  }

  @Test func `are there again with all their parts, in the order in which they were made`() throws {
    let kept = (1...5).map { KeptSession.example($0, stateBytes: Int($0) * 60_000 % 262_144) }
    let store = try state.store()
    try store.apply(kept.reversed().map(StoreChange.put))
    store.close()

    #expect(try sessions() == kept)
  }

  @Test func `are as they were put last, and gone once they are removed`() throws {
    let store = try state.store()
    var (first, second) = (KeptSession.example(1), KeptSession.example(2))
    try store.apply([.put(first), .put(second), .remove(.session(SessionID(high: 9, low: 9)))])
    first.slug = "another"
    second.state = []
    try store.apply([.put(first), .put(second), .put(first)])
    #expect(try store.load().sessions == [first, second])
    try store.apply([.remove(.session(first.id))])
    try store.apply([])
    store.close()

    #expect(try sessions() == [second])
  }

  @Test func `of another source are neither shown nor changed`() throws {
    let other = KeptSource(path: "/nowhere/App")
    let session = KeptSession.example(1)
    let store = try state.store(of: other)
    try store.apply([.put(session)])
    store.close()

    let gallery = try state.store()
    var stolen = session
    stolen.slug = "stolen"
    try gallery.apply([.put(stolen), .remove(.session(session.id)), .put(.example(2))])
    #expect(try gallery.load().sessions == [.example(2)])
    gallery.close()

    #expect(try sessions(of: other) == [session])
  }

  @Test func `are named by where their source really is`() throws {
    let link = state.folder.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: state.path)
    #expect(KeptSource(path: link) == KeptSource(path: state.path))
    #expect(
      KeptSource(path: link + "/../" + (state.path as NSString).lastPathComponent + "/.")
        == KeptSource(path: link))
    #expect(KeptSource(path: "gallery") != .gallery, "a folder of that name is no gallery")
    #expect(KeptSource(nil) == .gallery)
  }

  @Test func `are there after a crash, whatever was not closed`() throws {
    let store = try state.store()
    try store.apply([.put(.example(1))])
    try store.apply([.put(.example(2))])

    let found = try state.crashed().store()
    #expect(try found.load().sessions == [.example(1), .example(2)])
    withExtendedLifetime(store) {}
  }

  @Test func `are there after their server was killed, and its lock holds nobody up`() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = state.path as String] in
      let store = try SQLiteStore(StateFolder(asked: path, environment: [:]), source: .gallery)
      try store.apply([.put(.example(1)), .put(.example(2))])
      kill(getpid(), SIGKILL)
    }

    #expect(try sessions() == [.example(1), .example(2)])
  }

  @Test func `are nobody else's to read, and can be looked at while they are in use`() throws {
    let store = try state.store()
    try store.apply([.put(.example(1))])
    for (name, _) in try state.bytes() {
      let attributes = try FileManager.default.attributesOfItem(atPath: state.folder.file(name))
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
    }

    let row = try Database(state.database, .existing).rows(
      "SELECT id, source, screen ->> 'appearance', knobs ->> '$.\"Cards.isOpen\"' FROM sessions")
    #expect(
      row.first?.values == [
        .text(KeptSession.example(1).id.description), .text("gallery"), .text("dark"), .integer(1),
      ])
  }

  @Test func `that make no sense are counted, and left as they are`() throws {
    let store = try state.store()
    try store.apply([.put(.example(1)), .put(.example(2)), .put(.example(3)), .put(.example(4))])
    let byHand = try Database(state.database, .existing)
    try byHand.run("UPDATE sessions SET id = 'guess' WHERE slug = 'preview-1'")
    try byHand.run("UPDATE sessions SET last_seq = -1 WHERE slug = 'preview-2'")
    try byHand.run("UPDATE sessions SET state = zeroblob(262145) WHERE slug = 'preview-3'")

    #expect(try store.load() == LoadedSessions(sessions: [.example(4)], unreadable: 3))
    #expect(try byHand.rows("SELECT count(*) FROM sessions").first?.integer(0) == 4)
  }

  @Test func `whose frames would have no numbers any more are none that can go on`() throws {
    let store = try state.store()
    try store.apply([.put(.example(1)), .put(.example(2))])
    let byHand = try Database(state.database, .existing)
    try byHand.run("UPDATE sessions SET last_seq = \(WireLimits.varint) WHERE slug = 'preview-1'")

    #expect(try store.load() == LoadedSessions(sessions: [.example(2)], unreadable: 1))
  }
}

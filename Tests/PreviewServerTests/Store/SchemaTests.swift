import Foundation
import SQLiteDatabase
import Testing

@testable import PreviewServer

@Suite struct `The form of the file of sessions` {
  private let state: StoreFolder
  private let file: String
  /// One step more than there is.
  private let next = Schema(
    steps: Schema.current.steps + [["ALTER TABLE sessions ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'"]])

  init() throws {
    state = try StoreFolder()
    file = state.database
  }

  private func version() throws -> Int { try Database(file, .existing).userVersion }

  @Test func `of a new file has all steps behind it`() throws {
    try state.store().close()
    #expect(try version() == Schema.current.steps.count)
    #expect(try Database(file, .existing).applicationID == Int(Schema.applicationID))
  }

  @Test func `of an older file is brought up, with all that is in it`() throws {
    let old = try state.store()
    try old.apply([.put(.example(1))])
    old.close()

    let new = try state.store(schema: next)
    #expect(try new.load().sessions == [.example(1)])
    try new.apply([.put(.example(2))])
    #expect(
      try Database(file, .existing).rows("SELECT DISTINCT mood FROM sessions").map(\.values) == [
        [.text("calm")]
      ])
    #expect(try version() == next.steps.count)
  }

  @Test func `of the first version is brought up, and hands have done nothing in its sessions`() throws {
    var session = KeptSession.example(1)
    let old = try Database(file)
    try Schema(steps: [Schema.current.steps[0]]).apply(to: old)
    let insert = """
      INSERT INTO sessions (id, source, slug, screen, knobs, state, last_seq, made, last_used, maker)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
    try old.prepare(insert).run(session.values(of: .gallery).dropLast())

    session.acts = []
    #expect(try state.store().load().sessions == [session])
    withExtendedLifetime(old) {}
  }

  @Test func `of an empty file is that of a new one`() throws {
    FileManager.default.createFile(atPath: file, contents: nil)
    #expect(try state.store().load() == LoadedSessions())
  }

  @Test func `that is newer is left alone, byte for byte`() throws {
    let new = try state.store(schema: next)
    try new.apply([.put(.example(1))])
    new.close()
    try expectLeft(
      .ofNewerVersion(file: file), saying: "is of a newer scrollwork, and was left as it is; use that one")
  }

  @Test func `of another program's file is left alone, byte for byte`() throws {
    let other = try Database(file)
    try other.run("CREATE TABLE sessions (id TEXT)")
    try expectLeft(.ofAnotherProgram(file: file), saying: "is of another program, and was left as it is")
    withExtendedLifetime(other) {}
  }

  @Test func `of a step that was interrupted is the one before`() throws {
    let old = try state.store()
    try old.apply([.put(.example(1))])
    old.close()
    var broken = next
    broken.steps[next.steps.count - 1] += ["CREATE TABLE sessions (id TEXT)"]
    let message = "table sessions already exists"
    #expect(throws: StoreError.failed(what: file, because: message)) { try state.store(schema: broken) }

    #expect(try version() == Schema.current.steps.count)
    #expect(try state.store().load().sessions == [.example(1)])
  }

  private func expectLeft(_ error: StoreError, saying: String) throws {
    let before = try state.bytes()
    #expect(throws: error) { try state.store() }
    #expect(error.sentence.contains(saying))
    var after = try state.bytes()
    after[FolderLock.file] = before[FolderLock.file]
    // An empty log may be left beside it.
    #expect(after.filter { !$0.value.isEmpty } == before.filter { !$0.value.isEmpty })
  }
}

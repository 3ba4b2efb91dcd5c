import Foundation
import PreviewSession
import SQLiteDatabase
import Testing

@testable import PreviewServer

@Suite struct `What goes wrong with kept sessions` {
  private let state: StoreFolder
  private let file: String

  init() throws {
    state = try StoreFolder()
    file = state.database
  }

  /// Closed or, as a crash leaves it, with its last writes in the log only.
  private func fill(isClosed: Bool) throws -> StoreFolder {
    let store = try state.store()
    try store.apply((1...20).map { .put(.example($0, stateBytes: 10_000)) })
    if isClosed {
      store.close()
      return state
    }
    defer { store.close() }
    return try state.crashed()
  }

  private func overwrite(_ file: String, at offset: UInt64, count: Int) throws {
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: file))
    defer { try? handle.close() }
    try handle.seek(toOffset: offset)
    try handle.write(contentsOf: Data(repeating: 0xEE, count: count))
  }

  @Test(arguments: [(offset: 0, count: 100), (offset: 100, count: 50), (offset: 4096, count: 4096 * 12)])
  func `a damaged file is left as it is, byte for byte`(offset: UInt64, count: Int) throws {
    let state = try fill(isClosed: true)
    try overwrite(file, at: offset, count: count)
    let before = try state.bytes()

    let error = #expect(throws: StoreError.damaged(file: file)) { try state.store() }
    #expect(
      error?.sentence
        == "\(file) is damaged, and was left as it is; move it away, and the next start makes a new one")
    #expect(try state.bytes().filter { !$0.value.isEmpty } == before)

    // That is true.
    try FileManager.default.moveItem(atPath: file, toPath: state.folder.file("damaged.db"))
    #expect(try state.store().load() == LoadedSessions())
  }

  @Test func `a damaged file with writes in its log is left as it is, and so is the log`() throws {
    let closed = try fill(isClosed: true)
    let store = try closed.store()
    try store.apply([.put(.example(21))])
    let crashed = try closed.crashed()
    try overwrite(crashed.database, at: 4096, count: 4096 * 12)
    let before = try crashed.bytes()
    #expect(before["sessions.db-wal"]?.isEmpty == false)

    #expect(throws: StoreError.damaged(file: crashed.database)) { try crashed.store() }
    #expect(try crashed.bytes() == before)
    withExtendedLifetime(store) {}
  }

  @Test func `a log that ends in the middle of a write has all that was kept before`() throws {
    let crashed = try fill(isClosed: false)
    let store = try crashed.store()
    try store.apply([.put(.example(21))])
    let torn = try crashed.crashed()
    let log = torn.database + "-wal"
    let length = try Data(contentsOf: URL(fileURLWithPath: log)).count
    truncate(log, length - 1000)

    #expect(try torn.store().load().sessions.count == 20)
    withExtendedLifetime(store) {}
  }

  @Test func `a full disk loses nothing that was kept, and what is new is kept once there is room`() throws {
    let store = try state.store(mostPages: 52)
    try store.apply([.put(.example(1, stateBytes: 60_000))])

    let error = #expect(throws: StoreError.full(folder: state.path)) {
      try store.apply([.put(.example(2)), .put(.example(3, stateBytes: 120_000))])
    }
    #expect(
      error?.sentence
        == "there is no room left in \(state.path); make some, or name another folder with --state")
    #expect(try store.load().sessions == [.example(1, stateBytes: 60_000)])

    try store.apply([
      .remove(.session(KeptSession.example(1).id)), .put(.example(2)), .put(.example(3, stateBytes: 120_000)),
    ])
    #expect(try store.load().sessions == [.example(2), .example(3, stateBytes: 120_000)])
  }

  @Test func `a disk without room for a new file says so`() throws {
    #expect(throws: StoreError.full(folder: state.path)) { try state.store(mostPages: 1) }
    #expect(try state.store().load() == LoadedSessions(), "the next start finds room")
  }

  @Test func `a read-only folder says so`() throws {
    chmod(state.path, 0o555)
    let error = #expect(throws: StoreError.readOnly(folder: state.path)) {
      try withoutPrivileges { try state.store() }
    }
    #expect(
      error?.sentence
        == "\(state.path) cannot be written; change its mode, or name another folder with --state")
  }

  @Test func `a read-only file in a folder that can be written says so, and stays as it is`() throws {
    _ = try fill(isClosed: true)
    let before = try Data(contentsOf: URL(fileURLWithPath: file))
    chmod(state.path, 0o777)
    chmod(state.folder.file("lock"), 0o666)
    chmod(file, 0o444)
    #expect(throws: StoreError.readOnly(folder: state.path)) { try withoutPrivileges { try state.store() } }
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == before)
  }

  @Test func `a file that another program writes in is not waited for without end`() throws {
    let store = try SQLiteStore(state.folder, source: .gallery, patience: 1)
    let other = try Database(file, .existing)
    try other.run("BEGIN IMMEDIATE")
    let error = #expect(throws: StoreError.busy(file: file)) { try store.apply([.put(.example(1))]) }
    #expect(error?.sentence == "another program writes in \(file); end it")
    try other.run("COMMIT")
    try store.apply([.put(.example(1))])
  }

  @Test func `a second server in the folder is told who has it`() throws {
    let store = try state.store()
    let error = #expect(throws: StoreError.taken(folder: state.path, by: getpid())) {
      try state.store(of: .init(path: "/a"))
    }
    #expect(
      error?.sentence
        == "process \(getpid()) keeps its sessions in \(state.path); end it, or name another folder with --state"
    )
    store.close()
    #expect(throws: Never.self) { try state.store() }
  }

  @Test func `a store that was closed says so`() throws {
    let store = try state.store()
    store.close()
    #expect(throws: StoreError.failed(what: file, because: "the store is closed")) { try store.load() }
  }
}

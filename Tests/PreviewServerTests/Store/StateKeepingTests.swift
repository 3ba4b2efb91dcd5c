import Foundation
import PreviewSession
import Testing

@testable import PreviewServer

@Suite struct `Keeping the state of a server` {
  private let day: Int64 = 24 * 60 * 60

  private func session(_ number: UInt64, usedDaysAgo days: Int64, before now: WallTime) -> KeptSession {
    var session = KeptSession.example(number)
    session.lastUsed = WallTime(seconds: now.seconds - days * day)
    return session
  }

  @Test func `begins with the sessions of the run before`() throws {
    let state = try StoreFolder()
    let now = WallTime.now
    let kept = session(1, usedDaysAgo: 3, before: now)
    let first = try StateKeeping.open(state.folder, source: .gallery, keepDays: 30, at: now)
    #expect(first.sessions == [] && first.unreadable == 0)
    first.writer.add(.put(kept))
    first.writer.finish()

    let second = try StateKeeping.open(state.folder, source: .gallery, keepDays: 30, at: now)
    #expect(second.sessions == [kept])
  }

  @Test func `removes sessions that were not used for too long`() throws {
    let now = WallTime(seconds: 1_800_000_000)
    let (old, young) = (session(1, usedDaysAgo: 31, before: now), session(2, usedDaysAgo: 29, before: now))
    let ofTomorrow = session(3, usedDaysAgo: -1, before: now)
    let store = FakeStore([old, young, ofTomorrow])

    let keeping = try StateKeeping.open(store, keepDays: 30, at: now)
    #expect(keeping.sessions == [young, ofTomorrow] && keeping.unreadable == 2)
    keeping.writer.finish()
    #expect(store.sessions == [young, ofTomorrow])
  }

  @Test func `is of the source that is served, where the options say, and not at all for no days`() throws {
    let state = try StoreFolder()
    var options = ServerOptions(publicFolder: "/nowhere")
    let environment = ["XDG_STATE_HOME": state.folder.file("home")]
    #expect(try StateKeeping.open(options, environment: environment, at: .now)?.sessions == nil)
    #expect(!FileManager.default.fileExists(atPath: state.folder.file("home")), "no folder is touched")

    options.keepDays = 30
    options.source = SourceOptions(path: state.path, builder: "/nonexistent")
    let usual = try #require(try StateKeeping.open(options, environment: environment, at: .now))
    usual.writer.add(.put(session(1, usedDaysAgo: 0, before: .now)))
    usual.writer.finish()
    #expect(FileManager.default.fileExists(atPath: state.folder.file("home/scrollwork/sessions.db")))

    options.stateFolder = state.folder.file("home/scrollwork")
    #expect(try StateKeeping.open(options, environment: [:], at: .now)?.sessions.count == 1)
    options.source = nil
    #expect(try StateKeeping.open(options, environment: [:], at: .now)?.sessions == [])
  }

  @Test func `makes its folder, and says why it cannot`() throws {
    let around = try StoreFolder()
    let folder = try StateFolder(asked: around.folder.file("new/scrollwork"), environment: [:])
    let keeping = try StateKeeping.open(folder, source: .gallery, keepDays: 30, at: .now)
    #expect(throws: StoreError.taken(folder: folder.path, by: getpid())) {
      try StateKeeping.open(folder, source: .gallery, keepDays: 30, at: .now)
    }
    keeping.writer.finish()
    chmod(folder.path, 0o777)
    #expect(throws: StoreError.writableByOthers(folder: folder.path)) {
      try StateKeeping.open(folder, source: .gallery, keepDays: 30, at: .now)
    }
  }
}

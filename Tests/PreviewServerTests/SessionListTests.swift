import PreviewSession
import PreviewWire
import Testing

@testable import PreviewServer

/// Sessions without a server.
private final class NoHost: LiveSessionHost {
  let sleepAfter = 600.0
  func build(_ tag: BuildTag) -> BuildResult? { nil }
  func needsAgent(_ session: LiveSession, at now: Moment) {}
  func needsCopy(_ session: LiveSession, at now: Moment) {}
  func changed(_ session: LiveSession) {}
  func callBack(_ session: LiveSession, at moment: Moment) {}
  func gather(_: LiveSession, by _: Notice.Asker) {}
  func pinsFound(in session: LiveSession) {}
  func arrived(_ session: LiveSession, _ arrival: SessionStateMachine.Arrival, at now: Moment) {}
}

private let now = WallTime(seconds: 2_000_000_000)

/// One that was used so many seconds ago.
private func session(_ number: Int, usedSecondsAgo age: Int, host: NoHost) -> LiveSession {
  var kept = KeptSession.example(UInt64(number), stateBytes: number)
  kept.lastUsed = WallTime(seconds: now.seconds - Int64(age))
  return LiveSession(kept, handle: SessionHandle(number), host: host, at: (Moment(seconds: 0), now))
}

@Suite struct `The list of sessions` {
  @Test func `has as many as it may, those that were used last, and says how many there are`() {
    let host = NoHost()
    let all = (1...20).map { session($0, usedSecondsAgo: $0 * 7 % 20, host: host) }
    let list = SessionList(of: all, most: 3, at: now) { "Title of \($0.slug)" }
    #expect(list.count == 20 && list.now == now)
    #expect(list.sessions.map { Int(now.seconds - $0.lastUsed.seconds) } == [0, 1, 2])
    #expect(
      list.sessions.map(\.title) == ["Title of preview-20", "Title of preview-3", "Title of preview-6"])
  }

  @Test func `has the newer ones first of those that were used at the same time`() {
    let host = NoHost()
    let all = [2, 3, 1].map { session($0, usedSecondsAgo: 5, host: host) }
    let list = SessionList(of: all, most: 2, at: now) { $0.slug }
    #expect(list.sessions.map(\.slug) == ["preview-3", "preview-2"])
  }

  @Test func `says of each what is kept of it, and where it stands`() throws {
    let host = NoHost()
    let one = session(9, usedSecondsAgo: 60, host: host)
    let list = SessionList(of: [one], most: 5, at: now) { _ in "A <b>" }
    let listed = try #require(list.sessions.first)
    #expect(listed.standing == .asleep && listed.viewerCount == 0 && listed.memoryBytes == nil)
    #expect(listed.keptBytes == KeptSession.example(9, stateBytes: 9).byteCount)
    #expect(
      list.json.text == #"{"sessions": [{"session": "\#(one.id)", "path": "/s/\#(one.id)", "#
        + #""preview": "preview-9", "title": "A \u003cb>", "state": "asleep", "viewers": 0, "made": 9, "#
        + #""lastUsed": 1999999940, "keptBytes": \#(listed.keptBytes), "memoryBytes": null}], "#
        + #""count": 1, "now": 2000000000}"#)
  }

  @Test(arguments: [
    (SessionStateMachine.State.waitingForAgent, "starting"), (.starting, "starting"),
    (.restarting, "starting"),
    (.live, "running"), (.asleep, "asleep"), (.failed("why"), "failed"),
  ])
  func `has one word for each way in which a session can stand`(
    state: SessionStateMachine.State, word: String
  ) {
    #expect(ListedSession.Standing(state).rawValue == word)
  }
}

@Suite struct `A session that has ended` {
  @Test func `is not kept again when its viewers leave it`() {
    let host = NoHost()
    let ended = session(1, usedSecondsAgo: 0, host: host)
    ended.kept = nil
    #expect(ended.unkept(at: now) != nil, "there is something to keep")
    ended.end(at: Moment(seconds: 1))
    #expect(ended.unkept(at: now) == nil)
  }
}

import PreviewWire
import Testing

@testable import PreviewHost

@MainActor @Suite struct `Log of a session` {
  private let log = SessionLog()

  private func drained(at now: Double) -> [String] {
    var messages: [String] = []
    log.drain(at: now) {
      messages.append($0)
      return true
    }
    return messages
  }

  @Test func `lets twenty warnings a second go, in their order`() {
    for number in 0..<50 { log.add("\(number)") }

    #expect(drained(at: 5) == (0..<20).map(String.init))
    #expect(log.nextDeadline == 6)
    #expect(drained(at: 5.5) == [])
    #expect(drained(at: 6) == (20..<40).map(String.init))
    #expect(drained(at: 9) == (40..<50).map(String.init))
    #expect(log.nextDeadline == nil)
  }

  @Test func `ends after a hundred, and says so`() {
    for number in 0..<1000 { log.add("\(number)") }
    let all = (0..<10).flatMap { drained(at: Double($0)) }

    #expect(all.count == 100)
    #expect(all.last == SessionLog.lastWarning)
    #expect(log.nextDeadline == nil)
  }

  @Test func `takes one and the same warning once, however often the preview is made again`() {
    for _ in 0..<300 { log.add("the same") }
    log.add("another")

    #expect(drained(at: 0) == ["the same", "another"])
    #expect(drained(at: 9) == [])
  }

  @Test func `cuts a warning at a character that still fits`() {
    log.add(String(repeating: "é", count: 400) + "x")
    log.add("a" + String(repeating: "é", count: 400))

    #expect(drained(at: 0).map(\.utf8.count) == [500, 499])
  }

  @Test func `keeps what was not taken, and tries again a second later`() {
    log.add("first")
    log.drain(at: 3) { _ in false }

    #expect(log.nextDeadline == 4)
    #expect(drained(at: 3.5) == [])
    #expect(drained(at: 4) == ["first"])
  }
}

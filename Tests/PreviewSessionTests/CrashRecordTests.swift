import Testing

@testable import PreviewSession

@Suite struct `Crashes and back-off` {
  @Test func `three crashes within ten seconds are too many`() {
    var record = CrashRecord()
    #expect(record.crashed(at: .init(seconds: 0)) == false)
    #expect(record.crashed(at: .init(seconds: 5)) == false)
    #expect(record.crashed(at: .init(seconds: 9)) == true)
  }

  @Test func `crashes far apart never add up`() {
    var record = CrashRecord()
    for second in stride(from: 0, to: 600, by: 6) {
      #expect(record.crashed(at: .init(seconds: second)) == false)
    }
  }

  @Test func `the first short lives are followed at once, the later ones ever more slowly`() {
    var backOff = RestartBackOff()
    var delays: [Int] = []
    for second in 0..<8 {
      backOff.started(at: .init(seconds: second))
      delays.append(backOff.delayAfterEnd(at: .init(seconds: second)))
    }
    #expect(delays == [0, 0, 1, 2, 4, 8, 8, 8])
  }

  @Test func `a long life makes up for short ones`() {
    var backOff = RestartBackOff()
    for second in 0..<5 {
      backOff.started(at: .init(seconds: second))
      _ = backOff.delayAfterEnd(at: .init(seconds: second))
    }
    backOff.started(at: .init(seconds: 10))
    #expect(backOff.delayAfterEnd(at: .init(seconds: 30)) == 0)
  }

  @Test func `one ping at a time, and two seconds without its answer mean hung`() {
    var watch = PingWatch()
    #expect(watch.ping(at: .init(seconds: 0)) == 1)
    #expect(watch.ping(at: .init(seconds: 1)) == nil)
    #expect(watch.isHung(at: .init(seconds: 2)))
    #expect(watch.answered(7, at: .init(seconds: 2)) == nil)
    #expect(watch.isHung(at: .init(seconds: 2)))
    #expect(watch.answered(1, at: .init(seconds: 3)) == 2)
    #expect(watch.answered(2, at: .init(seconds: 3)) == nil)
    #expect(!watch.isHung(at: .init(seconds: 100)))
    #expect(watch.ping(at: .init(seconds: 100)) == 3)
  }

  @Test func `an agent that answers is asked again about what was sent meanwhile`() {
    var watch = PingWatch()
    #expect(watch.ping(at: .init(seconds: 0)) == 1)
    #expect(watch.ping(at: .init(seconds: 1)) == nil)
    #expect(watch.ping(at: .init(microseconds: 1_500_000)) == nil)

    #expect(watch.answered(1, at: .init(microseconds: 1_900_000)) == 2)

    #expect(watch.waitingSince == .init(seconds: 1))
    #expect(!watch.isHung(at: .init(microseconds: 3_800_000)), "it has had 2 seconds from the second ping on")
    #expect(watch.isHung(at: .init(microseconds: 3_900_000)))
    #expect(watch.answered(2, at: .init(seconds: 4)) == nil)
    #expect(watch.waitingSince == nil)
  }
}

import Testing

@testable import PreviewSession

@Suite struct `Crashes and back-off` {
  /// Whether it is given up, having lived from one second to another.
  private func crash(_ record: inout CrashRecord, after start: Int, at end: Int) -> Bool {
    record.revived(at: .init(seconds: start))
    return record.died(at: .init(seconds: end))
  }

  @Test func `three crashes within ten seconds are too many`() {
    var record = CrashRecord()
    #expect(crash(&record, after: 0, at: 0) == false)
    #expect(crash(&record, after: 0, at: 5) == false)
    #expect(crash(&record, after: 5, at: 9) == true)
  }

  @Test func `three of a preview that never showed anything are, too`() {
    var record = CrashRecord()
    #expect(record.died(at: .init(seconds: 0)) == false)
    #expect(record.died(at: .init(seconds: 30)) == false)
    #expect(record.died(at: .init(seconds: 60)) == true)
  }

  @Test func `crashes far apart never add up`() {
    var record = CrashRecord()
    for second in stride(from: 0, to: 600, by: 6) {
      #expect(crash(&record, after: second, at: second + 6) == false)
    }
  }

  @Test func `the time that another agent takes to come up does not count`() {
    var record = CrashRecord()
    #expect(crash(&record, after: 0, at: 1) == false)
    #expect(crash(&record, after: 31, at: 32) == false)
    #expect(crash(&record, after: 62, at: 63) == true)
  }

  @Test func `a life begins with its first frame, and counts once`() {
    var record = CrashRecord()
    #expect(crash(&record, after: 0, at: 1) == false)
    record.revived(at: .init(seconds: 3))
    record.revived(at: .init(seconds: 9))
    #expect(record.died(at: .init(seconds: 10)) == false)
    #expect(crash(&record, after: 20, at: 21) == true, "1, 8 and 9 seconds of life")
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

  @Test func `an agent that is given no processor has not had the time to answer`() {
    var watch = PingWatch()
    watch.excuse(seconds: 100)
    #expect(watch.ping(at: .init(seconds: 0)) == 1)
    watch.excuse(seconds: 1.5)
    #expect(!watch.isHung(at: .init(seconds: 3)))
    #expect(watch.isHung(at: .init(seconds: 4)), "the rest of the time it could have run")

    #expect(watch.answered(1, at: .init(seconds: 4)) == nil)
    #expect(watch.ping(at: .init(seconds: 10)) == 2)
    #expect(watch.isHung(at: .init(seconds: 12)), "what excused one answer is no excuse for the next")
  }

  @Test func `what hangs is found where there is hardly a processor, too`() {
    var watch = PingWatch()
    #expect(watch.ping(at: .init(seconds: 0)) == 1)
    for second in 1...21 {
      watch.excuse(seconds: 0.99)
      #expect(!watch.isHung(at: .init(seconds: second)))
    }
    for _ in 22...30 { watch.excuse(seconds: 0.99) }
    #expect(watch.isHung(at: .init(seconds: 30)))
  }
}

import Testing

@testable import PreviewSession

@Suite struct `Rate limit` {
  @Test func `a burst of twice the rate passes, and not one message more`() {
    var rate = RateLimit(at: .init(seconds: 0))
    let passed = (0..<1000).count { _ in rate.admits(byteCount: 10, at: .init(seconds: 0)) }
    #expect(passed == 500)
  }

  @Test func `the steady rate passes for ever`() {
    var rate = RateLimit(at: .init(seconds: 0))
    for index in 0..<10_000 {
      #expect(rate.admits(byteCount: 200, at: .init(microseconds: index * 4_000)) == true)
    }
  }

  @Test func `bytes count as well as messages`() {
    var rate = RateLimit(at: .init(seconds: 0))
    let passed = (0..<20).count { _ in rate.admits(byteCount: 16_000, at: .init(seconds: 0)) }
    #expect(passed == 8)
  }

  @Test func `a clock that stands still or jumps back gives nothing away`() {
    var rate = RateLimit(at: .init(seconds: 100))
    _ = (0..<500).count { _ in rate.admits(byteCount: 1, at: .init(seconds: 100)) }
    #expect(rate.admits(byteCount: 1, at: .init(seconds: 50)) == false)
  }

  @Test func `what queued during a pause passes once, and what was not used is soon gone`() {
    func passed(afterPause seconds: Double?, later: Double = 0) -> Int {
      var rate = RateLimit(at: .init(seconds: 0))
      if let seconds { rate.forgive(seconds: seconds, at: .init(seconds: 0)) }
      return (0..<40_000).count { _ in rate.admits(byteCount: 1, at: at(later)) }
    }
    #expect(passed(afterPause: nil) == 500)
    #expect(passed(afterPause: 4) == 1500)
    #expect(passed(afterPause: 4, later: 10) == 1500)
    #expect(passed(afterPause: 4, later: 11) == 500)
    #expect(passed(afterPause: 1e9) == 500 + 60 * 250)
    #expect(passed(afterPause: -1) == 500)
  }
}

private func at(_ seconds: Double) -> Moment { Moment(microseconds: Int(seconds * 1_000_000)) }

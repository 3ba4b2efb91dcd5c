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
}

import Glibc
import Testing

@testable import Processes

@Suite struct `Time that a thread has used` {
  @Test func `grows with work, and not with waiting`() {
    let before = ThreadTime.seconds
    usleep(50_000)
    let waited = ThreadTime.seconds - before
    var sum = 0
    while ThreadTime.seconds - before < 0.1 { sum &+= 1 }
    #expect(waited < 0.05 && sum > 0)
  }
}

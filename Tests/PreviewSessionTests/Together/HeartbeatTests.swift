import Testing

@testable import PreviewSession

@Suite struct `A viewer's heartbeat` {
  @Test func `is not missed before anything is asked`() {
    var heartbeat = Heartbeat()
    #expect(heartbeat.isLost(at: Moment(seconds: 1000)) == false)
    #expect(heartbeat.heard() == false)
  }

  /// The gateway looks once a second: first whether somebody is lost, then it asks.
  @Test(arguments: [0, 1, 250, 500, 999])
  func `is missed less than five seconds after its last one`(phase: Int) {
    var heartbeat = Heartbeat()
    let died = Moment(microseconds: 10_000_000 + phase * 1000)
    var lost: Moment?
    for second in 1...30 where lost == nil {
      let now = Moment(seconds: second)
      if heartbeat.isLost(at: now) { lost = now }
      heartbeat.asks(at: now)
      if now < died { _ = heartbeat.heard() }
    }
    let seconds = lost.map { $0.seconds(since: died) } ?? .infinity
    #expect(seconds > 2 && seconds <= 4.1)
    #expect(heartbeat.isAway)
  }

  @Test func `is heard again`() {
    var heartbeat = Heartbeat()
    heartbeat.asks(at: Moment(seconds: 0))
    #expect(heartbeat.isLost(at: Moment(seconds: 2)) == false)
    #expect(heartbeat.isLost(at: Moment(seconds: 3)) == true)
    #expect(heartbeat.isLost(at: Moment(seconds: 4)) == false, "it is told once")
    heartbeat.asks(at: Moment(seconds: 4))
    #expect(heartbeat.heard() == true)
    #expect(!heartbeat.isAway)
    #expect(heartbeat.heard() == false)
    #expect(heartbeat.isLost(at: Moment(seconds: 60)) == false)
  }

  @Test func `may be late`() {
    var heartbeat = Heartbeat()
    for second in 0..<100 {
      #expect(heartbeat.isLost(at: Moment(seconds: second)) == false)
      heartbeat.asks(at: Moment(seconds: second))
      if second % 2 == 0 { _ = heartbeat.heard() }
    }
  }
}

import Testing

@testable import PreviewSession

@Suite struct `Asking people to come back` {
  @Test func `is told once in five seconds, and those between are passed over for good`() {
    var gathering = Gathering()
    let times = [0.0, 0.1, 4.9, 5.0, 9.9, 10.0, 300.0]
    let told = times.filter { gathering.asks(at: Moment(microseconds: Int($0 * 1_000_000))) }
    #expect(told == [0, 5, 10, 300])
  }
}

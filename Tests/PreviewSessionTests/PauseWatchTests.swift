import Testing

@testable import PreviewSession

@Suite struct `Pauses of the server` {
  @Test func `turns that come each second are none`() {
    var watch = PauseWatch(at: at(0))
    let pauses = (1...1000).compactMap { watch.turned(at: at(Double($0) * 1.01)) }
    #expect(pauses.isEmpty)
    #expect(!watch.isCatchingUp(at: at(1010)))
  }

  @Test func `a pause is noticed at the first turn after it, with its length, and once`() {
    var watch = PauseWatch(at: at(5))
    let pauses = [15.0, 15.0, 15.1, 16.1].map { watch.turned(at: at($0)) }
    #expect(pauses == [10, nil, nil, nil])
    #expect(watch.isCatchingUp(at: at(17)))
    #expect(!watch.isCatchingUp(at: at(17.1)))
  }

  @Test func `a clock that stands still or jumps back is no pause`() {
    var watch = PauseWatch(at: at(100))
    let pauses = [100.0, 50, 51].compactMap { watch.turned(at: at($0)) }
    #expect(pauses.isEmpty)
  }
}

private func at(_ seconds: Double) -> Moment { Moment(microseconds: Int(seconds * 1_000_000)) }

import Testing

@testable import PreviewHost

@Suite struct `Viewer clock` {
  @Test func `keeps the time from sample to sample, whatever the viewer's clock says`() {
    var clock = ViewerClock()

    clock.gestureBegins(at: 5000, arrivedAt: 1)
    let first = clock.sessionTime(of: 5000.000, arrivedAt: 1.000)
    let second = clock.sessionTime(of: 5000.016, arrivedAt: 1.021)

    #expect(first == 1.000)
    #expect(abs(second - 1.016) < 1e-9)
  }

  @Test func `a sample is never later than its arrival`() {
    var clock = ViewerClock()

    clock.gestureBegins(at: 10, arrivedAt: 2)
    _ = clock.sessionTime(of: 10, arrivedAt: 2)
    let faster = clock.sessionTime(of: 10.5, arrivedAt: 2.1)

    #expect(abs(faster - 2.1) < 1e-9)
  }

  @Test func `time never goes back within a gesture`() {
    var clock = ViewerClock()

    clock.gestureBegins(at: 10, arrivedAt: 2)
    let late = clock.sessionTime(of: 10, arrivedAt: 2)
    let corrected = clock.sessionTime(of: 10.2, arrivedAt: 2.01)
    let next = clock.sessionTime(of: 10.1, arrivedAt: 2.02)

    #expect(late <= corrected)
    #expect(corrected <= next)
  }

  @Test func `the last sample of a message sets the clock for those before it`() {
    var clock = ViewerClock()

    clock.gestureBegins(at: 7.016, arrivedAt: 3)
    let began = clock.sessionTime(of: 7.000, arrivedAt: 3)
    let moved = clock.sessionTime(of: 7.016, arrivedAt: 3)

    #expect(abs(began - 2.984) < 1e-9)
    #expect(abs(moved - 3) < 1e-9)
  }

  @Test func `a gesture that begins with a slow message keeps its times when faster ones follow`() {
    var clock = ViewerClock()
    clock.gestureBegins(at: 10, arrivedAt: 2)
    _ = clock.sessionTime(of: 10, arrivedAt: 2)

    // 30 ms slower than the one before, which was a second ago.
    clock.gestureBegins(at: 11, arrivedAt: 3.03)
    let times = [(11.000, 3.030), (11.016, 3.031), (11.032, 3.040)].map {
      clock.sessionTime(of: $0.0, arrivedAt: $0.1)
    }

    for (time, expected) in zip(times, [3.000, 3.016, 3.032]) { #expect(abs(time - expected) < 0.001) }
  }

  @Test func `clocks may drift apart by a tenth of a millisecond in a second`() {
    var clock = ViewerClock()
    clock.gestureBegins(at: 0, arrivedAt: 0)
    // The viewer's clock has lost 50 ms of 1,000 s.
    clock.gestureBegins(at: 999.95, arrivedAt: 1_000)
    #expect(abs(clock.sessionTime(of: 999.95, arrivedAt: 1_000) - 1_000) < 0.051)
    #expect(abs(clock.sessionTime(of: 999.966, arrivedAt: 1_000.016) - 1_000.016) < 1e-9)
  }

  @Test func `a viewer whose clock stood still while it slept is met anew`() {
    var clock = ViewerClock()
    clock.gestureBegins(at: 10, arrivedAt: 2)
    clock.gestureBegins(at: 11, arrivedAt: 3_600)
    #expect(abs(clock.sessionTime(of: 11, arrivedAt: 3_600) - 3_600) < 1e-9)
  }
}

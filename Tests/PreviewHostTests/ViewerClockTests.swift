import Testing

@testable import PreviewHost

@Suite struct `Viewer clock` {
  @Test func `keeps the time from sample to sample, whatever the viewer's clock says`() {
    var clock = ViewerClock()

    clock.gestureBegins()
    let first = clock.sessionTime(of: 5000.000, arrivedAt: 1.000)
    let second = clock.sessionTime(of: 5000.016, arrivedAt: 1.021)

    #expect(first == 1.000)
    #expect(abs(second - 1.016) < 1e-9)
  }

  @Test func `a sample is never later than its arrival`() {
    var clock = ViewerClock()

    clock.gestureBegins()
    _ = clock.sessionTime(of: 10, arrivedAt: 2)
    let faster = clock.sessionTime(of: 10.5, arrivedAt: 2.1)

    #expect(abs(faster - 2.1) < 1e-9)
  }

  @Test func `time never goes back within a gesture`() {
    var clock = ViewerClock()

    clock.gestureBegins()
    let late = clock.sessionTime(of: 10, arrivedAt: 2)
    let corrected = clock.sessionTime(of: 10.2, arrivedAt: 2.01)
    let next = clock.sessionTime(of: 10.1, arrivedAt: 2.02)

    #expect(late <= corrected)
    #expect(corrected <= next)
  }

  @Test func `the last sample of a message sets the clock for those before it`() {
    var clock = ViewerClock()

    clock.gestureBegins()
    clock.align(7.016, arrivedAt: 3)
    let began = clock.sessionTime(of: 7.000, arrivedAt: 3)
    let moved = clock.sessionTime(of: 7.016, arrivedAt: 3)

    #expect(abs(began - 2.984) < 1e-9)
    #expect(abs(moved - 3) < 1e-9)
  }
}

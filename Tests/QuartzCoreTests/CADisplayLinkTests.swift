import QuartzCore
import Testing

@MainActor @Suite struct `Display link` {
  let log = LoopLog()
  var loop: VirtualRunLoop { log.loop }

  @Test func `its time is the frame's, and the target is the next frame`() {
    var stamps: [TimeInterval] = []
    var targets: [TimeInterval] = []
    let link = CADisplayLink {
      stamps.append($0.timestamp)
      targets.append($0.targetTimestamp)
    }
    _ = loop
    link.add(to: .main, forMode: .common)

    loop.advance(to: 3.0 / 60)

    let expected: [TimeInterval] = [1.0 / 60, 2.0 / 60, 3.0 / 60]
    #expect(stamps == expected)
    let next: [TimeInterval] = [2.0 / 60, 3.0 / 60, 4.0 / 60]
    for (target, next) in zip(targets, next) { #expect(abs(target - next) < 1e-12) }
    #expect(link.duration == TimeInterval(1) / 60)
  }

  @Test func `CACurrentMediaTime is the frame's time within the callback`() {
    var times: [TimeInterval] = []
    let link = CADisplayLink { _ in times.append(CACurrentMediaTime()) }
    _ = loop
    link.add(to: .main, forMode: .common)

    loop.advance(to: 0.05)

    let expected: [TimeInterval] = [1.0 / 60, 2.0 / 60, 3.0 / 60]
    #expect(times == expected)
  }

  @Test func `a paused link neither hears frames nor keeps the loop awake`() {
    let link = log.link()
    link.isPaused = true
    #expect(loop.nextDeadline == nil)

    loop.advance(to: 0.1)
    link.isPaused = false
    loop.advance(to: 7.0 / 60)

    #expect(log.lines == ["frame 7"])
  }

  @Test func `an invalidated link stays silent even when it is added again`() {
    let link = log.link()
    link.invalidate()
    link.add(to: .main, forMode: .common)

    loop.advance(to: 0.1)

    #expect(log.lines == [])
    #expect(loop.nextDeadline == nil)
  }

  @Test func `a link in two modes is called once per frame, until it has left both`() {
    let link = log.link()
    link.add(to: .main, forMode: .default)

    loop.advance(to: 1.0 / 60)
    link.remove(from: .main, forMode: .common)
    loop.advance(to: 2.0 / 60)
    link.remove(from: .main, forMode: .default)
    loop.advance(to: 3.0 / 60)

    #expect(log.lines == ["frame 1", "frame 2"])
  }

  @Test func `a removed link can be added again`() {
    let link = log.link()
    link.remove(from: .main, forMode: .common)
    loop.advance(to: 1.0 / 60)
    link.add(to: .main, forMode: .common)
    loop.advance(to: 2.0 / 60)

    #expect(log.lines == ["frame 2"])
  }

  @Test func `a link that another one invalidates in the same frame is not called`() {
    var second: CADisplayLink?
    log.link("first") { _ in second?.invalidate() }
    second = log.link("second")

    loop.advance(to: 2.0 / 60)

    #expect(log.lines == ["first 1", "first 2"])
  }

  @Test func `a link may invalidate itself in its callback`() {
    log.link { $0.invalidate() }

    loop.advance(to: 0.1)

    #expect(log.lines == ["frame 1"])
    #expect(loop.nextDeadline == nil)
  }

  @Test func `a link added within a frame is first called for the next`() {
    var added = false
    log.link("outer") { _ in
      if !added { log.link("inner") }
      added = true
    }

    loop.advance(to: 2.0 / 60)

    #expect(log.lines == ["outer 1", "outer 2", "inner 2"])
  }

  @Test(arguments: [(60, 1), (30, 2), (20, 3), (15, 4), (0, 1), (1000, 1), (-5, 1)])
  func `a preferred rate calls every so many frames`(rate: Int, frames: Int) {
    let link = log.link()
    link.preferredFramesPerSecond = rate

    loop.advance(to: 1)

    #expect(log.lines.count == 60 / frames)
  }

  @Test func `a preferred rate counts the frames that were skipped`() {
    let link = log.link()
    link.preferredFramesPerSecond = 30

    for frame in stride(from: 2, through: 12, by: 2) {
      loop.advanceSkippingFrames(to: TimeInterval(frame) / 60)
    }

    #expect(log.lines == ["frame 2", "frame 4", "frame 6", "frame 8", "frame 10", "frame 12"])
  }
}

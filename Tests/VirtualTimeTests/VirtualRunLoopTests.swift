import Foundation
import Testing
import VirtualTime

@MainActor @Suite struct `Virtual run loop` {
  let log = FrameLog()
  var loop: VirtualRunLoop { log.loop }

  // MARK: Idle

  @Test func `an idle loop has no deadline`() {
    #expect(loop.nextDeadline == nil)

    loop.advance(to: 3600)

    #expect(loop.nextDeadline == nil)
    #expect(loop.now == 3600)
  }

  @Test func `a loop whose work is done is idle again`() {
    log.timer("timer", at: 0.1)
    loop.post {}
    let listener = log.listen()

    loop.advance(to: 0.2)
    loop.removeFrameListener(listener)

    #expect(loop.nextDeadline == nil)
  }

  @Test func `a cancelled timer does not wake the loop`() {
    let timer = loop.schedule(at: 1) {}
    timer.cancel()

    #expect(loop.nextDeadline == nil)
  }

  @Test func `work for the end of all days does not wake the loop, nor does it run`() {
    for time in [TimeInterval.infinity, 1e300] { log.timer("never", at: time) }

    loop.advance(to: 1e6)

    #expect(log.lines == [])
    #expect(loop.nextDeadline == nil)
  }

  // MARK: Order

  @Test func `timers run in order of time, and of scheduling where times are equal`() {
    let times = [3, 1, 2, 1, 3, 0, 2, 1].map { TimeInterval($0) / 100 }
    for (index, time) in times.enumerated() { log.timer("\(index)", at: time) }

    loop.advance(to: 0.02)

    #expect(log.lines == ["5 0", "1 10", "3 10", "7 10", "2 20", "6 20"])
  }

  @Test(arguments: 0..<20)
  func `timers agree with a stable sort`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ bound: UInt64) -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state % bound
    }
    let times = (0..<60).map { _ in TimeInterval(random(10)) / 10 }
    var ran: [Int] = []
    let items = times.enumerated().map { index, time in
      loop.schedule(at: time) { ran.append(index) }
    }
    let cancelled = Set((0..<15).map { _ in Int(random(60)) })
    for index in cancelled { items[index].cancel() }

    loop.advance(to: 1)

    let expected = times.indices.filter { !cancelled.contains($0) }
      .sorted { (times[$0], $0) < (times[$1], $1) }
    #expect(ran == expected)
  }

  @Test func `a timer in the past runs now, and after those that were due before`() {
    loop.advance(to: 1)
    log.timer("late", at: 0.5)
    log.timer("now", at: 1)
    log.timer("nonsense", at: .nan)

    loop.advance(to: 1)

    #expect(log.lines == ["late 1000", "now 1000", "nonsense 1000"])
  }

  @Test func `at one instant timers come first, then the frame, then the main queue, then the commit`() {
    loop.commit = { log.note("commit") }
    log.timer("timer", at: 0.5) {
      loop.post { log.note("posted") }
      loop.setNeedsCommit()
    }
    loop.advance(to: 0.49)
    log.listen()

    loop.advance(to: 0.5)

    #expect(log.lines == ["timer 500", "frame 30", "posted 500", "commit 500"])
  }

  @Test func `what a timer schedules for the same instant still runs in it`() {
    log.timer("first", at: 0.25) { log.timer("second", at: 0.25) }

    loop.advance(to: 0.25)

    #expect(log.lines == ["first 250", "second 250"])
  }

  @Test func `posted work that posts runs in the next turn of the same instant`() {
    loop.post {
      log.note("a")
      loop.post { log.note("c") }
    }
    loop.post { log.note("b") }

    loop.settle()

    #expect(log.lines == ["a 0", "b 0", "c 0"])
  }

  @Test func `each turn commits once, whatever asked for it`() {
    var commits = 0
    loop.commit = { commits += 1 }
    for _ in 0..<5 { loop.post { loop.setNeedsCommit() } }

    loop.settle()

    #expect(commits == 1)
  }

  // MARK: Frames

  @Test(arguments: [0.001, 0.004, 1.0 / 60, 0.0171, 1.0 / 50, 0.1, 0.37])
  func `every frame runs exactly once, however time is cut`(step: TimeInterval) {
    log.listen()

    var time = 0.0
    while time < 2 {
      time = min(2, time + step)
      loop.advance(to: time)
    }

    let expected = (1...120).map { "frame \($0)" }
    #expect(log.lines == expected)
  }

  @Test func `a frame at the very instant of an event comes after the event, and is not lost`() {
    log.listen()
    for frame in 1...5 {
      let time = TimeInterval(frame) / 60
      loop.advance(before: time)
      log.note("event")
      loop.advance(to: time)
    }

    #expect(
      log.lines == [
        "event 17", "frame 1", "event 33", "frame 2", "event 50", "frame 3", "event 67", "frame 4",
        "event 83",
        "frame 5",
      ])
  }

  @Test func `advancing before an instant leaves its timers alone`() {
    log.timer("earlier", at: 0.1)
    log.timer("at", at: 0.2)

    loop.advance(before: 0.2)
    #expect(log.lines == ["earlier 100"])
    #expect(loop.now == 0.2)

    loop.advance(to: 0.2)
    #expect(log.lines == ["earlier 100", "at 200"])
  }

  @Test func `a frame that is over does not come again for a listener that is added later`() {
    loop.advance(to: 0.5)
    log.listen()

    loop.advance(to: 0.51)
    #expect(log.lines == [])

    loop.advance(to: 31.0 / 60)
    #expect(log.lines == ["frame 31"])
  }

  @Test func `frames stay on the grid after a hundred days`() {
    let start = TimeInterval(100 * 86_400)
    loop.advance(to: start)
    var stamps: [TimeInterval] = []
    loop.addFrameListener(FrameNotes { stamps.append($0) })

    loop.advance(to: start + 2)

    let expected = (1...120).map { (start * 60 + TimeInterval($0)) / 60 }
    #expect(stamps == expected)
  }

  @Test func `frames run on after thirty years`() {
    loop.advance(to: 1e9)
    log.listen()

    loop.advance(to: 1e9 + 0.5)

    #expect((29...31).contains(log.lines.count))
  }

  // MARK: Skipping frames

  @Test func `skipped frames are one call for the latest of them, and timers all run, in order`() {
    log.listen()
    for index in 1...3 { log.timer("timer", at: TimeInterval(index) * 0.0165 * 2) }

    loop.advanceSkippingFrames(to: 0.1)

    #expect(log.lines == ["timer 33", "timer 66", "timer 99", "frame 6"])
  }

  @Test func `a timer after the latest of the skipped frames runs after it`() {
    log.listen()
    log.timer("timer", at: 0.105)

    loop.advanceSkippingFrames(to: 0.11)

    #expect(log.lines == ["frame 6", "timer 105"])
  }

  @Test func `skipping does not call a listener for a frame before it was added`() {
    loop.advance(to: 1.005)
    log.listen()

    loop.advanceSkippingFrames(to: 1.01)
    #expect(log.lines == [])

    loop.advanceSkippingFrames(to: 1.02)
    #expect(log.lines == ["frame 61"])
  }

  @Test func `skipping and going on in frames neither doubles nor loses one`() {
    log.listen()

    loop.advanceSkippingFrames(to: 0.1)
    loop.advanceSkippingFrames(to: 0.1)
    loop.advance(to: 0.15)

    #expect(log.lines == ["frame 6", "frame 7", "frame 8", "frame 9"])
  }

  // MARK: Work without end

  @Test func `main-queue work that re-posts itself does not stop time, nor run ahead of it`() {
    var turns = 0
    func repost() {
      turns += 1
      loop.post(repost)
    }
    repost()

    loop.advance(to: 0.005)
    #expect(loop.now == 0.005)

    loop.advance(to: 0.1)
    #expect(loop.now == 0.1)
    #expect(turns > 1000)
    #expect(turns < 20_000)
  }

  @Test func `layout that asks for layout in each pass gets a bounded number a frame`() {
    var layouts = 0
    loop.commit = { [loop] in
      layouts += 1
      loop.setNeedsCommit()
    }
    loop.setNeedsCommit()
    loop.advance(to: 0.009)
    let first = layouts
    #expect(first >= 20 && first <= 30)
    loop.advance(to: 0.1)
    #expect(loop.now == 0.1)
    #expect(layouts >= first * 5 && layouts <= first * 8)
  }

  @Test func `layout that other work asks for is not held up`() {
    var layouts = 0
    loop.commit = { layouts += 1 }
    func again(_ rest: Int) {
      loop.setNeedsCommit()
      if rest > 0 { loop.post { again(rest - 1) } }
    }
    loop.post { again(100) }
    loop.advance(to: 0.001)
    #expect(layouts == 101)
  }

  @Test func `a timer that schedules itself for now does not stop time`() {
    var calls = 0
    func again() {
      calls += 1
      loop.schedule(at: loop.now, again)
    }
    again()

    loop.advance(to: 0.1)

    #expect(loop.now == 0.1)
    #expect(calls < 20_000)
  }

  @Test func `a layout that asks for layout does not stop time`() {
    var commits = 0
    loop.commit = {
      commits += 1
      loop.setNeedsCommit()
    }
    loop.setNeedsCommit()

    loop.advance(to: 0.1)

    #expect(loop.now == 0.1)
    #expect(commits < 20_000)
  }

  @Test func `other work goes on beside work without end`() {
    func repost() { loop.post(repost) }
    repost()
    log.timer("timer", at: 0.05)
    log.listen()

    loop.advance(to: 0.05)

    #expect(log.lines == ["frame 1", "frame 2", "timer 50", "frame 3"])
  }

  // MARK: Size

  @Test func `a hundred thousand timers run, each once, in order of their times`() {
    let count = 100_000
    var times: [TimeInterval] = []
    for index in 0..<count {
      let time = TimeInterval((index &* 7919) % count) / TimeInterval(count)
      loop.schedule(at: time) { times.append(time) }
    }

    loop.advance(to: 1)

    #expect(times.count == count)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
  }
}

import Synchronization
import Testing

@testable import UIKit

/// A number that another thread writes.
private final class Reading: Sendable {
  static let none = UInt64.max
  let bits = Atomic<UInt64>(none)
}

@MainActor @Suite struct `Virtual time` {
  let log = Log()
  let stage = Stage()

  private func note(_ name: String) {
    log.note("\(name) \(Int((CACurrentMediaTime() * 1000).rounded()))")
  }

  @Test func `delayed work runs at its time, in order of time`() {
    stage.settle()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { note("b") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { note("a") }
    DispatchQueue.main.async { note("now") }

    stage.loop.advance(to: 1)

    #expect(log.lines == ["now 0", "a 100", "b 200"])
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test func `work that sleeps stops nothing, and what it sends off comes so much later`() {
    stage.settle()
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 1)
      DispatchQueue.main.async { note("after one") }
      usleep(500_000)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { note("after both") }
    }
    DispatchQueue.main.async { note("other") }
    stage.loop.advance(to: 3)
    #expect(log.lines == ["other 0", "after one 1000", "after both 1750"])
    // Never by a number that is none.
    DispatchQueue.main.async {
      for seconds in [-Double.infinity, -1, .nan, .infinity] { stage.loop.sleep(seconds) }
      DispatchQueue.main.async { note("at once") }
    }
    stage.loop.advance(to: 4)
    #expect(log.lines.last == "at once 3000")
  }

  @Test func `a semaphore that is waited for lets the other work go on until it is signalled`() {
    stage.settle()
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
      note("signal")
      semaphore.signal()
    }
    DispatchQueue.global().async {
      semaphore.wait()
      note("done")
    }
    DispatchQueue.main.async { note("other") }
    stage.loop.advance(to: 1)
    #expect(log.lines == ["other 0", "signal 500", "done 500"])
  }

  @Test func `waiting ends with its time, and at once where nothing is left that could end it`() {
    stage.settle()
    let semaphore = DispatchSemaphore(value: 1)
    #expect(semaphore.wait(timeout: .now()) == .success)
    #expect(semaphore.wait(timeout: .distantFuture) == .timedOut)
    Thread.detachNewThread { semaphore.signal() }
    #expect(semaphore.wait(timeout: .distantFuture) == .success)
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { semaphore.signal() }
    #expect(semaphore.wait(timeout: .now() + 1) == .timedOut)
    #expect(stage.loop.now == 0)
    semaphore.wait()
    #expect(stage.loop.now == 5)
  }

  @Test func `a group that is waited for is left by the work that was sent off in it`() {
    stage.settle()
    let group = DispatchGroup()
    for name in ["a", "b"] { DispatchQueue.global().async(group: group) { note(name) } }
    group.wait()
    note("all")
    #expect(log.lines == ["a 0", "b 0", "all 0"])
    group.enter()
    #expect(group.wait(timeout: .now() + 1) == .timedOut)
    group.leave()
  }

  @Test func `waiting in vain beside a timer that repeats leaves the clock near where it was`() {
    stage.settle()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
    DispatchSemaphore(value: 0).wait()
    #expect(stage.loop.now <= 5)
    timer.invalidate()
  }

  @Test func `work that posts itself for ever does not keep anybody waiting for ever`() {
    stage.settle()
    func repost() { DispatchQueue.main.async { repost() } }
    repost()
    #expect(DispatchSemaphore(value: 0).wait(timeout: .now() + 1) == .timedOut)
  }

  @Test func `a timer that calls nothing can stand where another one comes`() {
    let timer = Timer()
    timer.invalidate()
    #expect(!timer.isValid && timer.timeInterval == 0)
  }

  @Test func `a timer source begins when it is resumed, repeats, and ends when it is cancelled`() {
    stage.settle()
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "work"))
    timer.schedule(
      deadline: .now() + .milliseconds(100), repeating: .milliseconds(200), leeway: .milliseconds(1))
    timer.setEventHandler { note("tick") }
    timer.setCancelHandler { note("over") }
    stage.loop.advance(to: 0.05)
    timer.resume()
    stage.loop.advance(to: 0.4)
    timer.suspend()
    stage.loop.advance(to: 0.6)
    timer.resume()
    stage.loop.advance(to: 0.65)
    timer.cancel()
    stage.loop.advance(to: 2)
    #expect(log.lines == ["tick 100", "tick 300", "tick 600", "over 650"])
    #expect(timer.isCancelled && stage.loop.nextDeadline == nil)
  }

  @Test
  func
    `a timer source fires once without an interval, at once where its time is past, and not when gone`()
  {
    stage.settle()
    stage.loop.advance(to: 1)
    let once = DispatchSource.makeTimerSource()
    once.setEventHandler { note("once") }
    once.schedule(deadline: .now() - 1)
    once.resume()
    do {
      let gone = DispatchSource.makeTimerSource()
      gone.setEventHandler { note("gone") }
      gone.schedule(deadline: .now(), repeating: .nan)
      gone.resume()
    }
    stage.loop.advance(to: 3)
    #expect(log.lines == ["once 1000"])
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test func `the clock can be asked on any thread`() {
    stage.settle()
    stage.loop.advance(to: 3)
    let reading = Reading()
    Foundation.Thread { reading.bits.store(CFAbsoluteTimeGetCurrent().bitPattern, ordering: .releasing) }
      .start()
    while reading.bits.load(ordering: .acquiring) == Reading.none { sched_yield() }
    #expect(Double(bitPattern: reading.bits.load(ordering: .acquiring)) == 3)
  }

  @Test func `a queue can be made off the main actor, as a default argument is`() {
    nonisolated func label(of queue: DispatchQueue = DispatchQueue(label: "own", qos: .background)) -> String
    {
      queue.label
    }
    #expect(label() == "own")
  }

  @Test func `how urgent work is can be said with a priority within its class`() {
    let urgency = DispatchQoS(qosClass: .utility, relativePriority: -3)
    #expect(urgency == .utility && urgency.qosClass == .utility)
  }

  @Test func `a queue's own values are found by its work alone`() {
    stage.settle()
    let (key, queue) = (DispatchSpecificKey<String>(), DispatchQueue(label: "own"))
    queue.setSpecific(key: key, value: "own")
    queue.async { log.note("async \(DispatchQueue.getSpecific(key: key) ?? "-")") }
    queue.asyncAfter(deadline: .now() + 0.1) {
      log.note("after \(DispatchQueue.getSpecific(key: key) ?? "-")")
    }
    DispatchQueue.main.async { log.note("main \(DispatchQueue.getSpecific(key: key) ?? "-")") }
    #expect(queue.sync { DispatchQueue.getSpecific(key: key) } == "own")
    #expect(DispatchQueue.getSpecific(key: key) == nil && queue.getSpecific(key: key) == "own")
    stage.loop.advance(to: 1)
    queue.setSpecific(key: key, value: nil)

    #expect(log.lines == ["async own", "main -", "after own"])
    #expect(queue.getSpecific(key: key) == nil)
  }

  @Test func `work for the distant future never runs and costs nothing`() {
    stage.settle()
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { note("never") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .never) { note("never") }
    DispatchQueue.main.asyncAfter(deadline: .now() + TimeInterval.infinity) { note("never") }

    #expect(stage.loop.nextDeadline == nil)
    stage.loop.advance(to: 1e5)

    #expect(log.lines == [])
  }

  @Test func `a cancelled work item does not run`() {
    stage.settle()
    let item = DispatchWorkItem { note("item") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
    item.cancel()

    stage.loop.advance(to: 1)

    #expect(log.lines == [])
  }

  @Test func `sync runs at once`() {
    #expect(DispatchQueue.global().sync { 7 } == 7)
  }

  @Test func `a repeating timer keeps its beat until it is invalidated`() {
    stage.settle()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in note("timer") }

    stage.loop.advance(to: 1)
    timer.invalidate()
    stage.loop.advance(to: 2)

    #expect(log.lines == ["timer 250", "timer 500", "timer 750", "timer 1000"])
    #expect(stage.loop.nextDeadline == nil)
    #expect(timer.timeInterval == 0.25)
  }

  @Test func `a timer added for another mode as well fires once a beat`() {
    stage.settle()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in note("timer") }
    RunLoop.current.add(timer, forMode: .common)
    RunLoop.current.add(timer, forMode: .tracking)

    stage.loop.advance(to: 1)

    #expect(log.lines == ["timer 500", "timer 1000"])
  }

  @Test func `a timer that does not repeat fires once and is over`() {
    stage.settle()
    let timer = Timer(timeInterval: 0.1, repeats: false) { _ in note("timer") }
    stage.loop.advance(to: 1)
    #expect(log.lines == [])

    RunLoop.main.add(timer, forMode: .default)
    stage.loop.advance(to: 2)

    #expect(log.lines == ["timer 1100"])
    #expect(!timer.isValid)
    #expect(timer.timeInterval == 0)
  }

  @Test func `a timer invalidated before it is added, or in its own block, does not fire again`() {
    stage.settle()
    let dead = Timer(timeInterval: 0.1, repeats: true) { _ in note("dead") }
    dead.invalidate()
    RunLoop.main.add(dead, forMode: .common)
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) {
      note("once")
      $0.invalidate()
    }

    stage.loop.advance(to: 1)

    #expect(log.lines == ["once 100"])
    #expect(stage.loop.nextDeadline == nil)
  }

  @Test(arguments: [0, -5, TimeInterval.nan, -TimeInterval.infinity])
  func `an interval that is none does not stop time`(interval: TimeInterval) {
    stage.settle()
    var fired = 0
    let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in fired += 1 }

    stage.loop.advance(to: 0.01)
    timer.invalidate()

    #expect((99...101).contains(fired))
  }
}

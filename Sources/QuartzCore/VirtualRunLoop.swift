// One preview's main run loop, in virtual time.
//
// On a device the main thread sleeps until an event, a timer, the main queue or the display wakes it, and commits
// the layer tree at the end of each turn. Here time is a number that the host hands in: `advance(to:)` runs, in
// order, everything that became due. Nothing reads a clock, so the same input gives the same frames.

import CoreGraphics

/// The source of time, timers, main-queue work and display links of one session.
@preconcurrency @MainActor package final class VirtualRunLoop {
  /// Frames stand at `k / framesPerSecond` seconds.
  package nonisolated static let framesPerSecond = 60

  /// Work that re-posts itself would never let an instant end; after so many turns the rest waits for the next frame.
  static let turnsPerInstant = 1000

  /// The loop whose preview runs just now. UIKit's main thread serves many sessions, one at a time; the host sets
  /// this before it enters one.
  package static var current = VirtualRunLoop()

  /// Seconds since the session began.
  package private(set) var now: TimeInterval = 0

  /// Called at the end of each turn in which something asked for it: UIKit lays out its windows here.
  package var commit: () -> Void = {}

  private var needsCommit = false
  private var queue: [() -> Void] = []
  private var timers: [ScheduledWork] = []
  private var timersMade = 0
  private var frameListeners: [FrameListener] = []
  private var lastLayerID: UInt32 = 0

  package nonisolated init() {}

  package func takeLayerID() -> UInt32 {
    lastLayerID &+= 1
    return lastLayerID
  }

  // MARK: Work

  /// Runs `work` in the next turn, in order of posting: `DispatchQueue.main.async`.
  package func post(_ work: @escaping () -> Void) { queue.append(work) }

  /// Runs `work` at `time` (seconds of virtual time), or in the next turn where that has passed.
  @discardableResult
  package func schedule(at time: TimeInterval, _ work: @escaping () -> Void) -> ScheduledWork {
    timersMade += 1
    let item = ScheduledWork(time: max(time.isFinite ? time : now, now), order: timersMade, work: work)
    let place = timers.firstIndex { item.isBefore($0) } ?? timers.count
    timers.insert(item, at: place)
    return item
  }

  package func addFrameListener(_ listener: FrameListener) {
    if !frameListeners.contains(where: { $0 === listener }) { frameListeners.append(listener) }
  }

  package func removeFrameListener(_ listener: FrameListener) {
    frameListeners.removeAll { $0 === listener }
  }

  package func setNeedsCommit() { needsCommit = true }

  // MARK: Time

  /// When the loop has something to do next, in seconds of virtual time; nil when it can sleep until an event.
  package var nextDeadline: TimeInterval? {
    if !queue.isEmpty || needsCommit { return now }
    let timer = timers.first { !$0.isCancelled }?.time
    let frame = frameListeners.contains { !$0.isPaused } ? nextFrameTime : nil
    return [timer, frame].compactMap { $0 }.min()
  }

  /// The first frame time after `now`.
  package var nextFrameTime: TimeInterval { Self.frameTime(max(lastFrame, Self.frameIndex(at: now)) + 1) }

  /// Runs everything due up to and including `time`, frame by frame, and leaves the clock there.
  package func advance(to time: TimeInterval) {
    settle()
    while let deadline = nextDeadline, deadline <= time + Self.tolerance { step(to: deadline) }
    now = max(now, time)
  }

  /// As `advance(to:)`, but leaves alone what is due exactly at `time`: events of that instant come first.
  package func advance(before time: TimeInterval) {
    settle()
    while let deadline = nextDeadline, deadline < time - Self.tolerance { step(to: deadline) }
    now = max(now, time)
  }

  /// Jumps to `time` as a display does that missed frames: timers all run, display links once, for the latest frame.
  package func advanceSkippingFrames(to time: TimeInterval) {
    settle()
    while let timer = timers.first(where: { !$0.isCancelled })?.time, timer <= time + Self.tolerance {
      now = max(now, timer)
      runTimers()
      settle()
    }
    let latest = Self.frameIndex(at: time)
    if latest > lastFrame { runFrame(latest) }
    settle()
    now = max(now, time)
  }

  /// Ends the current turn: the main queue's work, then the commit, until both are done.
  package func settle() {
    for _ in 0..<Self.turnsPerInstant {
      let batch = queue
      queue = []
      for work in batch { work() }
      if needsCommit {
        needsCommit = false
        commit()
      }
      if queue.isEmpty && !needsCommit { return }
    }
  }

  // Times are sums of decimal fractions of a second; frames are sixtieths.
  private static let tolerance = 1e-9
  private var lastFrame = 0

  private static func frameTime(_ index: Int) -> TimeInterval {
    TimeInterval(index) / TimeInterval(framesPerSecond)
  }

  /// The last frame at or before `time`; 0 for times beyond all counting.
  private static func frameIndex(at time: TimeInterval) -> Int {
    Int(exactly: ((time + tolerance) * TimeInterval(framesPerSecond)).rounded(.down)) ?? 0
  }

  private func step(to deadline: TimeInterval) {
    // Work that re-posts itself without end: give the instant up and go on at the next frame.
    let isStuck = !queue.isEmpty && deadline <= now
    now = max(now, isStuck ? nextFrameTime : deadline)
    runTimers()
    let frame = Self.frameIndex(at: now)
    if frame > lastFrame, now - Self.frameTime(frame) < Self.tolerance { runFrame(frame) }
    settle()
  }

  private func runTimers() {
    while let first = timers.first, first.time <= now + Self.tolerance {
      timers.removeFirst()
      first.run()
    }
  }

  private func runFrame(_ index: Int) {
    lastFrame = index
    let time = Self.frameTime(index)
    now = max(now, time)
    for listener in frameListeners where !listener.isPaused { listener.frame(at: time) }
  }
}

/// Something that runs once per frame: a display link, a scroll view in motion.
@preconcurrency @MainActor package protocol FrameListener: AnyObject {
  /// A paused listener does not keep the session ticking.
  var isPaused: Bool { get }
  /// `time` is the frame's, in seconds of virtual time.
  func frame(at time: TimeInterval)
}

/// Work due at a time, which can be called off.
@preconcurrency @MainActor package final class ScheduledWork {
  let time: TimeInterval
  private let order: Int
  private var work: (() -> Void)?

  init(time: TimeInterval, order: Int, work: @escaping () -> Void) {
    self.time = time
    self.order = order
    self.work = work
  }

  package var isCancelled: Bool { work == nil }

  package func cancel() { work = nil }

  func isBefore(_ other: ScheduledWork) -> Bool { (time, order) < (other.time, other.order) }

  func run() {
    let work = self.work
    self.work = nil
    work?()
  }
}

/// Seconds of the running preview's own time: monotonic, and standing still while no one advances it.
@preconcurrency @MainActor public func CACurrentMediaTime() -> TimeInterval { VirtualRunLoop.current.now }

// One preview's main run loop, in virtual time.
//
// On a device the main thread sleeps until an event, a timer, the main queue or the display wakes it, and
// commits the layer tree at the end of each turn. Here time is a number that the host hands in:
// `advance(to:)` runs, in order, everything that became due. Nothing reads a clock, so the same input gives
// the same frames.

import Foundation

/// The source of time, timers, main-queue work and display links of one session.
@preconcurrency @MainActor package final class VirtualRunLoop {
  /// Frames stand at `k / framesPerSecond` seconds.
  package nonisolated static let framesPerSecond = 60

  /// Work that re-posts itself would never let an instant end; after so many turns the rest waits for the
  /// next frame.
  static let turnsPerInstant = 1000

  /// Layout that asks for layout would not either, and costs more. A view that does so in each layout gets
  /// one a frame on a device; here so many, as some layouts need several to come to rest.
  static let commitsPerInstant = 25

  /// Beyond this many seconds of virtual time (thirty thousand years) nothing is ever due: dates that mean
  /// "never".
  static let endOfTime: TimeInterval = 1e12

  /// The loop whose preview runs just now. UIKit's main thread serves many sessions, one at a time; the host
  /// sets this before it enters one.
  package static var current = VirtualRunLoop() {
    didSet {
      current.publish()
      if current !== oldValue { oldValue.context?.leave() }
      current.context?.enter()
    }
  }

  /// The one that took the latest turn; nil before the first, or when it is gone.
  private(set) static weak var latest: VirtualRunLoop?

  /// Seconds since the session began.
  package private(set) var now: TimeInterval = 0 {
    didSet { publishTime() }
  }

  /// Called at the end of each turn in which something asked for it: UIKit lays out its windows here.
  package var commit: () -> Void = {}

  /// The rest of the loop's session, beside its time; nil until a module above gives it something.
  package var context: (any LoopContext)?

  /// How many turns have ended with a commit.
  package private(set) var commits = 1

  /// Objects that are kept to the end of the turn, as a pool of Objective-C's does.
  private var autoreleased: [Any] = []
  private var needsCommit = false
  private var queue: [() -> Void] = []
  private var timers = ScheduledWorkQueue()
  private var timersMade = 0
  private var frameListeners: [FrameListener] = []

  /// A loop whose clock stands at `time`, in seconds, not negative: what is made in it goes on in the time of
  /// another.
  package nonisolated init(startingAt time: TimeInterval = 0) {
    now = max(0, time)
    lastFrame = Self.frameIndex(at: now)
  }

  // MARK: Work

  /// Runs `work` in the next turn, in order of posting: `DispatchQueue.main.async`.
  package func post(_ work: @escaping () -> Void) { queue.append(work) }

  /// Runs `work` at `time` (seconds of virtual time), or in the next turn where that has passed or is no
  /// number; never where it is infinite.
  @discardableResult
  package func schedule(at time: TimeInterval, _ work: @escaping () -> Void) -> ScheduledWork {
    timersMade += 1
    // In this order a time that is no number counts as now.
    let item = ScheduledWork(time: max(now, time), order: timersMade, work: work)
    if item.time < Self.endOfTime { timers.insert(item) }
    return item
  }

  package func addFrameListener(_ listener: FrameListener) {
    if !isListening(listener) { frameListeners.append(listener) }
  }

  package func removeFrameListener(_ listener: FrameListener) {
    frameListeners.removeAll { $0 === listener }
  }

  private func isListening(_ listener: FrameListener) -> Bool {
    frameListeners.contains { $0 === listener }
  }

  package func setNeedsCommit() { needsCommit = true }

  /// Keeps objects to the end of the turn: Objective-C's methods hand out such ones, and a weak property
  /// holds them until they have found an owner.
  package func autorelease(_ objects: [Any]) { autoreleased += objects }

  // MARK: Time

  /// When the loop has something to do next, in seconds of virtual time; nil when it can sleep until an
  /// event.
  package var nextDeadline: TimeInterval? {
    let turn = hasTurn ? now : nil
    let frame = frameListeners.contains { !$0.isPaused } ? nextFrameTime : nil
    guard let earliest = [turn, timers.nextTime(), frame].compactMap({ $0 }).min() else { return nil }
    return max(earliest, resumeTime)
  }

  /// The first frame that has not been yet: after `now`, or at `now` while that frame is still to come.
  package var nextFrameTime: TimeInterval { Self.frameTime(nextFrame) }

  /// Runs everything due up to and including `time`, frame by frame, and leaves the clock there.
  package func advance(to time: TimeInterval) {
    run { $0 <= time + Self.tolerance }
    move(to: time)
    lastFrame = max(lastFrame, Self.frameIndex(at: now))
  }

  /// As `advance(to:)`, but leaves alone what is due exactly at `time`: events of that instant come first.
  package func advance(before time: TimeInterval) {
    run { $0 < time - Self.tolerance }
    move(to: time)
  }

  /// Jumps to `time` as a display does that missed frames: timers all run, display links once, for the latest
  /// frame.
  package func advanceSkippingFrames(to time: TimeInterval) {
    lastFrame = max(lastFrame, Self.frameIndex(at: time) - 1)
    advance(to: time)
  }

  /// Ends the current turn: the main queue's work, then the commit, until both are done.
  package func settle() {
    turnsTaken = 0
    takeTurns()
  }

  private func run(while isDue: (TimeInterval) -> Bool) {
    settle()
    while let deadline = nextDeadline, isDue(deadline) { step(to: deadline) }
  }

  private func step(to deadline: TimeInterval) {
    move(to: deadline)
    runTimers()
    if nextFrameTime <= now + Self.tolerance { runFrame() }
    takeTurns()
  }

  private func move(to time: TimeInterval) {
    if time > now { turnsTaken = 0 }
    now = max(now, time)
  }

  // MARK: Turns

  /// Turns of the main queue and of the timers since the clock last moved.
  private var turnsTaken = 0
  /// No turn comes before this time, in seconds: an instant had too many.
  private var resumeTime: TimeInterval = 0

  private var hasTurn: Bool { !queue.isEmpty || needsCommit }

  private func takeTurns() {
    if VirtualExecutor.hasMail { VirtualExecutor.deliverMail() }
    Self.latest = self
    while hasTurn, resumeTime <= now {
      countTurn()
      runQueue()
      if needsCommit {
        needsCommit = false
        slept = 0
        commit()
        commits += 1
        countCommit()
      }
      context?.endTurn()
      // Objects that end here may do something, and hand out others: the pool is empty by then.
      let ended = autoreleased
      autoreleased = []
      withExtendedLifetime(ended) {}
    }
  }

  /// The work that was posted before the turn began, the next one last. Work that waits has the others go on.
  private var batch: [() -> Void] = []

  private func runQueue() {
    if batch.isEmpty {
      batch = queue.reversed()
      queue = []
    }
    while let work = batch.popLast() {
      slept = 0
      work()
    }
  }

  /// One pass over what was due when it began: a timer that sets itself again for now does not hold it up.
  private func runTimers() {
    countTurn()
    let last = timersMade
    while let item = timers.next(dueBy: now + Self.tolerance, madeBy: last) {
      slept = 0
      item.run()
    }
  }

  // MARK: Work that waits

  /// Seconds that the work under way would have slept by now. There is one thread, which everybody else
  /// needs: what the work sends off afterwards comes so much later instead.
  package private(set) var slept: TimeInterval = 0

  /// The work under way sleeps for `seconds`; nothing but a positive number counts.
  package func sleep(_ seconds: TimeInterval) { if seconds > 0, seconds.isFinite { slept += seconds } }

  /// Seconds of virtual time that work waits at most: the screen stands still until the host's clock has come
  /// as far. A timer that repeats would let the clock run on for ever.
  static let longestWait: TimeInterval = 5

  /// Has the work under way wait until `isDone`, while all other work that is due goes on, and the clock with
  /// it; the screen stands still meanwhile.
  ///
  /// - Parameter deadline: in seconds of virtual time.
  /// - Returns: whether it was done by then, or within `longestWait`. False at once where nothing is left
  ///   that could do it.
  package func wait(until deadline: TimeInterval, _ isDone: () -> Bool) -> Bool {
    let deadline = min(deadline, now + Self.longestWait)
    var turns = 0
    while !isDone() {
      turns += 1
      guard turns < Self.turnsPerInstant else { return false }
      if VirtualExecutor.hasMail { VirtualExecutor.deliverMail() }
      if !queue.isEmpty || !batch.isEmpty {
        runQueue()
        continue
      }
      guard let next = timers.nextTime(), next <= deadline + Self.tolerance else { return false }
      move(to: next)
      runTimers()
    }
    return true
  }

  /// Commits since the clock last moved that other work did not ask for.
  private var idleCommits = 0

  private func countCommit() {
    idleCommits = needsCommit && queue.isEmpty ? idleCommits + 1 : 0
    guard idleCommits >= Self.commitsPerInstant else { return }
    idleCommits = 0
    resumeTime = Self.frameTime(Self.frameIndex(at: now) + 1)
  }

  private func countTurn() {
    turnsTaken += 1
    guard turnsTaken >= Self.turnsPerInstant else { return }
    turnsTaken = 0
    resumeTime = Self.frameTime(Self.frameIndex(at: now) + 1)
  }

  // MARK: Frames

  // Times are sums of decimal fractions of a second; frames are sixtieths.
  private nonisolated static let tolerance = 1e-9
  /// The latest frame that is over, whether or not anything listened to it.
  private var lastFrame = 0

  private var nextFrame: Int {
    let before = Self.frameIndex(at: now)
    return max(lastFrame + 1, Self.frameTime(before) < now - Self.tolerance ? before + 1 : before)
  }

  private static func frameTime(_ index: Int) -> TimeInterval {
    TimeInterval(index) / TimeInterval(framesPerSecond)
  }

  /// The last frame at or before `time`; 0 for times beyond all counting.
  private nonisolated static func frameIndex(at time: TimeInterval) -> Int {
    Int(exactly: ((time + tolerance) * TimeInterval(framesPerSecond)).rounded(.down)) ?? 0
  }

  private func runFrame() {
    lastFrame = nextFrame
    let time = Self.frameTime(lastFrame)
    now = max(now, time)
    for listener in frameListeners where isListening(listener) && !listener.isPaused {
      listener.frame(at: time)
    }
  }
}

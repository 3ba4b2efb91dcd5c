// Timer — after Apple's documentation "Timer", read 2026-11.
// State: complete.

import QuartzCore

/// A timer on the running preview's virtual time. It shadows Foundation's, whose time is the machine's.
@preconcurrency @MainActor public final class Timer: MainActorObject {
  /// Seconds between calls; 0 for a timer that does not repeat.
  public var timeInterval: TimeInterval { repeats ? interval : 0 }
  /// False after `invalidate()`, and once a timer that does not repeat has fired.
  public private(set) var isValid = true
  /// The value that the maker of the timer wanted to be handed back; nil once the timer is invalid.
  public private(set) var userInfo: Any?
  /// Kept, without effect: virtual time is exact.
  public var tolerance: TimeInterval = 0

  /// When the timer fires next. The dates of virtual time begin at the reference date, the start of the
  /// session.
  public var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: nextTime ?? CACurrentMediaTime() + interval) }
    set {
      nextTime = newValue.timeIntervalSinceReferenceDate
      guard isValid, pending != nil else { return }
      pending?.cancel()
      schedule(at: newValue.timeIntervalSinceReferenceDate)
    }
  }

  private let interval: TimeInterval
  private let repeats: Bool
  /// nil once invalid: a timer keeps its target until then.
  private var block: ((Timer) -> Void)?
  private var pending: ScheduledWork?
  /// Seconds of virtual time; nil: the interval after the timer is added to a run loop.
  private var nextTime: TimeInterval?

  /// Not running until added to a run loop. Intervals under a tenth of a millisecond are taken as that.
  public init(timeInterval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    // In this order an interval that is no number counts as the shortest.
    interval = max(0.0001, timeInterval)
    self.repeats = repeats
    self.block = block
    super.init(_object: ())
  }

  /// A timer that calls nothing, for a property that is given another one later: `var timer = Timer()`.
  public convenience init() { self.init(timeInterval: 0, repeats: false) { _ in } }

  /// As `init(timeInterval:repeats:block:)`, first at `date`.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    nextTime = date.timeIntervalSinceReferenceDate
  }

  /// Calls `selector` of `target`, which is kept until the timer is invalidated, with the timer.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(timeInterval: timeInterval, repeats: repeats) { timer in
      selector.send(to: target, [timer])
    }
    self.userInfo = userInfo
  }

  /// As `init(timeInterval:target:selector:userInfo:repeats:)`, first at `date`.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    nextTime = date.timeIntervalSinceReferenceDate
  }

  /// A timer that runs already, with its first call after `interval` seconds.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  /// A timer that runs already, with its first call after `interval` seconds.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    timer.start()
    return timer
  }

  /// Calls at once, beside the schedule; a timer that does not repeat is invalid afterwards.
  public func fire() {
    guard isValid else { return }
    block?(self)
    if !repeats { invalidate() }
  }

  /// Ends the timer for good, and lets go of its target and `userInfo`.
  public func invalidate() {
    isValid = false
    block = nil
    userInfo = nil
    pending?.cancel()
    pending = nil
  }

  /// A timer that runs already, as one that is added for a second mode, runs on as it did.
  func start() {
    guard isValid, pending == nil else { return }
    schedule(at: nextTime ?? CACurrentMediaTime() + interval)
  }

  private func schedule(at time: TimeInterval) {
    nextTime = time
    pending = VirtualRunLoop.current.schedule(at: time) { [self] in
      if repeats { nextTime = time + interval }
      fire()
      if isValid, repeats { schedule(at: nextTime ?? time + interval) }
    }
  }
}

extension RunLoop {
  /// Begins the timer, whatever the mode; one that runs already runs on as it did.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}

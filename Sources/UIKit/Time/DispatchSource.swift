// DispatchSource — after Apple's documentation "DispatchSource" and "DispatchSourceTimer", read 2026-11.
// State: partial. Missing: sources of other events than time.

import QuartzCore

/// Makes sources of events. It shadows Dispatch's, whose time is the machine's.
@preconcurrency @MainActor public enum DispatchSource {
  /// Options of a timer.
  public struct TimerFlags: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// A set of the bits' options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without effect: virtual time is exact.
    public static let strict = TimerFlags(rawValue: 1)
  }

  /// A timer that waits for `resume()`. Without a queue its handler runs on the main one.
  public static func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil)
    -> any DispatchSourceTimer
  {
    VirtualTimerSource(queue ?? .main)
  }
}

/// A source of events that calls a handler.
@preconcurrency @MainActor public protocol DispatchSourceProtocol: AnyObject {
  /// Whether `cancel()` has been called; the source is silent from then on.
  var isCancelled: Bool { get }
  /// Sets the closure that each event calls; nil calls none. Urgency and flags have no effect.
  func setEventHandler(qos: DispatchQueue.QoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  /// Sets the closure that is called once, in a later turn, after `cancel()`.
  func setCancelHandler(qos: DispatchQueue.QoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  /// Sets the closure that is called once, in a later turn, when the source begins.
  func setRegistrationHandler(qos: DispatchQueue.QoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?)
  /// Begins, or goes on after a `suspend()`.
  func resume()
  /// Silent until `resume()`; a moment that passes meanwhile is caught up with then.
  func suspend()
  /// Begins.
  func activate()
  /// Ends for good; the cancel handler is called in a later turn.
  func cancel()
}

extension DispatchSourceProtocol {
  /// Sets the closure that each event calls; nil calls none.
  public func setEventHandler(
    qos: DispatchQueue.QoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) { setEventHandler(qos: qos, flags: flags, handler: handler) }

  /// Sets the closure that is called once, in a later turn, after `cancel()`.
  public func setCancelHandler(
    qos: DispatchQueue.QoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) { setCancelHandler(qos: qos, flags: flags, handler: handler) }

  /// Sets the closure that is called once, in a later turn, when the source begins.
  public func setRegistrationHandler(
    qos: DispatchQueue.QoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) { setRegistrationHandler(qos: qos, flags: flags, handler: handler) }

  /// Performs the item with each event, until it is cancelled.
  public func setEventHandler(handler item: DispatchWorkItem) { setEventHandler { item.perform() } }
  /// Performs the item once, in a later turn, after `cancel()`.
  public func setCancelHandler(handler item: DispatchWorkItem) { setCancelHandler { item.perform() } }
}

/// A source of the passing of time.
@preconcurrency @MainActor public protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// First at `time`, in seconds of virtual time, and then every `interval` seconds; nil: once.
  func _schedule(at time: TimeInterval, every interval: TimeInterval?)
}

extension DispatchSourceTimer {
  /// First at `deadline`, then after each `interval`; `never` is once. The leeway has no effect.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { _schedule(at: deadline.seconds, every: interval.inSeconds) }

  /// First at `deadline`, then every `interval` seconds. The leeway has no effect.
  public func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { _schedule(at: deadline.seconds, every: interval) }

  /// As with a `deadline`, for clocks on the wall, which show virtual time, too.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { _schedule(at: wallDeadline.seconds, every: interval.inSeconds) }

  /// As with a `deadline`, for clocks on the wall, which show virtual time, too.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { _schedule(at: wallDeadline.seconds, every: interval) }
}

private final class VirtualTimerSource: DispatchSourceTimer {
  /// Shorter intervals would never let time pass.
  private static let shortest: TimeInterval = 0.0001

  private let queue: DispatchQueue
  private var onEvent: (() -> Void)?
  private var onCancel: (() -> Void)?
  private var onRegistration: (() -> Void)?
  private(set) var isCancelled = false
  private var isRunning = false
  /// In seconds of virtual time; nil where nothing is scheduled.
  private var next: TimeInterval?
  private var interval: TimeInterval?
  private var pending: ScheduledWork?

  init(_ queue: DispatchQueue) { self.queue = queue }

  isolated deinit { pending?.cancel() }

  func setEventHandler(qos: DispatchQueue.QoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    onEvent = handler
  }

  func setCancelHandler(qos: DispatchQueue.QoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    onCancel = handler
  }

  func setRegistrationHandler(qos: DispatchQueue.QoS, flags: DispatchWorkItemFlags, handler: (() -> Void)?) {
    onRegistration = handler
  }

  func _schedule(at time: TimeInterval, every interval: TimeInterval?) {
    guard !isCancelled else { return }
    next = time.isFinite ? time : nil
    // In this order an interval that is no number counts as the shortest.
    self.interval = interval.flatMap { $0 == .infinity ? nil : max(Self.shortest, $0) }
    wait()
  }

  func resume() {
    guard !isCancelled, !isRunning else { return }
    isRunning = true
    if let registered = onRegistration {
      onRegistration = nil
      queue.async(execute: registered)
    }
    wait()
  }

  func activate() { resume() }

  func suspend() {
    isRunning = false
    pending?.cancel()
    pending = nil
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    suspend()
    (onEvent, onRegistration) = (nil, nil)
    if let cancelled = onCancel {
      onCancel = nil
      queue.async(execute: cancelled)
    }
  }

  private func wait() {
    pending?.cancel()
    pending = nil
    guard isRunning, let next else { return }
    pending = VirtualRunLoop.current.schedule(at: next) { [weak self] in self?.fire(at: next) }
  }

  private func fire(at time: TimeInterval) {
    pending = nil
    next = interval.map { time + $0 }
    if let onEvent { queue.sync(execute: onEvent) }
    if pending == nil { wait() }
  }
}

/// A demand on the queue whose work is under way.
public enum DispatchPredicate {
  case onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue), notOnQueue(DispatchQueue)
}

/// Holds: all queues are one thread here.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}

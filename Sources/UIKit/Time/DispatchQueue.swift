// DispatchQueue, DispatchWorkItem — after Apple's documentation of the two, read 2026-11.
// State: partial. Missing: targets; barriers and concurrency, as all is one thread.

import QuartzCore

/// Queues on the running preview's virtual time. It shadows Dispatch's, whose time is the machine's.
///
/// Every queue is the main queue: a preview is one thread, so that the same input gives the same frames. Work
/// sent to a global queue runs in a later turn of the main loop.
@preconcurrency @MainActor public final class DispatchQueue {
  /// How urgent work is. Without effect: all work is done in order.
  public enum QoS: Sendable {
    case userInteractive, userInitiated, `default`, utility, background, unspecified
  }

  /// The queue of the one thread.
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  /// The main queue, whatever the urgency.
  public static func global(qos: QoS = .default) -> DispatchQueue { main }

  /// The name that it was made with; nothing here reads it.
  public let label: String

  /// Options of a new queue. Without effect: every queue is the main one.
  public struct Attributes: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt64
    /// A set of the bits' options.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Work may run side by side. Without effect: it runs in order.
    public static let concurrent = Attributes(rawValue: 1 << 1)
    /// The queue waits to be activated. Without effect: it runs at once.
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  /// Pools of objects are not of Linux.
  public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }

  /// All but the label has no effect. Default values of arguments are made wherever they are.
  public nonisolated init(
    label: String, qos: QoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.label = label
  }

  /// Runs `work` in the next turn, in order of posting; the group is left after it.
  public func async(
    group: DispatchGroup? = nil, qos: QoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group?.enter()
    send {
      self.entered(work)
      group?.leave()
    }
  }

  /// Performs the item in the next turn, unless it has been cancelled by then.
  public func async(execute item: DispatchWorkItem) { send { self.entered(item.perform) } }

  /// In the next turn, or as much later as the work under way has slept.
  private func send(_ work: @escaping () -> Void) {
    let loop = VirtualRunLoop.current
    if loop.slept > 0 { loop.schedule(at: loop.now + loop.slept, work) } else { loop.post(work) }
  }

  private func send(at time: TimeInterval, _ work: @escaping () -> Void) {
    let loop = VirtualRunLoop.current
    loop.schedule(at: time + loop.slept, work)
  }

  /// Runs `work` at a moment of virtual time; one that is over is the next turn.
  public func asyncAfter(
    deadline: DispatchTime, qos: QoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    send(at: deadline.seconds) { self.entered(work) }
  }

  /// Performs the item at a moment of virtual time, unless it has been cancelled by then.
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    send(at: deadline.seconds) { self.entered(item.perform) }
  }

  /// As `asyncAfter(deadline:…)`, for clocks on the wall, which show virtual time, too.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: QoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    send(at: wallDeadline.seconds) { self.entered(work) }
  }

  /// Runs `work` with 0..<`iterations`, one after the other.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    var index = 0
    while index < iterations {
      work(index)
      index += 1
    }
  }

  /// Performs the item at once.
  public func sync(execute item: DispatchWorkItem) { entered(item.perform) }

  /// Runs `work` at once: there is no other thread to wait for.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try entered(work) }

  /// The queue whose work is under way; the main one where none was asked to do it.
  private static var current = main
  private var specific: [ObjectIdentifier: Any] = [:]

  /// Runs `work` as work of this queue.
  private func entered<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try work()
  }
}

/// How urgent work is. It shadows Dispatch's, since one thread does all of it in order.
public typealias DispatchQoS = DispatchQueue.QoS

extension DispatchQueue.QoS {
  /// The class without a place in it: the same type here.
  public typealias QoSClass = DispatchQueue.QoS

  /// How urgent within its class work is, has no effect.
  public init(qosClass: QoSClass, relativePriority: Int) { self = qosClass }

  /// The urgency itself.
  public var qosClass: QoSClass { self }
  /// Always 0.
  public var relativePriority: Int { 0 }
}

// Values that tell queues apart.
extension DispatchQueue {
  /// Keeps `value` with the queue; nil takes it away. Every global queue is the main one here, and has its
  /// values.
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {
    specific[ObjectIdentifier(key)] = value.map { (key, $0) }
  }

  /// The value kept with this queue; nil for none.
  public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
    (specific[ObjectIdentifier(key)] as? (DispatchSpecificKey<T>, T))?.1
  }

  /// The value kept with the queue whose work this is; nil for none.
  public static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { current.getSpecific(key: key) }
}

/// Work that can be called off until it runs.
@preconcurrency @MainActor public final class DispatchWorkItem {
  /// Whether `cancel()` has been called.
  public private(set) var isCancelled = false
  private let block: () -> Void

  /// Only `block` counts; urgency and flags have no effect.
  public init(
    qos: DispatchQueue.QoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
  ) {
    self.block = block
  }

  private var waiting: [() -> Void] = []
  private var isDone = false

  /// Runs the block, as often as it is called, unless the item has been cancelled.
  public func perform() {
    guard !isCancelled else { return }
    block()
    isDone = true
    for work in waiting { VirtualRunLoop.current.post(work) }
    waiting = []
  }

  /// Runs `work` in a later turn, once the item has been performed.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    if isDone { VirtualRunLoop.current.post(work) } else { waiting.append(work) }
  }

  /// Keeps the block from running from now on; one that is running goes on.
  public func cancel() { isCancelled = true }
}

/// A moment of virtual time.
public struct DispatchTime: Comparable, Sendable {
  /// Seconds of `CACurrentMediaTime`.
  var seconds: TimeInterval

  /// Never comes.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// The present moment of virtual time.
  public nonisolated static func now() -> DispatchTime {
    DispatchTime(seconds: CACurrentMediaTime())
  }

  /// Nanoseconds of `CACurrentMediaTime`; the largest number for what never comes.
  public var uptimeNanoseconds: UInt64 { UInt64(exactly: (max(0, seconds) * 1e9).rounded()) ?? .max }

  /// Whether `a` comes before `b`.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.seconds < b.seconds }

  /// A later moment; negative seconds make it an earlier one.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  /// A later moment; `never` makes it `distantFuture`.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(seconds: time.seconds + interval.inSeconds)
  }

  /// An earlier moment.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds - seconds)
  }
}

/// A moment of virtual time as clocks on the wall have it: the same as `DispatchTime` here.
public struct DispatchWallTime: Comparable, Sendable {
  /// Seconds of `CACurrentMediaTime`.
  var seconds: TimeInterval

  /// Never comes.
  public static let distantFuture = DispatchWallTime(seconds: .infinity)

  /// The present moment of virtual time.
  @preconcurrency @MainActor public static func now() -> DispatchWallTime {
    DispatchWallTime(seconds: CACurrentMediaTime())
  }

  /// Whether `a` comes before `b`.
  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.seconds < b.seconds }

  /// A later moment; negative seconds make it an earlier one.
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(seconds: time.seconds + seconds)
  }

  /// A later moment; `never` makes it `distantFuture`.
  public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    DispatchWallTime(seconds: time.seconds + interval.inSeconds)
  }
}

extension DispatchTimeInterval {
  /// Without an end for `.never`.
  var inSeconds: Double {
    switch self {
    case .seconds(let n): Double(n)
    case .milliseconds(let n): Double(n) / 1e3
    case .microseconds(let n): Double(n) / 1e6
    case .nanoseconds(let n): Double(n) / 1e9
    default: .infinity
    }
  }
}
